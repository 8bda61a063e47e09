import type { ReviewItem } from '../../batch/review/review-item.ts';
import { CoreError } from '../../contract/errors.ts';
import type { NewReview } from '../../crm/review/review-store.ts';
import type { Context } from '../context.ts';
import { DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { questionWords } from '../terminal/review-words.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { OpenedReview } from './open-review.ts';
import { answerTo } from './review-answers.ts';

export const BULK_ANSWERS = ['accept', 'reject', 'defer'] as const;
export type BulkAnswer = (typeof BULK_ANSWERS)[number];

export interface BulkOptions extends YesOption {
  readonly bulk: BulkAnswer;
  readonly reason?: string;
}

interface Gathered {
  readonly given: readonly { readonly item: ReviewItem; readonly review: NewReview }[];
  /** Questions that cannot be answered so: a company has to be picked, or somebody else has them. */
  readonly leftOut: readonly { readonly item: ReviewItem; readonly why: string }[];
}

/** Answers all questions in one way, after a look at them; one `u` takes all of it back. */
export async function reviewInBulk(
  review: OpenedReview,
  options: BulkOptions,
  context: Context,
): Promise<number> {
  await review.file.readAll();
  const gathered = gather(review, options, context);
  preview(gathered, options.bulk, context);
  if (gathered.given.length === 0) return report(gathered, 0, context);
  if (options.yes !== true && !context.isInteractive)
    throw new CoreError('USAGE', 'nothing was decided: nobody can be asked here', {
      ...{ field: '--bulk', fix: 'Look at the questions above, then add --yes.' },
    });
  const question = `${DONE[options.bulk]} ${countOf(gathered.given.length)}?`;
  if (!(await isConfirmed(question, options, context))) return DECLINED;
  const { kept, refused } = await keepAll(gathered, review);
  return report({ given: kept, leftOut: [...gathered.leftOut, ...refused] }, kept.length, context);
}

const DONE: Readonly<Record<BulkAnswer, string>> = { accept: 'Accept', reject: 'Reject', defer: 'Defer' };

function countOf(number: number): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? 'question' : 'questions'}`;
}

function gather(review: OpenedReview, { bulk, reason = '' }: BulkOptions, context: Context): Gathered {
  const answering = { candidates: [], by: review.by, at: new Date(context.now()).toISOString() };
  const given: Gathered['given'][number][] = [];
  const leftOut: Gathered['leftOut'][number][] = [];
  for (const place of review.file.places) {
    const item = review.file.item(place);
    if (item === undefined) continue;
    const answer = answerTo(item, { word: bulk, text: reason }, answering);
    if ('refusal' in answer) leftOut.push({ item, why: answer.refusal });
    else given.push({ item, review: answer });
  }
  return { given, leftOut };
}

const SHOWN = 10;

function preview({ given, leftOut }: Gathered, bulk: BulkAnswer, context: Context): void {
  context.say(`${DONE[bulk]} ${countOf(given.length)}:`);
  for (const { item } of given.slice(0, SHOWN)) context.say(`  ${questionWords(item)}`);
  if (given.length > SHOWN) context.say(`  and ${(given.length - SHOWN).toLocaleString('en-US')} more`);
  if (leftOut.length > 0) context.say(`${countOf(leftOut.length)} cannot be answered so, and stay open.`);
}

interface KeptAll {
  readonly kept: Gathered['given'];
  readonly refused: Gathered['leftOut'];
}

/** All in one transaction; an answer that contradicts those that stand is left out. */
async function keepAll({ given }: Gathered, { admin }: OpenedReview): Promise<KeptAll> {
  let kept = given;
  const refused: Gathered['leftOut'][number][] = [];
  for (;;) {
    try {
      await admin.keep(kept.map(({ review }) => review));
      return { kept, refused };
    } catch (error) {
      const at = error instanceof CoreError && error.code === 'CONFLICT' ? (error.place.line ?? 0) - 1 : -1;
      const one = kept[at];
      if (one === undefined || !(error instanceof CoreError)) throw error;
      refused.push({ item: one.item, why: error.message });
      kept = kept.filter((other) => other !== one);
    }
  }
}

function report({ leftOut }: Gathered, decided: number, context: Context): number {
  for (const { item, why } of leftOut.slice(0, SHOWN))
    context.say(`${context.paint.yellow('left open')} ${questionWords(item)} ${oneLine(why)}`);
  if (context.isJson) context.print(`${JSON.stringify({ decided, left_open: leftOut.length })}\n`);
  context.say(`${countOf(decided)} answered, ${leftOut.length.toLocaleString('en-US')} left open.`);
  return 0;
}
