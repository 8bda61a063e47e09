import type { ShownQuestion } from '../../contract/review.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import type { Context } from '../context.ts';
import { sideBySide } from './side-by-side.ts';
import { oneLine, widthOf, wrapped } from './terminal-text.ts';

const NARROWEST = 40;
const WIDEST = 130;

/** The width of the screen; what is piped has that of a usual terminal. */
export function screenWidth({ stdout }: Pick<Context, 'stdout'>): number {
  const width = (stdout.isTTY ? stdout.columns : undefined) ?? 100;
  return Math.max(NARROWEST, Math.min(WIDEST, width));
}

/** One question as lines: what is asked, side by side what is known, why, and what can be answered. */
export function reviewScreen(
  shown: ShownQuestion,
  progress: string,
  { paintOut: paint, ...context }: Context,
): string {
  const width = screenWidth(context);
  const { earlier, compared, reasoning, identity } = shown;
  const paragraph = (text: string, indent = '') =>
    wrapped(oneLine(text), width - indent.length).map((line) => `${indent}${line}`);
  const because = shown.risk_reasons === '' ? '' : `: ${shown.risk_reasons}`;
  const risk = shown.risk === null ? [] : paragraph(`Risk ${shown.risk} of 100${because}`);
  const question = paragraph(shown.question).map((line) => paint.bold(line));
  const listed = listedLines(shown);
  const lines = [
    paint.dim(progress),
    '',
    ...question,
    ...(earlier === null ? [] : ['', ...paragraph(earlierWords(earlier)).map((line) => paint.yellow(line))]),
    '',
    ...sideBySide(compared, {
      width,
      painted: (line, { remark }) =>
        remark === 'same' ? paint.green(line) : remark === 'differs' ? paint.yellow(line) : line,
    }),
    ...(listed.length === 0 ? [] : ['', ...listed.flatMap((line) => paragraph(line, '  '))]),
    '',
    ...paragraph(reasoning),
    ...risk.map((line) => ((shown.risk ?? 0) > HIGH_RISK ? paint.yellow(line) : line)),
    ...(identity === '' ? [] : paragraph(`Who it is: ${identity}`)),
    '',
  ];
  const offered = [...answerLines(shown, width).map((line) => paint.cyan(line)), ''];
  // What has gone out of sight is asked once more.
  const { isTTY, rows } = context.stdout;
  const isCut = isTTY === true && lines.length + offered.length > rows;
  return [...lines, ...(isCut ? question : []), ...offered].map((line) => `${line}\n`).join('');
}

/** The numbered candidates that do not stand in the comparison. */
function listedLines({ candidates, beside, not_found }: ShownQuestion): readonly string[] {
  if (not_found !== null) return [`Nothing is known by a name like "${not_found}".`];
  return candidates.slice(beside).map(({ told }, at) => `${at + beside + 1}  ${told}`);
}

function earlierWords({ at, told, by }: NonNullable<ShownQuestion['earlier']>): string {
  return `The recommendation has changed. On ${at.slice(0, 10)} ${by} answered another one: ${told}.`;
}

/** `m merge   k keep apart`, several lines where one is too narrow. */
function answerLines({ answers }: ShownQuestion, width: number): readonly string[] {
  const lines: string[] = [];
  for (const { key, label } of answers) {
    const answer = `${key} ${label}`;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last}   ${answer}`) <= width)
      lines[lines.length - 1] = `${last}   ${answer}`;
    else lines.push(answer);
  }
  return lines;
}
