import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { ended, rowsOf, until, workplace } from '../run-core.ts';

const ROR = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sources', 'ror', 'v2.jsonl');
const SIEMENS = '6075156552';

const place = workplace();
const exported = (...args: readonly string[]) => place.core('reference', 'export', ...args);
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const withDatabase = <T>(work: (database: Database.Database) => T): T => {
  const database = new Database(join(place.dataDir, 'core.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
};
const pinnedIds = () =>
  withDatabase((database) => new Set(database.prepare('SELECT core_id FROM pin').pluck().all()));

beforeAll(async () => {
  await place.core('reference', 'import', 'ror', ROR, '-q');
});

describe('core reference export', () => {
  it('pins only the ids that it gives out, with those of the companies that they name', async () => {
    const { stdout, stderr, code } = await exported('-o', 'ror.ndjson', '--source', 'ror', '--json');
    const entities = linesOf(place.read('ror.ndjson'));
    expect(JSON.parse(stdout)).toEqual({ entities: 5, path: join(place.folder, 'ror.ndjson') });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(entities.every(({ sources }) => sources.some((key: string) => key.startsWith('ror:')))).toBe(true);
    const named = entities.flatMap((one) => [
      ...[one.core_id, one.parent_core_id, one.successor_core_id].filter((id) => id !== null),
      ...one.redirects,
    ]);
    expect(pinnedIds()).toEqual(new Set(named));
  });

  it('writes every entity on a line of its own, ascending by id', async () => {
    const { stdout, stderr, code } = await exported('-o', 'entities.ndjson');
    const entities = linesOf(place.read('entities.ndjson'));
    const ids: readonly string[] = entities.map(({ core_id }) => core_id);
    const listed = JSON.parse((await place.core('reference', 'list', '--json')).stdout);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toHaveLength(listed.entities);
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    expect(stderr).toBe(
      `${ids.length.toLocaleString('en-US')} entities written to ${place.folder}/entities.ndjson\n`,
    );
    const pinned = pinnedIds();
    expect(ids.filter((id) => !pinned.has(id))).toEqual([]);
    expect(readdirSync(place.folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('tells what is known of a company, and null where nothing is', () => {
    const siemens = linesOf(place.read('entities.ndjson')).find(({ core_id }) => core_id === SIEMENS);
    expect(siemens).toEqual({
      ...{ core_id: SIEMENS, name: 'Siemens', legal_name: 'Siemens AG', trading_name: 'Siemens' },
      names: expect.arrayContaining([
        { name: 'Siemens AG', kind: 'legal', until: null },
        { name: 'Siemens', kind: 'trading', until: null },
      ]),
      ...{ website: 'siemens.com', country: 'DE', city: 'Munich', status: 'active' },
      ...{ category: 'Company', industry: expect.any(String), registration: null },
      ...{ sources: ['starter:siemens'], parent_core_id: null, successor_core_id: null },
      ...{
        founded_year: 1847,
        headcount: expect.any(Number),
        revenue_musd: expect.any(Number),
        redirects: [],
      },
    });
  });

  it('names the ids of merged records, which lead to the same entity', async () => {
    const merged = linesOf(place.read('entities.ndjson')).find(({ sources }) => sources.length > 1);
    expect(merged.redirects).toHaveLength(merged.sources.length - 1);
    place.write('ids.csv', `pick\n${merged.redirects[0]}\n`);
    const { stdout } = await place.core('resolve', 'ids.csv', '-o', '-', '--map', 'core_id=pick', '-q');
    expect(rowsOf(stdout)).toMatchObject([{ core_id: merged.core_id, core_outcome: 'matched' }]);
  });

  it('writes a table by the ending of the file, lists joined by a bar, one country alone if asked', async () => {
    await exported('-o', 'british.csv', '--country', 'uk', '-q');
    const rows = rowsOf(place.read('british.csv'));
    const known = linesOf(place.read('entities.ndjson')).filter(({ country }) => country === 'GB');
    expect(rows.map((row) => row.core_id)).toEqual(known.map(({ core_id }) => core_id));
    expect(rows.map((row) => row.sources)).toEqual(known.map(({ sources }) => sources.join('|')));
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['registration_number', 'redirects']));
  });

  it('writes to standard output, and the summary beside it', async () => {
    const { stdout, stderr, code } = await exported('-o', '-', '--source', 'ror', '--json');
    expect(stdout).toBe(place.read('ror.ndjson'));
    expect(JSON.parse(stderr)).toEqual({ entities: 5, path: 'standard output' });
    expect(code).toBe(0);
  });
});

describe('what core reference export writes', () => {
  const other = workplace();
  const SEC = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sources', 'sec-edgar');

  it.each(['ndjson', 'csv'])(
    'gives another core the same names, of the same kinds and dates, as %s',
    async (form) => {
      const [metadata, names] = ['metadata', 'names'].map((part) => join(SEC, `listed_filer_${part}.csv`));
      await place.core('reference', 'import', 'sec-edgar', metadata ?? '', '--names', names ?? '', '-q');
      await exported(
        '-o',
        join(other.folder, `given.${form}`),
        '--source',
        'sec-edgar',
        '--format',
        form,
        '-q',
      );
      await exported('-o', 'given.ndjson', '--source', 'sec-edgar', '-q');
      const map = '--map=id=core_id';
      const imported = await other.core(
        'reference',
        'import',
        'csv',
        `given.${form}`,
        '--source',
        'partner',
        map,
      );
      expect(imported.code, imported.stderr).toBe(0);
      await other.core('reference', 'remove', 'starter', '--yes');
      await other.core('reference', 'export', '-o', 'taken.ndjson', '--source', 'partner', '-q');
      const given = linesOf(place.read('given.ndjson'));
      const taken = linesOf(other.read('taken.ndjson'));
      const namesOf = (entities: readonly { readonly names: readonly { readonly name: string }[] }[]) =>
        entities.flatMap(({ names }) => names.map((one) => JSON.stringify(one))).sort();
      expect(namesOf(taken)).toEqual(namesOf(given));
      const kinds = new Set(given.flatMap(({ names: all }) => all.map(({ kind }: { kind: string }) => kind)));
      expect([...kinds]).toEqual(expect.arrayContaining(['legal', 'former']));
      expect(JSON.stringify(given)).toMatch(/"kind":"former","until":"\d{4}-\d\d-\d\d"/);
    },
  );
});

describe.concurrent('core reference export refuses', () => {
  it.each([
    [['-o', 'missing/entities.ndjson'], 'the folder of FOLDER/missing/entities.ndjson does not exist'],
    [['-o', 'one.ndjson', '--source', 'nope'], 'there is no source nope'],
    [['-o', 'two.ndjson', '--country', 'Atlantis'], 'Atlantis is no country'],
    [['--country', 'GB'], "required option '-o, --output <file>' not specified"],
  ])('%j and leaves no file', async (args, problem) => {
    const { stdout, stderr, code } = await exported(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr.replaceAll(place.folder, 'FOLDER')).toContain(problem);
    expect(readdirSync(place.folder).filter((name) => name.startsWith(args[1] ?? ''))).toEqual([]);
  });
});

describe('core reference export that is killed', () => {
  it('has pinned what it was about to give out, and leaves the file of before as it was', async () => {
    place.write('kept.ndjson', 'as before\n');
    withDatabase((database) => database.exec('DELETE FROM pin'));
    // Nobody reads the pipe in the place of the new file, so that the export waits with its first lines.
    spawnSync('sh', ['-c', 'mkfifo "$0"', join(place.folder, 'kept.ndjson.partial')]);
    const child = place.start('reference', 'export', '-o', 'kept.ndjson');
    const result = ended(child);
    await until(() => pinnedIds().size > 0, 'ids are pinned');
    child.kill('SIGKILL');
    expect((await result).code).toBeNull();
    expect(place.read('kept.ndjson')).toBe('as before\n');
  });
});
