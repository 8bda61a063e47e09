import { fieldValueOf, readingEntities } from '../../batch/mapping/entity-input-of.ts';
import { type ResolvedRow, resolveRows, UnreadableRows } from '../../batch/resolve-rows.ts';
import { CoreError } from '../../contract/errors.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { blockingTally } from '../../evaluation/blocking.ts';
import type { Judged } from '../../evaluation/evaluate.ts';
import { type JudgedRow, judge } from '../../evaluation/judge.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import { biasOf } from '../config/input-options.ts';
import type { Context } from '../context.ts';
import { progressOf } from '../terminal/progress.ts';
import { answerOf } from './answer-of.ts';
import { groupsAtOnce } from './open-engine.ts';
import type { EvaluateOptions, PreparedEvaluation } from './prepare-evaluation.ts';

/** Resolves the rows that have a truth, and compares each answer with it. */
export async function judgeRows(
  prepared: PreparedEvaluation,
  options: EvaluateOptions,
  context: Context,
): Promise<Judged> {
  const { expectations, settled, engine } = prepared;
  const joined = joinedRows(prepared);
  const rows: JudgedRow[] = [];
  const blocking = options.blocking === true ? blockingTally() : undefined;
  for await (const resolved of resolvedRows(prepared, joined, { options, context })) {
    const answer = answerOf(resolved, settled.mapping);
    const expectation = expectations.byExternalId.get(answer.externalId);
    if (expectation === undefined) continue;
    rows.push(judge(answer, expectation));
    const { input } = resolved;
    if (input !== undefined) blocking?.add(engine.known.blocking(input), expectation.entities);
  }
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

interface Asked {
  readonly options: EvaluateOptions;
  readonly context: Context;
}

/** Resolves the rows as core resolve does, and shows how far that has come. */
async function* resolvedRows(
  { engine, input: { table }, settled, threads, estimatedRows }: PreparedEvaluation,
  joined: JoinedRows,
  { options, context }: Asked,
): AsyncGenerator<ResolvedRow> {
  const progress = progressOf(context, estimatedRows);
  let done = 0;
  try {
    const groups = resolveRows({
      ...{ service: engine.service, table: { ...table, rows: joined.rows } },
      read: readingEntities(settled.mapping, { bias: biasOf(options), nameFieldOf }),
      ...{ concurrency: groupsAtOnce(threads), signal: context.stopSignal() },
    });
    for await (const group of groups) {
      yield* group;
      done += group.length;
      progress.update(done);
    }
  } catch (error) {
    throw error instanceof UnreadableRows ? error.reason : error;
  } finally {
    progress.stop();
  }
}
