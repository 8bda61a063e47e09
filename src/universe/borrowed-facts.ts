import { keyHash } from '../resolution/blocking/key-hash.ts';
import { foldWords } from '../resolution/names/fold.ts';
import { normaliseName } from '../resolution/names/normalise-name.ts';
import { normaliseWebsite, type Website } from '../resolution/records/normalise-website.ts';
import type { BorrowedFacts, SourceRecord } from '../resolution/records/source-record.ts';
import { type FollowedCompanies, followedCompanies, isFund } from './exchange-traded.ts';

/** So many companies whose names begin otherwise, at one website and in one town, are no group: one row was copied. */
const MOST_NAMES = 20;

const FACTS: readonly (keyof BorrowedFacts)[] = [
  ...(['websites', 'socialUrl', 'country', 'state', 'city', 'postalCode', 'address'] as const),
  ...(['phone', 'industry', 'foundedYear', 'headcount', 'revenue'] as const),
];

/** A website on records that it does not belong to. */
export interface BorrowedWebsite {
  readonly website: string;
  readonly records: number;
}

/** What records have of another company, found by counting all records of their source. */
export interface BorrowedFactsCount {
  add(record: SourceRecord): void;
  /** Once all are counted. */
  finish(): {
    /** The record without what is another company's, which is kept apart. */
    withOwnFacts(record: SourceRecord): SourceRecord;
    readonly websites: readonly BorrowedWebsite[];
  };
}

/** A record with a website, by what it is counted. */
interface Row {
  readonly website: Website;
  readonly name: string;
  readonly words: readonly string[];
  readonly town: string;
  /** A hash for each of FACTS, 0 where there is none. */
  readonly facts: Float64Array;
}

export function borrowedFactsCount(): BorrowedFactsCount {
  const sites = new Map<string, Row[]>();
  return {
    add(record) {
      const row = rowOf(asWritten(record));
      if (row === undefined) return;
      const rows = sites.get(row.website.domain) ?? [];
      rows.push(row);
      sites.set(row.website.domain, rows);
    },
    finish() {
      const others: Others = { copied: copiedRows(sites), followed: followedCompanies(sites) };
      return {
        withOwnFacts: (record) => withOwnFacts(asWritten(record), others),
        websites: borrowedWebsites(sites, others),
      };
    },
  };
}

interface Others {
  /** By website, the facts of the row that was copied. */
  readonly copied: ReadonlyMap<string, Float64Array>;
  readonly followed: FollowedCompanies<Row>;
}

function borrowedWebsites(
  sites: ReadonlyMap<string, readonly Row[]>,
  others: Others,
): readonly BorrowedWebsite[] {
  return [...sites].flatMap(([website, rows]) => {
    const records = rows.filter((row) => theirFacts(row, others).length > 0).length;
    return records === 0 ? [] : { website, records };
  });
}

function withOwnFacts(record: SourceRecord, others: Others): SourceRecord {
  const row = rowOf(record);
  const theirs = row === undefined ? [] : theirFacts(row, others);
  if (row === undefined || theirs.length === 0) return record;
  const isTheirs = (hash: number | undefined, at: number) =>
    hash !== 0 && theirs.some((facts) => facts[at] === hash);
  return without(new Set(FACTS.filter((_, at) => isTheirs(row.facts[at], at))), record);
}

/** The facts of the companies of which the row has some; none when all are its own. */
function theirFacts(row: Row, { copied, followed }: Others): readonly Float64Array[] {
  const facts = copied.get(row.website.domain);
  if (facts !== undefined) return isNamedLikeWebsite(row) ? [] : [facts];
  return followed(row).map((company) => company.facts);
}

/** For each website whose row was copied, what most rows there say. */
function copiedRows(sites: ReadonlyMap<string, readonly Row[]>): ReadonlyMap<string, Float64Array> {
  const copied = new Map<string, Float64Array>();
  for (const [domain, rows] of sites) {
    if (rows.length <= MOST_NAMES || !isCopied(rows)) continue;
    copied.set(
      domain,
      Float64Array.from(FACTS, (_, at) => commonest(rows.map(({ facts }) => facts[at] ?? 0))),
    );
  }
  return copied;
}

/** Funds of one house may be called anything. */
function isCopied(rows: readonly Row[]): boolean {
  const namesIn = new Map<string, Set<string>>();
  for (const { words, town } of rows) {
    if (town !== '' && !isFund(words))
      namesIn.set(town, (namesIn.get(town) ?? new Set()).add(words[0] ?? ''));
  }
  return [...namesIn.values()].some(({ size }) => size > MOST_NAMES);
}

/** 0 when no value is on so many rows that it may have been copied. */
function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) if (value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, count] = [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0] ?? [0, 0];
  return count > MOST_NAMES ? value : 0;
}

function rowOf(record: SourceRecord): Row | undefined {
  const website = websiteOf(record);
  if (website === undefined) return undefined;
  const name = record.names[0]?.value ?? '';
  return {
    ...{ website, name },
    words: foldWords(name).split(' '),
    town: foldWords(record.city ?? ''),
    facts: Float64Array.from(FACTS, (fact) => {
      const value = fact === 'websites' ? website.domain : record[fact];
      return value === undefined ? 0 : keyHash(`${fact}|${JSON.stringify(value).toLowerCase()}`);
    }),
  };
}

function websiteOf({ websites: [first] }: SourceRecord): Website | undefined {
  const website = first === undefined ? undefined : normaliseWebsite(first);
  return website?.isShared === true ? undefined : website;
}

/** The company whose row the others have. */
function isNamedLikeWebsite({ website: { label }, name, words }: Row): boolean {
  if (!words.join('').startsWith(label)) return false;
  return normaliseName(name).some(({ tokens }) => tokens.join('') === label);
}

function without(facts: ReadonlySet<string>, record: SourceRecord): SourceRecord {
  const parts = Object.entries(record);
  const borrowed = Object.fromEntries(parts.filter(([key]) => facts.has(key)));
  const own = Object.fromEntries(parts.filter(([key]) => !facts.has(key)));
  // Only optional members were left out, but for the websites.
  return { ...(own as unknown as SourceRecord), websites: [], borrowed };
}

/** With what was another company's when it was counted before. */
function asWritten({ borrowed, ...record }: SourceRecord): SourceRecord {
  return { ...record, ...borrowed };
}
