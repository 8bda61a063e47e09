import type { Caller } from '../../contract/served-engine.ts';
import { localService } from '../local-service.ts';
import type { CommonParts, ServedParts } from '../service-parts.ts';

interface CallerParts {
  readonly service: Omit<CommonParts, 'workspace'>;
  readonly served: Omit<ServedParts, 'keyId'>;
}

/** One service for each key, made when it is first used. */
export function serviceOfKeys({ service, served }: CallerParts) {
  const known = new Map<string, Caller>();
  return ({ keyId, workspace }: { keyId: string; workspace: string }): Caller => {
    const caller = known.get(keyId) ?? {
      keyId,
      workspace,
      service: localService({ ...service, workspace, served: { ...served, keyId } }),
    };
    known.set(keyId, caller);
    return caller;
  };
}
