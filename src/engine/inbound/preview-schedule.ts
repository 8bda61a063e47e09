import { changesOf } from '../../connectors/writeback-changes.ts';
import type { CrmConnection, CrmRow, CrmUpdate } from '../../contract/crm-connection.ts';
import type { EnrichmentRequest } from '../../contract/inbound.ts';
import { entityInputOf } from '../../inbound/enrichment-input.ts';
import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { type FoundFields, isTooUnsure } from '../../inbound/found-fields.ts';
import { readFields } from '../../inbound/schedule-config.ts';
import { decideRow, isTakenIn, type KnownRow, rowInput } from '../../inbound/schedule-row.ts';
import { isElsewhere, type Schedule, type ScheduleStore } from '../../inbound/schedule-store.ts';
import type { ClaimedJob } from '../../jobs/job-store.ts';
import { executeAll, type JobExecutor } from '../../jobs/runner.ts';
import { CREATED } from '../../jobs/workflows/resolution-result.ts';
import { nameFieldOf } from '../name-field.ts';
import { foundOfJob } from './found-of-job.ts';
import { type RowFindings, updatesOf } from './row-findings.ts';

/** Nothing is created by a preview. */
const WOULD_BE_CREATED = 'A new entity would be created from the row.';

/** What a run would do with a row, and what it would write. */
export interface PreviewedRow {
  readonly crmId: string;
  readonly what: 'sent' | 'skipped';
  readonly detail: string;
  /** Of fields that would be written; undefined where nothing would. */
  readonly before?: CrmUpdate['fields'];
  readonly after?: CrmUpdate['fields'];
}

interface PreviewParts {
  readonly connection: CrmConnection;
  readonly schedules: Pick<ScheduleStore, 'rows'>;
  readonly enrichments: Pick<EnrichmentStore, 'openRun'>;
  readonly executor: Pick<JobExecutor, 'execute'>;
  readonly room: number;
  readonly nowMs: number;
  /** Rows that are looked at. */
  readonly limit: number;
}

/** Looks at the first rows that the next run would take in, resolves them, and changes nothing here or in the CRM. */
export async function previewSchedule(
  schedule: Schedule,
  parts: PreviewParts,
): Promise<readonly PreviewedRow[]> {
  const { workspace, config } = schedule;
  const decided = await Promise.all(
    (await changedRows(schedule, parts)).map(async ({ row, known }) => {
      const openRun = await parts.enrichments.openRun(workspace, row.id);
      const situation = { config, known, nowMs: parts.nowMs, room: parts.room, openRun };
      return { row, decision: decideRow(row.id, rowInput(row, config), situation) };
    }),
  );
  const requests = decided.flatMap(({ decision }) => (decision.kind === 'send' ? [decision.request] : []));
  const found = await foundFor(requests, { workspace, executor: parts.executor });
  const writes = await writesFor(found, config, parts.connection);
  return decided.map(({ row, decision }) =>
    decision.kind === 'send'
      ? { crmId: row.id, what: 'sent', detail: linkWords(found.get(row.id), config), ...writes.get(row.id) }
      : { crmId: row.id, what: 'skipped', detail: decision.detail },
  );
}

interface ChangedRow {
  readonly row: CrmRow;
  readonly known: KnownRow | undefined;
}

async function changedRows(
  { workspace, name, config, cursor }: Schedule,
  { connection, schedules, limit }: PreviewParts,
): Promise<readonly ChangedRow[]> {
  const isAnew = isElsewhere(cursor, connection.place);
  const query = {
    ...{ object: config.object, fields: readFields(config) },
    ...(config.where !== undefined && { where: config.where }),
    ...(cursor !== undefined && !isAnew && { after: cursor }),
  };
  const changed: ChangedRow[] = [];
  for await (const page of connection.changed(query)) {
    const ids = isAnew ? [] : page.map(({ id }) => id);
    const known = new Map((await schedules.rows({ workspace, name }, ids)).map((row) => [row.crmId, row]));
    const fresh = page
      .map((row) => ({ row, known: known.get(row.id) }))
      .filter(({ row, known: before }) => !isTakenIn(before, row, rowInput(row, config)));
    changed.push(...fresh.slice(0, limit - changed.length));
    if (changed.length >= limit) break;
  }
  return changed;
}

async function foundFor(
  requests: readonly EnrichmentRequest[],
  { workspace, executor }: { readonly workspace: string; readonly executor: PreviewParts['executor'] },
): Promise<RowFindings> {
  const jobs = requests.map(
    (request): ClaimedJob<'combined'> => ({
      ...{ id: request.crmId, workspace, createdMs: 0, progress: null, token: 1, family: 'combined' },
      options: { createMissing: true, keepEvidence: false },
      request: { ...entityInputOf(request, nameFieldOf), jobs: ['firmographics', 'resolve-parent'] },
    }),
  );
  const ended = await executeAll(jobs, executor, { advance: async (all) => all.map(({ id }) => id) });
  return new Map(
    ended.flatMap((job) => {
      const found = foundOfJob(job);
      return found === undefined ? [] : [[job.id, found]];
    }),
  );
}

type Writes = Pick<PreviewedRow, 'before' | 'after'>;

async function writesFor(
  found: RowFindings,
  { writeback, object }: Schedule['config'],
  connection: CrmConnection,
): Promise<ReadonlyMap<string, Writes>> {
  if (writeback === undefined) return new Map();
  const updates = updatesOf(found, writeback);
  if (updates.length === 0) return new Map();
  const allowedFields = Object.keys(writeback.fields);
  const rules = { object, allowedFields, onlyIfBlank: writeback.only_if_blank };
  const { changes } = await changesOf(connection, updates, rules);
  return new Map(changes.map(({ id, before, after }) => [id, { before, after }]));
}

function linkWords(found: FoundFields | undefined, { writeback }: Schedule['config']): string {
  if (found === undefined) return 'the enrichment would fail';
  if (found.core_id == null) return 'no company is found';
  const words = (found.reasoning ?? `linked to ${found.core_id}`).replace(CREATED, WOULD_BE_CREATED);
  if (writeback === undefined || !isTooUnsure(found, writeback.min_confidence)) return words;
  return `${words} It is ${found.confidence} and would not be written: min_confidence is ${writeback.min_confidence}.`;
}
