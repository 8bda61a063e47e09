import type { DEFAULT_OUTPUTS } from '../../contract/enrichment-field.ts';
import { CLOSED_TICKET_PREFIX } from '../../contract/feedback.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { RouteName } from '../../contract/route.ts';
import { SAMPLE_JOB_ID, sampleEvent } from '../../contract/sample-event.ts';
import { SAMPLE_ACCOUNT_ID, SAMPLE_CORE_ID, SAMPLE_RECORDS } from '../../contract/sample-records.ts';
import type { WebhookEventName } from '../../contract/webhook-event.ts';

const CREATED_AT = '2026-01-15T09:30:00.000Z';
const COMPLETED_AT = '2026-01-15T09:30:02.000Z';
const LOAD_ID = '0000000000000000000000000000000000000001';

/** What a route answers when all is well, about the company of the samples. */
export function exampleAnswer(route: RouteName): unknown {
  return EXAMPLES[route];
}

/** The body of an error with this status; undefined where each route says something else. */
export function exampleError(status: string): unknown {
  return ERRORS[status];
}

/** The body of a webhook. */
export function exampleEvent(event: WebhookEventName): unknown {
  return JSON.parse(sampleEvent(event, COMPLETED_AT));
}

const created = { id: SAMPLE_JOB_ID, status: 'processing' };
const times = { created_at: CREATED_AT, completed_at: COMPLETED_AT };

/** The body of a job of the family that is completed. */
function completedJob(family: JobFamily): unknown {
  return { status: 'completed', id: SAMPLE_JOB_ID, ...times, record: SAMPLE_RECORDS[family](COMPLETED_AT) };
}

const brand = {
  country: 'GB',
  website: 'acme-widgets.example',
  reasoning: 'The website gives this name.',
  brand_name: 'Acme Widgets',
  confidence: 'HIGH',
};

const lookup = {
  id: SAMPLE_JOB_ID,
  status: 'completed',
  ...times,
  record: {
    core_id: SAMPLE_CORE_ID,
    entity_type: 'legal_entity',
    legal_info: {
      ...{ ...brand, reasoning: 'The register gives this name.', legal_name: 'ACME WIDGETS LIMITED' },
    },
    brand_info: brand,
    entity_classification: { type: 'Company', subtype: 'Operating', reasoning: null },
  },
};

/** The outputs of a workspace that has settled none. */
const outputs = {
  core_id: SAMPLE_CORE_ID,
  legal_name: 'ACME WIDGETS LIMITED',
  trading_name: 'Acme Widgets',
  website: 'acme-widgets.example',
  country: 'GB',
  operational_status: 'Active',
  headcount: 120,
  revenue: 9_500_000,
  parent_core_id: '7310042286',
  top_parent_core_id: '7310042286',
} satisfies Record<(typeof DEFAULT_OUTPUTS)[number], unknown>;

const load = {
  ...{ load_id: LOAD_ID, state: 'judging', accounts: 1204 },
  ...{ new: 12, changed: 30, unchanged: 1162, leaving: 1, leaving_names: ['Acme Tools'] },
  ...{ resolved: 1204, started_at: CREATED_AT, error_message: null },
};

const inUse = {
  ...{ accounts: 1193, with_entity: 1020, loaded_at: '2026-01-14T03:00:00.000Z' },
  ...{ checked_at: '2026-01-14T03:04:00.000Z', reference_version: '12', is_current: true },
};

const part = { part: 1, rows: 50_000, sha256: 'c0ffee'.padEnd(64, '0'), done: 12_000 };

const bulk = {
  ...{ id: `blk_${'1'.padStart(32, '0')}`, family: 'entity-resolution', status: 'processing' },
  ...{ created_at: CREATED_AT, completed_at: null, rows: 50_000, done: 12_000, failed: 3, parts: [part] },
};

const EXAMPLES: Readonly<Record<RouteName, unknown>> = {
  'create-entity-resolution': created,
  'read-entity-resolution': completedJob('entity-resolution'),
  'create-resolve-parent': created,
  'read-resolve-parent': completedJob('resolve-parent'),
  'create-firmographics': created,
  'read-firmographics': completedJob('firmographics'),
  'create-combined': created,
  'read-combined': completedJob('combined'),
  'create-crosscheck': created,
  'read-crosscheck': completedJob('crosscheck'),
  'lookup-entity': lookup,
  'submit-feedback': { status: 'Success', message: 'The feedback was received.', ticketId: 1 },
  'read-feedback': {
    ...{ ticketId: 1, crmId: SAMPLE_ACCOUNT_ID, ticketState: 'closed', outcome: 'wrong_parent' },
    feedbackBody: `${CLOSED_TICKET_PREFIX}This is the wrong parent.`,
  },
  'start-enrichment': {
    status: 'starting',
    executionId: 'exec_0000000000000000000000000000000000000001',
    message: 'The account is being enriched.',
  },
  'read-enrichment': { status: 'complete', ...outputs },
  'load-accounts': {
    dataset: null,
    in_use: inUse,
    load: { ...load, state: 'resolving', resolved: 1162 },
    refresh: null,
  },
  'read-accounts': { dataset: null, in_use: inUse, load, refresh: null },
  'drop-accounts': { dataset: null, in_use: null, load: null, refresh: null },
  'create-bulk': { ...bulk, status: 'open', rows: 0, done: 0, parts: [] },
  'load-bulk-part': part,
  'start-bulk': bulk,
  'read-bulk': bulk,
  'read-bulk-part': completedJob('entity-resolution'),
  'drop-bulk': { id: bulk.id, status: 'dropped' },
};

const BUSY = { error: 'the service is busy; try again' };

const ERRORS: Readonly<Record<string, unknown>> = {
  400: { error: 'website: must be a string' },
  401: { message: 'Unauthorized' },
  403: { message: 'Forbidden' },
  409: { error: 'the idempotency key was used with another body' },
  410: { error: 'the job of this id is too old to be kept' },
  413: { error: 'the body is larger than 1 MiB' },
  429: { error: 'more than 5 requests a second for each key; try again in 1 s' },
  500: { error: 'internal error' },
  502: BUSY,
  503: BUSY,
  504: BUSY,
};
