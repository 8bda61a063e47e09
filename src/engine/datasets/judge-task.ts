import type { MessagePort } from 'node:worker_threads';
import type { AloneAccounts } from '../../contract/alone-accounts.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { keyOf } from '../../crm/account-name.ts';
import type { Dataset } from '../../crm/dataset.ts';
import { leftOver } from '../../crm/duplicates/clusters.ts';
import { accountFacts } from '../../crm/hierarchy/account-facts.ts';
import { type AloneInput, judgeAlone } from '../../crm/judge-alone.ts';
import { NO_OVERRIDES, type Override, type Overrides } from '../../crm/override.ts';
import { decidedParentOf } from '../../crm/overrides/decided-facts.ts';
import { overridesFor } from '../../crm/overrides/overrides-for.ts';
import { toldAlone } from '../../crm/told-alone.ts';
import type { Plan } from '../../crm/verdict.ts';
import { parentageWithMentions } from '../../jobs/workflows/follow-up.ts';
import { withAccounts } from '../../jobs/workflows/told-owners.ts';
import { type JudgedBy, type Judgement, judgeDraft } from '../../store/dataset-file/judged-draft.ts';
import { type Hierarchy, hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { doublesOfDraft } from './doubles-of-draft.ts';
import { type JudgedPairs, judgeDataset } from './judge-dataset.ts';
import type { PartsDesk } from './parts-desk.ts';
import type { HearsJudged, RowChannel } from './row-channel.ts';

/** A draft to be judged: plain data, for it may be sent to a thread. */
export interface JudgeTask {
  readonly path: string;
  readonly by: JudgedBy;
  readonly rules: CrosscheckRules;
  readonly overrides: readonly Override[];
  /** The pairs of accounts that are near are kept, for who goes on from them. */
  readonly keepsPairs: boolean;
  /** There are so many accounts that their plan takes hundreds of megabytes. */
  readonly areMany?: boolean;
  /** By how many threads pairs of accounts are scored; one unless given. */
  readonly threads?: number;
  /** Of so many accounts lists are kept on disk (doubles-of-draft.ts). */
  readonly leastOnDisk?: number;
}

/** What a draft may be judged with. */
export interface JudgedWith {
  readonly channel?: RowChannel | undefined;
  /** Where parts of the work are offered to other machines. */
  readonly desk?: PartsDesk | undefined;
  /** Where it is heard what was found of the accounts before; of none without. */
  readonly prepared?: MessagePort | undefined;
}

/** Judges drafts against a universe; one that works in a thread tells of each account through the channel, if there is one. */
export type Judge = (task: JudgeTask, reference: ReferenceVersion, beside?: JudgedWith) => Promise<void>;

/** Judges in this process, which does nothing else meanwhile. */
export const judgeHere: Judge = async (task, reference, { desk, prepared } = {}) =>
  judgeAgainst(hierarchyOf(reference), task, { desk, prepared });

export async function judgeAgainst(
  world: Hierarchy,
  { path, by, rules, overrides, keepsPairs, threads, leastOnDisk }: JudgeTask,
  { hears, desk, prepared }: Omit<JudgedWith, 'channel'> & { readonly hears?: HearsJudged | undefined } = {},
): Promise<void> {
  const judge = async (dataset: Dataset): Promise<Judgement> => {
    const decided = overridesFor(overrides, dataset);
    const { plan, ...found } = await judgeDataset(dataset, {
      ...{ world, rules, overrides: decided },
      find: (_, meanwhile) =>
        doublesOfDraft(dataset, { path, threads, leastOnDisk, desk, prepared, meanwhile }),
    });
    hears?.tellAlone(aloneIn(dataset, { plan, ...found, rules, overrides: decided }));
    const judged = { plan, ownersOf: ownersIn(dataset, plan, { world, decided }) };
    if (!keepsPairs) return judged;
    return overrides.length === 0 ? { ...judged, ...found } : { ...judged, doubles: found.doubles };
  };
  await judgeDraft(path, by, judge, hears);
}

/** So that who asks about the accounts need not work it out when all of them are answered. */
function aloneIn(
  dataset: Dataset,
  { plan, doubles, clusters, ...by }: JudgedPairs & Pick<AloneInput, 'rules' | 'overrides'>,
): AloneAccounts {
  const hasEntity = (at: number) => dataset.identity(at).coreId !== null;
  const given = (at: number) => (hasEntity(at) ? plan.briefOf(at) : undefined);
  const leaves = (at: number) => (hasEntity(at) ? plan.leaves(at) : undefined);
  const duplicates = { clusters, doubles: leftOver(doubles, clusters, dataset) };
  return toldAlone(judgeAlone({ ...by, dataset, duplicates, given, leaves }), dataset);
}

/** Tells the owners of accounts, so that no job need look for them again. */
function ownersIn(
  dataset: Dataset,
  plan: Plan,
  { world, decided }: { readonly world: Hierarchy; readonly decided: Overrides },
): Judgement['ownersOf'] {
  const accountOf = (coreId: string) => {
    const at = plan.accountOf(coreId);
    return at === undefined ? undefined : dataset.account(at).external_id;
  };
  return (at) => {
    const facts = accountFacts(dataset, at, world.family);
    const parent =
      decided === NO_OVERRIDES ? undefined : decidedParentOf(keyOf(dataset.account(at)), decided);
    return facts && withAccounts(parentageWithMentions(facts, { hierarchy: world }, parent), accountOf);
  };
}
