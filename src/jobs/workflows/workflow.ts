import type { EntityInput } from '../../contract/entity-input.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { EntityDecisions } from '../../crm/overrides/entity-decisions.ts';
import type { Rarity } from '../../resolution/names/rarity.ts';
import type { Weighed } from '../../resolution/weigh.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { ClaimedJob, FinishedStep, LackedEntity, RankedCandidate, ResultTexts } from '../job-store.ts';
import type { JudgedDatasets } from '../judged-accounts.ts';

/** What records came to that were weighed together, by the request that each stands in. */
export type WeighedRequests = ReadonlyMap<EntityInput, Weighed>;

/** What jobs are resolved against: the universe, and what people of the workspace have decided. */
export interface ResolutionContext {
  readonly reference: ReferenceVersion;
  readonly rarity: Rarity;
  readonly hierarchy: Hierarchy;
  /** Undefined when nobody has decided who an account is. */
  readonly decided?: EntityDecisions;
  /** Requests of the group whose records were weighed together, beside this universe. */
  readonly weighed?: WeighedRequests;
}

/** What people have decided about who accounts are, as it is now. */
export interface DecidedEntities {
  /** Undefined when nobody in the workspace has decided anything of that kind. */
  of(workspace: string): Promise<EntityDecisions | undefined>;
}

/**
 * The ports that workflows may use. Each executor has its own (engine/jobs/workflow-context.ts), worker threads too, to which
 * what the stores tell is handed (engine/threads/handed-group.ts); a port that asks a store answers with promises.
 */
export interface WorkflowContext {
  readonly universe: ResolutionContext;
  readonly crm: JudgedDatasets;
  /** Without, nobody has decided anything. */
  readonly decisions?: DecidedEntities;
}

/** The end of a job. */
export interface WorkflowResult extends FinishedStep {
  /** The result as JSON texts, where these are made sooner than of the result. */
  readonly texts?: ResultTexts;
  /** The record in its normal form, as JSON text, where it is asked for; nothing of it is kept with a job. */
  readonly normal?: string;
  /** The same of the facts of an entity that was created from the record, now or in an earlier run. */
  readonly createdFacts?: string;
  /** The entity that it would have had if the universe had it; nothing of it is kept with a job. */
  readonly lacks?: LackedEntity;
  /** The candidates, the most probable first, where they are asked for; nothing of them is kept with a job. */
  readonly ranked?: readonly RankedCandidate[];
}

/** A step after which others follow: it is kept, and the job runs on from there, also in another process. */
export interface NextStep {
  readonly step: FinishedStep;
  readonly lacks?: LackedEntity;
}

/** Does the work of a job of one family; it returns what to commit, and writes nothing itself. */
export type Workflow<F extends JobFamily> = (
  job: Pick<ClaimedJob<F>, 'request' | 'options' | 'progress' | 'workspace'>,
  context: WorkflowContext,
) => WorkflowResult | NextStep | Promise<WorkflowResult | NextStep>;
