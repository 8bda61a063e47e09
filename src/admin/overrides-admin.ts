import { CoreError } from '../contract/errors.ts';
import { accountId } from '../crm/account-id.ts';
import { accountName } from '../crm/account-name.ts';
import type { Decision, Override } from '../crm/override.ts';
import { isRecord } from '../crm/overrides/account-key.ts';
import { coreIdOf } from '../crm/overrides/current-ids.ts';
import type { Redecided } from '../crm/overrides/decide-anew.ts';
import type { DecisionNames } from '../crm/overrides/decision-words.ts';
import type { NewOverride, StoredOverride } from '../crm/overrides/standing.ts';
import { fallenWith } from '../crm/review/fallen-answers.ts';
import type { KeptReview } from '../crm/review/review-store.ts';
import { referenceFolder } from '../engine/open-stores.ts';
import type { EngineStores } from '../engine/stores.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../store/dataset-file/judged-datasets.ts';
import { versionsHere } from '../store/dataset-file/shared-versions.ts';
import { processOwner } from '../store/sqlite/process-owner.ts';
import { sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { nameOf } from '../universe/hierarchy/family.ts';
import { REFERENCE_FORMAT } from '../universe/reference-store.ts';
import { checkWorkspace } from './workspace-name.ts';

/** What the owner of a data directory does to the decisions of people in one workspace. */
export interface OverridesAdmin {
  /** Oldest first. */
  list(): Promise<readonly StoredOverride[]>;
  /** All of them or none: throws CONFLICT when one contradicts those that stand. */
  add(overrides: readonly NewOverride[]): Promise<Redecided>;
  /** The ids of entities and parents that the universe in use does not have; none where there is no universe yet. */
  unknownIds(overrides: readonly NewOverride[]): readonly string[];
  /** All of them or none: throws NOT_FOUND when one is not there. */
  remove(numbers: readonly number[]): Promise<Removed>;
  /** How people call the accounts and entities of decisions, as far as the accounts of the CRM, reviews and the universe know. */
  names(decisions: readonly Decision[]): Promise<DecisionNames>;
}

/** Decisions that were removed, and the answers of reviews that rested on them. */
export interface Removed {
  readonly decisions: readonly Override[];
  readonly answers: readonly KeptReview[];
}

interface OverridesParts {
  readonly stores: Pick<EngineStores, 'overrides' | 'reviewsOf' | 'datasets' | 'sharedFiles'>;
  /** Where the accounts of the CRM and the universe are. */
  readonly dataDir: string;
}

/** Throws USAGE for a name that a workspace cannot have. */
export function overridesAdmin({ stores, dataDir }: OverridesParts, workspace: string): OverridesAdmin {
  checkWorkspace(workspace);
  const store = stores.overrides;
  return {
    list: () => store.list(workspace),
    add: (overrides) => store.add(workspace, overrides),
    unknownIds: (overrides) =>
      unknownIn(
        dataDir,
        overrides.flatMap(({ override }) => coreIdOf(override) ?? []),
      ),
    async remove(numbers) {
      const listed = await store.list(workspace);
      const decisions = listed.flatMap(({ number, override }) => (numbers.includes(number) ? override : []));
      const reviews = stores.reviewsOf({ owner: processOwner(), leaseMs: null });
      const answers = fallenWith(decisions, await reviews.standing(workspace));
      const [unknown] = await store.remove(workspace, numbers);
      if (unknown === undefined) return { decisions, answers };
      throw new CoreError('NOT_FOUND', `workspace ${workspace} has no decision ${unknown}`, {
        fix: 'Run core overrides list to see the decisions; nothing was removed.',
      });
    },
    async names(overrides) {
      const accounts = await accountNames(overrides, { stores, dataDir, workspace });
      const entities = entityNames(dataDir, overrides.map(coreIdOf));
      const named = (name: string | undefined, id: string) => (name === undefined ? id : `${name} (${id})`);
      return {
        account: (id) => named(accounts.get(keyOf(id)), id),
        entity: (coreId) => named(entities.get(coreId), coreId),
      };
    },
  };
}

/** Reviews know accounts by the form in which ids are compared. */
function keyOf(named: string): string {
  return isRecord(named) ? named : accountId(named).id;
}

interface OfWorkspace extends OverridesParts {
  readonly workspace: string;
}

/** An account of the workspace's CRM is called as it is there, another one as it was when somebody reviewed it. */
async function accountNames(
  overrides: readonly Decision[],
  { stores, dataDir, workspace }: OfWorkspace,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const reviewed = await stores.reviewsOf({ owner: processOwner(), leaseMs: null }).standing(workspace);
  for (const { account, name, other } of reviewed) {
    names.set(account, name);
    if (other !== undefined) names.set(other.account, other.name);
  }
  const folder = datasetFolder(dataDir);
  const versions = versionsHere(stores.datasets, { folder, files: stores.sharedFiles });
  const datasets = openJudgedDatasets(versions, folder);
  try {
    const dataset = await datasets.open(workspace, null);
    for (const override of overrides)
      for (const id of 'accounts' in override ? override.accounts : [override.account]) {
        const found = await dataset?.account(id);
        if (found !== undefined) names.set(keyOf(id), accountName(found.account));
      }
    return names;
  } finally {
    datasets.close();
  }
}

function entityNames(dataDir: string, ids: readonly (string | null)[]): ReadonlyMap<string, string> {
  const universe = sqliteReferenceStore(referenceFolder(dataDir)).openCurrent();
  if (universe === undefined) return new Map();
  try {
    if (universe.format !== REFERENCE_FORMAT) return new Map();
    const found = ids.flatMap((id) => {
      const entity = id === null ? undefined : universe.index.entityOf(id);
      return id === null || entity === undefined ? [] : [[id, nameOf(universe.facts(entity))] as const];
    });
    return new Map(found);
  } finally {
    universe.close();
  }
}

function unknownIn(dataDir: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const universe = sqliteReferenceStore(referenceFolder(dataDir)).openCurrent();
  if (universe === undefined) return [];
  try {
    const isUsable = universe.format === REFERENCE_FORMAT;
    return isUsable ? [...new Set(ids)].filter((id) => universe.index.entityOf(id) === undefined) : [];
  } finally {
    universe.close();
  }
}
