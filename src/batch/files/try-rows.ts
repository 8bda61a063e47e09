import type { Confidence } from '../../contract/confidence.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { FileTrial, OutcomeCounts, TriedRow } from '../../contract/files.ts';
import type { JobStatus } from '../../contract/service.ts';
import type { InputRow, InputTable } from '../../tabular/input-row.ts';
import { withLeastConfidence } from '../least-confidence.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { type EntityInputOptions, readingEntities } from '../mapping/entity-input-of.ts';
import { resultCells } from '../output/result-columns.ts';
import { invalidResult, type RowResult, resultOf } from '../row-result.ts';
import { shortened } from './read-columns.ts';
import { spreadRows } from './spread-rows.ts';

/** Resolves records without keeping or charging anything; one answer for each, in order. */
export type TryOut = (
  workspace: string,
  inputs: readonly EntityInput[],
) => Promise<readonly JobStatus<'entity-resolution'>[]>;

interface Trying {
  readonly workspace: string;
  readonly mapping: ColumnMapping;
  readonly tryOut: TryOut;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  /** How sure a match has to be. */
  readonly least: Confidence | undefined;
}

const TRIED_ROWS = 100;
/** A trial is read in the process of the service. */
const MOST_READ = 500_000;
const INPUT_CHARACTERS = 160;
const REASON_CHARACTERS = 400;

/** Resolves rows from all over the table. */
export async function tryRows(table: InputTable, trying: Trying): Promise<Omit<FileTrial, 'price'>> {
  const { workspace, mapping, tryOut, nameFieldOf, least } = trying;
  const { total, hasMore, rows } = await spreadRows(table.rows, { most: TRIED_ROWS, mostRead: MOST_READ });
  // As the command line reads them.
  const read = readingEntities(mapping, { bias: 'URL_BIAS', matchToSocial: false, nameFieldOf });
  const asked = rows.map((row) => ({ row, read: read(row) }));
  const inputs = asked.flatMap((one) => ('input' in one.read ? [one.read.input] : []));
  const answers = (await tryOut(workspace, inputs)).values();
  const tried = asked.map((one) => {
    if ('problem' in one.read) return triedRow(one.row, mapping, invalidResult(one.read.problem));
    const { value } = answers.next();
    if (value === undefined) throw new RangeError('a row that was tried has no answer');
    return triedRow(one.row, mapping, withLeastConfidence(resultOf(value), least));
  });
  return { rows: total, is_estimate: hasMore, outcomes: countsOf(tried), tried };
}

function triedRow(row: InputRow, mapping: ColumnMapping, result: RowResult): TriedRow {
  const cells = resultCells(result);
  const used = [...new Set(Object.values(mapping).flat())].sort((a, b) => a - b);
  const input = used.map((at) => (row.cells[at] ?? '').trim()).filter((text) => text !== '');
  const confidence =
    result.record === undefined || cells.core_id === '' ? null : result.record.identity_resolution_confidence;
  return {
    line: row.line,
    input: shortened(input.join(' · '), INPUT_CHARACTERS),
    outcome: result.outcome,
    confidence,
    core_id: cells.core_id === '' ? null : cells.core_id,
    name: cells.core_trading_name || cells.core_legal_name || null,
    reason: shortened(cells.core_error || cells.core_reasoning, REASON_CHARACTERS),
  };
}

function countsOf(tried: readonly TriedRow[]): OutcomeCounts {
  const counts: OutcomeCounts = {};
  for (const { outcome } of tried) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
