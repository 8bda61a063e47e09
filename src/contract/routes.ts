import { z } from 'zod';
import { FAMILY_OPERATIONS } from './charges.ts';
import { ErrorBody, MessageBody } from './error-body.ts';
import { FeedbackAccepted, FeedbackRequest, FeedbackTicket, TicketQuery, TicketRequest } from './feedback.ts';
import { EnrichmentQuery, EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from './inbound.ts';
import { JobCreated } from './job.ts';
import { LookupEntity } from './lookup-entity.ts';
import { OWN_ROUTES } from './own-routes.ts';
import { everywhere, type Route, withInput } from './route.ts';
import { JOB_SCHEMAS } from './service.ts';

// 403 has {message} when the key is refused, {error} when the operator's settings forbid feedback.
const onFeedback = { ...withInput, 403: z.union([MessageBody, ErrorBody]) };
const onInbound = { 429: ErrorBody, 502: ErrorBody, 504: ErrorBody };

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

/** `core serve --rate-limit` counts the requests of all routes of the main API. */
const readingMain = { ...reading, errors: { ...everywhere, 429: ErrorBody } } as const;

/** Retention deletes old jobs (docs/wire.md, Jobs). */
const readingJob = { ...readingMain, errors: { ...readingMain.errors, 410: ErrorBody } } as const;

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
    errors: { ...readingJob.errors, 404: ErrorBody },
  },
  {
    ...readingMain,
    name: 'lookup-entity',
    path: '/v1/lookup-entity/{core_id}',
    response: LookupEntity,
    errors: { ...readingMain.errors, 404: ErrorBody },
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

/** Every endpoint of this service. */
export const ALL_ROUTES: readonly Route[] = [...ROUTES, ...OWN_ROUTES];
