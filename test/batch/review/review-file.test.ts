import { describe, expect, it, onTestFinished } from 'vitest';
import { reviewColumns } from '../../../src/batch/review/review-columns.ts';
import { openReviewFile, type ReviewFileOptions } from '../../../src/batch/review/review-file.ts';
import type { ReviewOrder } from '../../../src/contract/review.ts';
import { tempPath } from '../../temp-folder.ts';

const COLUMNS = [
  ...['core_risk', 'Id', 'Name', 'Parent', 'core_action', 'core_association_type', 'core_action_reasoning'],
  ...['core_duplicate_of', 'core_target_external_id', 'core_target_core_id', 'core_target_name'],
  ...['core_needs_review', 'core_id', 'core_outcome', 'core_confidence', 'core_candidates', 'core_reasoning'],
  'Contracted',
];

type Line = Readonly<Record<string, string>>;

async function* rowsOf(lines: readonly Line[]) {
  for (const [at, line] of lines.entries())
    yield { number: at + 1, line: at + 2, cells: COLUMNS.map((column) => line[column] ?? '') };
}

function fileOf(
  lines: readonly Line[],
  order: ReviewOrder = 'file',
  isFiltered: ReviewFileOptions['isFiltered'] = () => true,
) {
  const file = openReviewFile({
    table: { rows: { [Symbol.asyncIterator]: () => rowsOf(lines) } },
    columns: reviewColumns(COLUMNS, 'accounts.crosscheck.csv'),
    mapping: { external_id: [1], name: [2], parent_id: [3], contracted_revenue: [17] },
    nameFieldOf: () => 'trading_name',
    spoolPath: tempPath('spool'),
    order,
    isFiltered,
    isWanted: () => true,
  });
  onTestFinished(file.dispose);
  return file;
}

const merge = (Id: string, into: string): Line => ({
  ...{ Id, Name: `Name of ${Id}`, core_action: 'Merge', core_duplicate_of: into },
  ...{ core_target_external_id: into, core_outcome: 'matched', core_confidence: 'HIGH' },
});
const account = (Id: string, more: Line = {}): Line => ({
  Id,
  Name: `Name of ${Id}`,
  core_action: 'None',
  ...more,
});

describe('the questions of a result', () => {
  it('come in the order of the file, with the account that each is about', async () => {
    const file = fileOf([merge('A', 'C'), merge('B', 'gone'), account('C'), merge('D', 'C')]);
    await file.readAll();
    const items = file.places.map((place) => file.item(place));
    expect(items.map((item) => [item?.account.id, item?.target?.name])).toEqual([
      ['A', 'Name of C'],
      ['B', undefined],
      ['D', 'Name of C'],
    ]);
  });

  it('are one for two accounts that may be each other’s double, and none is lost where the first is left out', async () => {
    const double = (Id: string, other: string) =>
      account(Id, { core_target_external_id: other, core_needs_review: 'yes', core_outcome: 'no_match' });
    const lines = [double('A', 'B'), double('B', 'A'), double('C', 'A')];
    const asked = async (isFiltered?: ReviewFileOptions['isFiltered']) => {
      const file = fileOf(lines, 'file', isFiltered);
      await file.readAll();
      return file.places.map((place) => {
        const { asked: { kind } = {}, account: own, target } = file.item(place) ?? {};
        return `${kind} ${own?.id} ${target?.id}`;
      });
    };
    expect(await asked()).toEqual(['double C A', 'double A B'].sort());
    expect(await asked(({ cells }) => cells[1] !== 'A')).toEqual(['double B A', 'double C A']);
  });

  it('come with what can hardly be undone and has most money at stake first, or the riskiest', async () => {
    const link = { core_action: 'Associate', core_target_external_id: 'D' };
    const lines = [
      account('A', { ...link, core_risk: '90' }),
      { ...merge('B', 'D'), core_risk: '30' },
      { ...merge('C', 'E'), core_risk: '20' },
      account('D'),
      account('E', { Contracted: '1,000' }),
      account('F', { core_action: 'Delete', core_risk: '40' }),
      account('G', { core_needs_review: 'yes' }),
    ];
    const asked = async (order: ReviewOrder) => {
      const file = fileOf(lines, order);
      await file.readAll();
      return file.places.map((place) => file.item(place)?.account.id).join('');
    };
    expect(await asked('value')).toBe('CFBGA');
    expect(await asked('risk')).toBe('AFBCG');
    expect(await asked('file')).toBe('ABCFG');
  });

  it('come by their rank also while the file is read', async () => {
    const file = fileOf([merge('A', 'B'), account('B'), { ...merge('C', 'B'), core_risk: '80' }], 'risk');
    await file.readNext();
    await file.readNext();
    const ids = [file.take(), file.take()].map((place) => place && file.item(place)?.account.id);
    expect(ids).toEqual(['C', 'A']);
  });

  it('can be asked before the file is read, as soon as both accounts are known', async () => {
    const file = fileOf([merge('A', 'D'), merge('C', 'B'), account('B'), account('D')]);
    expect([await file.readNext(), file.isRead]).toEqual([true, false]);
    const first = file.take();
    expect(first && file.item(first)?.account.id).toBe('C');
    await file.readAll();
    const second = file.take();
    expect(second && file.item(second)?.account.id).toBe('A');
    expect(file.take()).toBeUndefined();
  });

  it('are asked once of an account that several rows repeat', async () => {
    const file = fileOf([merge('A', 'B'), merge('A', 'B'), account('B')]);
    await file.readAll();
    expect(file.places).toHaveLength(1);
  });

  it('are what is recommended, what is in doubt and which company it is, and nothing else', async () => {
    const kindsOf = async (line: Line) => {
      const file = fileOf([account('A', line), account('B', { core_id: '1000000009' })]);
      await file.readAll();
      return file.places.map((place) => file.item(place)?.asked.kind);
    };
    expect(await kindsOf({})).toEqual([]);
    expect(await kindsOf({ core_action: 'Delete' })).toEqual(['delete']);
    expect(await kindsOf({ core_action: 'Associate', core_target_external_id: 'B' })).toEqual(['parent']);
    expect(await kindsOf({ core_needs_review: 'yes' })).toEqual(['doubt']);
    expect(await kindsOf({ core_needs_review: 'yes', core_duplicate_of: 'B' })).toEqual(['double']);
    expect(await kindsOf({ core_outcome: 'ambiguous' })).toEqual(['company']);
    expect(await kindsOf({ core_outcome: 'matched', core_confidence: 'LOW' })).toEqual(['company']);
    expect(await kindsOf({ core_outcome: 'created', core_confidence: 'LOW' })).toEqual([]);
  });

  it('know the parent that an account has, and take zeros for none', async () => {
    const line = {
      core_action: 'Associate',
      core_association_type: 'reparent',
      core_target_external_id: 'B',
    };
    const file = fileOf([
      account('A', { ...line, Parent: 'C', core_target_core_id: '1000000002' }),
      account('D', { ...line, Parent: '000000000000000AAA' }),
      account('B'),
      account('C', { core_id: '1000000003' }),
    ]);
    await file.readAll();
    const asked = file.places.map((place) => file.item(place)?.asked);
    expect(asked[0]).toMatchObject({ parent: { coreId: '1000000002' }, now: { coreId: '1000000003' } });
    expect(asked[1]).toMatchObject({ now: null });
  });

  it('show the parent that is to be taken away, which is no target of the result', async () => {
    const taken = { core_action: 'Associate', core_association_type: 'remove_parent', Parent: 'B' };
    const file = fileOf([account('A', taken), account('B', { core_id: '1000000003' })]);
    await file.readAll();
    const item = file.places.map((place) => file.item(place))[0];
    expect([item?.asked, item?.target?.id]).toMatchObject([
      { parent: null, now: { coreId: '1000000003' } },
      'B',
    ]);
  });

  it('are looked for by the words of a name', async () => {
    const file = fileOf([
      account('A', { Name: 'Kältewerk Ulm' }),
      account('B'),
      account('C', { Name: '北京 Ulm' }),
    ]);
    await file.readAll();
    expect(file.search('ulm', 9).map(({ id }) => id)).toEqual(['A', 'C']);
    expect(file.search('ULM kälte', 9).map(({ id }) => id)).toEqual(['A']);
  });

  it('name an account without an id by what its record says', async () => {
    const file = fileOf([{ ...account(''), Name: 'Acme Inc', core_action: 'Delete' }]);
    await file.readAll();
    const [place] = file.places;
    expect(place && file.item(place)?.account.named).toBe('{"trading_name":"Acme Inc"}');
  });
});

describe('a file that is not a result', () => {
  it('is refused with the command that makes one', () => {
    expect(() => reviewColumns(['Id', 'Name'], 'accounts.csv')).toThrow(
      expect.objectContaining({
        code: 'INPUT_FORMAT',
        fix: expect.stringContaining('core crosscheck accounts.csv'),
      }),
    );
  });

  it('is refused with the columns that somebody took away', () => {
    const left = COLUMNS.filter((column) => column !== 'core_duplicate_of');
    expect(() => reviewColumns(left, 'a.csv')).toThrow(/missing: core_duplicate_of/);
  });
});
