import { beforeAll, describe, expect, it } from 'vitest';
import { widthOf } from '../../../src/cli/terminal/terminal-text.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { importTable, workplaceWithoutStarter } from '../own-tables.ts';

const VENDORS = `id,name,legal_name,former_names,aliases,website,country,city
1,Zorblax,Zorblax Instruments GmbH,Quombit Optik AG,ZI,zorblax.de,DE,Jena
2,Zorblax America,"Zorblax America, Inc.",,,zorblax.com,US,Boston
3,Quombit,Quombit Systems Ltd,,,,GB,Leeds
4,Quombit,Quombit Systems Pty Ltd,,,,AU,Perth
5,東京光学機械,東京光学機械株式会社,,Tokyo Kogaku Kikai,tokyo-kogaku.jp,JP,Tokyo
6,Tokyo Kogaku Trading,,,,,JP,Osaka
7,Vexomatic ${'Very '.repeat(40)}Long Name,,,,,FR,Lyon
8,Tamarin Limited,,,,,IE,Cork
`;
const LETTERS = `id,name,aliases
1,Kestrel Vantage Xylo,
2,KVX Safety,
3,Omnifarious Merrow Board,KVX
`;
const [ZORBLAX, AMERICA, LEEDS, PERTH] = ['1', '2', '3', '4'].map((id) => mintCoreId(`vendors:${id}`));

describe('core search', () => {
  const place = workplaceWithoutStarter();
  const found = async (...args: readonly string[]) =>
    JSON.parse((await place.core('search', ...args, '--json')).stdout);
  const idsOf = async (...args: readonly string[]) =>
    (await found(...args)).map(({ core_id }: { core_id: string }) => core_id);

  beforeAll(async () => {
    await importTable(place, 'vendors', VENDORS);
    await importTable(place, 'crm', 'id,name,website\n9,Zorblax,zorblax.de\n');
    await importTable(place, 'letters', LETTERS);
    await importTable(place, 'known', 'id,name,country,city,headcount\n1,Tamarin,DE,Ulm,120000\n');
  });

  it.each([
    ['search Zorblax', 'companies are searched in the universe of'],
    ['explain a.csv --row 1', 'a row is explained by the universe of'],
    ['evaluate a.csv --truth t.csv', 'rows are evaluated by the universe of'],
  ])('is refused against a service, as core %s', async (command, what) => {
    const { stdout, stderr, code } = await place.coreWith(
      { CORE_ENDPOINT: 'https://core.example.com' },
      ...command.split(' '),
    );
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(
      `core: ${what} this machine only, and commands work against https://core.example.com`,
    );
    expect(stderr).toContain('  fix Run the command without an endpoint: it comes from CORE_ENDPOINT.\n');
  });

  it('lists companies by how well their names fit', async () => {
    const { stdout, stderr, code } = await place.core('search', 'zorblax');
    expect(stdout.replace(/ +-?\d+\.\d /g, ' BITS ')).toBe(
      '   core_id  bits  name             legal name                place       website      sources  found by\n' +
        `${mintCoreId('crm:9')} BITS  Zorblax          Zorblax Instruments GmbH  Jena, DE    zorblax.de         2  trading name\n` +
        `${AMERICA} BITS  Zorblax America  Zorblax America, Inc.     Boston, US  zorblax.com        1  trading name\n`,
    );
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('lists those first that bear a few letters as they are searched for', async () => {
    const [first] = await found('KVX');
    expect(first).toMatchObject({ name: 'Omnifarious Merrow Board' });
  });

  it('finds a company by its former name, and says so', async () => {
    const { stdout } = await place.core('search', 'Quombit', 'Optik');
    expect(stdout.split('\n')[1]).toMatch(/^\d{10} .* Zorblax +.* former name Quombit Optik AG$/);
    expect((await found('Quombit Optik'))[0]).toMatchObject({
      name: 'Zorblax',
      matched: { name: 'Quombit Optik AG', kind: 'former' },
    });
  });

  it('has namesakes that fit equally well in order of core_id', async () => {
    const [first, second, third] = await found('Quombit');
    expect([first.core_id, second.core_id]).toEqual([LEEDS, PERTH].sort());
    expect(first.bits).toBe(second.bits);
    expect(third.bits).toBeLessThan(second.bits);
  });

  it('has the best known of one name first', async () => {
    const ids = [mintCoreId('known:1'), mintCoreId('vendors:8')];
    expect(await idsOf('Tamarin')).toEqual(ids);
    const [known, unknown] = await found('Tamarin');
    expect(known.bits).toBeGreaterThan(unknown.bits);
  });

  it('leaves out companies of other countries, however well their names fit', async () => {
    expect(await idsOf('Quombit', '--country', 'AU')).toEqual([PERTH]);
    expect(await idsOf('Quombit', '--country', 'Germany')).toEqual([mintCoreId('crm:9')]);
    expect(await idsOf('Quombit', '--country', 'FR')).toEqual([]);
  });

  it('is a list of all facts with --json', async () => {
    expect(await found('Quombit', '--country', 'GB')).toEqual([
      {
        core_id: LEEDS,
        name: 'Quombit',
        legal_name: 'Quombit Systems Ltd',
        country: 'GB',
        city: 'Leeds',
        website: null,
        sources: 1,
        bits: expect.any(Number),
        matched: { name: 'Quombit', kind: 'trading' },
      },
    ]);
  });

  it('shows no more than it is asked for, the best of them', async () => {
    expect(await idsOf('Quombit', '--limit', '1')).toEqual([LEEDS, PERTH].sort().slice(0, 1));
  });

  it('lines up names in wide characters', async () => {
    const { stdout } = await place.core('search', 'tokyo', 'kogaku');
    const lines = stdout.trimEnd().split('\n');
    const columns = lines.map((line) => widthOf(line.slice(0, line.search(/place|Tokyo, JP|Osaka, JP/))));
    expect(stdout).toContain('  東京光学機械  ');
    expect(new Set(columns).size).toBe(1);
  });

  it('cuts a name that is wider than a line has room for, but not with --json', async () => {
    const { stdout } = await place.core('search', 'Vexomatic');
    const lines = stdout.trimEnd().split('\n');
    expect(lines[1]).toMatch(/ Vexomatic Very [Very ]*… {2}/);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(160);
    expect((await found('Vexomatic'))[0].name).toMatch(/^Vexomatic (Very ){40}Long Name$/);
  });

  it('says that there is none by such a name, which is no error', async () => {
    const [plain, json] = await Promise.all([
      place.core('search', 'Wimblequark', '--country', 'DE'),
      place.core('search', 'Wimblequark', '--json'),
    ]);
    const said = 'No company is known by a name like "Wimblequark"';
    expect(plain).toEqual({ stdout: '', stderr: `${said} in DE.\n`, code: 0 });
    expect(json).toEqual({ stdout: '[]\n', stderr: `${said}.\n`, code: 0 });
  });

  it.each([
    [['search', 'Zorblax', '--country', 'Narnia'], 'core: Narnia is no country\n'],
    [['search', 'Zorblax', '--limit', '0'], 'core: "0" is not a whole number from 1 to 9999999\n'],
    [['search', ' '], 'core: there is no name to search for\n'],
  ])('refuses %j', async (args, message) => {
    const { stdout, stderr, code } = await place.core(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(message);
  });
});

describe('an id that core search told', () => {
  const place = workplaceWithoutStarter();
  const shownId = async (id = '') =>
    JSON.parse((await place.core('reference', 'show', id, '--json')).stdout).core_id;

  beforeAll(async () => {
    await importTable(place, 'vendors', VENDORS);
    await place.core('search', 'Zorblax', '--limit', '1');
    const csv = 'id,name,website\nZBX,Zorblax,zorblax.de\nZBA,Zorblax America,zorblax.com\n';
    await importTable(place, 'symbols', csv, '--kind', 'listings');
  });

  it('stays when a more trusted source has the company too', async () => {
    expect(await shownId(ZORBLAX)).toBe(ZORBLAX);
  });

  it('gives way when it was beyond the limit and not told', async () => {
    expect(await shownId(AMERICA)).toBe(mintCoreId('symbols:ZBA'));
  });
});
