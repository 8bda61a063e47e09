import { threadId } from 'node:worker_threads';
import { type EntityDecisions, entityDecisionsOf } from '../../crm/overrides/entity-decisions.ts';
import { openJudgedDatasets } from '../../store/dataset-file/judged-datasets.ts';
import { openReferenceFile } from '../../store/universe-file/reference-reader.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { datasetId } from '../datasets/dataset-id.ts';
import { inProcessExecutor } from '../jobs/in-process-executor.ts';
import { workflowContext } from '../jobs/workflow-context.ts';
import type { GroupAnswer, HandedDataset, HandedDecisions, HandedGroup } from './handed-group.ts';
import { packEnds, unpackClaimed } from './packed-jobs.ts';

/** The files that a worker thread opens on its own: plain data, for it is sent to the thread. All else is handed to it. */
export interface ContextFiles {
  /** The file of the universe. */
  readonly referencePath: string;
  /** How many profiles of its entities the thread may keep in memory; few unless given. */
  readonly profiles?: number;
  readonly datasetFolder: string;
}

interface Known {
  readonly revision: number;
  readonly decisions: EntityDecisions | undefined;
}

/** What a worker thread works with. */
export interface ThreadContext {
  readonly hierarchy: Hierarchy;
  /** Forgets most of what it remembers of entities. */
  rest(): void;
  /** One group after the other. */
  execute(group: HandedGroup): Promise<GroupAnswer>;
}

/** `executorOf` makes what executes the jobs: another one than the product's measures what is beside it (bench/rest). */
export function openThreadContext(
  { referencePath, profiles, datasetFolder }: ContextFiles,
  executorOf: typeof inProcessExecutor = inProcessExecutor,
): ThreadContext {
  const known = new Map<string, Known>();
  let inUse = new Map<string, string>();
  let gone: readonly string[] = [];
  const versions = {
    versionOf: async (key: Omit<HandedDataset, 'version'>) => inUse.get(datasetId(key)),
    isInUse: async (version: string) => !gone.includes(version),
  };
  const crm = openJudgedDatasets(versions, datasetFolder);
  const decisions = { of: async (workspace: string) => known.get(workspace)?.decisions };
  const reference = openReferenceFile(referencePath, { profiles });
  const context = workflowContext(reference, { crm, decisions });
  const executor = executorOf(context);
  const isThere = async ({ workspace, name, version }: HandedDataset) => {
    if (version === undefined) return true;
    try {
      return (await crm.open(workspace, name)) !== undefined;
    } catch {
      // Each job that reads it fails, and tells why.
      return true;
    }
  };
  return {
    hierarchy: context.universe.hierarchy,
    rest: () => reference.rest(),
    async execute({ jobs, decisions: handed, datasets, ...group }) {
      const lacks = handed.filter((one) => !takesUp(one, known)).map(({ workspace }) => workspace);
      gone = group.gone;
      inUse = new Map(
        datasets.flatMap((one) => (one.version === undefined ? [] : [[datasetId(one), one.version]])),
      );
      const opened = await Promise.all(datasets.map(isThere));
      if (lacks.length > 0 || opened.includes(false)) return { lacks };
      const executed = packEnds(await executor.execute(unpackClaimed(jobs)));
      return { executed, thread: threadId, held: crm.held() };
    },
  };
}

/** Whether the thread has the decisions of this revision. */
function takesUp({ workspace, revision, list }: HandedDecisions, known: Map<string, Known>): boolean {
  if (known.get(workspace)?.revision === revision) return true;
  if (list === undefined && revision > 0) return false;
  known.set(workspace, { revision, decisions: list && entityDecisionsOf(list) });
  return true;
}
