import type { DecidedEntities, WorkflowContext } from '../jobs/workflows/workflow.ts';
import { rarityOf } from '../resolution/names/rarity.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { openReferenceFile } from '../store/universe-file/reference-reader.ts';
import { hierarchyOf } from '../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';
import { decidedEntities } from './decided-entities.ts';

/** What a worker thread opens its ports from: plain data, for it is sent to the thread. */
export interface ContextFiles {
  /** The file of the universe. */
  readonly referencePath: string;
  /** The database with the decisions of people. */
  readonly databasePath: string;
}

/** The ports of workflows in this process, which opened them. */
export function workflowContext(reference: ReferenceVersion, decisions?: DecidedEntities): WorkflowContext {
  return {
    universe: { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) },
    ...(decisions !== undefined && { decisions }),
  };
}

/** The same in a worker thread, which opens all of them on its own. */
export function openWorkflowContext({ referencePath, databasePath }: ContextFiles): WorkflowContext {
  const decisions = decidedEntities(sqliteOverrideStore(openCoreDatabase(databasePath)));
  return workflowContext(openReferenceFile(referencePath), decisions);
}
