import { expect, it, onTestFinished } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { type DraftResolution, draftResolution } from '../../../src/engine/datasets/draft-resolution.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { openDraft } from '../../../src/store/dataset-file/dataset-draft.ts';
import { company, universeOf } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';

const RULES = CrosscheckRules.parse({});
const NAMES = ['Zymergen', 'Ginkgo Bioworks', 'Amyris'];

it('resolves the accounts that are there while others are still to come', async () => {
  const { draft, resolution, add, twoResolved } = drafted({ beginsAtOnce: true });
  add(0);
  add(1);
  await twoResolved;
  expect(draft.unresolved(0, 10)).toEqual([]);
  add(2);
  await resolution.rest(RULES);
  expect(draft.unresolved(0, 10)).toEqual([]);
});

it('waits for all accounts where resolutions may be taken over', async () => {
  const { draft, resolution, add } = drafted({ beginsAtOnce: false });
  for (const at of NAMES.keys()) add(at);
  await new Promise((done) => setImmediate(done));
  expect(draft.unresolved(0, 10)).toHaveLength(NAMES.length);
  await resolution.rest(RULES);
  expect(draft.unresolved(0, 10)).toEqual([]);
});

it('leaves what comes after it was stopped', async () => {
  const { draft, resolution, add } = drafted({ beginsAtOnce: true });
  resolution.stop();
  add(0);
  await expect(resolution.rest(RULES)).rejects.toThrow(/aborted/);
  expect(draft.unresolved(0, 10)).toHaveLength(1);
});

interface Drafted {
  readonly draft: ReturnType<typeof openDraft>;
  readonly resolution: DraftResolution;
  readonly add: (at: number) => void;
  readonly twoResolved: Promise<void>;
}

function drafted({ beginsAtOnce }: { readonly beginsAtOnce: boolean }): Drafted {
  const draft = openDraft(tempPath('dataset.draft'), undefined);
  onTestFinished(draft.seal);
  const universe = universeOf(NAMES.map((name) => company({ name })));
  let tellTwo = () => {};
  const twoResolved = new Promise<void>((done) => {
    tellTwo = done;
  });
  let resolved = 0;
  const resolution = draftResolution(draft, {
    ...{ workspace: 'default', executor: inProcessExecutor(workflowContext(universe)), groups: 2 },
    ...{ keepEvidence: false, keepNormal: false, signal: new AbortController().signal, beginsAtOnce },
    async onResolved(count) {
      resolved += count;
      if (resolved === 2) tellTwo();
    },
  });
  const add = (at: number) => {
    const account = { external_id: `${at}`, legal_name: NAMES[at] ?? '' };
    draft.add([{ line: at + 1, id: `${at}`, account, resolvedBy: `${at}` }]);
    resolution.added(RULES);
  };
  return { draft, resolution, add, twoResolved };
}
