import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { outdatedSources } from '../../../src/admin/outdated-sources.ts';
import { masked, rowsOf, workplace } from '../run-core.ts';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sources');
const ROR = join(SOURCES, 'ror', 'v2.jsonl');
const SEC = [
  join(SOURCES, 'sec-edgar', 'listed_filer_metadata.csv'),
  '--names',
  join(SOURCES, 'sec-edgar', 'listed_filer_names.csv'),
];
const LISTINGS = [
  ...['csv', join(SOURCES, 'tables', 'listings.csv'), '--source', 'listings', '--kind', 'listings'],
  ...['--map', 'id=symbol,postal_code=zipcode'],
];

const place = workplace({ isNew: true });

describe('the sources of the universe', () => {
  const said = async (...args: readonly string[]) => {
    const { stdout, stderr, code } = await place.core('reference', ...args);
    return { stdout: masked(stdout, place), stderr: masked(stderr, place), code };
  };

  it('begin with the starter companies', async () => {
    const { stdout, stderr, code } = await said('list');
    expect(stdout).toMatch(/^source {3}kind {2}records {2}rejected {2}imported\nstarter {2}list +[\d,]+ /);
    expect(stdout).toMatch(/ {9}0 {2}DAY\n\nN entities, version [0-9a-f]{12}\n$/);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('grow by an import, which names the lines that it cannot read', async () => {
    const { stdout, stderr, code } = await said('import', 'ror', ROR);
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      'Importing ror …',
      '5 records of ror in T s; the universe has N entities.',
      '2 lines could not be read:',
    ]);
    expect(stderr).toMatch(
      /\n {2}line 7: .*not an organisation of ROR.*\n {2}line 8: .*not JSON.*\n {2}all of them in .*ror\.csv\n$/,
    );
  });

  it('grow by a table that has a company twice, which is said', async () => {
    place.write(
      'vendors.csv',
      'id,name,country\n1,Kudzwa Metal Works Ltd,GB\n2,KUDZWA METAL WORKS LIMITED,GB\n',
    );
    const { stderr } = await said('import', 'csv', 'vendors.csv', '--source', 'vendors');
    expect(stderr).toContain(
      '\n1 row repeats another row of vendors, as one company: core reference show tells why\n',
    );
    await said('remove', 'vendors');
  });

  it('are as they were when a file is imported again', async () => {
    const { stdout, stderr, code } = await place.core('reference', 'import', 'ror', ROR, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ source: 'ror', records: 5, rejected: 2, unchanged: true });
    expect(stderr).toContain('ror is as it was: nothing to do.\n');
    expect(code).toBe(0);
  });

  it('are as they were when the starter companies are imported again', async () => {
    expect(await said('import', 'starter')).toEqual({
      stdout: '',
      stderr: 'Importing starter …\nstarter is as it was: nothing to do.\n',
      code: 0,
    });
  });

  it('are listed with kind, trust and counts', async () => {
    await place.core('reference', 'import', ...LISTINGS, '-q');
    const { stdout, stderr } = await place.core('reference', 'list', '--json');
    const { sources, entities } = JSON.parse(stdout);
    expect(sources).toMatchObject([
      { name: 'listings', kind: 'listing', records: 3, rejected: 3 },
      { name: 'ror', kind: 'register', records: 5, rejected: 2 },
      { name: 'starter', kind: 'list', rejected: 0 },
    ]);
    // Pfizer, Alphabet and the like are in more than one source and one entity all the same.
    expect(entities).toBeLessThan(sources[2].records + 3 + 5);
    expect(stderr).toBe('');
  });

  it.each([
    [['import', 'nope', 'x.csv'], 'core: there is no importer called nope\n'],
    [['import', 'ror', 'missing.jsonl'], 'core: missing.jsonl is not there\n'],
    [['remove', 'nope'], 'core: there is no source nope\n'],
  ])('refuse %j', async (args, message) => {
    const { stdout, stderr, code } = await said(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(message);
  });
});

describe('ids that were given out', () => {
  const CSV = [
    'name,website,country',
    'Bank of America,bankofamerica.com,US',
    'Anheuser-Busch InBev,ab-inbev.com,BE',
    'Siemens AG,siemens.com,DE',
    'Maple Lathe Works Inc.,,CA\n',
  ].join('\n');
  const resolved = async () => {
    place.write('accounts.csv', CSV);
    return rowsOf((await place.core('resolve', 'accounts.csv', '-o', '-')).stdout);
  };
  let first: readonly Readonly<Record<string, string>>[];

  beforeAll(async () => {
    first = await resolved();
    await place.core('reference', 'import', 'sec-edgar', ...SEC);
  });

  it('stay when a register is imported, which only adds what nobody knew', async () => {
    const then = await resolved();
    expect(first.slice(0, 3).every((row) => row.core_outcome === 'matched')).toBe(true);
    expect(then.slice(0, 3).map((row) => row.core_id)).toEqual(first.slice(0, 3).map((row) => row.core_id));
    expect(then[0]?.core_sources).toBe('sec-edgar:0000070858|starter:bank-of-america');
    expect(first[3]?.core_outcome).toBe('no_match');
    expect(then[3]).toMatchObject({ core_outcome: 'matched', core_sources: 'sec-edgar:0009990001' });
  });

  it('stay known when starter is removed and a register has the company too', async () => {
    const removed = await place.core('reference', 'remove', 'starter');
    expect(removed).toMatchObject({ stdout: '', code: 0 });
    // Behind what it says of work that takes longer.
    expect(removed.stderr).toMatch(/starter is out of the universe\.\n$/);
    const then = await resolved();
    expect(then[0]).toMatchObject({ core_id: first[0]?.core_id, core_sources: 'sec-edgar:0000070858' });
    expect(then[1]).toMatchObject({ core_id: first[1]?.core_id, core_sources: 'sec-edgar:0001668717' });
    expect(then[2]).toMatchObject({ core_id: '', core_outcome: 'no_match' });
  });

  it('are the same again when starter comes back', async () => {
    await place.core('reference', 'import', 'starter');
    const then = await resolved();
    expect(then.slice(0, 3).map((row) => row.core_id)).toEqual(first.slice(0, 3).map((row) => row.core_id));
  });
});

describe('a source that an older version of core has imported', () => {
  const updated = workplace({ isNew: true });

  it('is named by the list and by every import, until it is imported again', async () => {
    await updated.core('reference', 'import', 'sec-edgar', ...SEC);
    const { version } = JSON.parse((await updated.core('reference', 'list', '--json')).stdout);
    const database = new Database(join(updated.dataDir, 'reference', `${version}.sqlite`));
    database.exec(
      `UPDATE source SET body = json_set(json_remove(body, '$.importerFormat'), '$.contentHash', 'of before') WHERE name = 'sec-edgar'`,
    );
    database.close();
    const sentence = /^sec-edgar was imported by an older version of core: .*core reference pull sec-edgar/m;
    expect((await updated.core('reference', 'list')).stderr).toMatch(sentence);
    expect(outdatedSources(updated.dataDir, version)).toEqual(['sec-edgar']);
    expect(outdatedSources(updated.dataDir, 'another one')).toBeUndefined();
    expect((await updated.core('reference', 'import', 'ror', ROR)).stderr).toMatch(sentence);
    const again = await updated.core('reference', 'import', 'sec-edgar', ...SEC);
    expect(again.stderr).toMatch(/ records of sec-edgar in /);
    expect(again.stderr).not.toMatch(sentence);
  });
});
