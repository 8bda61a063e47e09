import { labelOf } from '../resolution/blocking-keys.ts';
import { coreWords, fingerprint, isCurrent, wordSet } from './link-names.ts';
import { contradict, LINK_STRENGTH, type LinkReason, linkReason, mayBeOne } from './link-rules.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/** Two records that were found to be one company, and why. */
export interface Link {
  readonly left: string;
  readonly right: string;
  readonly reason: LinkReason;
}

/** The records of one company, in order of their keys, with the links that hold them together. */
export interface Cluster {
  readonly records: readonly NormalSourceRecord[];
  readonly links: readonly Link[];
}

/** A shared value on more records than this is a placeholder or a group's: it links nothing (found by counting). */
const MAX_SHARING = 60;

/**
 * Groups records into companies. A pass over records, not over arrivals: pairs are judged by `linkReason`, joined in
 * order of strength and key, and a join is refused when any two records of the two groups contradict each other.
 */
export function linkRecords(records: readonly NormalSourceRecord[]): readonly Cluster[] {
  const clusterOf = new Map<string, { records: NormalSourceRecord[]; links: Link[] }>();
  for (const record of records) clusterOf.set(record.key, { records: [record], links: [] });
  for (const link of linksBetween(records)) {
    const left = clusterOf.get(link.left);
    const right = clusterOf.get(link.right);
    if (left === undefined || right === undefined || left === right || !mayJoin(left.records, right.records))
      continue;
    const [into, from] = left.records.length >= right.records.length ? [left, right] : [right, left];
    into.records.push(...from.records);
    into.links.push(...from.links, link);
    for (const record of from.records) clusterOf.set(record.key, into);
  }
  return [...new Set(clusterOf.values())].map(({ records: members, links }) => ({
    records: members.sort(byKey),
    links,
  }));
}

function linksBetween(records: readonly NormalSourceRecord[]): readonly Link[] {
  const links = new Map<string, Link>();
  for (const group of groupsOf(records)) {
    for (const [at, left] of group.entries()) {
      for (const right of group.slice(at + 1)) {
        const pair = `${left.key}\n${right.key}`;
        if (links.has(pair)) continue;
        const reason = linkReason(left, right);
        if (reason !== undefined) links.set(pair, { left: left.key, right: right.key, reason });
      }
    }
  }
  return [...links.values()].sort(
    (a, b) =>
      LINK_STRENGTH[b.reason] - LINK_STRENGTH[a.reason] ||
      compareText(a.left, b.left) ||
      compareText(a.right, b.right),
  );
}

/** Records that share an identifier, a website or a name: only these are compared. */
function groupsOf(records: readonly NormalSourceRecord[]): readonly (readonly NormalSourceRecord[])[] {
  const groups = new Map<string, NormalSourceRecord[]>();
  for (const record of [...records].sort(byKey)) {
    for (const key of sharedKeys(record)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [record]);
      else group.push(record);
    }
  }
  return [...groups.values()].filter((group) => group.length > 1 && group.length <= MAX_SHARING);
}

function sharedKeys(record: NormalSourceRecord): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { type, value } of record.identifiers) keys.add(`i${type}|${value}`);
  for (const domain of record.domains) keys.add(`d${domain}`).add(`b${labelOf(domain).replace(/-/g, '')}`);
  for (const name of record.names) {
    if (isCurrent(name))
      keys
        .add(`n${fingerprint(name)}`)
        .add(`w${wordSet(name)}`)
        .add(`l${coreWords(name)}`)
        .add(`b${name.tokens[0]}`);
  }
  return keys;
}

/** No two records contradict each other, and the groups have a country in common where both know one. */
function mayJoin(left: readonly NormalSourceRecord[], right: readonly NormalSourceRecord[]): boolean {
  const countries = (group: readonly NormalSourceRecord[]) =>
    new Set(group.flatMap(({ place }) => (place.country === undefined ? [] : [place.country])));
  const [mine, theirs] = [countries(left), countries(right)];
  if (mine.size > 0 && theirs.size > 0 && ![...mine].some((country) => theirs.has(country))) {
    return left.every((one) => right.every((other) => mayBeOne(one, other)));
  }
  return left.every((one) => right.every((other) => !contradict(one, other)));
}

function byKey(a: NormalSourceRecord, b: NormalSourceRecord): number {
  return compareText(a.key, b.key);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
