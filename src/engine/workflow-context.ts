import type { WorkflowContext } from '../jobs/workflows/workflow.ts';
import { rarityOf } from '../resolution/names/rarity.ts';
import { openReferenceFile } from '../store/universe-file/reference-reader.ts';
import { hierarchyOf } from '../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';

/** What a worker thread opens its ports from: plain data, for it is sent to the thread. */
export interface ContextFiles {
  /** The file of the universe. */
  readonly referencePath: string;
}

/** The ports of workflows in this process, which opened them. */
export function workflowContext(reference: ReferenceVersion): WorkflowContext {
  return {
    universe: { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) },
  };
}

/** The same in a worker thread, which opens all of them on its own. */
export function openWorkflowContext({ referencePath }: ContextFiles): WorkflowContext {
  return workflowContext(openReferenceFile(referencePath));
}
