import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readByPython } from '../../bench/round-trip/read-by-python.ts';
import { importTable } from './own-tables.ts';
import { workplace } from './run-core.ts';

const EXPORTS = join(import.meta.dirname, '..', '..', 'fixtures', 'exports');
const place = workplace();
const { core, folder } = place;

/** What Python makes of a file that was written, beside what it should be. */
async function readElsewhere(name: string, records: readonly (readonly string[])[]) {
  return readByPython([{ path: join(folder, name), delimiter: ',', records }]);
}

describe('an export with two-line streets', () => {
  it.each([
    ['salesforce-accounts.csv', 4],
    ['hubspot-companies.csv', 3],
  ])('%s comes out with every row and cell it had', async (name, rows) => {
    const text = readFileSync(join(EXPORTS, name), 'utf8');
    expect(text.includes('\r\n')).toBe(true);
    const records: string[][] = parse(text);
    expect(records.filter((cells) => cells.some((cell) => cell.includes('\n'))).length).toBeGreaterThan(1);
    place.write(name, text);
    const result = { files: 1, records: rows + 1, wrong: [] };
    await core('resolve', name, '-o', 'resolved.csv', '-q');
    expect(await readElsewhere('resolved.csv', records)).toEqual(result);
    place.write('piped.csv', (await core('resolve', name, '-o', '-', '-q')).stdout);
    expect(await readElsewhere('piped.csv', records)).toEqual(result);
  });

  it('comes out as CSV from JSON too', async () => {
    const records = [
      ['name', 'street'],
      ['Acme', 'Unit 4\nOld Mill\u2028Leeds'],
    ];
    place.write('in.json', JSON.stringify([{ name: 'Acme', street: 'Unit 4\nOld Mill\u2028Leeds' }]));
    await core('resolve', 'in.json', '-o', 'from-json.csv', '-q');
    expect(await readElsewhere('from-json.csv', records)).toEqual({ files: 1, records: 2, wrong: [] });
  });
});

describe('every other table that is written', () => {
  it('is read by Python: the wrong rows of core evaluate', async () => {
    place.write('rows.csv', 'id,Company,Website\n"a\r1","Siemens\n(Munich)",siemens.com\n');
    place.write('truth.csv', 'external_id,expected_id\n"a\r1",1000000001\n');
    const { code } = await core(
      ...['evaluate', 'rows.csv', '--truth', 'truth.csv', '--map', 'external_id=id', '--wrong', 'wrong.csv'],
    );
    expect(code).toBe(0);
    const records = [
      ['line', 'external_id', 'name'],
      ['2', 'a\r1', 'Siemens\n(Munich)'],
    ];
    expect(await readElsewhere('wrong.csv', records)).toEqual({ files: 1, records: 2, wrong: [] });
  });

  it('is read by Python: the entities of core reference export', async () => {
    const company = ['Torn\u2028Streets, Mill\r& Sons', 'GB'];
    await importTable(place, 'own', `id,name,country\n1,"${company[0]}",${company[1]}\n`);
    await core('reference', 'export', '-o', 'all.csv', '--source', 'own');
    const [header = [], only = []] = parse(place.read('all.csv')) as string[][];
    expect(header).toContain('legal_name');
    expect(only.some((cell) => cell.includes('Torn'))).toBe(true);
    expect(await readElsewhere('all.csv', [header, only])).toEqual({ files: 1, records: 2, wrong: [] });
  });

  it('is read by Python: the lines of a source that could not be read', async () => {
    place.write('bad.csv', 'id,name\n1,Acme\n2,\n3,"Zed\n');
    await core('reference', 'import', 'csv', 'bad.csv', '--source', 'bad');
    const path = join(place.dataDir, 'rejected', 'bad.csv');
    place.write('rejected.csv', readFileSync(path));
    const records = parse(place.read('rejected.csv')) as string[][];
    expect(records.length).toBeGreaterThan(1);
    expect(await readElsewhere('rejected.csv', records)).toMatchObject({ files: 1, wrong: [] });
  });
});
