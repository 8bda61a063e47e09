import { CoreError } from '../../contract/errors.ts';
import type { ShownQuestion, TakenBack } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { Asking } from './review-asking.ts';

/** Takes the last answers of this person back and shows their questions again, where the file has them; empty when nothing was. */
export async function undone(
  shown: ShownQuestion,
  text: string,
  asking: Asking,
): Promise<readonly TakenBack[]> {
  const { review, queue, by, refresh, context } = asking;
  const last = await review.undoable();
  const [first] = last;
  if (first === undefined) {
    context.print(`There is no decision of ${oneLine(by)} to take back.\n`);
    return [];
  }
  if (!(await isUndoMeant(last, text, asking))) return [];
  const taken = (await telling('Not taken back', review.undo(first.batch), context)) ?? [];
  if (taken.length === 0) return [];
  await refresh();
  const ids = taken.flatMap(({ id }) => id ?? []);
  const again =
    ids.length === taken.length
      ? `${ids.length === 1 ? 'It is' : 'They are'} asked again.`
      : `This file asks ${ids.length === 0 ? 'nothing' : `only ${ids.length.toLocaleString('en-US')}`} of it again.`;
  context.print(`${context.paintOut.yellow('Taken back:')} ${answersWords(taken)}. ${again}\n`);
  queue.decided(-taken.filter(({ verdict }) => verdict !== 'deferred').length);
  queue.again(ids, shown);
  return taken;
}

function answersWords([first, ...more]: readonly TakenBack[]): string {
  const others =
    more.length === 0 ? '' : `, and ${more.length.toLocaleString('en-US')} that were given with it`;
  return `the answer that ${oneLine(first?.told ?? '')}${others}`;
}

/** Whoever does not see what is taken back is asked: answers of an earlier review, and many at once. */
async function isUndoMeant(
  last: readonly TakenBack[],
  text: string,
  { given, answers, context }: Asking,
): Promise<boolean> {
  const [only] = last;
  if (last.length === 1 && only?.id != null && given.has(only.id)) return true;
  const what = `${answersWords(last)}, ${last.length === 1 ? 'which was' : 'all'} given before this review`;
  const isMeant = answers.isByKeys ? await answers.isYes(`Take back ${what}? (y or n) `) : text === 'yes';
  if (!isMeant)
    context.print(`Nothing was taken back.${answers.isByKeys ? '' : ` u yes takes back ${what}.`}\n`);
  return isMeant;
}

/** What a call gives; of one that decisions stand against it tells which, and gives nothing. */
export async function telling<T>(what: string, call: Promise<T>, context: Context): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'CONFLICT') throw error;
    context.print(
      `${context.paintOut.yellow(`${what}:`)} ${oneLine(error.message)}.\n${oneLine(error.fix)}\n`,
    );
    return undefined;
  }
}
