import type { ShownQuestion, SideBySide } from '../../contract/review.ts';
import { companyWords, type KnownCompanies, type KnownCompany } from './known-companies.ts';
import type { ReviewAccount } from './review-account.ts';
import { type ComparedColumns, comparedCompanies, SHOWN_COMPANIES } from './review-comparison.ts';
import type { ReviewFile } from './review-file.ts';
import type { ReviewItem } from './review-item.ts';
import { accountWords } from './review-words.ts';

/** What the numbers of a question stand for. */
export interface Candidates extends Pick<ShownQuestion, 'candidates' | 'beside' | 'not_found'> {
  /** Set when companies stand beside the account. */
  readonly compared: SideBySide | undefined;
}

export interface LookingUp {
  readonly file: ReviewFile;
  readonly columns: ComparedColumns;
  readonly companies: KnownCompanies;
}

const MOST_PICKS = 9;

/** The companies that an account may be; none for other questions. */
export async function candidatesOf(
  item: ReviewItem,
  { columns, companies }: Pick<LookingUp, 'columns' | 'companies'>,
): Promise<Candidates> {
  if (item.asked.kind !== 'company')
    return { candidates: [], beside: 0, not_found: null, compared: undefined };
  const known = await Promise.all(
    item.candidates.slice(0, MOST_PICKS).map(async ({ coreId, told }): Promise<KnownCompany> => {
      return (await companies.company(coreId)) ?? { coreId, name: told, fields: {} };
    }),
  );
  return {
    candidates: known.map(companyCandidate),
    beside: Math.min(known.length, SHOWN_COMPANIES),
    not_found: null,
    compared: comparedCompanies(item, known, columns),
  };
}

const FOUND_COMPANIES = 5;

/** Companies of the universe and accounts of the file with such a name, numbered one after the other. */
export async function searched(
  text: string,
  item: ReviewItem,
  { file, columns, companies }: LookingUp,
): Promise<Candidates> {
  const found = await companies.search(text, FOUND_COMPANIES);
  const others = file
    .search(text, MOST_PICKS - found.length + 1)
    .filter(({ key }) => key !== item.account.key)
    .slice(0, MOST_PICKS - found.length);
  const candidates = [...found.map(companyCandidate), ...others.map(accountCandidate)];
  return {
    ...{ candidates, beside: 0, not_found: candidates.length === 0 ? text : null },
    compared: item.asked.kind === 'company' ? comparedCompanies(item, [], columns) : undefined,
  };
}

type Candidate = ShownQuestion['candidates'][number];

function companyCandidate(company: KnownCompany): Candidate {
  return { pick: { kind: 'company', core_id: company.coreId }, told: companyWords(company) };
}

function accountCandidate(account: ReviewAccount): Candidate {
  return { pick: { kind: 'account', id: account.id }, told: `the account ${accountWords(account)}` };
}
