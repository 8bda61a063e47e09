import { expect, it, onTestFinished } from 'vitest';
import type { Extended } from '../../../src/contract/extended.ts';
import type { DuplicateGroup } from '../../../src/crm/verdict.ts';
import type { FinishedStep } from '../../../src/jobs/job-store.ts';
import { openDraft } from '../../../src/store/dataset-file/dataset-draft.ts';
import { openDatasetFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { judgeDraft } from '../../../src/store/dataset-file/judged-draft.ts';
import type { ToldRow } from '../../../src/store/dataset-file/told-row.ts';
import { tempPath } from '../../temp-folder.ts';
import { fill, NOTHING } from './small-versions.ts';

const GROUPS = 200;
const CORE_ID = '1234567890';
const KNOWN: FinishedStep = {
  result: {
    state: 'completed',
    record: { identity_resolution_confidence: 'HIGH' },
    extended: { outcome: 'matched', sources: [] } as unknown as Extended,
  },
  pinned: { coreId: CORE_ID, recordKeys: [] },
  ...{ mentioned: [], created: null, ran: [] },
};

it('the members of a group are worked out and told once, however far apart its accounts are', async () => {
  const path = tempPath('accounts.draft');
  const draft = openDraft(path, undefined);
  fill(
    draft,
    Array.from({ length: 3 * GROUPS }, (_, at) => String(at)),
    KNOWN,
  );
  draft.seal();
  const asked: string[] = [];
  const groupOf = (at: number) => `g${at % GROUPS}`;
  const group = (id: string): DuplicateGroup => {
    asked.push(id);
    const at = Number(id.slice(1));
    // The last group has one member alone that the wire can tell.
    const members = at === GROUPS - 1 ? [at] : [at, at + GROUPS];
    return { id, members: members.map((one) => ({ at: one, type: 'DUPLICATE', reasoning: '' })) };
  };
  const ids = Array.from({ length: GROUPS }, (_, at) => groupOf(at));
  const told: ToldRow[] = [];
  const by = { checkedAt: '2026-01-01T00:00:00.000Z', referenceVersion: 'r' };
  const judge = ({ size }: { readonly size: number }) => ({
    ownersOf: () => undefined,
    plan: {
      ...{ size, verdicts: [], accountOf: () => undefined },
      groups: Object.assign(new Map(ids.map((id) => [id, undefined as never])), { get: group }),
      verdictOf: (at: number) => ({ ...NOTHING, group: groupOf(at), type: 'DUPLICATE' as const }),
    },
  });
  await judgeDraft(path, by, judge, {
    isListening: () => true,
    tell: (row) => void told.push(row),
    end: () => {},
  });
  expect([...asked].sort()).toEqual([...ids].sort());
  expect(told.map(({ group_id: id, members }) => [id, members])).toEqual(
    Array.from({ length: 3 * GROUPS }, (_, at) => [groupOf(at), membersOf(at)]),
  );
  function membersOf(at: number): ToldRow['members'] {
    const group = at % GROUPS;
    if (group === GROUPS - 1) return null;
    const member = (one: number) => ({
      ...{ core_id: CORE_ID, external_id: String(one), type: 'DUPLICATE', reasoning: '' },
    });
    const text = JSON.stringify([member(group), member(group + GROUPS)]);
    return at < GROUPS ? { group, text } : { group };
  }
  const database = openDatasetFile(path);
  onTestFinished(() => void database.close());
  const written = database.prepare('SELECT id FROM duplicate_group ORDER BY id').pluck().all();
  expect(written).toEqual([...ids].sort());
});
