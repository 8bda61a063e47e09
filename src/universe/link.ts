import type { EarlierLinks, Verdict } from './earlier-links.ts';
import { joiningGroups } from './joining-groups.ts';
import { LINK_STRENGTH, type LinkReason } from './link-rules.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { pairsToJudge } from './pairs-to-judge.ts';
import { type ReusedIdentifier, reusedIdentifiers } from './reused-identifiers.ts';
import type { CrowdedKey } from './shared-keys.ts';
import { touchedRecords } from './touched-records.ts';
import { verdictsOf } from './verdicts.ts';

/** Two records that were found to be one company, and why. */
export interface Link {
  readonly left: string;
  readonly right: string;
  readonly reason: LinkReason;
}

/** Two records by their numbers, the lower one first. */
export interface NumberedLink {
  readonly left: number;
  readonly right: number;
  readonly reason: LinkReason;
}

/** Which records are one company. */
export interface Clusters {
  /** For each record the lowest number of its company. */
  readonly headOf: Uint32Array;
  /** The companies of more than one record by that number. */
  readonly joined: ReadonlyMap<number, JoinedRecords>;
  /** By type and value. */
  readonly reused: readonly ReusedIdentifier[];
  /** What was found out about pairs of records, and which keys were left out: the next version goes on from it. */
  readonly verdicts: readonly Verdict[];
  readonly crowded: readonly CrowdedKey[];
}

export interface JoinedRecords {
  /** All records, ascending. */
  readonly records: readonly number[];
  /** What holds them together; of a company that is as it was the earlier version knows it. */
  readonly links: readonly NumberedLink[] | 'as before';
}

interface LinkOptions {
  /** Takes what does not fit into memory. */
  readonly folder?: string | undefined;
  /** What has not changed since is taken over from it. */
  readonly earlier?: EarlierLinks | undefined;
}

/**
 * Groups records into companies. A pass over records, not over arrivals: pairs are judged by `linkReason`, joined in
 * order of strength and number, and a join is refused when any two records of the two groups contradict each other.
 */
export function linkRecords(allRecords: NumberedRecords, { folder, earlier }: LinkOptions = {}): Clusters {
  const toJudge = pairsToJudge(allRecords, { folder, earlier });
  const { all: verdicts, relinked } = verdictsOf(allRecords, toJudge, earlier);
  const links = linksIn(verdicts);
  const crowded = [...toJudge.crowded.values()];
  const groups = joiningGroups(allRecords);
  const isTouched = earlier && touchedRecords(allRecords, links, { earlier, relinked });
  if (earlier !== undefined && isTouched !== undefined)
    groups.takeOver((number) => (isTouched(number) ? undefined : earlier.entityOf(number)));
  for (const link of links) if (isTouched?.(link.left) !== false) groups.join(link);
  const { headOf, joined } = groups;
  return { headOf, joined, reused: reusedIdentifiers(verdicts, crowded), verdicts, crowded };
}

/** Links in order of strength, then of the records' numbers. */
function linksIn(verdicts: readonly Verdict[]): readonly NumberedLink[] {
  const links = verdicts.flatMap(({ left, right, reason }) =>
    reason === undefined ? [] : { left, right, reason },
  );
  return links.sort(
    (a, b) => LINK_STRENGTH[b.reason] - LINK_STRENGTH[a.reason] || a.left - b.left || a.right - b.right,
  );
}
