import type { OfferedAnswer, QuestionKind } from '../../contract/review.ts';
import type { ReviewItem } from './review-item.ts';

/** The suggested answer first, where one is suggested. */
const OFFERED: Readonly<Record<QuestionKind, readonly OfferedAnswer[]>> = {
  merge: [
    { word: 'merge', key: 'm', label: 'merge' },
    { word: 'keep', key: 'k', label: 'keep apart' },
  ],
  double: [
    { word: 'merge', key: 'm', label: 'one company' },
    { word: 'keep', key: 'k', label: 'keep apart' },
  ],
  parent: [
    { word: 'accept', key: 'a', label: 'accept' },
    { word: 'reject', key: 'r', label: 'leave as it is' },
  ],
  delete: [
    { word: 'accept', key: 'a', label: 'delete' },
    { word: 'reject', key: 'r', label: 'keep the account' },
  ],
  doubt: [{ word: 'accept', key: 'a', label: 'fine as it is' }],
  company: [{ word: 'none', key: 'n', label: 'none of these' }],
};

const ALWAYS: readonly OfferedAnswer[] = [
  { word: 'defer', key: 'd', label: 'defer' },
  { word: 'skip', key: 's', label: 'skip' },
  { word: 'search', key: '/', label: 'search' },
  { word: 'undo', key: 'u', label: 'undo' },
  { word: 'help', key: '?', label: 'help' },
  { word: 'quit', key: 'q', label: 'quit' },
];

/** What can be answered to a question with that many candidates. */
export function offeredAnswers(
  { asked }: Pick<ReviewItem, 'asked'>,
  candidates: number,
): readonly OfferedAnswer[] {
  const isLikely = asked.kind === 'company' && asked.suggested !== null;
  const first = isLikely ? [{ word: 'accept' as const, key: 'a', label: 'it is 1' }] : [];
  const picks: readonly OfferedAnswer[] =
    candidates === 0
      ? []
      : [{ word: 'pick', key: candidates === 1 ? '1' : `1-${candidates}`, label: 'pick' }];
  const own = OFFERED[asked.kind];
  if (asked.kind === 'company') return [...first, ...picks, ...own, ...ALWAYS];
  return [...own, ...picks, ...(restsOnCompany(asked) ? [NO_COMPANY] : []), ...ALWAYS];
}

const NO_COMPANY: OfferedAnswer = { word: 'none', key: 'n', label: 'none of the known companies' };

/** What is asked follows from the company that was found for the account, alone or with others. */
function restsOnCompany({ kind, account }: ReviewItem['asked']): boolean {
  return kind !== 'company' && account.coreId !== null;
}
