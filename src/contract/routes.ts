import { z } from 'zod';
import { AccountsHead, AccountsStatus, LoadAccountsQuery } from './accounts.ts';
import { BulkDropped, BulkPart, BulkStatus, LoadPartQuery, StartBulk } from './bulk.ts';
import { type CreditOperation, FAMILY_OPERATIONS } from './charges.ts';
import { CrmAccount } from './crm-account.ts';
import { ErrorBody, MessageBody } from './error-body.ts';
import { FeedbackAccepted, FeedbackRequest, FeedbackTicket, TicketQuery, TicketRequest } from './feedback.ts';
import { EnrichmentQuery, EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from './inbound.ts';
import { JobCreated, type JobFamily } from './job.ts';
import { LookupEntity } from './lookup-entity.ts';
import { JOB_SCHEMAS } from './service.ts';

export type RouteName =
  | `create-${JobFamily}`
  | `read-${JobFamily}`
  | 'lookup-entity'
  | 'submit-feedback'
  | 'read-feedback'
  | 'start-enrichment'
  | 'read-enrichment'
  | 'load-accounts'
  | 'read-accounts'
  | 'drop-accounts'
  | 'create-bulk'
  | 'load-bulk-part'
  | 'start-bulk'
  | 'read-bulk'
  | 'read-bulk-part'
  | 'drop-bulk';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 502 | 503 | 504;

/** One endpoint. `path` is relative to the base address of its mount. */
export interface Route {
  readonly name: RouteName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly mount: 'main' | 'feedback' | 'inbound';
  readonly auth: boolean;
  /** Where both body and query are given, a request has one of them. `lines`: one of these on each line of the body. */
  readonly request: {
    readonly body?: z.ZodType;
    readonly query?: z.ZodType;
    readonly lines?: z.ZodType;
  } | null;
  readonly response: z.ZodType;
  readonly status: 200 | 202;
  /** The answer has one of `response` on each line. */
  readonly answersLines?: true;
  readonly errors: Readonly<Partial<Record<ErrorStatus, z.ZodType>>>;
  /** What is charged; of a combined job's follow-ups only the requested ones. */
  readonly credits: readonly CreditOperation[] | null;
}

const everywhere = { 401: MessageBody, 403: MessageBody, 500: ErrorBody };
const withInput = { ...everywhere, 400: ErrorBody, 413: ErrorBody };
// 403 has {message} when the key is refused, {error} when the operator's settings forbid feedback.
const onFeedback = { ...withInput, 403: z.union([MessageBody, ErrorBody]) };
const onInbound = { 429: ErrorBody, 502: ErrorBody, 503: ErrorBody, 504: ErrorBody };

const creating = {
  method: 'POST',
  mount: 'main',
  auth: true,
  response: JobCreated,
  status: 202,
  errors: { ...withInput, 409: ErrorBody, 429: ErrorBody },
} as const;

const reading = {
  method: 'GET',
  mount: 'main',
  auth: true,
  request: null,
  status: 200,
  errors: everywhere,
  credits: null,
} as const;

/** Retention deletes old jobs (docs/wire.md, Jobs). */
const readingJob = { ...reading, errors: { ...everywhere, 410: ErrorBody } } as const;

/** Every endpoint that other services may have too (docs/wire.md, Routes). */
export const ROUTES: readonly Route[] = [
  {
    ...creating,
    name: 'create-entity-resolution',
    path: '/v1/entity-resolution',
    request: { body: JOB_SCHEMAS['entity-resolution'].request },
    credits: FAMILY_OPERATIONS['entity-resolution'],
  },
  {
    ...readingJob,
    name: 'read-entity-resolution',
    path: '/v1/entity-resolution/{job_id}',
    response: JOB_SCHEMAS['entity-resolution'].status,
  },
  {
    ...creating,
    name: 'create-resolve-parent',
    path: '/v1/resolve-parent',
    request: { body: JOB_SCHEMAS['resolve-parent'].request },
    credits: FAMILY_OPERATIONS['resolve-parent'],
  },
  {
    ...readingJob,
    name: 'read-resolve-parent',
    path: '/v1/resolve-parent/{job_id}',
    response: JOB_SCHEMAS['resolve-parent'].status,
  },
  {
    ...creating,
    name: 'create-firmographics',
    path: '/v1/firmographics',
    request: { body: JOB_SCHEMAS.firmographics.request },
    credits: FAMILY_OPERATIONS.firmographics,
  },
  {
    ...readingJob,
    name: 'read-firmographics',
    path: '/v1/firmographics/{job_id}',
    response: JOB_SCHEMAS.firmographics.status,
  },
  {
    ...creating,
    name: 'create-combined',
    path: '/v1/combined',
    request: { body: JOB_SCHEMAS.combined.request },
    credits: FAMILY_OPERATIONS.combined,
  },
  {
    ...readingJob,
    name: 'read-combined',
    path: '/v1/combined/{job_id}',
    response: JOB_SCHEMAS.combined.status,
  },
  {
    ...creating,
    name: 'create-crosscheck',
    path: '/v1/crosscheck',
    request: { body: JOB_SCHEMAS.crosscheck.request },
    credits: FAMILY_OPERATIONS.crosscheck,
  },
  {
    ...readingJob,
    name: 'read-crosscheck',
    path: '/v1/crosscheck/{job_id}',
    response: JOB_SCHEMAS.crosscheck.status,
    errors: { ...readingJob.errors, 404: ErrorBody, 429: ErrorBody },
  },
  {
    ...reading,
    name: 'lookup-entity',
    path: '/v1/lookup-entity/{core_id}',
    response: LookupEntity,
    errors: { ...everywhere, 404: ErrorBody },
  },
  {
    name: 'submit-feedback',
    method: 'POST',
    path: '/feedback',
    mount: 'feedback',
    auth: true,
    request: { body: FeedbackRequest },
    response: FeedbackAccepted,
    status: 200,
    errors: onFeedback,
    credits: null,
  },
  {
    ...reading,
    name: 'read-feedback',
    path: '/feedback',
    mount: 'feedback',
    request: { body: TicketRequest, query: TicketQuery },
    response: FeedbackTicket,
    errors: { ...onFeedback, 404: ErrorBody },
  },
  {
    name: 'start-enrichment',
    method: 'POST',
    path: '/api/v1/inbound/enrichment',
    mount: 'inbound',
    auth: true,
    request: { body: EnrichmentRequest },
    response: EnrichmentStarted,
    status: 200,
    errors: { ...withInput, ...onInbound },
    credits: null,
  },
  {
    ...reading,
    name: 'read-enrichment',
    path: '/api/v1/inbound/enrichment',
    mount: 'inbound',
    request: { query: EnrichmentQuery },
    response: EnrichmentStatus,
    errors: { ...everywhere, ...onInbound, 400: ErrorBody, 404: ErrorBody },
  },
];

const ofAccounts = { mount: 'main', auth: true, response: AccountsStatus, credits: null } as const;

const ofBulks = { mount: 'main', auth: true, response: BulkStatus, credits: null } as const;
const onBulks = { ...withInput, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody };
const BULK = '/v1/bulk/{family}/{bulk_id}';
const PART = `${BULK}/parts/{part}`;
const FAMILIES = Object.values(JOB_SCHEMAS);
/** Families may share a request. */
const AnyRequest = z.union([...new Set(FAMILIES.map(({ request }) => request))]);
const AnyStatus = z.union(FAMILIES.map(({ status }) => status));

/** Endpoints of core's own (docs/wire.md, Accounts and Bulk). */
export const OWN_ROUTES: readonly Route[] = [
  {
    ...ofAccounts,
    name: 'load-accounts',
    method: 'PUT',
    path: '/v1/crm/accounts',
    request: { lines: z.union([AccountsHead, CrmAccount]), query: LoadAccountsQuery },
    status: 202,
    errors: { ...withInput, 409: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofAccounts,
    name: 'read-accounts',
    method: 'GET',
    path: '/v1/crm/accounts/status',
    request: null,
    status: 200,
    errors: { ...everywhere, 400: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofAccounts,
    name: 'drop-accounts',
    method: 'DELETE',
    path: '/v1/crm/accounts',
    request: null,
    status: 200,
    errors: { ...everywhere, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofBulks,
    name: 'create-bulk',
    method: 'POST',
    path: '/v1/bulk/{family}',
    request: null,
    status: 202,
    errors: onBulks,
  },
  {
    ...ofBulks,
    name: 'load-bulk-part',
    method: 'PUT',
    path: PART,
    request: {
      lines: AnyRequest,
      query: LoadPartQuery,
    },
    response: BulkPart,
    status: 200,
    errors: onBulks,
  },
  {
    ...ofBulks,
    name: 'start-bulk',
    method: 'POST',
    path: `${BULK}/start`,
    request: { body: StartBulk },
    status: 202,
    errors: onBulks,
  },
  {
    ...ofBulks,
    name: 'read-bulk',
    method: 'GET',
    path: BULK,
    request: null,
    status: 200,
    errors: { ...everywhere, 404: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofBulks,
    name: 'read-bulk-part',
    method: 'GET',
    path: PART,
    request: null,
    response: AnyStatus,
    answersLines: true,
    status: 200,
    errors: { ...everywhere, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofBulks,
    name: 'drop-bulk',
    method: 'DELETE',
    path: BULK,
    request: null,
    response: BulkDropped,
    status: 200,
    errors: { ...everywhere, 404: ErrorBody, 429: ErrorBody },
  },
];

/** Every endpoint of this service. */
export const ALL_ROUTES: readonly Route[] = [...ROUTES, ...OWN_ROUTES];
