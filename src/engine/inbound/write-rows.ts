import { type WritebackOutcome, writeBack } from '../../connectors/writeback.ts';
import type { BeforeImages } from '../../connectors/writeback-changes.ts';
import type { CompanyTold } from '../../contract/company-told.ts';
import type { CrmRow, CrmUpdate } from '../../contract/crm-connection.ts';
import { isTooUnsure } from '../../inbound/found-fields.ts';
import { type EnrichedRow, tellsTheSame } from '../../inbound/own-write.ts';
import { readFields, type ScheduleConfig, type WriteBack } from '../../inbound/schedule-config.ts';
import { type KnownRow, rowInput } from '../../inbound/schedule-row.ts';
import { LEASE_MS } from '../../jobs/runner.ts';
import { rowFindings, updatesOf } from './row-findings.ts';
import type { ScheduleRun } from './schedule-parts.ts';
import { ofAnother } from './settle-rows.ts';
import { withheldRow, writtenRow } from './written-row.ts';

const BATCH_ROWS = 200;
const NOT_WRITTEN: readonly WritebackOutcome['state'][] = ['unchanged', 'outdated', 'held_back'];

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
  const { config } = claim;
  const findings = await rowFindings(rows, run);
  const updates = updatesOf(findings, writeback);
  const enriched = enrichedRows(rows, updates);
  const isAsItWas = (row: CrmRow) => isEnrichedAsItIs(row, enriched, config);
  const outcomes = await writeBack(connection, updates, {
    object: config.object,
    allowedFields: Object.keys(writeback.fields),
    onlyIfBlank: writeback.only_if_blank,
    foundBy: { fields: readFields(config), isAsItWas },
    mostRows: writeback.most_rows - spent.written,
    images: imagesUnderLease(run),
  });
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  spent.written += outcomes.filter(({ state }) => !NOT_WRITTEN.includes(state)).length;
  const ownInputs = await ownInputsOf(outcomes, { run, isAsItWas });
  const ends = rows.map((row) => {
    const found = findings.get(row.crmId);
    if (found === undefined) return ofAnother(row);
    if (isTooUnsure(found, writeback.min_confidence)) return withheldRow(row, found, writeback);
    return writtenRow(row, { outcome: byId.get(row.crmId), ownInput: ownInputs.get(row.crmId), config });
  });
  await parts.schedules.step(claim, {
    rows: ends.map(({ row }) => ({ row })),
    log: ends.flatMap(({ line }) => line ?? []),
  });
  return ends.filter(({ row }) => row.state !== 'writing').length;
}

/** Who has lost the schedule keeps nothing, and so writes nothing. */
function imagesUnderLease({ claim, parts }: ScheduleRun): BeforeImages {
  const images = parts.imagesOf(claim.workspace, claim.config.connection);
  return {
    async keep(kept) {
      await parts.schedules.renew(claim, LEASE_MS);
      await images.keep(kept);
    },
  };
}

/** What was sent of rows, and what is to stand in them, by their ids. */
function enrichedRows(
  rows: readonly KnownRow[],
  updates: readonly CrmUpdate[],
): ReadonlyMap<string, EnrichedRow> {
  const written = new Map(updates.map(({ id, fields }) => [id, fields]));
  return new Map(
    rows.map(({ crmId, input }) => [crmId, { input: input ?? '{}', written: written.get(crmId) ?? {} }]),
  );
}

function isEnrichedAsItIs(
  row: CrmRow,
  enriched: ReadonlyMap<string, EnrichedRow>,
  config: ScheduleConfig,
): boolean {
  const before = enriched.get(row.id);
  return before !== undefined && tellsTheSame(row, before, config);
}

/** What rows tell of their company now, when fields were written that are also read, and nobody else has changed them. */
async function ownInputsOf(
  outcomes: readonly WritebackOutcome[],
  { run, isAsItWas }: { readonly run: ScheduleRun; readonly isAsItWas: (row: CrmRow) => boolean },
): Promise<ReadonlyMap<string, CompanyTold>> {
  const { config } = run.claim;
  const read = readFields(config);
  const ids = outcomes.flatMap(({ id, state }) => (state === 'written' || state === 'unchanged' ? [id] : []));
  const isReadToo = Object.keys(config.writeback?.fields ?? {}).some((field) => read.includes(field));
  if (!isReadToo || ids.length === 0) return new Map();
  const rows = await run.connection.read(config.object, ids, read);
  return new Map(rows.filter(isAsItWas).map((row) => [row.id, rowInput(row, config)]));
}
