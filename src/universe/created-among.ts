import { CREATED_SOURCE } from '../resolution/records/source.ts';
import { withCreatedSince } from './created-since.ts';
import type { IdentityStore } from './identity-store.ts';
import { createdSource } from './read-source.ts';
import type { ReferenceVersion } from './reference-store.ts';

interface CreatedBy {
  readonly identity: Pick<IdentityStore, 'createdAmong'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The universe with those of the ids that were created since it was opened, by this process or others; the store is asked for these alone. */
export async function withCreatedAmong(
  reference: ReferenceVersion,
  coreIds: readonly string[],
  { identity, now }: CreatedBy,
): Promise<ReferenceVersion> {
  const unknown = coreIds.filter((id) => reference.index.entityOf(id) === undefined);
  if (unknown.length === 0) return reference;
  const records = await identity.createdAmong({ keys: [], coreIds: unknown });
  if (records.length === 0) return reference;
  const { info } = createdSource(records, new Date(now()).toISOString());
  const known = reference.sources();
  const isThere = known.some(({ name }) => name === CREATED_SOURCE.name);
  return { ...withCreatedSince(reference, records), sources: () => (isThere ? known : [...known, info]) };
}
