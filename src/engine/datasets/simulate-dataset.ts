import { CoreError } from '../../contract/errors.ts';
import { overridesFor } from '../../crm/overrides/overrides-for.ts';
import { type Simulation, simulateRules } from '../../crm/rules/simulate-rules.ts';
import type { DatasetKey, DatasetStore } from '../../jobs/dataset-store.ts';
import { withDatasetFile } from '../../store/dataset-file/read-dataset.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { type Decisions, decisionsNow } from './decisions.ts';
import { duplicatesIn } from './judge-dataset.ts';

interface SimulationParts {
  readonly store: Pick<DatasetStore, 'inUse' | 'pathOf'>;
  readonly decisions: Decisions;
  readonly world: Hierarchy;
}

/** What each rule of a dataset does to its accounts: whom it protects, and which merges it keeps apart. */
export async function simulateDataset(
  key: DatasetKey,
  { store, decisions, world }: SimulationParts,
): Promise<Simulation> {
  const inUse = await store.inUse(key);
  if (inUse === undefined) throw new CoreError('NOT_FOUND', 'there are no accounts of this name');
  const { list } = await decisionsNow(decisions, key.workspace);
  const { rules } = inUse.basis;
  return withDatasetFile(await store.pathOf(inUse), (dataset) => {
    const overrides = overridesFor(list, dataset);
    const { clusters } = duplicatesIn(dataset, overrides);
    return simulateRules({ dataset, world, rules, overrides }, clusters);
  });
}
