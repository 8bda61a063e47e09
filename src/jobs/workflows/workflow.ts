import type { CreditOperation } from '../../contract/charges.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { Rarity } from '../../resolution/names/rarity.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { ClaimedJob, ExecutedJob } from '../job-store.ts';

/** The universe that jobs are resolved against. */
export interface Universe {
  readonly reference: ReferenceVersion;
  readonly rarity: Rarity;
}

/**
 * The ports that workflows may use. Each executor opens its own (engine/workflow-context.ts), worker threads too; a port
 * that asks a database answers with promises.
 */
export interface WorkflowContext {
  readonly universe: Universe;
}

/** What a job leaves behind, and which operations ran; the others are given back (contract/charges.ts). */
export interface WorkflowResult extends Omit<ExecutedJob, 'id' | 'token' | 'notRun' | 'cause'> {
  readonly ran: readonly CreditOperation[];
}

/** Does the work of a job of one family; it returns what to commit, and writes nothing itself. */
export type Workflow<F extends JobFamily> = (
  job: Pick<ClaimedJob<F>, 'request' | 'options'>,
  context: WorkflowContext,
) => WorkflowResult | Promise<WorkflowResult>;
