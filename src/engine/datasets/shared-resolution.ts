import type { ResolvedAccount, UnresolvedAccount } from '../../jobs/dataset-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import { type ResolvedAs, resolveGroup } from './resolve-group.ts';
import { shareOut } from './share-out.ts';
import type { SharedWork } from './shared-work.ts';

/** The step of parts in which accounts are resolved. */
export const RESOLVE = 'resolve';

/** Has other machines resolve some of the accounts of a draft. */
export interface ShareResolution {
  /** Worth it when there are so many accounts, of which so many wait. */
  readonly least: number;
  readonly leastWaiting: number;
  /** Undefined where nobody else works. */
  open(here: ResolvingHere): Promise<SharedResolution | undefined>;
}

export interface SharedResolution {
  /** Accounts of a group. */
  readonly size: number;
  /** So many groups may be under way elsewhere. */
  readonly ahead: number;
  resolve(group: readonly UnresolvedAccount[]): Promise<readonly ResolvedAccount[]>;
  /** What is under way fails. */
  close(): Promise<void>;
}

/** How accounts are resolved here. */
interface ResolvingHere extends ResolvedAs {
  readonly executor: Pick<JobExecutor, 'execute'>;
  /** Groups at the same time. */
  readonly groups: number;
}

interface SharedDraft {
  readonly path: string;
  /** Others resolve by the same version of the universe. */
  readonly referenceVersion: string;
}

/** Less than a second of work, of which a lease costs little. */
const SIZE = 512;
const AHEAD = 12;
/** Jobs that are executed together. */
const TOGETHER = 64;

export function shareResolution(
  sharing: SharedWork,
  { path, referenceVersion }: SharedDraft,
): ShareResolution {
  return {
    least: sharing.least,
    leastWaiting: Math.floor(sharing.least / 4),
    async open({ executor, groups, ...as }) {
      const { workspace, keepEvidence, keepNormal, least } = as;
      const desk = await sharing.open(workspace, { path, accounts: sharing.least });
      if (desk === undefined) return undefined;
      const out = shareOut(desk, { atOnce: groups, here: (_, given) => resolvePart(executor, given) });
      return {
        ...{ size: SIZE, ahead: AHEAD },
        async resolve(group) {
          const given: GivenPart = [group, { workspace, keepEvidence, keepNormal, least }];
          // What resolvePart gives, here or elsewhere.
          return (await out.ask({
            step: RESOLVE,
            known: 0,
            given,
            referenceVersion,
          })) as readonly ResolvedAccount[];
        },
        async close() {
          out.close();
          await desk.close();
        },
      };
    },
  };
}

type GivenPart = readonly [accounts: readonly UnresolvedAccount[], as: ResolvedAs];

/** Resolves the accounts of a part. */
export async function resolvePart(
  executor: Pick<JobExecutor, 'execute'>,
  given: readonly unknown[],
): Promise<readonly ResolvedAccount[]> {
  // Given above.
  const [accounts, as] = given as unknown as GivenPart;
  const resolved: ResolvedAccount[] = [];
  for (let from = 0; from < accounts.length; from += TOGETHER)
    resolved.push(...(await resolveGroup(accounts.slice(from, from + TOGETHER), executor, as)));
  return resolved;
}
