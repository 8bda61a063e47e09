import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Override } from '../../crm/override.ts';
import { overridesFor } from '../../crm/overrides/overrides-for.ts';
import { judgeDraft } from '../../store/dataset-file/judged-draft.ts';
import { type Hierarchy, hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { judgeDataset } from './judge-dataset.ts';

/** A draft to be judged: plain data, for it may be sent to a thread. */
export interface JudgeTask {
  readonly path: string;
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly rules: CrosscheckRules;
  readonly overrides: readonly Override[];
  /** The pairs of accounts that are near are kept, for who goes on from them. */
  readonly keepsPairs: boolean;
}

/** Judges drafts against a universe. */
export type Judge = (task: JudgeTask, reference: ReferenceVersion) => Promise<void>;

/** Judges in this process, which does nothing else meanwhile. */
export const judgeHere: Judge = async (task, reference) => judgeAgainst(hierarchyOf(reference), task);

export function judgeAgainst(
  world: Hierarchy,
  { path, checkedAt, rules, overrides, keepsPairs }: JudgeTask,
): void {
  judgeDraft(path, checkedAt, (dataset) => {
    const { plan, ...found } = judgeDataset(dataset, world, rules, overridesFor(overrides, dataset));
    if (!keepsPairs) return { plan };
    return overrides.length === 0 ? { plan, ...found } : { plan, doubles: found.doubles };
  });
}
