import { type EntityInputOptions, entityInputOf, fieldValueOf } from '../../batch/mapping/entity-input-of.ts';
import type { OutputSink } from '../../batch/output/output-file.ts';
import type { OutputRow, RowFormat } from '../../batch/output/output-rows.ts';
import { BrokenInput, resolveFile } from '../../batch/resolve-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { blockingTally } from '../../evaluation/blocking.ts';
import type { Judged } from '../../evaluation/evaluate.ts';
import { type JudgedRow, judge } from '../../evaluation/judge.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { Context } from '../context.ts';
import { progressOf } from '../terminal/progress.ts';
import { answerOf } from './answer-of.ts';
import type { EvaluateOptions, PreparedEvaluation } from './prepare-evaluation.ts';

/** Resolves the rows that have a truth, and compares each answer with it. */
export async function judgeRows(
  prepared: PreparedEvaluation,
  options: EvaluateOptions,
  context: Context,
): Promise<Judged> {
  const { expectations, settled, engine } = prepared;
  const joined = joinedRows(prepared);
  const input = {
    bias: options.bias === 'name' ? ('NAME_BIAS' as const) : ('URL_BIAS' as const),
    nameFieldOf,
  };
  const rows: JudgedRow[] = [];
  const blocking = options.blocking === true ? blockingTally() : undefined;
  await resolveAll(prepared, { joined, input, context }, (answered) => {
    const answer = answerOf(answered, settled.mapping);
    const expectation = expectations.byExternalId.get(answer.externalId);
    if (expectation === undefined) return;
    rows.push(judge(answer, expectation));
    const read = entityInputOf(answered.row, settled.mapping, input);
    if ('input' in read) blocking?.add(engine.known.blocking(read.input), expectation.entities);
  });
  const known = [...expectations.byExternalId.keys()];
  return {
    rows,
    rowsWithoutTruth: joined.withoutTruth(),
    truthWithoutRow: known.filter((id) => !joined.lines.has(id)),
    unknownExpected: expectations.unknown,
    blocking: blocking?.figures() ?? null,
  };
}

interface JoinedRows {
  readonly rows: AsyncIterable<InputRow>;
  /** Of rows that have a truth, by external id. */
  readonly lines: ReadonlyMap<string, number>;
  withoutTruth(): number;
}

/** The rows of the file that have a truth. Throws INPUT_FORMAT when two of them have the same id. */
function joinedRows({ input, settled, expectations, files }: PreparedEvaluation): JoinedRows {
  const lines = new Map<string, number>();
  let withoutTruth = 0;
  async function* joined() {
    for await (const row of input.table.rows) {
      const id = fieldValueOf(row, settled.mapping, 'external_id');
      const earlier = lines.get(id);
      if (earlier !== undefined) throw twice(id, { file: files.input, line: row.line, earlier });
      if (expectations.byExternalId.has(id)) {
        lines.set(id, row.line);
        yield row;
      } else withoutTruth++;
    }
  }
  return { rows: joined(), lines, withoutTruth: () => withoutTruth };
}

function twice(id: string, { file, line, earlier }: { file: string; line: number; earlier: number }) {
  const what = `${file} line ${line}: the external_id ${id} stands on line ${earlier} already`;
  const fix = 'Take one of the two rows out, or map a column whose values differ to external_id.';
  return new CoreError('INPUT_FORMAT', what, { file, line, field: 'external_id', fix });
}

interface Work {
  readonly joined: JoinedRows;
  readonly input: EntityInputOptions;
  readonly context: Context;
}

/** Runs the rows through the engine as core resolve does; what would be written is handed on instead. */
async function resolveAll(
  { engine, input: { table }, settled, threads, estimatedRows }: PreparedEvaluation,
  { joined, input, context }: Work,
  take: (answered: OutputRow) => void,
): Promise<void> {
  const progress = progressOf(context, estimatedRows);
  const format: RowFormat = {
    ...{ head: '', tail: '' },
    rows(answered) {
      answered.forEach(take);
      return '';
    },
  };
  try {
    await resolveFile({
      ...{ service: engine.service, table: { ...table, rows: joined.rows }, mapping: settled.mapping, input },
      ...{ runId: 'evaluation', sink: NOWHERE, format, concurrency: 2 * threads + 1 },
      ...{ signal: context.stopSignal(), onProgress: progress.update },
    });
  } catch (error) {
    throw error instanceof BrokenInput ? error.reason : error;
  } finally {
    progress.stop();
  }
}

const done = async () => {};
const NOWHERE: OutputSink = { write: done, commit: done, discard: done };
