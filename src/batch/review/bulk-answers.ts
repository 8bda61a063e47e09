import { CoreError } from '../../contract/errors.ts';
import type { BulkAnswer } from '../../contract/file-reviews.ts';
import { HIGH_RISK, LOW_RISK } from '../../contract/risk.ts';
import type { NewReview } from '../../crm/review/review-store.ts';
import type { WorkspaceReviews } from '../../crm/review/workspace-reviews.ts';
import { inTurns } from './in-turns.ts';
import { type Answering, answerTo } from './review-answers.ts';
import type { ReviewFile } from './review-file.ts';
import type { ItemPlace, ReviewItem } from './review-item.ts';
import { byRank } from './review-order.ts';

/** One answer to many questions, of each of which `Item` is remembered. */
export interface Gathered<Item = ReviewItem> {
  readonly given: readonly { readonly item: Item; readonly review: NewReview }[];
  /** Questions that cannot be answered so: a company has to be picked, or earlier decisions stand against it. */
  readonly leftOut: readonly { readonly item: Item; readonly why: string }[];
}

interface Bulk<Item> extends Answering {
  readonly answer: BulkAnswer;
  readonly reason?: string | undefined;
  /** What is remembered of a question: all of it takes the rows of its accounts. */
  readonly remembered: (item: ReviewItem) => Item;
}

/** What the answer would be to each of the questions. */
export async function gatherAnswers<Item>(
  places: readonly ItemPlace[],
  { answer, reason, remembered, ...answering }: Bulk<Item>,
  file: Pick<ReviewFile, 'item'>,
): Promise<Gathered<Item>> {
  const given: Gathered<Item>['given'][number][] = [];
  const leftOut: Gathered<Item>['leftOut'][number][] = [];
  await inTurns(places, (place) => {
    const item = file.item(place);
    if (item === undefined) return;
    const review = answerTo(item, { word: answer, reason }, answering);
    if ('refusal' in review) leftOut.push({ item: remembered(item), why: review.refusal });
    else given.push({ item: remembered(item), review });
  });
  return { given, leftOut };
}

/** What was kept of them, and as which batch. */
interface Kept<Item> extends Gathered<Item> {
  /** 0 of none. */
  readonly batch: number;
}

/** Keeps all of them in one transaction, but for those that contradict what stands. */
export async function keepGathered<Item>(
  { given, leftOut }: Gathered<Item>,
  reviews: Pick<WorkspaceReviews, 'keep'>,
): Promise<Kept<Item>> {
  let kept = given;
  const refused = [...leftOut];
  for (;;) {
    try {
      const batch = await reviews.keep(kept.map(({ review }) => review));
      return { given: kept, leftOut: refused, batch };
    } catch (error) {
      const at = error instanceof CoreError && error.code === 'CONFLICT' ? (error.place.line ?? 0) - 1 : -1;
      const one = kept[at];
      if (one === undefined || !(error instanceof CoreError)) throw error;
      refused.push({ item: one.item, why: error.message });
      kept = kept.filter((other) => other !== one);
    }
  }
}

/** A question with what a person loses by a wrong answer. */
type Risky = Pick<ReviewItem, 'risk'>;

/** How many of them are riskier than `HIGH_RISK`; to reject or to defer changes nothing in a CRM. */
export function riskyIn({ given }: Pick<Gathered<Risky>, 'given'>, answer: BulkAnswer): number {
  return answer === 'accept' ? given.filter(({ item }) => (item.risk ?? 0) > HIGH_RISK).length : 0;
}

/** Their questions, the riskiest first, else as they were given. */
export function riskiestFirst<Item extends Risky>(
  given: readonly { readonly item: Item }[],
): readonly Item[] {
  return given
    .map(({ item }, at) => ({ item, rank: [-(item.risk ?? 0), at] }))
    .sort((a, b) => byRank(a.rank, b.rank))
    .map(({ item }) => item);
}

/** The risks that are counted together, each band up to its bound. */
export const RISK_BANDS: readonly number[] = [LOW_RISK, HIGH_RISK, 100];

/** How many of the questions are in each of `RISK_BANDS`. */
export function countsByRisk(items: readonly Risky[]): readonly number[] {
  return RISK_BANDS.map((upTo, at) => {
    const above = RISK_BANDS[at - 1] ?? -1;
    return items.filter(({ risk = 0 }) => risk > above && risk <= upTo).length;
  });
}
