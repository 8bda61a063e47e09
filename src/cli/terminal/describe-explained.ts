import { ENTITY_FIELDS } from '../../batch/mapping/fields.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { Outcome } from '../../contract/extended.ts';
import type { ExplainedRow } from '../commands/explained-row.ts';
import { cut, oneLine, wrapped } from './terminal-text.ts';
import { type Terminal, waterfall } from './waterfall.ts';

/** Where a row stands, and what of it was asked about. */
export interface ShownRow {
  readonly file: string;
  readonly line: number;
  /** Undefined when the row could not be asked about. */
  readonly input: EntityInput | undefined;
}

/** The row, what became of it, the sum that decided and the reasoning, as lines for a terminal. */
export function describeExplained(
  explained: ExplainedRow,
  shown: ShownRow,
  terminal: Terminal,
): readonly string[] {
  const { width, paint } = terminal;
  const { row, reasoning, explanation } = explained;
  const title = `Row ${row} of ${oneLine(shown.file)}, line ${shown.line}`;
  return [
    paint.bold(title),
    ...(shown.input === undefined ? [] : ['', ...fieldLines(shown.input, width)]),
    '',
    outcomeLine(explained, terminal),
    '',
    ...(explanation === null ? [] : [...waterfall(explanation, terminal), '']),
    ...wrapped(oneLine(reasoning), width),
  ];
}

function fieldLines(input: EntityInput, width: number): readonly string[] {
  const fields = ENTITY_FIELDS.flatMap((field) => {
    const value = field === 'name' || field === 'name_2' ? undefined : input[field];
    return value === undefined ? [] : [{ field, value }];
  });
  const margin = Math.max(...fields.map(({ field }) => field.length)) + 4;
  return fields.map(
    ({ field, value }) => `  ${field.padEnd(margin - 2)}${cut(oneLine(value), width - margin)}`,
  );
}

const COLOURS: Readonly<Record<Outcome, 'green' | 'yellow' | 'red'>> = {
  matched: 'green',
  created: 'green',
  ambiguous: 'yellow',
  no_match: 'yellow',
  invalid: 'red',
  failed: 'red',
};

/** `matched HIGH  6075156552 Siemens AG`. */
function outcomeLine(
  { outcome, confidence, coreId, name }: ExplainedRow,
  { width, paint }: Terminal,
): string {
  const state = confidence === null ? outcome : `${outcome} ${confidence}`;
  const entity = coreId === null ? '' : `  ${coreId} ${oneLine(name ?? '')}`.trimEnd();
  return paint[COLOURS[outcome]](state) + cut(entity, Math.max(1, width - state.length));
}
