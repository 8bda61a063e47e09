import type { SourceRecord } from '../../dist/reference/source-record.js';
import { countryCode } from '../../dist/resolution/tables/countries.js';
import { bearersBy, othersOf } from './bearers.ts';
import { byHash } from './by-hash.ts';
import { areOneCompany, byDomain } from './listed-companies.ts';
import { nameKey, nameWords } from './name-key.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import type { LabelledSet, QueryRow } from './write-set.ts';

const RARE_WORD_BEARERS = 20;

interface Pair {
  readonly listing: SourceRecord;
  readonly company: SourceRecord;
}

/** Listed companies by name and place against the companies of ROR. The website made the labels, so neither side has it. */
export function rorEquities({ ror, equities }: SharedData): LabelledSet {
  const companies = ror.filter(({ category }) => category === 'Company');
  const pairs = agreeingPairs(companies, equities);
  const twinsOf = twinFinder(companies);
  return {
    name: 'ror-equities',
    reference: companies.map((company) => ({ ...rowOf(company), website: '' })),
    queries: pairs.map(({ listing }) => queryOf(listing)),
    truth: pairs.map(({ listing, company }) => ({
      external_id: listing.id,
      expected_id: company.id,
      accept_ids: twinsOf(company),
    })),
  };
}

/** ROR has some companies twice: another of the same country with one of the names letter by letter is right as well. */
function twinFinder(companies: readonly SourceRecord[]): (company: SourceRecord) => readonly string[] {
  const spelled = companies.map((company) => ({
    ...company,
    names: company.names.filter(({ kind }) => kind !== 'acronym'),
  }));
  const bearers = bearersBy(nameKey, spelled);
  const countries = new Map(companies.map(({ id, country }) => [id, country]));
  const namesOf = new Map(spelled.map(({ id, names }) => [id, names]));
  return ({ id, country }) => {
    const namesakes = (namesOf.get(id) ?? []).flatMap(({ value }) =>
      othersOf(bearers.get(nameKey(value)), id),
    );
    return [...new Set(namesakes)].filter((other) => countries.get(other) === country);
  };
}

/**
 * A few per cent of the websites of listings are wrong, and some companies of ROR are a foreign branch with the website
 * of all. Hence the city must agree as well, or a rare word when the countries do not disagree.
 */
function agreeingPairs(
  companies: readonly SourceRecord[],
  equities: readonly SourceRecord[],
): readonly Pair[] {
  const bearers = wordBearers(companies);
  const agree = ({ listing, company }: Pair) =>
    isSameCity(listing, company) ||
    (!isAbroad({ listing, company }) && sharesRareWord({ listing, company }, bearers));
  const listings = byDomain(equities);
  return [...byDomain(companies)].flatMap(([domain, [company, ...others]]) => {
    const group = listings.get(domain) ?? [];
    if (company === undefined || others.length > 0 || !areOneCompany(group)) return [];
    return byHash('ror-equities listings', group, ({ id }) => id)
      .map((listing) => ({ listing, company }))
      .filter(agree)
      .slice(0, 1);
  });
}

function wordBearers(companies: readonly SourceRecord[]): ReadonlyMap<string, number> {
  const bearers = new Map<string, number>();
  for (const word of companies.flatMap((company) => [...wordsOf(company)])) {
    bearers.set(word, (bearers.get(word) ?? 0) + 1);
  }
  return bearers;
}

function sharesRareWord({ listing, company }: Pair, bearers: ReadonlyMap<string, number>): boolean {
  const words = wordsOf(company);
  return [...wordsOf(listing)].some(
    (word) => words.has(word) && (bearers.get(word) ?? 0) <= RARE_WORD_BEARERS,
  );
}

function isAbroad({ listing, company }: Pair): boolean {
  const [left, right] = [listing, company].map(({ country = '' }) => countryCode(country));
  return left !== undefined && right !== undefined && left !== right;
}

function isSameCity({ city: left = '' }: SourceRecord, { city: right = '' }: SourceRecord): boolean {
  return left !== '' && nameKey(left) === nameKey(right);
}

function wordsOf({ names }: SourceRecord): ReadonlySet<string> {
  return new Set(names.flatMap(({ value }) => nameWords(value)));
}

function queryOf(listing: SourceRecord): QueryRow {
  return {
    external_id: listing.id,
    name: listing.names[0]?.value ?? '',
    city: listing.city ?? '',
    state: listing.state ?? '',
    country: listing.country ?? '',
  };
}
