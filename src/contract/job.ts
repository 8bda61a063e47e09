import { z } from 'zod';
import { Extended } from './extended.ts';

export const JobFamily = z.enum([
  'entity-resolution',
  'resolve-parent',
  'firmographics',
  'combined',
  'crosscheck',
]);
export type JobFamily = z.infer<typeof JobFamily>;

export const JobState = z.enum(['pending', 'processing', 'completed', 'failed']);
export type JobState = z.infer<typeof JobState>;

export const JobErrorType = z.enum(['core_id_not_found', 'unknown']);
export type JobErrorType = z.infer<typeof JobErrorType>;

/** ISO 8601 in UTC. This service writes milliseconds; others may leave them out (docs/wire.md, Data formats). */
export const Timestamp = z.iso.datetime('must be an ISO 8601 date and time in UTC');
export type Timestamp = z.infer<typeof Timestamp>;

const JobId = z.string().min(1);

/** The 202 answer of every route that creates a job. */
export const JobCreated = z.object({ id: JobId, status: z.literal('processing') });
export type JobCreated = z.infer<typeof JobCreated>;

/** A job not yet claimed; for an unknown id `status` alone (docs/wire.md, Jobs). */
export const PendingJob = z
  .object({ status: z.literal('pending'), id: JobId.optional(), created_at: Timestamp.optional() })
  .refine((job) => (job.id === undefined) === (job.created_at === undefined), {
    path: ['id'],
    message: 'must come together with created_at',
  });
export type PendingJob = z.infer<typeof PendingJob>;

export const ProcessingJob = z.object({ status: z.literal('processing'), id: JobId, created_at: Timestamp });
export type ProcessingJob = z.infer<typeof ProcessingJob>;

export const FailedJob = z.object({
  status: z.literal('failed'),
  jobid: JobId,
  created_at: Timestamp,
  completed_at: Timestamp,
  record: z.null(),
  error_message: z.string(),
  error_type: JobErrorType,
  extended: Extended.optional(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** Builds the body of a completed job around the record of its family. */
export function completedJobOf<R extends z.ZodType>(record: R) {
  return z.object({
    status: z.literal('completed'),
    id: JobId,
    created_at: Timestamp,
    completed_at: Timestamp,
    record,
    extended: Extended.optional(),
  });
}

/** Builds the body of a job GET around that of a completed job: one form for each state, told apart by `status`. */
export function jobStatusOf<C extends CompletedJob>(completed: C) {
  return z.discriminatedUnion('status', [PendingJob, ProcessingJob, completed, FailedJob]);
}

type CompletedJob = ReturnType<typeof completedJobOf<z.ZodType>>;
