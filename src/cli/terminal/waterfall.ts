import type { ChalkInstance } from 'chalk';
import type { Evidence, Explanation } from '../../contract/extended.ts';
import { barOf, halfBarOf } from './bar.ts';
import { cut, fitted, oneLine, widthOf, wrapped } from './terminal-text.ts';

/** What text is laid out for. */
export interface Terminal {
  /** In columns. */
  readonly width: number;
  readonly paint: ChalkInstance;
}

const COLUMNS = ['comparison', 'level', 'record', 'entity', 'bits', 'total'] as const;
/** Levels and values are cut where a line is too long; comparisons and figures stay whole. */
const FLEXIBLE = ['level', 'record', 'entity'] as const;
const GAP = '  ';

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;
type Widths = Readonly<Record<keyof Cells, number>>;

/** A line of the sum: what is shown of it, and its bits. */
interface Step {
  readonly cells: Cells;
  readonly bits: number;
}

/**
 * The sum that decided, step by step: the prior, every evidence row and what makes a probability of their sum, each with its
 * bits and the total up to it; below it the total, the probability and the best other entity, and the last steps in words.
 */
export function waterfall(explanation: Explanation, terminal: Terminal): readonly string[] {
  const { width, paint } = terminal;
  const steps = stepsOf(explanation);
  const half = halfBarOf(width);
  const widths = widthsOf(steps, width - (half === 0 ? 0 : GAP.length + 2 * half + 1));
  const largest = Math.max(0.01, ...steps.map(({ bits }) => Math.abs(bits)));
  const lines = steps.map(({ cells, bits }) => {
    const colour = bits < 0 ? paint.red : paint.green;
    return lineOf(cells, widths, colour) + (half === 0 ? '' : GAP + colour(barOf(bits / largest, half)));
  });
  return [paint.dim(lineOf(HEADINGS, widths)), ...lines, '', ...sumOf(explanation, width)];
}

function stepsOf({ prior_bits, evidence }: Explanation): readonly Step[] {
  const prior = { comparison: 'prior', level: '', left: null, right: null, sentence: '', bits: prior_bits };
  let running = 0;
  return [prior, ...evidence].map((row) => {
    // Rounded as the engine rounds its total: what is shown must sum to it.
    running = Math.round((running + row.bits) * 100) / 100;
    return { cells: cellsOf(row, running), bits: row.bits };
  });
}

const HEADINGS: Cells = {
  comparison: 'comparison',
  level: 'level',
  record: 'record',
  entity: 'entity',
  bits: 'bits',
  total: 'total',
};

function cellsOf({ comparison, level, left, right, bits }: Evidence, running: number): Cells {
  return {
    comparison: oneLine(comparison),
    level: oneLine(level),
    record: oneLine(left ?? ''),
    entity: oneLine(right ?? ''),
    bits: `${bits > 0 ? '+' : ''}${bits.toFixed(2)}`,
    total: running.toFixed(2),
  };
}

/** As wide as the widest cell of each column, or less so that a line fits: all that must give way end equally wide. */
function widthsOf(steps: readonly Step[], width: number): Widths {
  const natural = (column: keyof Cells) =>
    Math.max(widthOf(HEADINGS[column]), ...steps.map(({ cells }) => widthOf(cells[column])));
  const [comparison, bits, total] = [natural('comparison'), natural('bits'), natural('total')];
  const room = width - comparison - bits - total - GAP.length * (COLUMNS.length - 1);
  const wanted = FLEXIBLE.map(natural);
  let most = Math.max(...wanted);
  while (most > 1 && wanted.reduce((sum, columns) => sum + Math.min(columns, most), 0) > room) most--;
  const [level = 0, record = 0, entity = 0] = wanted.map((columns) => Math.min(columns, most));
  return { comparison, level, record, entity, bits, total };
}

function lineOf(cells: Cells, widths: Widths, colour = (text: string) => text): string {
  const texts = FLEXIBLE.map((column) => fitted(cells[column], widths[column]));
  const figures = [colour(cells.bits.padStart(widths.bits)), cells.total.padStart(widths.total)];
  return [fitted(cells.comparison, widths.comparison), ...texts, ...figures].join(GAP);
}

function sumOf({ evidence, total_bits, probability, runner_up }: Explanation, width: number) {
  if (evidence.length === 0)
    return ['Nothing that is known resembled the record: the prior is all there is.'];
  const best = runner_up === null ? 'none' : runnerUp(runner_up, width - LABEL_WIDTH);
  return [
    `${'total'.padEnd(LABEL_WIDTH)}${total_bits.toFixed(2)} bits`,
    `${'probability'.padEnd(LABEL_WIDTH)}${percent(probability)}`,
    `${'runner-up'.padEnd(LABEL_WIDTH)}${best}`,
    ...evidence
      .filter(({ comparison }) => DECISION_STEPS.has(comparison))
      .flatMap((step) => inWords(step, width)),
  ];
}

/** Rows that compare nothing: no reasoning tells of them. */
const DECISION_STEPS: ReadonlySet<string> = new Set(['calibration', 'lead', 'rarity', 'namesakes', 'doubt']);

const LABEL_WIDTH = 13;

function inWords({ comparison, sentence }: Evidence, width: number): readonly string[] {
  const lines = wrapped(oneLine(sentence), Math.max(1, width - LABEL_WIDTH));
  return lines.map((line, at) => (at === 0 ? comparison : '').padEnd(LABEL_WIDTH) + line);
}

/** The name gives way to the figures behind it. */
function runnerUp(other: NonNullable<Explanation['runner_up']>, width: number): string {
  const figures = ` (${oneLine(other.core_id)}), ${percent(other.probability)}`;
  return cut(oneLine(other.name), Math.max(1, width - figures.length)) + figures;
}

/** The engine rounds to six places, and is never wholly sure. */
function percent(probability: number): string {
  if (probability >= 1) return 'more than 99.9999 %';
  return probability <= 0 ? 'less than 0.0001 %' : `${Number((probability * 100).toFixed(4))} %`;
}
