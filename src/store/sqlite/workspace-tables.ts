/** A table with rows of workspaces, as an export tells them. */
export interface WorkspaceTable {
  readonly table: string;
  /** What a row is called in an export; null for one that only the engine has a use for. */
  readonly kind: string | null;
  /** Which rows are those of the workspace @workspace. */
  readonly where: string;
  /** What nobody may see, or nobody needs. */
  readonly withheld: readonly string[];
  /** An aggregate: how many there are. */
  readonly count: string;
  /** Columns that hold JSON. */
  readonly json: readonly string[];
  /** Columns that hold times in milliseconds. */
  readonly times: readonly string[];
}

const OWN = 'workspace = @workspace';
/** Jobs at a service are sent by the command line. */
const OF_COMMAND_LINE = "@workspace = 'default'";
const OF_BULK = `bulk IN (SELECT id FROM bulk WHERE ${OWN})`;
const LEASE = ['lease_owner', 'lease_until', 'lease_token'];

/**
 * Every table with rows of workspaces; those that are told of by another one come before it, so that they can be deleted
 * in this order. A table that is not here is shared by all (SHARED_TABLES): a test knows all tables.
 */
export const WORKSPACE_TABLES: readonly WorkspaceTable[] = [
  tableOf('workspace_settings', 'settings', { json: ['body'] }),
  tableOf('api_key', 'key', {
    withheld: ['hash', 'sealed_secret'],
    times: ['created_at', 'last_used_at', 'deleted_at'],
  }),
  tableOf('user_session', null, {}),
  tableOf('user_link', null, {}),
  tableOf('user', 'user', {
    withheld: ['folded_name', 'password_hash'],
    times: ['created_at', 'last_seen_at'],
  }),
  tableOf('override', 'decision', { json: ['body'] }),
  tableOf('override_revision', null, {}),
  tableOf('review', 'review', { json: ['body', 'changed'] }),
  tableOf('review_lease', null, {}),
  tableOf('ticket', 'ticket', {
    json: ['decisions'],
    times: ['created_at', 'opened_at', 'closed_at'],
  }),
  tableOf('enrichment', 'inbound_run', {
    withheld: LEASE,
    json: ['request', 'progress', 'found'],
    times: ['created_at', 'ended_at'],
  }),
  tableOf('inbound_schedule', 'schedule', {
    withheld: LEASE,
    json: ['config', 'cursor'],
    times: ['created_at', 'next_at', 'last_run_at'],
  }),
  tableOf('schedule_row', 'schedule_row', {
    withheld: ['number'],
    json: ['input', 'pending'],
    times: ['succeeded_at'],
  }),
  tableOf('schedule_run', 'schedule_run', { times: ['started_at', 'ended_at'] }),
  tableOf('schedule_log', 'schedule_log', { withheld: ['number'], times: ['at'] }),
  tableOf('crosscheck_schedule', 'crosscheck_schedule', {
    withheld: LEASE,
    json: ['config'],
    times: ['created_at', 'next_at'],
  }),
  tableOf('crosscheck_run', 'crosscheck_run', {
    withheld: ['number', 'worker'],
    json: ['outcome'],
    times: ['started_at', 'ended_at'],
  }),
  tableOf('crm_connection', 'connection', { withheld: ['sealed_credentials'], json: ['settings'] }),
  tableOf('crm_before_image', 'before_image', {
    withheld: ['number'],
    json: ['before', 'after'],
    times: ['at'],
  }),
  tableOf('uploaded_file', 'file', {
    withheld: [...LEASE, 'worker', 'is_stopping'],
    json: ['run', 'progress', 'summary'],
    times: ['uploaded_at', 'asked_at', 'began_at', 'ended_at'],
  }),
  tableOf('run', 'run', {
    json: ['body', 'summary'],
    withheld: ['owner', 'identity'],
    times: ['created_at', 'completed_at'],
  }),
  tableOf('submitted_job', null, { where: OF_COMMAND_LINE }),
  tableOf('job', 'job', {
    withheld: [...LEASE, 'number'],
    json: ['request', 'options', 'record', 'extended', 'progress'],
    times: ['created_at', 'completed_at'],
  }),
  tableOf('bulk_entity', null, {}),
  tableOf('bulk_chunk', 'bulk_rows', {
    where: OF_BULK,
    withheld: [...LEASE, 'number', 'place'],
    json: ['requests', 'results'],
    times: ['ended_at'],
    count: 'CAST(coalesce(sum(rows), 0) AS bigint)',
  }),
  tableOf('bulk_part', 'bulk_part', { where: OF_BULK }),
  tableOf('bulk', 'bulk', { json: ['options'], times: ['created_at', 'completed_at'] }),
  tableOf('credit_entry', 'credit', { times: ['at'] }),
  tableOf('delivery_attempt', 'webhook_attempt', {
    where: `delivery_id IN (SELECT id FROM delivery WHERE ${OWN})`,
    times: ['started_at', 'ended_at'],
  }),
  tableOf('delivery', 'webhook', {
    withheld: [...LEASE, 'number', 'origin'],
    json: ['body'],
    times: ['created_at', 'next_at', 'ended_at'],
  }),
  tableOf('dataset', 'dataset', {
    withheld: ['version'],
    json: ['basis'],
    times: ['loaded_at', 'checked_at', 'touched_at'],
  }),
  tableOf('dataset_load', null, {}),
];

/** What belongs to no workspace: the entities that all share, and what the engine remembers of itself. */
export const SHARED_TABLES = [
  'pin',
  'created_record',
  'removed_source',
  'imported_source',
  'pruned',
  'seen_clock',
] as const;

function tableOf(
  table: string,
  kind: string | null,
  { where = OWN, withheld = [], count = 'count(*)', json = [], times = [] }: Partial<WorkspaceTable>,
): WorkspaceTable {
  return { table, kind, where, withheld: ['workspace', ...withheld], count, json, times };
}
