import type { Override } from '../../crm/override.ts';
import type { DatasetVersions } from '../../jobs/dataset-rows.ts';
import type { DatasetKey } from '../../jobs/dataset-store.ts';
import type { AdvancedJob, ClaimedJob, ExecutedJob } from '../../jobs/job-store.ts';
import { datasetKeysOf } from '../datasets/dataset-id.ts';
import { type Decisions, decisionsNow } from '../datasets/decisions.ts';
import { type PackedEnds, packClaimed, unpackEnds } from './packed-jobs.ts';

/** What the stores tell of a group of jobs, for threads that have none of them. */
export interface GroupPorts {
  readonly overrides: Decisions;
  readonly datasets: DatasetVersions;
}

/** A group of jobs with what they obey beside the universe, as it is when they go to a thread: plain data. */
export interface HandedGroup {
  /** As packed-jobs.ts packs them. */
  readonly jobs: string;
  /** Of each workspace of the jobs. */
  readonly decisions: readonly HandedDecisions[];
  /** Of each dataset that crosschecks among the jobs are evaluated against. */
  readonly datasets: readonly HandedDataset[];
  /** Versions of datasets that a thread may have open, and that are in use no more. */
  readonly gone: readonly string[];
}

export interface HandedDecisions {
  readonly workspace: string;
  readonly revision: number;
  /** Only for a thread that has said that it does not have them. */
  readonly list?: readonly Override[];
}

export interface HandedDataset extends DatasetKey {
  /** Undefined when there is none. */
  readonly version: string | undefined;
}

/** What becomes of a group in a thread. */
export type GroupAnswer =
  | {
      readonly executed: PackedEnds;
      readonly thread: number;
      /** The versions of datasets that the thread has open. */
      readonly held: readonly string[];
    }
  /** Nothing was executed: the decisions of these workspaces are missing, or the file of a dataset has gone meanwhile. */
  | { readonly lacks: readonly string[] };

/** Between looking which version of a dataset is in use and opening it, another one may come into use. */
const TRIES = 5;

/** Executes groups of jobs in threads, each with what the stores tell when it goes there. */
export function handingGroups(
  ports: GroupPorts,
  run: (group: HandedGroup) => Promise<GroupAnswer>,
): (jobs: readonly ClaimedJob[]) => Promise<readonly (ExecutedJob | AdvancedJob)[]> {
  const heldBy = new Map<number, readonly string[]>();
  return async (jobs) => {
    const lacking = new Set<string>();
    const packed = packClaimed(jobs);
    for (let tries = 1; ; tries++) {
      const decisions = await decisionsOf(jobs, lacking, ports);
      const datasets = await datasetsOf(jobs, tries > TRIES, ports);
      const gone = await goneOf(heldBy, datasets, ports);
      const answer = await run({ jobs: packed, decisions, datasets, gone });
      if ('executed' in answer) {
        heldBy.set(answer.thread, answer.held);
        return unpackEnds(answer.executed);
      }
      for (const workspace of answer.lacks) lacking.add(workspace);
    }
  };
}

function decisionsOf(
  jobs: readonly ClaimedJob[],
  lacking: ReadonlySet<string>,
  { overrides }: GroupPorts,
): Promise<readonly HandedDecisions[]> {
  const workspaces = [...new Set(jobs.map(({ workspace }) => workspace))];
  return Promise.all(
    workspaces.map(async (workspace) => {
      if (lacking.has(workspace)) return { workspace, ...(await decisionsNow(overrides, workspace)) };
      return { workspace, revision: await overrides.revision(workspace) };
    }),
  );
}

/** After so many tries a dataset is taken for one that is not there. */
function datasetsOf(
  jobs: readonly ClaimedJob[],
  isLost: boolean,
  { datasets }: GroupPorts,
): Promise<readonly HandedDataset[]> {
  return Promise.all(
    datasetKeysOf(jobs).map(async (key) => ({
      ...key,
      version: isLost ? undefined : await datasets.versionOf(key),
    })),
  );
}

async function goneOf(
  heldBy: ReadonlyMap<number, readonly string[]>,
  current: readonly HandedDataset[],
  { datasets }: GroupPorts,
): Promise<readonly string[]> {
  const held = new Set([...heldBy.values()].flat());
  for (const { version } of current) if (version !== undefined) held.delete(version);
  const gone: string[] = [];
  for (const version of held) if (!(await datasets.isInUse(version))) gone.push(version);
  return gone;
}
