import type { CompanyTold } from '../../contract/company-told.ts';
import type { CrmRow } from '../../contract/crm-connection.ts';
import { decideRow, isTakenIn, type KnownRow, rowInput } from '../../inbound/schedule-row.ts';
import type { LogLine, ScheduleStep } from '../../inbound/schedule-store.ts';
import { decidedAccount } from './decided-account.ts';
import type { ScheduleRun } from './schedule-parts.ts';

const PENDING_AT_ONCE = 200;

/** Takes in a page of rows that have changed, in one step with the place where it ended. */
export async function takeIn(page: readonly CrmRow[], run: ScheduleRun): Promise<void> {
  const last = page.at(-1);
  if (last === undefined) return;
  const latest = new Map(page.map((row) => [row.id, row]));
  const known = await knownRows([...latest.keys()], run);
  const asked = [...latest.values()].flatMap((row) => {
    const before = known.get(row.id);
    const input = rowInput(row, run.claim.config);
    if (isTakenIn(before, row, input)) return [];
    const { id: crmId, modified } = row;
    return [{ crmId, modified, input, known: before }];
  });
  if (asked.length === 0 && last.modified === run.claim.cursor?.modified) return;
  const step = await decided(asked, run);
  const { place } = run.connection;
  const cursor = { modified: last.modified, id: last.id, ...(place !== undefined && { place }) };
  await run.parts.schedules.step(run.claim, { ...step, cursor });
}

/** Sends rows that wait, as far as there is room; gives the enrichments of those that were sent. */
export async function sendPending(
  run: ScheduleRun,
): Promise<{ readonly sent: readonly string[]; readonly isWaiting: boolean }> {
  const { schedules } = run.parts;
  const room = await roomOf(run);
  if (room <= 0)
    return { sent: [], isWaiting: (await schedules.rowsThat(run.claim, 'pending', 1)).length > 0 };
  const pending = await schedules.rowsThat(run.claim, 'pending', PENDING_AT_ONCE);
  if (pending.length === 0) return { sent: [], isWaiting: false };
  const asked = pending.flatMap((row) =>
    row.pending === null ? [] : [{ crmId: row.crmId, input: row.pending, known: row }],
  );
  const step = await decided(asked, run);
  await schedules.step(run.claim, step);
  const ids = step.rows.flatMap(({ row, request }) => (request === undefined ? [] : [row.crmId]));
  const sent = [...(await knownRows(ids, run)).values()].flatMap(({ executionId }) => executionId ?? []);
  return { sent, isWaiting: step.rows.some(({ row }) => row.pending !== null) };
}

interface AskedRow {
  readonly crmId: string;
  readonly input: CompanyTold;
  readonly known: KnownRow | undefined;
  /** Of the change that comes from the CRM; undefined for a row that has waited. */
  readonly modified?: string;
}

async function decided(asked: readonly AskedRow[], run: ScheduleRun): Promise<ScheduleStep> {
  const { claim, parts } = run;
  const rows: ScheduleStep['rows'][number][] = [];
  const log: LogLine[] = [];
  const nowMs = parts.clock.now();
  let room = await roomOf(run);
  for (const { crmId, input, known, modified } of asked) {
    const openRun = await parts.enrichments.openRun(claim.workspace, crmId);
    const decision = decideRow(crmId, input, { config: claim.config, known, nowMs, room, openRun });
    const before = { ...(known ?? unknownRow(crmId)), ...(modified !== undefined && { modified }) };
    if (decision.kind === 'send') {
      room--;
      const { request, attempts } = decision;
      const row = { ...before, input, attempts, pending: null, skipped: null, isOwnWrite: false };
      const decided = await decidedAccount(claim.workspace, request, parts.decisions);
      rows.push({ row: { ...row, state: 'sent' }, request, decided });
      log.push({ crmId, what: 'sent', reason: null, detail: null });
      continue;
    }
    const { reason, detail, isLater } = decision;
    // Rows that wait are told once, not each time that they are looked at.
    if (modified !== undefined || known?.skipped !== reason)
      log.push({ crmId, what: 'skipped', reason, detail });
    const isOwnWrite = before.isOwnWrite && reason !== 'own_write';
    rows.push({ row: { ...before, pending: isLater ? input : null, skipped: reason, isOwnWrite } });
  }
  return { rows, log };
}

/** Accounts of the workspace that may be enriched beside those that are or wait for it. */
async function roomOf({ claim, parts }: ScheduleRun): Promise<number> {
  const { accounts_at_once: most } = await parts.settings.of(claim.workspace);
  const open = (await parts.enrichments.open()).find(({ workspace }) => workspace === claim.workspace);
  return most - (open?.open ?? 0);
}

async function knownRows(
  crmIds: readonly string[],
  { claim, parts }: ScheduleRun,
): Promise<ReadonlyMap<string, KnownRow>> {
  const known = await parts.schedules.rows(claim, crmIds);
  return new Map(known.map((row) => [row.crmId, row]));
}

function unknownRow(crmId: string): KnownRow {
  return {
    ...{ crmId, input: null, pending: null, state: 'idle', executionId: null, attempts: 0 },
    ...{ succeededMs: null, isOwnWrite: false, modified: null, skipped: null },
  };
}
