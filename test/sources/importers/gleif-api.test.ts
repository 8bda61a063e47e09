import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gleif } from '../../../src/sources/importers/gleif.ts';
import { fileOf, imported } from './imported.ts';

const API = fileURLToPath(new URL('../../../fixtures/sources/gleif/api', import.meta.url));
const BANK = '999900OTTER000000027';
const HOLDING = '999900OTTERHOLD00060';
const SWISS = '999900OTTERCH0000028';
const BANK_FILE = join(API, 'lei_records', `single_lei_record_${BANK}.json`);

const OTTERUFER_BANK = {
  source: 'gleif',
  id: BANK,
  names: [
    { value: 'Otterufer Bank AG', kind: 'legal' },
    { value: 'Otterufer Sparbank AG', kind: 'former' },
    { value: 'OTTERUFER BANK AG', kind: 'alias' },
  ],
  websites: [],
  identifiers: [
    { type: 'lei', value: BANK },
    { type: 'registration', value: 'HRB 999456', country: 'DE' },
    { type: 'isin', value: 'DE000OTT0005' },
    { type: 'isin', value: 'XS9999900001' },
    { type: 'bic', value: 'OTTUDEBBXXX' },
    { type: 'bic', value: 'OTTUCHZZXXX' },
  ],
  relations: [
    { type: 'parent', id: HOLDING, since: '2001-04-01' },
    { type: 'ultimate_parent', id: HOLDING, since: '2001-04-01' },
  ],
  country: 'DE',
  state: 'DE-BE',
  city: 'Berlin',
  postalCode: '10999',
  address: 'Otterufer 20',
  status: 'active',
  category: 'Company',
  foundedYear: 2000,
  foundedOn: '2000-01-01',
  updatedOn: '2025-04-03',
};

describe('the JSON of the GLEIF API', () => {
  it('gives Otterufer Bank with what its other answers tell of it', async () => {
    const { records } = await imported(gleif, [API]);
    expect(records.find((record) => record.id === BANK)).toEqual(OTTERUFER_BANK);
  });

  it('gives every company once, whichever answers it is in, and nothing of other kinds', async () => {
    const { records, rejected } = await imported(gleif, [API]);
    expect(records.map((record) => record.id)).toEqual([BANK, SWISS, HOLDING]);
    expect(rejected).toEqual([]);
  });

  it('says why the holding reports no parent, and what became of the Swiss bank', async () => {
    const { records } = await imported(gleif, [API]);
    expect(records[2]?.parentExceptions).toEqual([
      { level: 'direct', reason: 'NO_KNOWN_PERSON' },
      { level: 'ultimate', reason: 'NATURAL_PERSONS' },
    ]);
    expect(records[1]).toMatchObject({
      status: 'absorbed',
      closedOn: '2020-12-31',
      address: 'Otterweg 20, Hinterhaus',
      relations: [{ type: 'successor', id: BANK }],
    });
  });

  it('is read from one file, from several paths, and packed', async () => {
    const alone = await imported(gleif, [BANK_FILE]);
    expect(alone.records).toMatchObject([{ id: BANK, relations: [] }]);
    const packed = await fileOf('bank.json.gz', await readFile(BANK_FILE));
    const { records } = await imported(gleif, [packed, join(API, 'relationships'), join(API, 'isins')]);
    expect(records).toEqual([OTTERUFER_BANK]);
  });

  it('rejects answers that are broken or not as GLEIF writes them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'core-import-'));
    await cp(BANK_FILE, join(folder, 'c.json'));
    await writeFile(join(folder, 'a.json'), '{"data": [');
    await writeFile(join(folder, 'b.json'), '{"data":{"type":"lei-records","attributes":{"lei":"X"}}}');
    const isin = { type: 'isins', attributes: { lei: 'X', isin: 'DE000OTT0005' } };
    await writeFile(join(folder, 'd.json'), JSON.stringify({ data: [isin] }));
    const { records, rejected } = await imported(gleif, [folder]);
    expect(records).toHaveLength(1);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^a\.json: not JSON/),
      expect.stringMatching(/^b\.json: not one of the lei-records of GLEIF: entity: /),
      'd.json: "X" is no LEI: it is not 20 letters and digits',
    ]);
  });

  it('skips the answer that says there is no parent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'core-import-'));
    await cp(BANK_FILE, join(folder, 'bank.json'));
    await writeFile(join(folder, 'parent.json'), '{"errors":[{"status":"404","title":"Not Found"}]}');
    expect(await imported(gleif, [folder])).toMatchObject({ records: [{ id: BANK }], rejected: [] });
  });

  it('is not found in a file or folder without a record', async () => {
    const country = join(API, 'countries', 'country_DE.json');
    const empty = await mkdtemp(join(tmpdir(), 'core-import-'));
    for (const path of [country, join(API, 'relationships'), empty]) {
      await expect(imported(gleif, [path])).rejects.toMatchObject({ code: 'SOURCE_FORMAT' });
    }
  });
});
