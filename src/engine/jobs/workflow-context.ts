import { type JudgedDatasets, NO_DATASETS } from '../../jobs/judged-accounts.ts';
import type { DecidedEntities, WorkflowContext } from '../../jobs/workflows/workflow.ts';
import { rarityOf } from '../../resolution/names/rarity.ts';
import { hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';

/** What workflows ask beside the universe. */
export interface OpenedPorts {
  readonly crm?: JudgedDatasets;
  readonly decisions?: DecidedEntities;
}

/** The ports of workflows. */
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
