import { HASH_RANGE, keyHash } from '../resolution/blocking/key-hash.ts';
import { formerNameKeys } from './former-name.ts';
import { brandBeginnings, coreWords, fingerprint, isCurrent, longestWord, wordSet } from './link-names.ts';
import {
  contradict,
  LINK_STRENGTH,
  type LinkReason,
  linkReason,
  mayBeOne,
  sharedIdentifiers,
} from './link-rules.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { type PairSorter, pairSorter } from './pair-sorter.ts';
import { isVanished } from './vanished-source.ts';

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
  /** The companies of more than one record by that number: all their records, ascending, and what holds them together. */
  readonly joined: ReadonlyMap<number, JoinedRecords>;
  /** By type and value. */
  readonly reused: readonly ReusedIdentifier[];
}

/** A value that should name one company and stands on records of several, or on too many: it links nothing. */
export interface ReusedIdentifier {
  /** `isin`, `lei`, `registration`, …, or `website`. */
  readonly type: string;
  readonly value: string;
  /** Records that have it. */
  readonly records: number;
}

export interface JoinedRecords {
  readonly records: readonly number[];
  readonly links: readonly NumberedLink[];
}

type OnRecord = ((number: number, record: NormalSourceRecord) => void) | undefined;

/** A shared value on more records than this is a placeholder or a group's: it links nothing (found by counting). */
const MAX_SHARING = 60;

/**
 * Groups records into companies. A pass over records, not over arrivals: pairs are judged by `linkReason`, joined in
 * order of strength and number, and a join is refused when any two records of the two groups contradict each other.
 * `folder` takes what does not fit into memory; `onRecord` hears every record once, before any is joined.
 */
export function linkRecords(allRecords: NumberedRecords, folder?: string, onRecord?: OnRecord): Clusters {
  const groups = new Map<number, { records: number[]; links: NumberedLink[] }>();
  const headOf = Uint32Array.from({ length: allRecords.size }, (_, number) => number);
  const groupAt = (number: number) => {
    const head = headOf[number] ?? number;
    return { head, ...(groups.get(head) ?? { records: [head], links: [] }) };
  };
  const { links: found, reused } = linksBetween(allRecords, folder, onRecord);
  for (const link of found) {
    const [left, right] = [groupAt(link.left), groupAt(link.right)];
    const joining = { left: recordsOf(left, allRecords), right: recordsOf(right, allRecords) };
    if (left.head === right.head || !mayJoin(joining, link.reason)) continue;
    const [into, from] = left.head < right.head ? [left, right] : [right, left];
    groups.delete(from.head);
    groups.set(into.head, {
      records: [...into.records, ...from.records].sort((a, b) => a - b),
      links: [...into.links, ...from.links, link],
    });
    for (const number of from.records) headOf[number] = into.head;
  }
  return { headOf, joined: groups, reused };
}

/** Links in order of strength, then of the records' numbers. */
function linksBetween(
  allRecords: NumberedRecords,
  folder: string | undefined,
  onRecord: OnRecord,
): { links: readonly NumberedLink[]; reused: readonly ReusedIdentifier[] } {
  const links: NumberedLink[] = [];
  const { pairs, placeholders } = pairsOf(allRecords, folder, onRecord);
  const unrelated = new Map<string, Set<number>>();
  for (const { key: pair } of pairs.groups()) {
    const [left, right] = [Math.floor(pair / allRecords.size), pair % allRecords.size];
    const [one, other] = [allRecords.record(left), allRecords.record(right)];
    const reason = linkReason(one, other);
    if (reason !== undefined) links.push({ left, right, reason });
    else
      for (const { type, value } of sharedIdentifiers(one, other))
        (unrelated.get(`${type}|${value}`) ?? added(unrelated, `${type}|${value}`)).add(left).add(right);
  }
  const twice = [...unrelated].map(([key, numbers]) => reusedOf(key, numbers.size));
  return {
    links: links.sort(
      (a, b) => LINK_STRENGTH[b.reason] - LINK_STRENGTH[a.reason] || a.left - b.left || a.right - b.right,
    ),
    reused: [...placeholders, ...twice].sort((a, b) => (a.type + a.value < b.type + b.value ? -1 : 1)),
  };
}

function added(sets: Map<string, Set<number>>, key: string): Set<number> {
  const set = new Set<number>();
  sets.set(key, set);
  return set;
}

function reusedOf(key: string, records: number): ReusedIdentifier {
  const at = key.indexOf('|');
  return { type: key.slice(0, at), value: key.slice(at + 1), records };
}

/** Pairs of records that share an identifier, a website or a name, as `left * size + right`: only these are compared. */
function pairsOf(
  allRecords: NumberedRecords,
  folder: string | undefined,
  onRecord: OnRecord,
): { pairs: PairSorter; placeholders: readonly ReusedIdentifier[] } {
  const { size } = allRecords;
  const byKey = pairSorter(HASH_RANGE, folder);
  for (let number = 0; number < size; number++) {
    const record = allRecords.record(number);
    onRecord?.(number, record);
    for (const key of sharedKeys(record)) byKey.add(keyHash(key), number);
  }
  const pairs = pairSorter(Math.max(1, size * size), folder);
  const placeholders: ReusedIdentifier[] = [];
  for (const { key, values } of byKey.groups()) {
    if (values.length > MAX_SHARING) {
      placeholders.push(...placeholder(allRecords.record(values[0] ?? 0), key, values.length));
      continue;
    }
    for (let at = 0; at < values.length; at++) {
      for (let other = at + 1; other < values.length; other++)
        pairs.add((values[at] ?? 0) * size + (values[other] ?? 0), 0);
    }
  }
  return { pairs, placeholders };
}

/** The identifier or website behind a hash that too many records have; a common name is none. */
function placeholder(record: NormalSourceRecord, hash: number, records: number): readonly ReusedIdentifier[] {
  const key = [...sharedKeys(record)].find((one) => keyHash(one) === hash) ?? '';
  if (key.startsWith('i')) return [reusedOf(key.slice(1), records)];
  return key.startsWith('d') ? [{ type: 'website', value: key.slice(1), records }] : [];
}

function sharedKeys(record: NormalSourceRecord): ReadonlySet<string> {
  const keys = new Set<string>();
  if (isVanished(record.key)) return keys;
  for (const { type, value } of record.identifiers) keys.add(`i${type}|${value}`);
  for (const domain of record.domains) keys.add(`d${domain}`);
  for (const name of formerNameKeys(record)) keys.add(`f${name}`);
  for (const name of record.names) {
    if (!isCurrent(name)) continue;
    keys
      .add(`n${fingerprint(name)}`)
      .add(`w${wordSet(name)}`)
      .add(`l${coreWords(name)}`);
    for (const brand of brandBeginnings(name)) keys.add(`n${brand}`);
    const word = record.place.city === undefined ? undefined : longestWord(name);
    if (word !== undefined) keys.add(`t${word}|${record.place.country}|${record.place.city}`);
  }
  return keys;
}

function recordsOf({ records }: JoinedRecords, allRecords: NumberedRecords): readonly NormalSourceRecord[] {
  return records.map((number) => allRecords.record(number));
}

/** What these tell of two records in two countries holds for the companies around them too. */
const ACROSS_BORDERS: ReadonlySet<LinkReason> = new Set(['moved', 'listed_abroad']);

interface JoiningGroups {
  readonly left: readonly NormalSourceRecord[];
  readonly right: readonly NormalSourceRecord[];
}

/** No two records contradict each other, and the groups have a country in common where both know one and it matters. */
function mayJoin({ left, right }: JoiningGroups, reason: LinkReason): boolean {
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
    return left.every((one) => right.every((other) => mayBeOne(one, other)));
  }
  return left.every((one) => right.every((other) => !contradict(one, other)));
}
