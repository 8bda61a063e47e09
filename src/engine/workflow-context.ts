import { type JudgedDatasets, NO_DATASETS } from '../jobs/judged-accounts.ts';
import type { DecidedEntities, WorkflowContext } from '../jobs/workflows/workflow.ts';
import { rarityOf } from '../resolution/names/rarity.ts';
import { openJudgedDatasets } from '../store/dataset-file/judged-datasets.ts';
import { openCoreDatabaseToRead } from '../store/sqlite/core-database.ts';
import { sqliteDatasetVersions } from '../store/sqlite/sqlite-dataset-rows.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { openReferenceFile } from '../store/universe-file/reference-reader.ts';
import { hierarchyOf } from '../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';
import { decidedEntities } from './decided-entities.ts';

/** What a worker thread opens its ports from: plain data, for it is sent to the thread. */
export interface ContextFiles {
  /** The file of the universe. */
  readonly referencePath: string;
  /** The database of the data directory, and its folder of datasets. */
  readonly databasePath: string;
  readonly datasetFolder: string;
}

/** What workflows ask beside the universe. */
export interface OpenedPorts {
  readonly crm?: JudgedDatasets;
  readonly decisions?: DecidedEntities;
}

/** The ports of workflows in this process, which opened them. */
export function workflowContext(
  reference: ReferenceVersion,
  { crm = NO_DATASETS, decisions }: OpenedPorts = {},
): WorkflowContext {
  return {
    universe: { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) },
    crm,
    ...(decisions !== undefined && { decisions }),
  };
}

/** The same in a worker thread, which opens all of them on its own. */
export function openWorkflowContext({
  referencePath,
  databasePath,
  datasetFolder,
}: ContextFiles): WorkflowContext {
  const reference = openReferenceFile(referencePath);
  const database = openCoreDatabaseToRead(databasePath);
  return workflowContext(reference, {
    crm: openJudgedDatasets(sqliteDatasetVersions(database), datasetFolder),
    decisions: decidedEntities(sqliteOverrideStore(database)),
  });
}
