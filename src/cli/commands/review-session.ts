import {
  ANSWER_WORDS,
  type GivenAnswer,
  type QuestionView,
  type ReviewVerdict,
  type ShownQuestion,
  type TakenBack,
} from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { HELP, type ReviewCommand } from '../terminal/review-commands.ts';
import type { AnswerSource } from '../terminal/review-keys.ts';
import { reviewScreen } from '../terminal/review-screen.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { Asking, SessionParts } from './review-asking.ts';
import { historyLines } from './review-history.ts';
import { telling, undone } from './review-undo.ts';

/** What a session has come to. */
export interface SessionEnd {
  readonly decided: number;
  readonly deferred: number;
  /** Answers of earlier reviews that were taken back. */
  readonly takenBack: number;
  /** Questions that are open in another session. */
  readonly elsewhere: number;
  /** Everything was shown. */
  readonly isThrough: boolean;
}

/** Shows one question after the other until there is none, or nobody any more; every answer is kept at once. */
export async function reviewSession(parts: SessionParts, context: Context): Promise<SessionEnd> {
  const { queue } = parts;
  const given = new Map<string, ReviewVerdict>();
  let takenBack = 0;
  const end = (isThrough: boolean): SessionEnd => {
    const deferred = [...given.values()].filter((verdict) => verdict === 'deferred').length;
    const elsewhere = queue.elsewhere();
    return { decided: given.size - deferred, deferred, takenBack, elsewhere, isThrough };
  };
  for (;;) {
    const shown = await queue.next();
    if (shown === undefined) return end(true);
    const answered = await asked(shown, { ...parts, given, context });
    if (answered === 'quit') return end(false);
    if (answered === 'skipped') continue;
    if (typeof answered === 'string') given.set(shown.id, answered);
    else for (const { id } of answered) if (id === null || !given.delete(id)) takenBack++;
  }
}

/** Answers that people give a reason for; on a terminal they are asked, or the next question would be answered by it. */
const REASONS: Readonly<Partial<Record<ReviewCommand['word'], string>>> = {
  defer: 'Why later? (Enter for no reason) ',
  keep: 'Why? (Enter for no reason) ',
  reject: 'Why? (Enter for no reason) ',
};

/** By which offered answer a question can be answered so: to reject a merge is to keep the two apart. */
const OFFERED_FOR: Readonly<Partial<Record<ReviewCommand['word'], readonly string[]>>> = {
  keep: ['keep'],
  reject: ['reject', 'keep'],
};

/** Nobody is asked for the reason of an answer that is none here. */
function isRefused(word: ReviewCommand['word'], { answers }: ShownQuestion): boolean {
  const needed = OFFERED_FOR[word];
  return needed !== undefined && !answers.some((offered) => needed.includes(offered.word));
}

/** An answer, or those that were taken back. */
type Ended = ReviewVerdict | 'skipped' | 'quit' | readonly TakenBack[];

/** Shows the question until it is answered, skipped or left. */
async function asked(first: ShownQuestion, asking: Asking): Promise<Ended> {
  const { answers, review, context } = asking;
  let [shown, view]: [ShownQuestion, QuestionView] = [first, {}];
  const look = async (other: QuestionView) => {
    view = { ...view, ...other };
    shown = await review.show(first.id, view);
    draw(shown, asking);
  };
  draw(shown, asking);
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
        await drawAfterwards(shown, asking);
        break;
      case 'history':
        context.print(historyLines(await review.history(10)));
        await drawAfterwards(shown, asking);
        break;
      case 'fields':
        await look({ isWhole: view.isWhole !== true });
        break;
      case 'search': {
        const text = await textOf(command, 'Search: ', answers);
        if (text !== undefined && text !== '') await look({ search: text });
        break;
      }
      case 'undo': {
        const taken = await undone(shown, command.text, asking);
        if (taken.length > 0) return taken;
        break;
      }
      default: {
        const question = isRefused(command.word, shown) ? undefined : REASONS[command.word];
        const text = question === undefined ? command.text : await textOf(command, question, answers);
        if (text === undefined) break;
        const ended = await answered(shown, { ...command, text }, asking);
        if (ended !== undefined) return ended;
      }
    }
  }
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
async function answered(
  shown: ShownQuestion,
  command: ReviewCommand,
  { review, queue, refresh, context }: Asking,
): Promise<Ended | undefined> {
  const given = givenAnswer(command, shown);
  const result =
    'refusal' in given ? given : await telling('Not saved', review.answer(shown.id, given), context);
  if (result === undefined) return undefined;
  if ('refusal' in result) {
    context.print(`${result.refusal}\n`);
    return undefined;
  }
  const { verdict, told, left } = result;
  if (verdict !== 'deferred') queue.decided(1);
  await refresh();
  context.print(`${context.paintOut.green('Saved:')} ${oneLine(told)}.\n`);
  if (left !== null) context.print(`${oneLine(left)}\n`);
  return verdict;
}

function givenAnswer(
  { text: reason, ...command }: ReviewCommand,
  { candidates }: ShownQuestion,
): GivenAnswer | { readonly refusal: string } {
  if (command.word === 'pick') {
    const pick = candidates[command.number - 1]?.pick;
    return pick === undefined
      ? { refusal: `There is no ${command.number} here.` }
      : { word: 'pick', pick, reason };
  }
  const word = ANSWER_WORDS.find((one) => one === command.word);
  return word === undefined ? { refusal: `${command.word} is not an answer.` } : { word, reason };
}

/** A long text on a terminal has moved the question out of sight. */
async function drawAfterwards(shown: ShownQuestion, asking: Asking): Promise<void> {
  if (!asking.answers.isByKeys) return;
  await asking.answers.text('Enter goes back to the question. ');
  draw(shown, asking);
}

function draw(shown: ShownQuestion, { queue, context }: Asking): void {
  context.print(`\n${reviewScreen(shown, queue.progress(), context)}`);
}
