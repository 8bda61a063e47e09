import { type Claim, claimsOf } from './claims.ts';
import type { Clusters } from './clusters.ts';
import { assignOwnIds, mintCoreId, nextFree, type OwnIds } from './core-id.ts';
import { numberCounts } from './number-counts.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { byTrust } from './survivorship.ts';
import { vanishedKey } from './vanished-source.ts';

/** An id that left the store, with the records that its entity had then; earlier pins come first. */
export interface Pin {
  readonly coreId: string;
  readonly recordKeys: readonly string[];
  /** Records that came to its entity since; they decide when none of the others is left. */
  readonly laterKeys?: readonly string[];
}

/** The ids that entities answer to; entities are known by the lowest number of their records. */
export interface Identities {
  /** By head; 0 for records that are no head. */
  readonly coreIdOf: Float64Array;
  /** Pinned ids that an entity answers to besides its own, by head. */
  readonly formerIds: ReadonlyMap<number, readonly string[]>;
  readonly own: OwnIds;
  /** Ids that entities answer to by pin or as their own: no other entity's redirect. */
  isTaken(id: number): boolean;
}

/**
 * Pinned ids first, in order of pinning: each goes to the entity with most of its records. The others answer to the
 * id of their strongest record, unless that is pinned for another entity: then to the next record's, or a new one.
 */
export function identify(allRecords: NumberedRecords, clusters: Clusters, pins: Iterable<Pin>): Identities {
  const claims = claimsOf(claimed(allRecords, pins));
  const own = assignOwnIds(allRecords.mintedIds(), claims);
  const coreIdOf = new Float64Array(allRecords.size);
  const formerIds = new Map<number, string[]>();
  const taken = numberCounts();
  for (let at = 0; at < claims.size; at++) {
    taken.add(claims.id(at));
    const heir = largestPart(claims.records(at), clusters);
    if (heir === undefined) continue;
    if (coreIdOf[heir] === 0) coreIdOf[heir] = claims.id(at);
    else formerIds.set(heir, [...(formerIds.get(heir) ?? []), String(claims.id(at))]);
  }
  for (let head = 0; head < allRecords.size; head++) {
    if (clusters.headOf[head] !== head) continue;
    if (coreIdOf[head] === 0) {
      const numbers = byStrength(clusters.joined.get(head)?.records ?? [head], allRecords);
      const ownId = numbers
        .map((number) => own.ids[number] ?? 0)
        .find((id) => claims.recordsOf(id) === undefined);
      const isFree = (id: number) => !own.has(id) && taken.get(id) === 0;
      const minted = () => Number(mintCoreId(allRecords.identity(numbers[0] ?? head).key));
      coreIdOf[head] = ownId ?? nextFree(minted(), isFree);
    }
    taken.add(coreIdOf[head] ?? 0);
  }
  return { coreIdOf, formerIds, own, isTaken: (id) => taken.get(id) > 0 };
}

/** The strongest record first. */
function byStrength(numbers: readonly number[], allRecords: NumberedRecords): readonly number[] {
  if (numbers.length === 1) return numbers;
  const records = numbers.map((number) => ({ ...allRecords.identity(number), number }));
  return byTrust(records).map(({ number }) => number);
}

function* claimed(allRecords: NumberedRecords, pins: Iterable<Pin>): Iterable<Claim> {
  const found = (keys: readonly string[]) => keys.flatMap((key) => allRecords.numberOf(key) ?? []);
  for (const { coreId, recordKeys, laterKeys = [] } of pins) {
    const candidates = [recordKeys, laterKeys, [...recordKeys, ...laterKeys].map(vanishedKey)];
    yield { id: Number(coreId), records: candidates.map(found).find((records) => records.length > 0) ?? [] };
  }
}

/** The entity with most of the records; of equal ones that of the first record. */
function largestPart(records: Uint32Array, { headOf }: Clusters): number | undefined {
  const counts = new Map<number, number>();
  for (const number of records) {
    const head = headOf[number] ?? number;
    counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
