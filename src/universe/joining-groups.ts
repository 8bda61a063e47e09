import type { Clusters, JoinedRecords, NumberedLink } from './clusters.ts';
import { contradict, contradictThoughRenamed, type LinkReason, mayStandTogether } from './link-rules.ts';
import { areCalledAlike, haveWebsitesApart } from './names-apart.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { NumberedRecords } from './numbered-records.ts';

/** Groups of records that grow by one link after the other. */
export interface JoiningGroups extends Pick<Clusters, 'headOf' | 'joined'> {
  /** Puts the records together that have the same entity; those without one stay alone. */
  takeOver(entityOf: (number: number) => number | undefined): void;
  /** A name and a place are all that the two have in common, and only one of them calls itself so. */
  isByAlias(link: NumberedLink): boolean;
  /** Joins the groups of two records, unless anything in them speaks against it. */
  join(link: NumberedLink): void;
}

export function joiningGroups(allRecords: NumberedRecords): JoiningGroups {
  const joined = new Map<number, JoinedRecords>();
  const headOf = Uint32Array.from({ length: allRecords.size }, (_, number) => number);
  const groupAt = (number: number) => {
    const head = headOf[number] ?? number;
    const { records, links } = joined.get(head) ?? { records: [head], links: [] };
    return { head, records, links: links === 'as before' ? [] : links };
  };
  const recordsOf = (numbers: readonly number[]) => numbers.map((number) => allRecords.record(number));
  const isByAlias = ({ left, right, reason }: NumberedLink) =>
    BY_NAME.has(reason) && !areCalledAlike(allRecords.record(left), allRecords.record(right));
  const isBridge = ({ left, right }: Joining, link: NumberedLink) =>
    isByAlias(link) && left.some((one) => right.some((other) => haveWebsitesApart(one, other)));
  return {
    headOf,
    joined,
    isByAlias,
    takeOver(entityOf) {
      const heads = new Map<number, number>();
      for (let number = 0; number < allRecords.size; number++) {
        const entity = entityOf(number);
        if (entity === undefined) continue;
        const head = heads.get(entity) ?? number;
        heads.set(entity, head);
        headOf[number] = head;
        if (head === number) continue;
        const records = joined.get(head)?.records ?? [head];
        joined.set(head, { records: [...records, number], links: 'as before' });
      }
    },
    join(link) {
      const [left, right] = [groupAt(link.left), groupAt(link.right)];
      if (left.head === right.head) return;
      const joining = { left: recordsOf(left.records), right: recordsOf(right.records) };
      if (!mayJoin(joining, link.reason) || isBridge(joining, link)) return;
      const [into, from] = left.head < right.head ? [left, right] : [right, left];
      joined.delete(from.head);
      joined.set(into.head, {
        records: [...into.records, ...from.records].sort((a, b) => a - b),
        links: [...into.links, ...from.links, link],
      });
      for (const number of from.records) headOf[number] = into.head;
    },
  };
}

/** What these tell of two records in two countries holds for the companies around them too. */
const ACROSS_BORDERS: ReadonlySet<LinkReason> = new Set(['moved', 'listed_abroad', 'former_name']);

/** What rests on a name and a place alone. */
const BY_NAME: ReadonlySet<LinkReason> = new Set([
  'name_and_city',
  'name_and_region',
  'name_and_country',
  'name_alone',
  'comparison',
]);

interface Joining {
  readonly left: readonly NormalSourceRecord[];
  readonly right: readonly NormalSourceRecord[];
}

/** No two records contradict each other, and the groups have a country in common where both know one and it matters. */
function mayJoin({ left, right }: Joining, reason: LinkReason): boolean {
  const countries = (group: readonly NormalSourceRecord[]) =>
    new Set(group.flatMap(({ place }) => (place.country === undefined ? [] : [place.country])));
  const [mine, theirs] = [countries(left), countries(right)];
  const crossesBorders = ACROSS_BORDERS.has(reason);
  if (
    !crossesBorders &&
    mine.size > 0 &&
    theirs.size > 0 &&
    ![...mine].some((country) => theirs.has(country))
  ) {
    return left.every((one) => right.every((other) => mayStandTogether(one, other)));
  }
  const speaksAgainst = reason === 'former_name' ? contradictThoughRenamed : contradict;
  return left.every((one) => right.every((other) => !speaksAgainst(one, other)));
}
