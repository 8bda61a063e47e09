import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Dataset } from '../../crm/dataset.ts';
import type { Overrides } from '../../crm/override.ts';
import type { Plan, Verdict } from '../../crm/verdict.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';

/** Works out what is to be done with every account of a dataset. */
export function judgeDataset(
  dataset: Dataset,
  _world: Hierarchy,
  _rules: CrosscheckRules,
  _overrides: Overrides,
): Plan {
  const first = new Map<string, number>();
  for (let at = 0; at < dataset.size; at++) {
    const { coreId } = dataset.identity(at);
    if (coreId !== null && !first.has(coreId)) first.set(coreId, at);
  }
  return {
    verdicts: Array.from({ length: dataset.size }, () => NOTHING),
    groups: new Map(),
    accountOf: (coreId) => first.get(coreId),
  };
}

const NOTHING: Verdict = {
  action: { action: 'None', associationType: null, reasoning: 'Nothing is to be done.', target: null },
  group: null,
  type: null,
  duplicateReasoning: null,
  duplicateOf: null,
  kind: null,
  status: { status: 'Undetermined', reasoning: 'No source says whether it works.' },
  label: 'unknown',
  risk: 0,
  riskReasons: [],
  review: null,
};
