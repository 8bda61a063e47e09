import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { byHash, hashOf } from './by-hash.ts';
import { beginAlike, isSameCountry, rareWordAgreement } from './likeness.ts';
import { areOneCompany, byDomain } from './listed-companies.ts';
import { nameKey } from './name-key.ts';
import { type SecurityFinder, securityFinder } from './same-security.ts';
import type { SharedData } from './shared-data.ts';
import { twinFinder } from './twins.ts';
import type { LabelledSet, QueryRow } from './write-set.ts';

const MOST_QUERIES = 2500;

/** A company of the reference and the listings with its website, one of which stands for it. */
interface ListedCompany {
  readonly kept: SourceRecord;
  readonly group: readonly SourceRecord[];
}

interface Pair {
  readonly kept: SourceRecord;
  readonly other: SourceRecord;
}

/**
 * Names that other exchanges print for a listed company: cut off, abbreviated, with kinds of shares. The reference is
 * one listing for each website; listings of several companies with one website are left out.
 */
export function listings({ equities, securities }: SharedData): LabelledSet {
  const companies = listedCompanies(equities);
  const pairs = otherListings(companies, equities, securityFinder(equities, securities));
  const chosen = byHash('listings', pairs, ({ other }) => other.id).slice(0, MOST_QUERIES);
  const reference = companies.map(({ kept }) => kept);
  const twinsOf = twinFinder(reference);
  return {
    name: 'listings',
    reference: reference.map(({ id, names, city = '', country = '' }) => ({
      ...{ id, name: names[0]?.value ?? '', city, country },
    })),
    queries: chosen.map(({ other }) => queryOf(other)),
    truth: chosen.map(({ kept, other }) => ({
      external_id: other.id,
      expected_id: kept.id,
      accept_ids: twinsOf(kept),
    })),
  };
}

function listedCompanies(equities: readonly SourceRecord[]): readonly ListedCompany[] {
  return [...byDomain(equities).values()].flatMap((group) => {
    const [kept] = byHash('listings reference', group, ({ id }) => id);
    if (kept?.city === undefined || kept.country === undefined || !areOneCompany(group)) return [];
    return [{ kept, group }];
  });
}

/** One listing of another name for each company, of the same share and without a website that says otherwise. */
function otherListings(
  companies: readonly ListedCompany[],
  equities: readonly SourceRecord[],
  { bySecurity, byTicker }: SecurityFinder,
): readonly Pair[] {
  const shareRareWord = rareWordAgreement(companies.map(({ kept }) => kept));
  const withWebsite = new Set([...byDomain(equities).values()].flat());
  return companies.flatMap(({ kept, group }) => {
    const isLike = (other: SourceRecord) => shareRareWord(other, kept) || beginAlike(other, kept);
    const isVeryLike = (other: SourceRecord) => shareRareWord(other, kept) && beginAlike(other, kept, 10);
    const same = [
      ...group.flatMap(bySecurity).filter(isLike),
      ...group.flatMap(byTicker).filter(isVeryLike),
    ].filter((other) => group.includes(other) || !withWebsite.has(other));
    const otherNames = same.filter((other) => isSameCountry(other, kept) && keyOf(other) !== keyOf(kept));
    const [other] = byHash('listings queries', new Set(otherNames), ({ id }) => id);
    return other === undefined ? [] : [{ kept, other }];
  });
}

/** Half of the queries have the country. */
function queryOf({ id, names, country = '' }: SourceRecord): QueryRow {
  const row = { external_id: id, name: names[0]?.value ?? '' };
  return Number.parseInt(hashOf(`listings country ${id}`).slice(0, 8), 16) % 2 === 0
    ? { ...row, country }
    : row;
}

function keyOf({ names }: SourceRecord): string {
  return nameKey(names[0]?.value ?? '');
}
