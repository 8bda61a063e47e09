import { borrowedWebsites } from './borrowed-website.ts';
import type { Clusters, NumberedLink } from './clusters.ts';
import type { EarlierLinks, Verdict } from './earlier-links.ts';
import { joiningGroups } from './joining-groups.ts';
import { LINK_STRENGTH, type LinkReason } from './link-rules.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { pairsToJudge } from './pairs-to-judge.ts';
import { reusedIdentifiers } from './reused-identifiers.ts';
import { touchedRecords } from './touched-records.ts';
import { verdictsOf } from './verdicts.ts';

/** Two records that were found to be one company, and why. */
export interface Link {
  readonly left: string;
  readonly right: string;
  readonly reason: LinkReason;
}

interface LinkOptions {
  /** Takes what does not fit into memory. */
  readonly folder?: string | undefined;
  /** What has not changed since is taken over from it. */
  readonly earlier?: EarlierLinks | undefined;
}

/**
 * Groups records into companies. A pass over records, not over arrivals: pairs are judged by `linkReason`, joined in
 * order of strength and number, by mere aliases last, and a join is refused when any two records of the two groups
 * contradict each other. A created record whose website is another company's joins nobody by its name (borrowed-website.ts).
 */
export function linkRecords(allRecords: NumberedRecords, { folder, earlier }: LinkOptions = {}): Clusters {
  const toJudge = pairsToJudge(allRecords, { folder, earlier });
  const { all: verdicts, relinked } = verdictsOf(allRecords, toJudge, earlier);
  const links = linksIn(verdicts);
  const borrowed = borrowedWebsites(allRecords, links);
  // Whether these hold depends on what the others have made.
  const unsettled = [...borrowed.keys()].flatMap(({ left, right }) => [left, right]);
  const crowded = [...toJudge.crowded.values()];
  const groups = joiningGroups(allRecords);
  const isTouched =
    earlier && touchedRecords(allRecords, links, { earlier, relinked: [relinked, unsettled] });
  if (earlier !== undefined && isTouched !== undefined)
    groups.takeOver((number) => (isTouched(number) ? undefined : earlier.entityOf(number)));
  const byAlias: NumberedLink[] = [];
  for (const link of links) {
    if (isTouched?.(link.left) === false) continue;
    if (borrowed.has(link)) continue;
    if (groups.isByAlias(link)) byAlias.push(link);
    else groups.join(link);
  }
  for (const link of byAlias) groups.join(link);
  const { headOf, joined } = groups;
  for (const [link, holders] of borrowed) {
    const isOfCompany = (holder: number) =>
      headOf[holder] === headOf[link.left] || headOf[holder] === headOf[link.right];
    if (holders.some(isOfCompany)) groups.join(link);
  }
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
