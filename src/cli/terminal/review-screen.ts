import type { ReviewItem } from '../../batch/review/review-item.ts';
import { HIGH_RISK } from '../../contract/crosscheck-report.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import type { Context } from '../context.ts';
import { offeredAnswers } from './review-commands.ts';
import { questionWords } from './review-words.ts';
import { type SideBySide, sideBySide } from './side-by-side.ts';
import { oneLine, widthOf, wrapped } from './terminal-text.ts';

/** What a screen shows beside the question. */
export interface ShownReview {
  readonly item: ReviewItem;
  /** `12 of 93, 4 decided today`. */
  readonly progress: string;
  /** The answer to an earlier proposal for the account. */
  readonly earlier: KeptReview | undefined;
  readonly compared: SideBySide;
  /** Numbered companies and accounts that do not stand in the comparison. */
  readonly listed: readonly string[];
  /** How many numbers there are to pick. */
  readonly picks: number;
}

const NARROWEST = 40;
const WIDEST = 130;

/** The width of the screen; what is piped has that of a usual terminal. */
export function screenWidth({ stdout }: Pick<Context, 'stdout'>): number {
  const width = (stdout.isTTY ? stdout.columns : undefined) ?? 100;
  return Math.max(NARROWEST, Math.min(WIDEST, width));
}

/** One question as lines: what is asked, side by side what is known, why, and what can be answered. */
export function reviewScreen(shown: ShownReview, { paintOut: paint, ...context }: Context): string {
  const width = screenWidth(context);
  const { item, progress, earlier, compared, listed, picks } = shown;
  const paragraph = (text: string, indent = '') =>
    wrapped(oneLine(text), width - indent.length).map((line) => `${indent}${line}`);
  const because = item.riskReasons === '' ? '' : `: ${item.riskReasons}`;
  const risk = item.risk === undefined ? [] : paragraph(`Risk ${item.risk} of 100${because}`);
  const question = paragraph(questionWords(item)).map((line) => paint.bold(line));
  const lines = [
    paint.dim(progress),
    '',
    ...question,
    ...(earlier === undefined
      ? []
      : ['', ...paragraph(earlierWords(earlier)).map((line) => paint.yellow(line))]),
    '',
    ...sideBySide(compared, {
      width,
      painted: (line, { remark }) =>
        remark === 'same' ? paint.green(line) : remark === 'differs' ? paint.yellow(line) : line,
    }),
    ...(listed.length === 0 ? [] : ['', ...listed.flatMap((line) => paragraph(line, '  '))]),
    '',
    ...paragraph(item.reasoning),
    ...risk.map((line) => ((item.risk ?? 0) > HIGH_RISK ? paint.yellow(line) : line)),
    ...(item.identity === '' ? [] : paragraph(`Who it is: ${item.identity}`)),
    '',
  ];
  const offered = [...answerLines(item, picks, width).map((line) => paint.cyan(line)), ''];
  // What has gone out of sight is asked once more.
  const { isTTY, rows } = context.stdout;
  const isCut = isTTY === true && lines.length + offered.length > rows;
  return [...lines, ...(isCut ? question : []), ...offered].map((line) => `${line}\n`).join('');
}

function earlierWords({ at, told, by }: KeptReview): string {
  return `The recommendation has changed. On ${at.slice(0, 10)} ${by} answered another one: ${told}.`;
}

/** `m merge   k keep apart`, several lines where one is too narrow. */
function answerLines(item: ReviewItem, picks: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const { key, label } of offeredAnswers(item, picks)) {
    const answer = `${key} ${label}`;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last}   ${answer}`) <= width)
      lines[lines.length - 1] = `${last}   ${answer}`;
    else lines.push(answer);
  }
  return lines;
}
