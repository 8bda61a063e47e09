import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gleif } from '../../../src/sources/importers/gleif.ts';
import { fileOf, imported } from './imported.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/sources/gleif', import.meta.url));
const LEI2 = join(FOLDER, 'lei2-golden-copy.csv');
const OPTIONS = { relationships: 'rr-golden-copy.csv', exceptions: join(FOLDER, 'repex-golden-copy.csv') };

const HOLDING = '999900HOLD0000000060';
const TOOLS = '999900TOOLS000000068';
const MANAGER = '999900MANAGER0000050';
const FUND = '999900FUND0000000057';

const BRAMBLE_TOOLS = {
  source: 'gleif',
  id: TOOLS,
  names: [
    { value: 'BRAMBLE TOOLS LIMITED', kind: 'legal' },
    { value: 'HARGREAVES & SON (TOOLS) LIMITED', kind: 'former' },
    { value: 'Bramble Tools', kind: 'trading' },
  ],
  websites: [],
  identifiers: [
    { type: 'lei', value: TOOLS },
    { type: 'registration', value: '01999002', country: 'GB' },
  ],
  relations: [
    { type: 'parent', id: HOLDING, since: '2015-01-01' },
    { type: 'ultimate_parent', id: HOLDING, since: '2015-01-01', until: '2027-12-31' },
  ],
  country: 'GB',
  city: 'Leeds',
  postalCode: 'LS9 0ZZ',
  address: 'Unit 7, Foundry Park, Cross Green Lane',
  otherPlaces: [
    { kind: 'legal', country: 'GB', city: 'London', postalCode: 'EC3R 9ZZ', address: '4 Quay Row' },
  ],
  status: 'active',
  category: 'Company',
  foundedYear: 1991,
  foundedOn: '1991-11-20',
  updatedOn: '2025-03-18',
};

async function goldenCopy() {
  return imported(gleif, [LEI2], OPTIONS);
}

async function entity(id: string) {
  const { records } = await goldenCopy();
  return records.find((record) => record.id === id);
}

describe('the golden copy of GLEIF', () => {
  it('gives Bramble Tools with its names, its head office before its legal address, and its parents', async () => {
    expect(await entity(TOOLS)).toEqual(BRAMBLE_TOOLS);
  });

  it('gives one place for a company whose legal address is its head office', async () => {
    const holding = await entity(HOLDING);
    expect(holding).toMatchObject({ city: 'London', relations: [] });
    expect(holding).not.toHaveProperty('otherPlaces');
  });

  it('says why the holding has no parent, the direct one first', async () => {
    expect((await entity(HOLDING))?.parentExceptions).toEqual([
      { level: 'direct', reason: 'NATURAL_PERSONS' },
      { level: 'ultimate', reason: 'NO_KNOWN_PERSON' },
    ]);
    expect(await entity(TOOLS)).not.toHaveProperty('parentExceptions');
  });

  it('believes the last of two reasons for one missing parent', async () => {
    expect((await entity('999900LODGE000000068'))?.parentExceptions).toEqual([
      { level: 'direct', reason: 'NATURAL_PERSONS' },
    ]);
  });

  it('makes names in other languages and scripts aliases, and no number of "N/A"', async () => {
    expect(await entity('999900MAPLE000000067')).toMatchObject({
      names: [
        { value: '枫湖仪器（苏州）有限公司', kind: 'legal' },
        { value: 'Maple Lake Instruments (Suzhou) Co., Ltd.', kind: 'alias' },
        { value: 'Feng Hu Yi Qi (Su Zhou) You Xian Gong Si', kind: 'alias' },
      ],
      identifiers: [{ type: 'lei' }],
      state: 'CN-JS',
      address: '工业园区枫湖路88号',
    });
  });

  it('ties a fund to its manager, umbrella and master, not to a parent', async () => {
    expect(await entity(FUND)).toMatchObject({
      category: 'Fund',
      relations: [
        { type: 'managed_by', id: MANAGER, since: '2012-02-29' },
        { type: 'subfund_of', id: '999900UMBRELLA000013' },
        { type: 'feeder_to', id: '999900MASTER00000049' },
      ],
    });
  });

  it('takes no number of an authority that is not on the list, nor of none', async () => {
    expect((await entity(FUND))?.identifiers).toEqual([{ type: 'lei', value: FUND }]);
    expect((await entity('999900LODGE000000068'))?.identifiers).toHaveLength(1);
    expect((await entity(MANAGER))?.identifiers[1]).toEqual({
      type: 'registration',
      value: 'HRB 999123',
      country: 'DE',
    });
  });

  it('knows a branch and whose it is', async () => {
    expect(await entity('999900BRANCH00000002')).toMatchObject({
      category: 'Company',
      subcategory: 'Branch',
      country: 'AT',
      relations: [{ type: 'branch_of', id: MANAGER }],
    });
  });

  it('counts the new year of Frankfurt, which is the old one in UTC', async () => {
    expect(await entity(MANAGER)).toMatchObject({ foundedYear: 2000, foundedOn: '2000-01-01' });
  });

  it('calls a dissolved company closed and one that was merged away absorbed', async () => {
    const closed = await entity('999900CLOSED00000004');
    expect(closed).toMatchObject({ status: 'closed', closedOn: '2021-10-05', relations: [] });
    expect(closed).not.toHaveProperty('foundedYear');
    expect(await entity('999900MERGED00000086')).toMatchObject({
      status: 'absorbed',
      closedOn: '2019-07-01',
      relations: [{ type: 'successor', id: TOOLS }],
    });
  });

  it('leads a duplicate to the record that stands, and leaves out what was given by mistake', async () => {
    expect(await entity('999900TWIN0000000007')).toMatchObject({
      status: 'absorbed',
      relations: [{ type: 'successor', id: TOOLS }],
    });
    for (const id of ['999900LOSTTWIN000069', '999900ERROR000000089', '999900VOID0000000021']) {
      expect(await entity(id)).toBeUndefined();
    }
  });

  it('keeps a company active whose registration has lapsed', async () => {
    expect(await entity('999900LODGE000000068')).toMatchObject({
      status: 'active',
      country: 'US',
      state: 'US-CO',
      otherPlaces: [{ kind: 'legal', state: 'US-DE' }],
    });
  });

  it('tells towns, international bodies and sole proprietors apart', async () => {
    expect(await entity('999900TOWN0000000022')).toMatchObject({
      category: 'Government',
      subcategory: 'Local Government',
    });
    expect(await entity('999900WORLD000000031')).toMatchObject({ category: 'Other' });
    expect(await entity('999900SMITH000000038')).toMatchObject({
      category: 'Company',
      address: 'Grochowa 3/4',
    });
  });

  it('rejects a mistyped LEI in any of its files, and a record without a name', async () => {
    const { rejected } = await goldenCopy();
    expect(rejected.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '13 rr-golden-copy.csv: "NOT-AN-LEI" is no LEI: it is not 20 letters and digits',
      '7 repex-golden-copy.csv: "9999001234" is no LEI: it is not 20 letters and digits',
      '18 lei2-golden-copy.csv: "999900TOOLS000000069" is no LEI: its check digits are wrong',
      '19 lei2-golden-copy.csv: "9999001234" is no LEI: it is not 20 letters and digits',
      '20 lei2-golden-copy.csv: 999900NAMELESS000054 has no legal name',
    ]);
  });

  it('is read packed and without who owns whom', async () => {
    const { records } = await imported(gleif, [await fileOf('lei2.csv.gz', await readFile(LEI2))]);
    const tools = records.find((record) => record.id === TOOLS);
    expect(tools).toEqual({ ...BRAMBLE_TOOLS, relations: [] });
  });
});

describe('an LEI file with other columns', () => {
  it('needs no more than the LEI and the name', async () => {
    const path = await fileOf('few.csv', `LEI,Entity.LegalName\n${TOOLS},Bramble Tools Ltd\n`);
    expect((await imported(gleif, [path])).records).toEqual([
      {
        source: 'gleif',
        id: TOOLS,
        names: [{ value: 'Bramble Tools Ltd', kind: 'legal' }],
        websites: [],
        identifiers: [{ type: 'lei', value: TOOLS }],
        relations: [],
      },
    ]);
  });

  it('has the successor of the format before 2022, and as many other names as there are', async () => {
    const names = [1, 2, 3, 4, 5, 6, 7].map((n) => `Entity.OtherEntityNames.OtherEntityName.${n}`);
    const path = await fileOf(
      'old.csv',
      `LEI,Entity.LegalName,Entity.EntityStatus,Entity.SuccessorEntity.SuccessorLEI,${names}\n` +
        `${TOOLS},Bramble,INACTIVE,${HOLDING},A1,,A3,A4,A5,A6,A7\n`,
    );
    const [record] = (await imported(gleif, [path])).records;
    expect(record?.relations).toEqual([{ type: 'successor', id: HOLDING }]);
    expect(record?.names.map(({ value }) => value)).toEqual(['Bramble', 'A1', 'A3', 'A4', 'A5', 'A6', 'A7']);
  });

  it('gives a company without an address the country of its law', async () => {
    const header = 'LEI,Entity.LegalName,Entity.LegalJurisdiction\n';
    const path = await fileOf('law.csv', `${header}${TOOLS},Bramble,US-DE\n`);
    expect((await imported(gleif, [path])).records).toMatchObject([{ country: 'US' }]);
  });

  it('rejects the second record of one LEI', async () => {
    const path = await fileOf('two.csv', `LEI,Entity.LegalName\n${TOOLS},A\n${TOOLS},B\n`);
    expect((await imported(gleif, [path])).rejected).toEqual([
      { line: 3, reason: `two.csv: the id ${TOOLS} was read before` },
    ]);
  });

  it('is named when it is none, also when it should tell who owns whom', async () => {
    const other = await fileOf('other.csv', 'id,name\n1,A\n');
    await expect(imported(gleif, [other])).rejects.toMatchObject({ place: { field: 'LEI' } });
    await expect(imported(gleif, [LEI2], { relationships: other })).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      place: { field: 'Relationship.StartNode.NodeID' },
    });
    await expect(imported(gleif, [LEI2], { exceptions: 'gone.csv' })).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
    await expect(imported(gleif, [LEI2], { exceptions: ['a', 'b'] })).rejects.toMatchObject({
      code: 'USAGE',
    });
  });
});
