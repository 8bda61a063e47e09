import { expect } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { Verdict } from '../../../src/crm/verdict.ts';
import type { DatasetDraft, DatasetKey, DatasetStore } from '../../../src/jobs/dataset-store.ts';
import type { FinishedStep } from '../../../src/jobs/job-store.ts';
import { judgeDraft } from '../../../src/store/dataset-file/judged-draft.ts';

/** Loads accounts of these ids, of which nothing is known. */
export async function switchedIn(
  store: DatasetStore,
  key: DatasetKey,
  ids: readonly string[],
): Promise<void> {
  const draft = await store.begin(key, 'load');
  fill(draft, ids);
  expect(await finished(draft)).toBe(true);
}

export function fill(
  draft: Pick<DatasetDraft, 'add' | 'resolve'>,
  ids: readonly string[],
  step: FinishedStep = FAILED,
): void {
  draft.add(ids.map((id, at) => ({ line: at + 1, id, account: { external_id: id }, resolvedBy: id })));
  draft.resolve(ids.map((_, at) => ({ position: at + 1, step, isProvisional: false })));
}

const FAILED: FinishedStep = {
  result: { state: 'failed', errorType: 'unknown', errorMessage: '', extended: null },
  ...{ pinned: null, mentioned: [], created: null, ran: [] },
};

export async function finished(draft: DatasetDraft): Promise<boolean> {
  draft.seal();
  await judgeDraft(
    draft.path,
    { checkedAt: '2026-01-01T00:00:00.000Z', referenceVersion: 'r' },
    ({ size }) => ({
      ownersOf: () => undefined,
      plan: {
        ...{ size, verdicts: [], groups: new Map(), accountOf: () => undefined },
        verdictOf: () => NOTHING,
      },
    }),
  );
  const rules = CrosscheckRules.parse({});
  const basis = { referenceVersion: 'r', modelVersion: 'm', overridesRevision: 0, rules };
  return draft.switchIn({ basis, loadedMs: 0, checkedMs: 0 });
}

export const NOTHING: Verdict = {
  action: { action: 'None', associationType: null, reasoning: '', target: null },
  ...{ group: null, type: null, duplicateReasoning: null, duplicateOf: null, kind: null },
  status: { status: 'Undetermined', reasoning: '' },
  ...{ label: 'unknown', risk: 0, riskReasons: [], review: null, obeyed: [] },
  ...{ nameDifference: null, survivingName: null, protections: [] },
};
