import { describe, expect, it } from 'vitest';
import { callerWith } from '../../serve/caller.ts';
import { serve } from '../../serve/served-process.ts';
import { masked, rowsOf, workplace } from '../run-core.ts';

const SIEMENS = '6075156552';
const APPLE = '9935660983';

describe('core overrides', () => {
  const place = workplace();
  const told = async (...args: readonly string[]) => {
    const { stdout, stderr, code } = await place.core('overrides', ...args);
    return { stdout: masked(stdout, place), stderr: masked(stderr, place), code };
  };

  it('adds decisions in words, and says what they replace', async () => {
    expect(
      await told('add', '--same', '0015g00000AbCdE', '001B', '--reason', 'one VAT number', '--by', 'Ana'),
    ).toEqual({
      ...{ stdout: '', stderr: 'Decisions: 1 added.\n', code: 0 },
    });
    await told('add', '--entity', `0015g00000AbCdE=${SIEMENS}`);
    await told('add', '--operating', '001B=no');
    await told('add', '--never-merge', '001B', '0015g00000AbCdEAAV');
    expect(await told('add', '--operating', '001B=yes')).toEqual({
      stdout: '',
      stderr: 'Replaced: 001B still operates. Before: 001B no longer operates\nDecisions: 1 replaced.\n',
      code: 0,
    });
  });

  it('takes no id whose letters do not fit, for another account may be meant', async () => {
    const { stderr, code } = await told('add', '--same', '0015G00000ABCDEAAV', '001B');
    expect([code, stderr]).toEqual([2, expect.stringContaining('it is 0015g00000AbCdEAAV.')]);
  });

  it('lists them, oldest first', async () => {
    const { stdout } = await place.core('overrides', 'list');
    const lines = stdout.replace(/\d{4}-\d\d-\d\d/g, 'YYYY-MM-DD').split('\n');
    expect(lines).toEqual([
      'number  decided     decision                                      reason          by',
      '     1  YYYY-MM-DD  0015g00000AbCdEAAV and 001B are one company   one VAT number  Ana',
      `     2  YYYY-MM-DD  0015g00000AbCdEAAV is Siemens (${SIEMENS})`,
      '     4  YYYY-MM-DD  001B and 0015g00000AbCdEAAV are never merged',
      '     5  YYYY-MM-DD  001B still operates',
      '',
    ]);
    const listed = JSON.parse((await place.core('overrides', 'list', '--json')).stdout);
    expect(
      listed.map(({ number, decision, account }: Record<string, unknown>) => [number, decision, account]),
    ).toEqual([
      [1, 'same_company', '0015g00000AbCdEAAV'],
      [2, 'entity', '0015g00000AbCdEAAV'],
      [4, 'never_merge', '001B'],
      [5, 'operating', '001B'],
    ]);
  });

  it('refuses what contradicts them, says what stands against it and how that is removed', async () => {
    expect(await told('add', '--entity', `001B=${APPLE}`)).toEqual({
      stdout: '',
      stderr: `\
core: it cannot be that 001B is ${APPLE}: decision 1 says that 0015g00000AbCdEAAV and 001B are one company; decision 2 says that 0015g00000AbCdEAAV is ${SIEMENS}
  fix Remove the one that no longer holds first, for example core overrides remove 1
`,
      code: 2,
    });
    expect(await told('remove', '1')).toMatchObject({
      stderr: 'Removed: 0015g00000AbCdEAAV and 001B are one company\n',
      code: 0,
    });
    expect(await told('add', '--entity', `001B=${APPLE}`)).toMatchObject({ code: 0 });
    expect(await told('remove', '2', '1')).toMatchObject({
      stderr: expect.stringContaining('workspace default has no decision 1'),
      code: 2,
    });
  });

  it('warns of a core_id that nobody knows here', async () => {
    const { stderr, code } = await told('add', '--parent', '001C=9999999999', '--workspace', 'tried');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^warning not known here, .*: 9999999999$/m)]);
  });

  it.each([
    [['add'], 'there is no decision'],
    [['add', '--same', '001A'], '--same has one account'],
    [['add', '--same', '001A', '001A'], '001A and 001A are the same account'],
    [['add', '--entity', '001A'], '001A has no equals sign'],
    [['add', '--entity', '001A=17'], '"17" is not a core_id'],
    [['add', '--entity', `{"nmae": "Acme"}=${APPLE}`], 'is not a record of an account'],
    [['add', '--operating', '001A=perhaps'], 'neither yes nor no'],
    [
      ['add', '--operating', '001A=no', '--parent', '001A=none'],
      '--parent and --operating are two decisions',
    ],
    [['remove', 'first'], 'first is not the number of a decision'],
    [['list', '--workspace', 'a b'], '"a b" is no name of a workspace'],
  ])('refuses %j with exit code 2', async (args, what) => {
    expect(await told(...args)).toMatchObject({ stdout: '', stderr: expect.stringContaining(what), code: 2 });
  });

  it.each(['csv', 'ndjson'])(
    'exports %s that another workspace imports, twice as well as once',
    async (format) => {
      const [file, workspace] = [`decisions.${format}`, `as-${format}`];
      await told(
        'add',
        '--entity',
        '{"name": "Acme, Inc.", "city": "Bonn"}=none',
        '--reason',
        'a "sole" trader',
      );
      expect(await told('export', '-o', file)).toMatchObject({ code: 0 });
      const first = await told('import', file, '--workspace', workspace, '--json');
      const again = await told('import', file, '--workspace', workspace, '--json');
      expect(JSON.parse(first.stdout)).toEqual({ added: 5, replaced: 0, outdated: 0, unchanged: 0 });
      expect(JSON.parse(again.stdout)).toEqual({ added: 0, replaced: 0, outdated: 0, unchanged: 5 });
      expect(await told('export', '-o', `again.${format}`, '--workspace', workspace)).toMatchObject({
        code: 0,
      });
      expect(place.read(`again.${format}`)).toBe(place.read(file));
    },
  );

  const HEADER = 'Decision,Account,Other_Account,Core_ID,Note';
  it.each([
    ['an id that a spreadsheet has shortened', ['same_company,A,1.23457E+11,,'], 'line 3, other_account'],
    ['a decision that there is not', ['merge,A,B,,'], 'line 3, decision'],
    ['an account that is missing', ['same_company,A,,,'], 'line 3, other_account'],
    ['a core_id that is none', ['entity,A,,123,'], 'line 3, core_id'],
    ['a line that says otherwise', [`entity,A,,${SIEMENS},`, `entity,A,,${APPLE},`], 'line 4'],
    ['a contradiction', [`entity,A,,${APPLE},`, `entity,B,,${SIEMENS},`, 'same_company,A,B,,'], 'line 5'],
    ['a row that is too long', ['same_company,A,B,,,,,'], 'line 3'],
  ])('imports nothing of a file with %s, and names file, line and remedy', async (_what, lines, at) => {
    place.write('wrong.csv', [HEADER, 'never_merge,A,Z,,', ...lines, ''].join('\n'));
    const { stderr, code } = await told('import', 'wrong.csv', '--workspace', 'wrong');
    expect(stderr).toMatch(/^warning columns that are not read: Note$/m);
    expect(stderr).toMatch(new RegExp(`^ {2}at {2}wrong\\.csv, ${at}$`, 'm'));
    expect(stderr).toMatch(/^ {2}fix ./m);
    expect(code).toBeGreaterThan(1);
    expect((await place.core('overrides', 'list', '--workspace', 'wrong', '--json')).stdout).toBe('[]\n');
  });

  it('puts ids right whose case a spreadsheet has changed, and tells both', async () => {
    place.write('case.csv', `${HEADER}\nentity,0015G00000ABCDEAAV,,none,\n`);
    const { stderr, code } = await told('import', 'case.csv', '--workspace', 'case');
    expect(stderr).toContain('line 2: the id 0015G00000ABCDEAAV is taken for 0015g00000AbCdEAAV');
    expect(code).toBe(0);
  });

  it('warns of long ids that all end in zeros, as a spreadsheet leaves numbers', async () => {
    place.write('round.csv', `${HEADER}\nsame_company,12345678901234500,12345678901234600,,\n`);
    const { stderr, code } = await told('import', 'round.csv', '--workspace', 'round');
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^warning all long ids end in zeros .* line 2 \(12345678901234500\)/m),
    ]);
  });

  it('leaves out what an older version has written about one record and itself, and says so', async () => {
    const record = '"{""name"":""Acme""}"';
    place.write('twins.csv', `${HEADER}\nsame_company,${record},${record},,\nnever_merge,A,B,,\n`);
    const { stderr, stdout, code } = await told('import', 'twins.csv', '--workspace', 'twins', '--json');
    expect(stderr).toContain('line 2 is left out: {"name":"Acme"} and {"name":"Acme"} are the same account');
    expect([code, JSON.parse(stdout)]).toEqual([0, { added: 1, replaced: 0, outdated: 0, unchanged: 0 }]);
  });

  it('leaves out what is older than the decision that stands, tells both, and lets the file win where that is asked for', async () => {
    const of = ['--workspace', 'older'];
    const columns = 'decision,account,other_account,core_id,decided_at';
    const decided = (id: string, on: string) => `${columns}\nentity,X,,${id},${on}\n`;
    place.write('new.csv', decided(SIEMENS, '2026-03-02'));
    place.write('old.csv', decided(APPLE, '2026-03-01T09:00:00Z'));
    expect(await told('import', 'new.csv', ...of)).toMatchObject({ code: 0 });
    const { stderr, code } = await told('import', 'old.csv', ...of);
    expect([code, stderr.replace(/decision \d+/, 'decision N')]).toEqual([
      0,
      `line 2 is left out: X is ${APPLE}, decided on DAY, is older than decision N of DAY: X is ${SIEMENS}.\n` +
        'To let the file win: core overrides import --replace-newer.\n' +
        'Decisions: 1 older than those that stand and left out.\n',
    ]);
    const asked = await told('import', 'old.csv', '--replace-newer', ...of);
    expect(asked.stderr).toContain(`Replaced: X is ${APPLE}. Before: X is ${SIEMENS}\n`);
  });

  it('says which column of a file is missing', async () => {
    place.write('other.csv', 'id,name\n1,Acme\n');
    expect(await told('import', 'other.csv')).toMatchObject({
      stderr: expect.stringContaining('there is no column decision; columns: id, name'),
      code: 3,
    });
  });
});

describe('what people have decided', () => {
  const place = workplace();
  const FILE = 'Id,Account Name,City\n001A,Siemens,\n001B,Apple,\n,"ACME, Inc.",bonn\n,Siemens,\n';
  const MAPPED = ['accounts.csv', '--map', 'external_id=Id', '-q', '-o', '-'];
  const coreIds = async (...args: readonly string[]) =>
    rowsOf((await place.core(...args)).stdout).map(({ core_id }) => core_id);

  it('is obeyed by every command of files, and told', async () => {
    place.write('accounts.csv', FILE);
    expect(await coreIds('resolve', ...MAPPED)).toEqual([SIEMENS, APPLE, '', SIEMENS]);
    await place.core('overrides', 'add', '--entity', `001A=${APPLE}`, '--reason', 'its invoices');
    await place.core('overrides', 'add', '--entity', '001B=none');
    await place.core('overrides', 'add', '--entity', `{"name": "Acme Inc", "city": "Bonn"}=${SIEMENS}`);
    for (const command of [['resolve'], ['resolve', '--concurrency', '2'], ['resolve-parent'], ['combined']])
      expect(await coreIds(...command, ...MAPPED)).toEqual([APPLE, '', SIEMENS, SIEMENS]);
    const [first] = rowsOf((await place.core('resolve', ...MAPPED)).stdout);
    expect(first?.core_reasoning).toMatch(
      /^A person decided on \d{4}-\d\d-\d\d that this account is Apple \(\d{10}, .*\): its invoices\.$/,
    );
    const { stdout } = await place.core('explain', 'accounts.csv', '--row', '2', '--map', 'external_id=Id');
    expect(stdout).toContain('that this account is none of the known companies.');
  });

  it('is counted in the summary, and obeyed by what the file alone tells', async () => {
    place.write('alone.csv', 'Id,Name\n001X,Zorblax Widgets\n001Y,Zorblax Widgets\n');
    await place.core('overrides', 'add', '--different', '001X', '001Y', '--reason', 'two owners');
    const { stdout, stderr } = await place.core('crosscheck', 'alone.csv', '-o', '-', '--fresh');
    expect(rowsOf(stdout).map(({ core_action }) => core_action)).toEqual(['None', 'None']);
    expect(
      stdout.match(/that it is another company than Zorblax Widgets \(001[XY]\): two owners\./g),
    ).toHaveLength(2);
    expect(stderr).toContain('\nDecisions of people obeyed: 1\n');
    const resolved = await place.core('resolve', ...MAPPED.filter((word) => word !== '-q'));
    expect(resolved.stderr).toContain('\nDecisions of people obeyed: 3\n');
  });

  it('starts a run afresh when it changed, and says so; other decisions do not', async () => {
    place.write('accounts.csv', FILE);
    // Nothing can be written there, so that the run stays unfinished.
    const run = async () =>
      (await place.core('resolve', 'accounts.csv', '--map', 'external_id=Id', '-o', '/dev/full')).stderr;
    const begins = /^(?:Going on|Starting afresh).*$/m;
    expect(await run()).not.toMatch(begins);
    await place.core('overrides', 'add', '--never-merge', '001A', '001B');
    expect((await run()).match(begins)?.[0]).toMatch(/^Going on with run/);
    await place.core('overrides', 'add', '--entity', `001B=${SIEMENS}`);
    expect((await run()).match(begins)?.[0]).toBe(
      'Starting afresh: the decisions of people changed since the unfinished run.',
    );
  });

  it('is told as not obeyed where no column holds ids, and obeyed by the ids that a CRM calls its own', async () => {
    const [id, other] = ['0015g0000000001AAA', '0015g0000000003AAA'];
    await place.core('overrides', 'add', '--entity', `${id}=${APPLE}`, '--workspace', 'ids');
    const resolved = (header: string) => {
      place.write('rows.csv', `${header},Name\n${id},Siemens\n${other},Bosch\n`);
      return place.core('resolve', 'rows.csv', '-o', 'rows.out.csv', '--workspace', 'ids');
    };
    expect((await resolved('Lead ID')).stderr).toContain(
      '1 decision names accounts by their ids in the CRM and is not obeyed: no column holds ids.',
    );
    const { stderr } = await resolved('Salesforce ID');
    expect(stderr).not.toContain('not obeyed');
    expect(rowsOf(place.read('rows.out.csv'))[0]?.core_id).toBe(APPLE);
  });

  it('is obeyed by served jobs of its workspace, from then on', async () => {
    const { stdout } = await place.core('keys', 'create', '--workspace', 'acme', '--json');
    const served = await serve({ dataDir: place.dataDir });
    const caller = callerWith(JSON.parse(stdout).api_key);
    const family = 'entity-resolution' as const;
    const entityOf = async (idempotencyKey: string) => {
      const body = { trading_name: 'Siemens', external_id: '001A' };
      const id = (await caller.post(served.address, { family, body, idempotencyKey })) ?? '';
      return (await caller.look(served.address, { family, id }, 20)).record;
    };
    expect(await entityOf('before')).toMatchObject({ core_id: SIEMENS });
    await place.core('overrides', 'add', '--entity', `001A=${APPLE}`, '--workspace', 'acme');
    expect(await entityOf('after')).toMatchObject({ core_id: APPLE });
    await served.stop();
  });
});
