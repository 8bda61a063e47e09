import { answerTo } from '../../batch/review/review-answers.ts';
import type { ReviewItem } from '../../batch/review/review-item.ts';
import { questionWords } from '../../batch/review/review-words.ts';
import { HIGH_RISK } from '../../contract/crosscheck-report.ts';
import { CoreError } from '../../contract/errors.ts';
import type { NewReview } from '../../crm/review/review-store.ts';
import type { Context } from '../context.ts';
import { choiceOf, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { type BulkPreview, bulkPreview, SHOWN_AT_ONCE } from '../terminal/bulk-preview.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { OpenedReview } from './open-review.ts';

export const BULK_ANSWERS = ['accept', 'reject', 'defer'] as const;
export type BulkAnswer = (typeof BULK_ANSWERS)[number];

export interface BulkOptions extends YesOption {
  readonly bulk: BulkAnswer;
  readonly reason?: string;
  /** Nothing is decided. */
  readonly list?: boolean;
  /** What is riskier than `HIGH_RISK` is accepted, too, where nobody is asked. */
  readonly risky?: boolean;
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
  const preview = bulkPreview(
    { ...gathered, head: `${DONE[options.bulk]} ${countOf(gathered.given.length)}` },
    context,
  );
  if (options.list === true) return listed(preview, context);
  preview.overview();
  if (gathered.given.length === 0) return report(gathered, 0, context);
  requireAnswers(gathered, options, context);
  if (!(await isWanted(gathered, { options, preview, context }))) return DECLINED;
  const { kept, refused } = await keepAll(gathered, review);
  return report({ given: kept, leftOut: [...gathered.leftOut, ...refused] }, kept.length, context);
}

const DONE: Readonly<Record<BulkAnswer, string>> = { accept: 'Accept', reject: 'Reject', defer: 'Defer' };

function countOf(number: number): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? 'question' : 'questions'}`;
}

function gather(review: OpenedReview, { bulk, reason = '' }: BulkOptions, context: Context): Gathered {
  const answering = { by: review.by, at: new Date(context.now()).toISOString() };
  const given: Gathered['given'][number][] = [];
  const leftOut: Gathered['leftOut'][number][] = [];
  for (const place of review.file.places) {
    const item = review.file.item(place);
    if (item === undefined) continue;
    const answer = answerTo(item, { word: bulk, reason }, answering);
    if ('refusal' in answer) leftOut.push({ item, why: answer.refusal });
    else given.push({ item, review: answer });
  }
  return { given, leftOut };
}

/** Standard output, for it may be read with a pager. */
function listed(preview: BulkPreview, context: Context): number {
  for (const line of preview.lines()) context.print(`${line}\n`);
  return 0;
}

/** Throws USAGE where nobody can be asked and the options do not say yes to all of it. */
function requireAnswers(gathered: Gathered, options: BulkOptions, context: Context): void {
  if (options.yes !== true && !context.isInteractive)
    throw new CoreError('USAGE', 'nothing was decided: nobody can be asked here', {
      ...{ field: '--bulk', fix: 'Look at the questions above (--list shows all of them), then add --yes.' },
    });
  const risky = riskyIn(gathered, options);
  if (options.yes === true && options.risky !== true && risky > 0)
    throw new CoreError('USAGE', `nothing was decided: ${risky} of them have a risk above ${HIGH_RISK}`, {
      field: '--yes',
      fix: `Look at them, then add --risky, or leave them out: --filter "risk<=${HIGH_RISK}"`,
    });
}

/** To reject or to defer changes nothing in a CRM. */
function riskyIn({ given }: Gathered, { bulk }: BulkOptions): number {
  return bulk === 'accept' ? given.filter(({ item }) => (item.risk ?? 0) > HIGH_RISK).length : 0;
}

interface Asking {
  readonly options: BulkOptions;
  readonly preview: BulkPreview;
  readonly context: Context;
}

/** Shows more as long as more is wanted, and asks once more when some are risky. */
async function isWanted(gathered: Gathered, { options, preview, context }: Asking): Promise<boolean> {
  if (options.yes === true) return true;
  const done = DONE[options.bulk];
  for (;;) {
    const answer = await choiceOf(
      `${done} ${countOf(gathered.given.length)}?`,
      [
        { value: 'no', name: 'No, decide nothing' },
        ...(preview.hasMore() ? [{ value: 'more' as const, name: 'Show the next questions' }] : []),
        { value: 'yes', name: `Yes, ${done.toLowerCase()} all of them` },
      ] as const,
      context,
    );
    if (answer === 'yes') break;
    if (answer === 'no') {
      context.say('Nothing was changed.');
      return false;
    }
    preview.more();
  }
  const risky = riskyIn(gathered, options);
  return (
    risky === 0 ||
    options.risky === true ||
    isConfirmed(`${countOf(risky)} of these have a risk above ${HIGH_RISK}. Accept them, too?`, {}, context)
  );
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
  for (const { item, why } of leftOut.slice(0, SHOWN_AT_ONCE))
    context.say(`${context.paint.yellow('left open')} ${oneLine(questionWords(item))} ${oneLine(why)}`);
  if (context.isJson) context.print(`${JSON.stringify({ decided, left_open: leftOut.length })}\n`);
  context.say(`${countOf(decided)} answered, ${leftOut.length.toLocaleString('en-US')} left open.`);
  return 0;
}
