import { CoreError } from '../../contract/errors.ts';
import type { NewReview, ReviewVerdict } from '../../crm/review/review-store.ts';
import type { Context } from '../context.ts';
import { HELP, type ReviewCommand } from '../terminal/review-commands.ts';
import type { AnswerSource } from '../terminal/review-keys.ts';
import { reviewScreen } from '../terminal/review-screen.ts';
import { stillOneCompany } from '../terminal/review-words.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { OpenedReview } from './open-review.ts';
import { answerTo } from './review-answers.ts';
import { type Candidates, candidatesOf, searched } from './review-candidates.ts';
import type { KnownCompanies } from './review-companies.ts';
import { comparedAccounts } from './review-comparison.ts';
import { historyLines } from './review-history.ts';
import { type ReviewQueue, reviewQueue, type Shown } from './review-queue.ts';

export interface SessionParts {
  readonly review: OpenedReview;
  readonly companies: KnownCompanies;
  readonly answers: AnswerSource;
}

/** What a session has come to. */
export interface SessionEnd {
  readonly decided: number;
  readonly deferred: number;
  /** Questions that are open in another session. */
  readonly elsewhere: number;
  /** Everything was shown. */
  readonly isThrough: boolean;
}

/** Shows one question after the other until there is none, or nobody any more; every answer is kept at once. */
export async function reviewSession(parts: SessionParts, context: Context): Promise<SessionEnd> {
  const queue = reviewQueue(parts.review, context);
  const verdicts: ReviewVerdict[] = [];
  const end = (isThrough: boolean): SessionEnd => {
    const deferred = verdicts.filter((verdict) => verdict === 'deferred').length;
    return { decided: verdicts.length - deferred, deferred, elsewhere: queue.elsewhere(), isThrough };
  };
  for (;;) {
    const shown = await queue.next();
    if (shown === undefined) return end(true);
    const answered = await asked(shown, { ...parts, queue, context });
    if (answered === 'quit') return end(false);
    if (answered === 'undone') verdicts.pop();
    else if (answered !== 'skipped') verdicts.push(answered);
  }
}

interface Asking extends SessionParts {
  readonly queue: ReviewQueue;
  readonly context: Context;
}

/** Answers that people give a reason for; on a terminal they are asked, or the next question would be answered by it. */
const REASONS: Readonly<Partial<Record<ReviewCommand['word'], string>>> = {
  defer: 'Why later? (Enter for no reason) ',
  keep: 'Why? (Enter for no reason) ',
  reject: 'Why? (Enter for no reason) ',
};

type Ended = ReviewVerdict | 'skipped' | 'undone' | 'quit';

/** Shows the question until it is answered, skipped or left. */
async function asked(shown: Shown, asking: Asking): Promise<Ended> {
  const { answers, companies, review, context } = asking;
  let candidates = await candidatesOf(shown.item, review.columns, companies);
  let isWhole = false;
  draw(shown, { candidates, isWhole }, asking);
  for (;;) {
    const command = await answers.next();
    if (command === undefined || ('word' in command && command.word === 'quit')) return 'quit';
    if ('unknown' in command) {
      context.print(`${oneLine(command.unknown)} is not an answer here. ? tells what is.\n`);
      continue;
    }
    switch (command.word) {
      case 'skip':
        return 'skipped';
      case 'help':
        context.print(`${HELP}\n`);
        break;
      case 'history':
        context.print(historyLines(await review.admin.history(10)));
        break;
      case 'fields':
        isWhole = !isWhole;
        draw(shown, { candidates, isWhole }, asking);
        break;
      case 'search': {
        const text = await textOf(command, 'Search: ', answers);
        if (text === undefined || text === '') break;
        candidates = await searched(text, shown.item, { review, companies });
        draw(shown, { candidates, isWhole }, asking);
        break;
      }
      case 'undo':
        if (await undone(shown, asking)) return 'undone';
        break;
      default: {
        const question = REASONS[command.word];
        const text = question === undefined ? command.text : await textOf(command, question, answers);
        if (text === undefined) break;
        const given = answerTo(
          shown.item,
          { ...command, text },
          { candidates: candidates.picks, ...who(asking) },
        );
        const ended = await kept(given, asking);
        if (ended === undefined) break;
        const left = command.word === 'keep' ? stillOneCompany(shown.item) : undefined;
        if (left !== undefined) context.print(`${left}\n`);
        return ended;
      }
    }
  }
}

function who({ review, context }: Asking) {
  return { by: review.by, at: new Date(context.now()).toISOString() };
}

/** Lines have the text with them; on a terminal it is asked for. Undefined when that is left with Escape. */
async function textOf(
  command: ReviewCommand,
  question: string,
  answers: AnswerSource,
): Promise<string | undefined> {
  return command.text !== '' || !answers.isByKeys ? command.text : answers.text(question);
}

/** Keeps an answer, and says so; undefined when it cannot be. */
async function kept(
  given: NewReview | { readonly refusal: string },
  { review, queue, context }: Asking,
): Promise<Ended | undefined> {
  if ('refusal' in given) {
    context.print(`${given.refusal}\n`);
    return undefined;
  }
  try {
    await review.admin.keep([given]);
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'CONFLICT') throw error;
    context.print(
      `${context.paintOut.yellow('Not saved:')} ${oneLine(error.message)}.\n${oneLine(error.fix)}\n`,
    );
    return undefined;
  }
  const { verdict, told } = given.review;
  if (verdict !== 'deferred') queue.decided(1);
  await review.refresh();
  context.print(`${context.paintOut.green('Saved:')} ${oneLine(told)}.\n`);
  return verdict;
}

/** Takes the last answer of this person back and shows its question again, where the file has it. */
async function undone({ place }: Shown, { review, queue, context }: Asking): Promise<boolean> {
  try {
    const taken = await review.admin.undoLast(review.by);
    const [first, ...more] = taken;
    if (first === undefined) {
      context.print(`There is no decision of ${oneLine(review.by)} to take back.\n`);
      return false;
    }
    await review.refresh();
    const others =
      more.length === 0 ? '' : `, and ${more.length.toLocaleString('en-US')} that were given with it`;
    const answer = `the answer that ${oneLine(first.told)}${others}`;
    context.print(`${context.paintOut.yellow('Taken back:')} ${answer}. It is asked again.\n`);
    queue.decided(-taken.filter(({ verdict }) => verdict !== 'deferred').length);
    queue.again(first.account, place);
    return true;
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'CONFLICT') throw error;
    context.print(`Not taken back: ${oneLine(error.message)}.\n${oneLine(error.fix)}\n`);
    return false;
  }
}

interface Drawn {
  readonly candidates: Candidates;
  readonly isWhole: boolean;
}

function draw({ item, earlier }: Shown, { candidates, isWhole }: Drawn, asking: Asking): void {
  const { queue, review, context } = asking;
  const compared = candidates.compared ?? comparedAccounts(item, review.columns, { isWhole });
  const screen = reviewScreen(
    {
      item,
      earlier,
      compared,
      progress: queue.progress(),
      listed: candidates.listed,
      picks: candidates.picks.length,
    },
    context,
  );
  context.print(`\n${screen}`);
}
