import { expect, it, onTestFinished } from 'vitest';
import type { DuplicateGroup } from '../../../src/crm/verdict.ts';
import { openDraft } from '../../../src/store/dataset-file/dataset-draft.ts';
import { openDatasetFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { judgeDraft } from '../../../src/store/dataset-file/judged-draft.ts';
import type { ToldRow } from '../../../src/store/dataset-file/told-row.ts';
import { tempPath } from '../../temp-folder.ts';
import { fill, NOTHING } from './small-versions.ts';

const GROUPS = 200;

it('the members of a group are worked out once, however far apart its accounts are', async () => {
  const path = tempPath('accounts.draft');
  const draft = openDraft(path, undefined);
  fill(
    draft,
    Array.from({ length: 3 * GROUPS }, (_, at) => String(at)),
  );
  draft.seal();
  const asked: string[] = [];
  const groupOf = (at: number) => `g${at % GROUPS}`;
  const group = (id: string): DuplicateGroup => {
    asked.push(id);
    return { id, members: [] };
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
    Array.from({ length: 3 * GROUPS }, (_, at) => [groupOf(at), '[]']),
  );
  const database = openDatasetFile(path);
  onTestFinished(() => void database.close());
  const written = database.prepare('SELECT id FROM duplicate_group ORDER BY id').pluck().all();
  expect(written).toEqual([...ids].sort());
});
