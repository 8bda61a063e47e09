import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { byHash } from './by-hash.ts';
import { isAbroad, isSameCity, rareWordAgreement } from './likeness.ts';
import { areOneCompany, byDomain } from './listed-companies.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import { twinFinder } from './twins.ts';
import type { LabelledSet, QueryRow } from './write-set.ts';

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

/**
 * A few per cent of the websites of listings are wrong, and some companies of ROR are a foreign branch with the website
 * of all. Hence the city must agree as well, or a rare word when the countries do not disagree.
 */
function agreeingPairs(
  companies: readonly SourceRecord[],
  equities: readonly SourceRecord[],
): readonly Pair[] {
  const shareRareWord = rareWordAgreement(companies);
  const agree = ({ listing, company }: Pair) =>
    isSameCity(listing, company) || (!isAbroad(listing, company) && shareRareWord(listing, company));
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

function queryOf(listing: SourceRecord): QueryRow {
  return {
    external_id: listing.id,
    name: listing.names[0]?.value ?? '',
    city: listing.city ?? '',
    state: listing.state ?? '',
    country: listing.country ?? '',
  };
}
