import type { FollowUp } from './combined.ts';
import type { JobFamily } from './job.ts';
import type { RequestOf } from './service.ts';

/** What has a price of its own; a combined job is charged for its parts. */
export const CREDIT_OPERATIONS = [
  'entity-resolution',
  'resolve-parent',
  'firmographics',
  'crosscheck',
] as const satisfies readonly JobFamily[];
export type CreditOperation = (typeof CREDIT_OPERATIONS)[number];

/**
 * Everything that a job of each family may be charged for (docs/wire.md, Credits): of a combined job the follow-ups only when
 * it requests them, of a crosscheck the resolution that it needs too.
 */
export const FAMILY_OPERATIONS: Readonly<Record<JobFamily, readonly CreditOperation[]>> = {
  'entity-resolution': ['entity-resolution'],
  'resolve-parent': ['resolve-parent'],
  firmographics: ['firmographics'],
  combined: ['entity-resolution', 'firmographics', 'resolve-parent'],
  crosscheck: ['entity-resolution', 'crosscheck'],
};

/** The follow-ups that a request asks for; only those of combined jobs do. */
export function followUpsOf(request: RequestOf<JobFamily>): readonly FollowUp[] {
  return 'jobs' in request ? request.jobs : [];
}

/** What a job is charged for when it is created, each operation once. */
export function chargedOperations(
  family: JobFamily,
  followUps: readonly FollowUp[],
): readonly CreditOperation[] {
  return family === 'combined' ? ['entity-resolution', ...new Set(followUps)] : FAMILY_OPERATIONS[family];
}

/**
 * What is given back when a job has ended: whatever was charged and did not run (docs/wire.md, Credits).
 * Follow-ups without an entity and a crosscheck without a pass have not run; of a failed job nothing has, but
 * what a combined job had completed before it failed.
 */
export function refundedOperations(
  charged: readonly CreditOperation[],
  ran: readonly CreditOperation[],
): readonly CreditOperation[] {
  return charged.filter((operation) => !ran.includes(operation));
}
