import { type WritebackOutcome, writeBack } from '../../connectors/writeback.ts';
import type { CrmUpdate } from '../../contract/crm-connection.ts';
import { type FoundFields, foundTexts } from '../../inbound/found-fields.ts';
import { readFields, type WriteBack } from '../../inbound/schedule-config.ts';
import { type KnownRow, rowInput } from '../../inbound/schedule-row.ts';
import type { LogLine } from '../../inbound/schedule-store.ts';
import { LEASE_MS } from '../../jobs/runner.ts';
import type { ScheduleRun } from './schedule-parts.ts';
import { ofAnother } from './settle-rows.ts';

const BATCH_ROWS = 200;

/** What a run has written so far. */
export interface Spent {
  written: number;
  /** Nothing more is written in this run. */
  isHeld: boolean;
}

/**
 * Writes back what was found, a batch at a time, as many rows as a run may; gives how many rows are done. The CRM is read
 * before every write, so that what an earlier one of unknown outcome has written is not written again.
 */
export async function writeRows(run: ScheduleRun, spent: Spent): Promise<number> {
  const { claim, parts } = run;
  const { writeback } = claim.config;
  if (writeback === undefined) return 0;
  let done = 0;
  while (!spent.isHeld && spent.written < writeback.most_rows) {
    const rows = await parts.schedules.rowsThat(claim, 'writing', BATCH_ROWS);
    if (rows.length === 0) return done;
    const ended = await writeBatch(rows, { writeback, run, spent });
    done += ended;
    // Of the others the CRM has said nothing that lasts; the next run asks it how they are.
    spent.isHeld = ended < rows.length;
  }
  return done;
}

interface Batch {
  readonly writeback: WriteBack;
  readonly run: ScheduleRun;
  readonly spent: Spent;
}

async function writeBatch(rows: readonly KnownRow[], { writeback, run, spent }: Batch): Promise<number> {
  const { claim, connection, parts } = run;
  const { object } = claim.config;
  const images = parts.imagesOf(claim.workspace, claim.config.connection);
  const found = await foundOf(rows, run);
  const outcomes = await writeBack(connection, updatesOf(rows, found, writeback), {
    object,
    allowedFields: Object.keys(writeback.fields),
    onlyIfBlank: writeback.only_if_blank,
    mostRows: writeback.most_rows - spent.written,
    images: {
      async keep(kept) {
        // Who has lost the schedule writes nothing.
        await parts.schedules.renew(claim, LEASE_MS);
        await images.keep(kept);
      },
    },
  });
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  spent.written += outcomes.filter(({ state }) => state !== 'unchanged' && state !== 'held_back').length;
  const inputs = await ownInputs(outcomes, run);
  const ends = rows.map((row) =>
    found.has(row.crmId) ? endOf(row, byId.get(row.crmId), inputs.get(row.crmId)) : ofAnother(row),
  );
  await parts.schedules.step(claim, {
    rows: ends.map(({ row }) => ({ row })),
    log: ends.flatMap(({ line }) => line ?? []),
  });
  return ends.filter(({ row }) => row.state !== 'writing').length;
}

/** What was found of rows, by their ids; without those whose run was told something else than they tell. */
async function foundOf(
  rows: readonly KnownRow[],
  { claim, parts }: ScheduleRun,
): Promise<ReadonlyMap<string, FoundFields>> {
  const found = new Map<string, FoundFields>();
  for (const { crmId, executionId, input } of rows) {
    const run = await parts.enrichments.find(claim.workspace, executionId ?? '');
    if (run === undefined || run.told === input) found.set(crmId, run?.found ?? {});
  }
  return found;
}

/** What is to stand in the CRM; of a row of which nothing was found there is none. */
function updatesOf(
  rows: readonly KnownRow[],
  found: ReadonlyMap<string, FoundFields>,
  { fields }: WriteBack,
): readonly CrmUpdate[] {
  return rows
    .map(({ crmId }) => ({ id: crmId, fields: foundTexts(fields, crmId, found.get(crmId) ?? {}) }))
    .filter((update) => found.has(update.id) && Object.keys(update.fields).length > 0);
}

interface End {
  readonly row: KnownRow;
  readonly line?: LogLine;
}

function endOf(row: KnownRow, outcome: WritebackOutcome | undefined, input = row.input): End {
  const { crmId } = row;
  const idle = { ...row, state: 'idle' as const, input };
  const line = (what: LogLine['what'], detail: string | null) => ({ crmId, what, reason: null, detail });
  switch (outcome?.state) {
    case undefined:
      return { row: idle, line: line('unchanged', 'nothing was found') };
    case 'unchanged':
      return { row: idle, line: line('unchanged', 'the CRM has it already') };
    case 'written':
      return { row: { ...idle, isOwnWrite: true }, line: line('written', outcome.fields.join(', ')) };
    case 'gone':
      return { row: idle, line: line('gone', 'the CRM does not have the row any more') };
    case 'held_back':
      return { row };
    case 'unknown':
      return { row, line: line('unanswered', 'the CRM did not say whether it was written') };
    case 'failed':
      return outcome.isLasting
        ? { row: idle, line: line('refused', outcome.error) }
        : { row, line: line('unanswered', outcome.error) };
  }
}

/** What rows tell of their company now, when fields were written that are also read. */
async function ownInputs(
  outcomes: readonly WritebackOutcome[],
  { claim: { config }, connection }: ScheduleRun,
): Promise<ReadonlyMap<string, string>> {
  const read = readFields(config);
  const ids = outcomes.flatMap(({ id, state }) => (state === 'written' || state === 'unchanged' ? [id] : []));
  const isReadToo = Object.keys(config.writeback?.fields ?? {}).some((field) => read.includes(field));
  if (!isReadToo || ids.length === 0) return new Map();
  const rows = await connection.read(config.object, ids, read);
  return new Map(rows.map((row) => [row.id, rowInput(row, config)]));
}
