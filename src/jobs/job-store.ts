import type { Charge } from '../access/credit-store.ts';
import type { CreditOperation } from '../contract/charges.ts';
import type { FollowUp } from '../contract/combined.ts';
import type { Evidence, Extended } from '../contract/extended.ts';
import type { JobErrorType, JobFamily, JobState } from '../contract/job.ts';
import type { RequestOf } from '../contract/service.ts';
import type { SourceRecord } from '../resolution/records/source-record.ts';
import type { NewDelivery } from '../webhooks/delivery-store.ts';
import type { ResolutionOptions } from './job-options.ts';

/** A job to be created. With an idempotency key, creating it again gives the job that is there. */
export interface NewJob {
  readonly workspace: string;
  readonly family: JobFamily;
  readonly request: unknown;
  readonly options: ResolutionOptions;
  readonly idempotencyKey?: string;
  /** The API key that it came with. Jobs without one are rows of files on this machine: without webhooks. */
  readonly keyId?: string;
  /** Written with the job; a job that is there already is not charged again. */
  readonly charges?: readonly Charge[];
}

/** Who works on jobs: a process by host, id and start, so that its death can be seen; and for how long it may. */
export interface Lease {
  readonly owner: string;
  readonly forMs: number;
}

/** A job under a lease, typed by its family. */
export type ClaimedJob<F extends JobFamily = JobFamily> = {
  [K in F]: Claim & { readonly family: K; readonly request: RequestOf<K> };
}[F];

interface Claim {
  readonly id: string;
  readonly workspace: string;
  readonly options: ResolutionOptions;
  /** Milliseconds since 1970. */
  readonly createdMs: number;
  /** What the steps before have left behind, of a family that has several; null at the first. */
  readonly progress: FinishedStep | null;
  /** Counts the claims of the job; a result that carries an older token comes from a worker that lost its lease. */
  readonly token: number;
  /** Records of entities that were created since the universe in use was opened, of those that the job lacked without them. */
  readonly createdSince?: readonly SourceRecord[];
}

/** An entity that the universe in use does not have: of the id, or created from the record with the key. */
export type LackedEntity = { readonly coreId: string } | { readonly key: string };

/** What creating a job under a lease gives. */
export interface BegunJob {
  readonly id: string;
  /** The new job; undefined when the key was known, whatever became of the job that is there. */
  readonly claimed: ClaimedJob | undefined;
}

/** A job that was executed before it is created; the id of its end is another one. */
export interface EndedNewJob {
  readonly job: NewJob;
  /** When it was begun: milliseconds since 1970 by the clock of the store. */
  readonly createdMs: number;
  readonly end: FinishedJob;
}

/** An id that leaves the store with a job's result, and the records that its entity has now. */
export interface PinnedEntity {
  readonly coreId: string;
  readonly recordKeys: readonly string[];
}

/** What a workflow leaves behind, and which operations ran; the others are given back (contract/charges.ts). */
export interface FinishedStep {
  readonly result:
    | { readonly state: 'completed'; readonly record: unknown; readonly extended: Extended }
    | {
        readonly state: 'failed';
        readonly errorType: JobErrorType;
        readonly errorMessage: string;
        readonly extended: Extended | null;
      };
  /** The entity that the job resolved to. */
  readonly pinned: PinnedEntity | null;
  /** Other entities whose ids the result tells: tied candidates, the next best. They are pinned too. */
  readonly mentioned: readonly PinnedEntity[];
  readonly created: SourceRecord | null;
  readonly ran: readonly CreditOperation[];
  /** What people had decided of the account when it was resolved, where that is asked for; never stored with a job. */
  readonly decided?: string;
}

/** An entity that a record was compared with. */
export interface RankedCandidate {
  readonly coreId: string;
  /** How likely it is that it is meant, 0 to 1. */
  readonly probability: number;
  readonly evidence: readonly Omit<Evidence, 'sentence'>[];
}

/** A job of which a step has ended and others are to come; it stays claimed. */
export interface AdvancedJob {
  readonly id: string;
  readonly token: number;
  readonly step: FinishedStep;
  /** As in an executed job. */
  readonly lacks?: LackedEntity;
}

/** What an executor makes of a claimed job that has come to its end. */
export interface ExecutedJob extends Omit<FinishedStep, 'ran'> {
  readonly id: string;
  readonly token: number;
  /** Parts that did not run: what was charged for them is given back. */
  readonly notRun: readonly CreditOperation[];
  /** The record and `extended` of the result as JSON text, where they have been written: they are kept as they are. */
  readonly texts?: ResultTexts;
  /** The record in its normal form, as JSON text, where it was asked for: never stored with a job. */
  readonly normal?: string;
  /** The facts of the entity that was created, as JSON text, where the normal form was asked for: never stored with a job. */
  readonly createdFacts?: string;
  /** The candidates, the most probable first, where they were asked for: never stored with a job. */
  readonly ranked?: readonly RankedCandidate[];
  /** The entity that it would have had if the universe in use had it: never stored. */
  readonly lacks?: LackedEntity;
  /** Why the engine failed in it: for the log, never stored. */
  readonly cause?: FailureCause;
}

/** A result as it is kept and as it travels between threads. */
export interface ResultTexts {
  readonly record: string;
  readonly extended: string;
}

/** What a finished job leaves behind and causes; all of it is committed together. */
export interface FinishedJob extends ExecutedJob {
  /** By the clock of the store: the webhook tells it too. */
  readonly endedMs: number;
  /** The webhook that tells of the end, due at once; only a job that came with an API key has one. */
  readonly delivery: NewDelivery | null;
}

/** An error as it can be handed from thread to thread. */
export interface FailureCause {
  readonly message: string;
  readonly stack: string;
}

export interface StoredJob {
  readonly id: string;
  readonly family: JobFamily;
  readonly state: JobState;
  /** Of a combined job: the follow-ups that were asked for. */
  readonly followUps: readonly FollowUp[];
  /** Of a combined job that runs: its resolution has ended, the follow-ups are under way. */
  readonly hasAdvanced: boolean;
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly record: unknown;
  readonly extended: Extended | null;
  readonly errorType: JobErrorType | null;
  readonly errorMessage: string | null;
}

/**
 * Durable jobs; every method is one transaction. Implemented in store/.
 *
 * Times that two machines could disagree about are those of the store's clock, here and in webhooks/delivery-store.ts:
 * callers say for how long, and the store says from when. They ask it for the time where they have to tell it to others.
 */
export interface JobStore {
  /** The store's clock: milliseconds since 1970. */
  now(): Promise<number>;
  /** Ids in the order of the jobs. Throws CONFLICT for a known key with another body. */
  create(jobs: readonly NewJob[]): Promise<readonly string[]>;
  /** The same, and the new ones are claimed under the lease from the start: nobody else ever sees them waiting. */
  createClaimed(jobs: readonly NewJob[], lease: Lease): Promise<readonly BegunJob[]>;
  /** Resolves when jobs that were created under a lease are durable; without it they are when `createClaimed` gives them. */
  written?(): Promise<void>;
  /** Ids of those jobs whose keys are known, in the order of the jobs. Throws CONFLICT for a known key with another body. */
  known(jobs: readonly NewJob[]): Promise<readonly (string | undefined)[]>;
  /**
   * Creates jobs that have ended, with everything that their ends cause. Those that came with an API key are not created
   * so: they are charged, and their webhooks are told. `isNew` is false where the key was known.
   */
  createEnded(
    jobs: readonly EndedNewJob[],
  ): Promise<readonly { readonly id: string; readonly isNew: boolean }[]>;
  /** Moves those of the jobs that wait, or whose lease ran out, to `processing` under the lease. */
  claim(ids: readonly string[], lease: Lease): Promise<readonly ClaimedJob[]>;
  /** The same for up to `limit` jobs that came with an API key, oldest first; only those of the workspace where one is named. */
  claimNext(limit: number, lease: Lease, workspace?: string): Promise<readonly ClaimedJob[]>;
  /** Gives claimed jobs a new lease, of those that were not lost. */
  renew(jobs: readonly Pick<ClaimedJob, 'id' | 'token'>[], forMs: number): Promise<void>;
  /** Ends the lease of claimed jobs, so that others can take them up at once. */
  handBack(jobs: readonly Pick<ClaimedJob, 'id' | 'token'>[]): Promise<void>;
  /** Jobs that came with an API key and have not ended. */
  openCounts(): Promise<{ readonly waiting: number; readonly running: number }>;
  /** Keeps what a step has left behind, so that it need not run again; returns the ids of the jobs still claimed. */
  advance(jobs: readonly AdvancedJob[]): Promise<readonly string[]>;
  /** Commits results; those whose lease was lost are ignored. Returns the ids that were committed. */
  finish(jobs: readonly FinishedJob[]): Promise<readonly string[]>;
  /** In the order of ids; undefined for unknown ones, those of another family or of another workspace. */
  read(
    workspace: string,
    family: JobFamily,
    ids: readonly string[],
  ): Promise<readonly (StoredJob | undefined)[]>;
  /** Ends the leases of owners that are no longer alive; their jobs can be claimed at once. */
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
  /** The latest completed job of the workspace that resolved to one of the ids. */
  latestResolution(workspace: string, coreIds: readonly string[]): Promise<StoredJob | undefined>;
  /** Milliseconds since 1970: what ended before may have been pruned; 0 when nothing was. */
  prunedBefore(): Promise<number>;
}
