import type { CrmRow, CrmWriteResult } from '../../contract/crm-connection.ts';
import type { FoundFields } from '../../inbound/found-fields.ts';
import { readFields, type WriteBack } from '../../inbound/schedule-config.ts';
import { type KnownRow, rowInput } from '../../inbound/schedule-row.ts';
import type { LogLine } from '../../inbound/schedule-store.ts';
import { type RowWrite, rowWrite, wantedFields } from '../../inbound/schedule-writes.ts';
import type { ScheduleRun } from './schedule-run.ts';

const BATCH_ROWS = 200;

/** What a run has written so far. */
export interface Spent {
  written: number;
  /** Nothing more is written in this run. */
  isHeld: boolean;
}

/**
 * Writes back what was found, a batch at a time, as many rows as a run may. The CRM is read before every write, so that
 * what an earlier one of unknown outcome has written is not written again; how the rows were is kept before.
 */
export async function writeRows(run: ScheduleRun, spent: Spent): Promise<number> {
  const { claim, parts } = run;
  const { writeback } = claim.config;
  if (writeback === undefined) return 0;
  let done = 0;
  while (!spent.isHeld && spent.written < writeback.most_rows) {
    const limit = Math.min(BATCH_ROWS, writeback.most_rows - spent.written);
    const rows = await parts.schedules.rowsThat(claim, 'writing', limit);
    if (rows.length === 0) return done;
    const { written, ended } = await writeBatch(rows, writeback, run);
    spent.written += written;
    done += ended;
    // Of the others the CRM has said nothing that lasts; the next run asks it how they are.
    spent.isHeld = ended < rows.length;
  }
  return done;
}

interface Outcome {
  readonly row: KnownRow;
  readonly line: LogLine;
  readonly hasEnded: boolean;
}

async function writeBatch(
  rows: readonly KnownRow[],
  writeback: WriteBack,
  run: ScheduleRun,
): Promise<{ readonly written: number; readonly ended: number }> {
  const { claim, connection, parts } = run;
  const { object } = claim.config;
  const ids = rows.map(({ crmId }) => crmId);
  const present = byId(await connection.read(object, ids, Object.keys(writeback.fields)));
  const writes = new Map<string, RowWrite>();
  for (const row of rows) {
    const now = present.get(row.crmId);
    const wanted = wantedFields(writeback, row.crmId, await foundOf(row, run));
    const write = now === undefined ? undefined : rowWrite(writeback, now, wanted);
    if (write !== undefined) writes.set(row.crmId, write);
  }
  const planned = [...writes.values()];
  await parts.schedules.beginWrites(claim, planned);
  const results = new Map<string, CrmWriteResult>();
  if (planned.length > 0) {
    const updates = planned.map(({ crmId: id, after: fields }) => ({ id, fields }));
    for (const result of await connection.write(object, updates)) results.set(result.id, result);
  }
  const inputs = await ownInputs([...results.values()], run);
  const outcomes = rows.map((row) =>
    outcomeOf(row, {
      isGone: !present.has(row.crmId),
      write: writes.get(row.crmId),
      result: results.get(row.crmId),
      input: inputs.get(row.crmId),
    }),
  );
  await parts.schedules.step(claim, {
    rows: outcomes.map(({ row }) => ({ row })),
    log: outcomes.map(({ line }) => line),
  });
  return { written: results.size, ended: outcomes.filter(({ hasEnded }) => hasEnded).length };
}

interface Written {
  readonly isGone: boolean;
  readonly write: RowWrite | undefined;
  readonly result: CrmWriteResult | undefined;
  /** What the row tells after the write, where that may have changed. */
  readonly input: string | undefined;
}

function outcomeOf(row: KnownRow, { isGone, write, result, input }: Written): Outcome {
  const { crmId } = row;
  const idle = { ...row, state: 'idle' as const };
  const line = (what: LogLine['what'], detail: string | null): LogLine => ({
    ...{ crmId, what, detail },
    reason: null,
  });
  if (isGone)
    return { row: idle, line: line('gone', 'the CRM does not have the row any more'), hasEnded: true };
  if (write === undefined) return { row: idle, line: line('unchanged', null), hasEnded: true };
  if (result?.written === true) {
    const detail = Object.keys(write.after).join(', ');
    const own = { ...idle, isOwnWrite: true, input: input ?? row.input };
    return { row: own, line: line('written', detail), hasEnded: true };
  }
  if (result?.written === false && result.isLasting)
    return { row: idle, line: line('refused', result.error), hasEnded: true };
  const detail = result?.written === false ? result.error : 'the CRM did not say whether it was written';
  return { row, line: line('unanswered', detail), hasEnded: false };
}

/** Of rows that were written: what they tell of their company now, when fields were written that are also read. */
async function ownInputs(
  results: readonly CrmWriteResult[],
  { claim: { config }, connection }: ScheduleRun,
): Promise<ReadonlyMap<string, string>> {
  const read = readFields(config);
  const ids = results.flatMap(({ id, written }) => (written === true ? [id] : []));
  const isReadToo = Object.keys(config.writeback?.fields ?? {}).some((field) => read.includes(field));
  if (!isReadToo || ids.length === 0) return new Map();
  const rows = await connection.read(config.object, ids, read);
  return new Map(rows.map((row) => [row.id, rowInput(row, config)]));
}

async function foundOf({ executionId }: KnownRow, { claim, parts }: ScheduleRun): Promise<FoundFields> {
  if (executionId === null) return {};
  return (await parts.enrichments.find(claim.workspace, executionId))?.found ?? {};
}

function byId(rows: readonly CrmRow[]): ReadonlyMap<string, CrmRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
