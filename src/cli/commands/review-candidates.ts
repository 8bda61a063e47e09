import type { ReviewItem } from '../../batch/review/review-item.ts';
import { accountWords } from '../terminal/review-words.ts';
import type { SideBySide } from '../terminal/side-by-side.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { OpenedReview } from './open-review.ts';
import type { Candidate } from './review-answers.ts';
import { companyWords, type KnownCompanies, type KnownCompany } from './review-companies.ts';
import { type ComparedColumns, comparedCompanies } from './review-comparison.ts';

/** What the numbers of a question stand for, and how that is shown. */
export interface Candidates {
  readonly picks: readonly Candidate[];
  /** Set when companies stand beside the account. */
  readonly compared: SideBySide | undefined;
  /** Those that do not stand beside it. */
  readonly listed: readonly string[];
}

const MOST_PICKS = 9;
const BESIDE = 3;

/** The companies that an account may be; none for other questions. */
export async function candidatesOf(
  item: ReviewItem,
  columns: ComparedColumns,
  companies: KnownCompanies,
): Promise<Candidates> {
  if (item.asked.kind !== 'company') return { picks: [], compared: undefined, listed: [] };
  const named = item.candidates.slice(0, MOST_PICKS);
  const known = await Promise.all(
    named.map(async ({ coreId, told }): Promise<KnownCompany> => {
      return (await companies.company(coreId)) ?? { coreId, name: told, fields: {} };
    }),
  );
  return {
    picks: known.map(picked),
    compared: comparedCompanies(item, known, columns),
    listed: known.slice(BESIDE).map((company, at) => `${at + BESIDE + 1}  ${oneLine(companyWords(company))}`),
  };
}

const FOUND_COMPANIES = 5;

/** Companies of the universe and accounts of the file with such a name, numbered one after the other. */
export async function searched(
  text: string,
  item: ReviewItem,
  { review, companies }: { readonly review: OpenedReview; readonly companies: KnownCompanies },
): Promise<Candidates> {
  const found = await companies.search(text, FOUND_COMPANIES);
  const others = review.file
    .search(text, MOST_PICKS - found.length + 1)
    .filter(({ key }) => key !== item.account.key)
    .slice(0, MOST_PICKS - found.length);
  const lines = [
    ...found.map((company) => companyWords(company)),
    ...others.map((account) => `the account ${accountWords(account)}`),
  ];
  const nothing = `Nothing is known by a name like "${oneLine(text)}".`;
  return {
    picks: [...found.map(picked), ...others.map((account) => ({ kind: 'account' as const, account }))],
    compared: item.asked.kind === 'company' ? comparedCompanies(item, [], review.columns) : undefined,
    listed: lines.length === 0 ? [nothing] : lines.map((line, at) => `${at + 1}  ${oneLine(line)}`),
  };
}

function picked({ coreId, name }: KnownCompany): Candidate {
  return { kind: 'company', coreId, name };
}
