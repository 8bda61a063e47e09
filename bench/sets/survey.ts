import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { countryCode } from '../../dist/resolution/tables/countries.js';
import type { CsvRow } from '../../dist/sources/importers/records.js';
import { byHash } from './by-hash.ts';
import { beginAlike, isSameCity, rareWordAgreement } from './likeness.ts';
import { areOneCompany, byDomain } from './listed-companies.ts';
import { nameWords } from './name-key.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import { twinFinder } from './twins.ts';
import type { LabelledSet } from './write-set.ts';

/** What people put behind a company's name and registers do not, or the other way round. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'inc incorporated corp corporation co company companies llc ltd plc group holding holdings the and of com'.split(
    ' ',
  ),
);

interface Reply {
  readonly row: CsvRow;
  readonly record: SourceRecord;
}

/** What companies of the United States say of themselves in a survey, against registers. The website made the labels. */
export function survey({ ror, equities, survey: rows }: SharedData): LabelledSet {
  const companies = knownCompanies(ror.filter(isCompany).filter(isAmerican), equities.filter(isAmerican));
  const pairs = agreeingPairs(rows.map(replyOf), companies);
  const twinsOf = twinFinder(companies);
  return {
    name: 'survey',
    reference: companies.map((company) => ({ ...rowOf(company), website: '' })),
    queries: pairs.map(({ reply: { row, record } }) => ({
      external_id: record.id,
      name: row.company_name ?? '',
      phone: row.contact_phone ?? '',
      city: row.city ?? '',
      state: row.state ?? '',
      postal_code: row.zip_code ?? '',
    })),
    truth: pairs.map(({ reply, company }) => ({
      external_id: reply.record.id,
      expected_id: company.id,
      accept_ids: twinsOf(company),
    })),
  };
}

/** The companies of ROR with a website, each with its name as a listing; then the listed ones that ROR has not. */
function knownCompanies(
  ror: readonly SourceRecord[],
  equities: readonly SourceRecord[],
): readonly SourceRecord[] {
  const listed = new Map([...byDomain(equities)].filter(([, group]) => areOneCompany(group)));
  const known = byDomain(ror);
  const namesOfListing = new Map(
    [...known].flatMap(([domain, [company, ...others]]) => {
      const names = listed.get(domain)?.[0]?.names ?? [];
      return company === undefined || others.length > 0 ? [] : [[company.id, names] as const];
    }),
  );
  const merged = [...new Set([...known.values()].flat())].map((company) => ({
    ...company,
    names: [...company.names, ...(namesOfListing.get(company.id) ?? [])],
  }));
  const others = [...listed].filter(([domain]) => !known.has(domain)).map(([, group]) => group);
  return [
    ...merged,
    ...others.flatMap((group) => byHash('survey listings', group, ({ id }) => id).slice(0, 1)),
  ];
}

function agreeingPairs(replies: readonly Reply[], companies: readonly SourceRecord[]) {
  const shareRareWord = rareWordAgreement(companies);
  const known = byDomain(companies);
  return replies.flatMap((reply) => {
    const [company, ...others] = [...byDomain([reply.record]).keys()].flatMap(
      (domain) => known.get(domain) ?? [],
    );
    if (company === undefined || others.length > 0) return [];
    const agree = isSameCity(reply.record, company) || shareRareWord(reply.record, company);
    return agree && isWhole(reply.record, company) ? [{ reply, company }] : [];
  });
}

/** A division or a product (`Google Public Data Explorer`) has several words of its own. */
function isWhole(reply: SourceRecord, company: SourceRecord): boolean {
  const words = new Set(company.names.flatMap(({ value }) => nameWords(value)));
  const own = nameWords(reply.names[0]?.value ?? '').filter(
    (word) => !words.has(word) && !EMPTY_WORDS.has(word),
  );
  return own.length <= 1 || beginAlike(reply, company);
}

function replyOf(row: CsvRow): Reply {
  const record: SourceRecord = {
    source: 'survey',
    id: row.company_name_id ?? '',
    names: [{ value: row.company_name ?? '', kind: 'legal' }],
    websites: [row.url ?? ''],
    city: row.city ?? '',
    identifiers: [],
    relations: [],
  };
  return { row, record };
}

function isCompany({ category }: SourceRecord): boolean {
  return category === 'Company';
}

function isAmerican({ country = '' }: SourceRecord): boolean {
  return countryCode(country) === 'US';
}
