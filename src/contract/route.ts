import type { z } from 'zod';
import type { CreditOperation } from './charges.ts';
import { ErrorBody, MessageBody } from './error-body.ts';
import type { JobFamily } from './job.ts';

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

/** Refusals of every route; 503 while the store is busy or out of reach. */
export const everywhere = { 401: MessageBody, 403: MessageBody, 500: ErrorBody, 503: ErrorBody };
/** And of those that take something. */
export const withInput = { ...everywhere, 400: ErrorBody, 413: ErrorBody };
