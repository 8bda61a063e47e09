import type { EntityInput } from '../../contract/entity-input.ts';
import type { JobStatus } from '../../contract/service.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';
import type { ExecuteApart } from '../reconciliation/execute-apart.ts';
import { toldBy } from '../reconciliation/gather-entities.ts';
import { jobStatus } from './job-body.ts';
import { storedEnd } from './stored-end.ts';

interface TryingParts {
  readonly execute: ExecuteApart;
  readonly identity: Pick<IdentityStore, 'pin'>;
  readonly now: () => number;
}

const FAMILY = 'entity-resolution';
const OPTIONS = { createMissing: false, keepEvidence: false } as const;

/** Resolves records as jobs of the workspace would; nothing is stored but the ids that the answers tell. */
export function tryingOut({ execute, identity, now }: TryingParts) {
  return async (
    workspace: string,
    inputs: readonly EntityInput[],
  ): Promise<readonly JobStatus<typeof FAMILY>[]> => {
    const ended = await execute({ workspace, family: FAMILY, options: OPTIONS, requests: inputs });
    await identity.pin(ended.flatMap(toldBy));
    const atMs = now();
    return ended.map(({ id, result }) =>
      jobStatus<typeof FAMILY>(
        storedEnd({ id, family: FAMILY, createdMs: atMs }, { result, endedMs: atMs }),
        { extended: true },
      ),
    );
  };
}
