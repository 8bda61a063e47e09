import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvOf, EXPORT, KNOWN, textOf } from './crm-export.ts';
import { type Ran, rowsOf, until, type Workplace, workplace } from './run-core.ts';

type Row = Readonly<Record<string, string>>;

const FORMATS = ['csv', 'ndjson', 'json'] as const;
const COMMANDS = ['crosscheck', 'duplicates'] as const;

/** The rows by their ids; `core_` columns alone. */
function judgedById(csv: string): Readonly<Record<string, Row>> {
  const judged = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key.startsWith('core_')));
  return Object.fromEntries(rowsOf(csv).map((row) => [row.Id ?? '', judged(row)]));
}

function countOf(rows: readonly Row[], column: string, value: string): number {
  return rows.filter((row) => row[column] === value).length;
}

describe('a crosscheck of a file', () => {
  const place = workplace();
  let rows: readonly Row[] = [];

  beforeAll(async () => {
    place.write('accounts.csv', csvOf(EXPORT));
    const { code, stderr } = await place.core('crosscheck', 'accounts.csv');
    if (code !== 0) throw new Error(stderr);
    rows = rowsOf(place.read('accounts.crosscheck.csv'));
  });

  it('has a row for each account, with its columns as they were, and recommends one action of each', () => {
    expect(rows.map(({ Id }) => Id)).toEqual(EXPORT.map(({ Id }) => Id));
    expect(rows.map(({ Name }) => Name)).toEqual(EXPORT.map(({ Name }) => Name));
    const actions = rows.map((row) => row.core_action);
    const all = ['Delete', 'Merge', 'Associate', 'Associate (missing parent)', 'None'];
    expect(new Set(actions)).toEqual(new Set(all));
    expect(rows.filter((row) => row.core_action_reasoning === '')).toEqual([]);
  });

  it('says of a file that it is a result already, and writes its own columns anew', async () => {
    const again = await place.core('crosscheck', 'accounts.crosscheck.csv', '-o', 'again.csv');
    expect(again.stderr).toContain('the file is a result of core crosscheck already');
    const columns = (text: string) => text.slice(0, text.indexOf('\n'));
    expect(columns(place.read('again.csv'))).toBe(columns(place.read('accounts.crosscheck.csv')));
  });

  it('has one survivor in each group with doubles, which are doubles of it or of a regional company', () => {
    const groups = grouped(rows);
    groups.delete('');
    expect(groups.size).toBeGreaterThan(8);
    const typeOf = new Map(rows.map((row) => [row.Id, row.core_duplicate_type]));
    for (const members of groups.values()) {
      expect(countOf(members, 'core_duplicate_type', 'PRIMARY')).toBeLessThanOrEqual(1);
      for (const { core_duplicate_type: type, core_duplicate_of: of, core_action } of members) {
        if (type === 'PRIMARY' || type === 'REGIONAL') expect(of).toBe('');
        if (core_action === 'Merge') expect(['PRIMARY', 'REGIONAL']).toContain(typeOf.get(of));
      }
    }
  });

  it('judges accounts without a company, too: junk, and doubles of each other', () => {
    const byName = new Map(rows.map((row) => [row.Name, row]));
    expect(byName.get('asdfasdf')).toMatchObject({ core_outcome: 'no_match', core_action: 'Delete' });
    expect(byName.get('test test 123')).toMatchObject({ core_action: 'None', core_needs_review: 'yes' });
    const [one, two] = ['Qvorzan Widgets', 'Qvorzan Widgets Ltd'].map((name) => byName.get(name));
    expect(one?.core_group_id).toMatch(/^g[0-9a-f]{16}$/);
    expect(two?.core_group_id).toBe(one?.core_group_id);
    expect([one?.core_action, two?.core_action].sort()).toEqual(['Merge', 'None']);
  });

  it('leaves nothing of its dataset and of what it kept beside behind', () => {
    const left = (folder: string) => readdirSync(join(place.dataDir, folder));
    expect([left('crm'), left('spool')]).toEqual([[], []]);
  });

  it('gives the same groups and verdicts in whatever order the rows stand', async () => {
    const other = workplace();
    const mixed = EXPORT.map((row, at) => ({ row, key: (at * 7919) % 61 }))
      .sort((a, b) => a.key - b.key)
      .map(({ row }) => row);
    other.write('accounts.csv', csvOf(mixed));
    await other.core('crosscheck', 'accounts.csv');
    const csv = other.read('accounts.crosscheck.csv');
    expect(rowsOf(csv).map(({ Id }) => Id)).toEqual(mixed.map(({ Id }) => Id));
    expect(judgedById(csv)).toEqual(judgedById(place.read('accounts.crosscheck.csv')));
  });

  it('gives at the same time as another one what each gives alone', async () => {
    const [together, alone] = [workplace(), workplace()];
    const half = KNOWN.filter((_, at) => at % 2 === 0);
    for (const { write } of [together, alone]) {
      write('accounts.csv', csvOf(EXPORT));
      write('half.csv', csvOf(half));
    }
    const both = await Promise.all([
      together.core('crosscheck', 'accounts.csv'),
      together.core('crosscheck', 'half.csv'),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    await alone.core('crosscheck', 'half.csv');
    expect(together.read('half.crosscheck.csv')).toBe(alone.read('half.crosscheck.csv'));
    expect(together.read('accounts.crosscheck.csv')).toBe(place.read('accounts.crosscheck.csv'));
    // A quarter of the accounts alone are judged otherwise than all together.
    expect(judgedById(alone.read('half.crosscheck.csv'))).not.toEqual(
      judgedById(place.read('accounts.crosscheck.csv')),
    );
  });
});

function grouped(rows: readonly Row[]): Map<string | undefined, readonly Row[]> {
  const groups = new Map<string | undefined, Row[]>();
  for (const row of rows) groups.set(row.core_group_id, [...(groups.get(row.core_group_id) ?? []), row]);
  return groups;
}

describe('a crosscheck in a pipeline', () => {
  const place = workplace();
  const checked = (...options: readonly string[]) => place.core('crosscheck', 'accounts.csv', ...options);
  let plain = '';

  beforeAll(async () => {
    place.write('accounts.csv', csvOf(KNOWN));
    await checked();
    plain = place.read('accounts.crosscheck.csv');
  });

  it.each<[readonly string[], number, string]>([
    [['--fail-on', 'review'], 1, 'review: '],
    [['--fail-on', 'merge,delete'], 1, 'delete: 5'],
    [['--max', 'merge=20'], 0, ''],
    [['--max', 'merge=20', '--max', 'associate=3'], 1, 'more than 3'],
    [['--max', 'merge=20,delete=1'], 1, 'more than 1'],
  ])('with %j ends with %i, and its file is complete all the same', async (options, code, told) => {
    const ran = await checked(...options, '-o', 'out.csv');
    expect(ran.code).toBe(code);
    expect(ran.stderr).toContain(told);
    expect(place.read('out.csv')).toBe(plain);
  });

  it.each<[readonly string[], string]>([
    [['--fail-on', 'nonsense'], '--fail-on'],
    [['--max', 'merge'], '--max'],
    [['--max-risk', '101'], '--max-risk'],
    [['--max-risk', '-1'], '--max-risk'],
    [['--rules', 'missing.yaml'], 'missing.yaml'],
  ])('with %j is refused before anything is done', async (options, named) => {
    const { code, stderr, stdout } = await checked(...options, '-o', 'refused.csv');
    expect([code, stdout, place.has('refused.csv')]).toEqual([2, '', false]);
    expect(stderr).toContain(named);
  });

  it('recommends nothing above --max-risk, and the rest stays', async () => {
    await checked('--max-risk', '20', '-o', 'careful.csv');
    const [all, careful] = [plain, place.read('careful.csv')].map((csv) => rowsOf(csv));
    const acting = (rows: readonly Row[] = []) => rows.filter((row) => row.core_action !== 'None');
    expect(acting(careful).filter((row) => Number(row.core_risk) > 20)).toEqual([]);
    expect(acting(all).filter((row) => Number(row.core_risk) > 20).length).toBeGreaterThan(5);
    expect(acting(careful).length).toBeGreaterThan(5);
    expect(judged(careful, 'core_group_id')).toEqual(judged(all, 'core_group_id'));
  });

  it('reads standard input and writes standard output, where nothing but rows stands', async () => {
    const toOutput = await checked('-o', '-');
    expect([toOutput.code, toOutput.stdout]).toEqual([0, plain]);
    expect(toOutput.stderr).toContain('What to do');
    const piped = await place.coreReading(csvOf(KNOWN), 'crosscheck', '-', '-o', '-');
    expect([piped.code, piped.stdout]).toEqual([0, plain]);
  });
});

function judged(rows: readonly Row[] | undefined, column: string) {
  return rows?.map((row) => row[column]);
}

describe('a crosscheck at a service', () => {
  const home = workplace();
  const client = workplace({ isNew: true });
  // What one run has created the next one finds, here and there.
  const here = workplace();
  let remotely: (...words: readonly string[]) => Promise<Ran>;

  beforeAll(async () => {
    const { stdout } = await home.core('keys', 'create', '--json');
    const apiKey = JSON.parse(stdout).api_key;
    const { address, stop } = await servedBy(home);
    const variables = { CORE_ENDPOINT: address, CORE_API_KEY: apiKey };
    for (const place of [client, here])
      for (const format of FORMATS) place.write(`accounts.${format}`, textOf(EXPORT, format));
    remotely = (...words) => client.coreWith(variables, ...words);
    return stop;
  });

  it.each(FORMATS.flatMap((format) => COMMANDS.map((command) => [command, format] as const)))(
    'by core %s writes the same bytes as here, as %s',
    async (command, format) => {
      const words = [command, `accounts.${format}`, '-o', `${command}.${format}`, '--json'] as const;
      const [local, remote] = [await here.core(...words), await remotely(...words)];
      expect([local.code, remote.code]).toEqual([0, 0]);
      expect(client.read(`${command}.${format}`)).toBe(here.read(`${command}.${format}`));
      const summary = ({ stdout }: Ran) => {
        const { run: _, seconds: __, output: ___, ...others } = JSON.parse(stdout);
        return others;
      };
      expect(summary(remote)).toEqual(summary(local));
    },
  );

  it('leaves the dataset of the workspace as it was, and nothing of its own', async () => {
    client.write('other.csv', csvOf(EXPORT.slice(0, 3)));
    await remotely('crm', 'load', 'other.csv');
    const before = await remotely('crm', 'status', '--json');
    const files = readdirSync(join(home.dataDir, 'crm'));
    expect(JSON.parse(before.stdout).in_use.accounts).toBe(3);
    expect((await remotely('crosscheck', 'accounts.csv', '-o', 'again.csv')).code).toBe(0);
    expect((await remotely('crm', 'status', '--json')).stdout).toBe(before.stdout);
    expect(readdirSync(join(home.dataDir, 'crm')).sort()).toEqual(files.sort());
  });
});

/** A service on the data directory of a place. */
async function servedBy(place: Workplace) {
  const child = place.start('serve', '--port', '0', '--log-level', 'silent');
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await until(() => /core serves \S+ /.test(said), 'core serves');
  const ended = new Promise((done) => child.once('close', done));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { address: /core serves (\S+) /.exec(said)?.[1] ?? '', stop };
}

describe('a crosscheck that asks for sure matches', () => {
  const place = workplace();
  const run = async (...options: readonly string[]) => {
    const { code, stderr } = await place.core('crosscheck', 'sure.csv', ...options);
    if (code !== 0) throw new Error(stderr);
    return rowsOf(place.read('sure.crosscheck.csv'));
  };

  beforeAll(() => {
    place.write(
      'sure.csv',
      'Id,Name,BillingCity\n1,Mercedes-Benz AG,Stuttgart\n2,Mercedes-Benz AG,Stuttgart\n',
    );
  });

  it('leaves open what is less sure, with the company as candidate, and still knows doubles by the accounts', async () => {
    const [usual] = await run();
    expect(usual).toMatchObject({ core_outcome: 'matched', core_confidence: 'MEDIUM' });
    const open = await run('--min-confidence', 'HIGH');
    for (const row of open) {
      expect(row).toMatchObject({ core_outcome: 'ambiguous', core_id: '', core_parent_core_id: '' });
      expect(row.core_candidates).toContain(usual?.core_id);
      expect(row.core_reasoning).toMatch(/^Less sure than HIGH, so left open\./);
      expect(row.core_group_id).toMatch(/^g[0-9a-f]{16}$/);
    }
  });

  it('takes it from the rules, too', async () => {
    place.write('rules.yaml', 'limits: { min_confidence: HIGH }\n');
    const rows = await run('--rules', 'rules.yaml');
    expect(rows.map((row) => row.core_outcome)).toEqual(['ambiguous', 'ambiguous']);
  });
});
