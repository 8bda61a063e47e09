import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { companyOfListing } from '../../dist/universe/listing-name.js';
import { byHash } from './by-hash.ts';
import { isSameCountry } from './likeness.ts';
import { areOneCompany, byDomain } from './listed-companies.ts';
import { plainWords } from './plain-name.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

const QUERIES = 1500;

/** Names of listed companies without their form, alone, against filers, listings and all organisations of ROR. */
export function bareNames(data: SharedData): LabelledSet {
  return namesAlone(data, 'bare-names', () => true);
}

/** Those of them that another organisation's name begins with: a foundation, a subsidiary, a clinic, a namesake. */
export function relatives(data: SharedData): LabelledSet {
  return namesAlone(data, 'relatives', (key, continued) => continued.has(key));
}

/**
 * Who bears just the name is right, for nobody could tell the bearers apart, and so are companies with the website of
 * one of these whose name is longer or shorter.
 */
function namesAlone(
  { sec, ror, equities }: SharedData,
  name: string,
  isAsked: (key: string, continued: ReadonlySet<string>) => boolean,
): LabelledSet {
  const listed = [...byDomain(equities).values()].flatMap((group) => {
    const [kept] = byHash('bare names reference', group, ({ id }) => id);
    return kept === undefined || !areOneCompany(group) ? [] : [kept];
  });
  const companies = [...sec, ...ror, ...new Set(listed)];
  const rightFor = bearerFinder(companies);
  const continued = new Set(companies.flatMap(namesOf).flatMap(properBeginningsOf));
  const asked = [...new Map(listed.map((company) => [keyOf(shownName(company)), company]))];
  const chosen = byHash(
    name,
    asked.filter(([key]) => isAsked(key, continued)),
    ([key]) => key,
  ).slice(0, QUERIES);
  return {
    name,
    reference: companies.map(rowOf).map((row) => ({ ...row, website: '' })),
    queries: chosen.map(([, company]) => ({
      external_id: `bare-${company.id}`,
      name: bareName(shownName(company)),
    })),
    truth: chosen.map(([key, company]) => ({
      external_id: `bare-${company.id}`,
      expected_id: company.id,
      accept_ids: rightFor(key).filter((other) => other !== company.id),
    })),
  };
}

/** Finds who bears a name in any of its names, and the companies that share a website with one of them and begin alike. */
function bearerFinder(companies: readonly SourceRecord[]): (key: string) => readonly string[] {
  const bearers = groupedBy(companies, (company) => namesOf(company).map(keyOf));
  const onDomain = byDomain(companies);
  const domainsOf = groupedBy([...onDomain], ([, group]) => group.map(({ id }) => id));
  return (key) => {
    const named = bearers.get(key) ?? [];
    const alsoThere = named.flatMap((one) =>
      (domainsOf.get(one.id) ?? []).flatMap(([, group]) => group.filter((other) => isAlsoIt(one, other))),
    );
    return [...new Set([...named, ...alsoThere].map(({ id }) => id))];
  };
}

/** A listing, a filer or a company of ROR of the country whose name begins the other's or is begun by it. */
function isAlsoIt(one: SourceRecord, other: SourceRecord): boolean {
  if (other.category !== undefined && other.category !== 'Company') return false;
  if (!isSameCountry(one, other)) return false;
  return namesOf(one).some((mine) => namesOf(other).some((theirs) => isBegun(keyOf(mine), keyOf(theirs))));
}

function isBegun(left: string, right: string): boolean {
  return `${left} `.startsWith(`${right} `) || `${right} `.startsWith(`${left} `);
}

function properBeginningsOf(name: string): readonly string[] {
  const words = keyOf(name).split(' ');
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
}

/** Without the country that ROR has in brackets behind the name of a national company. */
function namesOf({ names, source }: SourceRecord): readonly string[] {
  return names.map(({ value }) =>
    source === 'equities' ? companyOfListing(value) : value.replace(/\s*\([^()]*\)\s*$/, ''),
  );
}

function shownName({ names }: SourceRecord): string {
  return companyOfListing(names[0]?.value ?? '');
}

/** Letters that are written apart are one word, with or without points: `A G`, `N.V.`; an apostrophe parts nothing. */
function keyOf(name: string): string {
  const spelled = name
    .replace(/['’]/g, '')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .]+)+\p{L}(?![\p{L}\p{N}])/gu, (run) => run.replace(/[ .]/g, ''));
  return plainWords(spelled.replace(/&/g, ' and ')).join(' ');
}

/** `Alphabet Inc.` is Alphabet, in the letters of the list. */
function bareName(name: string): string {
  const pieces = name.split(/[\s,]+/);
  const words = plainWords(name).length;
  return pieces.slice(0, Math.max(1, lastOf(pieces, words))).join(' ');
}

/** How many pieces it takes to have all the plain words. */
function lastOf(pieces: readonly string[], words: number): number {
  return pieces.findIndex((_, at) => plainWords(pieces.slice(0, at + 1).join(' ')).length >= words) + 1;
}

function groupedBy<One>(
  items: readonly One[],
  keysOf: (item: One) => readonly string[],
): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
