import { z } from 'zod';
import { EntityInput } from './entity-input.ts';
import { EntityResolutionRecord } from './entity-resolution.ts';
import { FirmographicsRecord } from './firmographics.ts';
import { completedJobOf, FailedJob, JobState, PendingJob, ProcessingJob } from './job.ts';
import { Parentage } from './resolve-parent.ts';

export const FollowUp = z.enum(['firmographics', 'resolve-parent']);
export type FollowUp = z.infer<typeof FollowUp>;

export const CombinedRequest = EntityInput.extend({ jobs: z.array(FollowUp).min(1) });
export type CombinedRequest = z.infer<typeof CombinedRequest>;

/** The steps of a running job; absent are follow-ups that were not requested. */
export const Subprocesses = z.object({
  'entity-resolution': JobState,
  'resolve-parent': JobState.optional(),
  firmographics: JobState.optional(),
});
export type Subprocesses = z.infer<typeof Subprocesses>;

/** Requested follow-ups, null without a match; the others are absent. */
export const CombinedRecord = EntityResolutionRecord.extend({
  firmographics: FirmographicsRecord.nullable().optional(),
  parentage: Parentage.nullable().optional(),
});
export type CombinedRecord = z.infer<typeof CombinedRecord>;

export const ProcessingCombined = ProcessingJob.extend({ subprocesses: Subprocesses });

export const CompletedCombined = completedJobOf(CombinedRecord);

export const CombinedStatus = z.discriminatedUnion('status', [
  PendingJob,
  ProcessingCombined,
  CompletedCombined,
  FailedJob,
]);
export type CombinedStatus = z.infer<typeof CombinedStatus>;
