import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { importTable, workplaceWithoutStarter } from '../own-tables.ts';
import { masked } from '../run-core.ts';

const GLEIF = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sources', 'gleif');

describe('core reference show, of a company of three sources', () => {
  const CRM = `id,name,former_names,website,country,city,headcount
7,Zorblax Instruments,Zorblax Optik,https://www.zorblax.de/en,Germany,JENA,410
`;
  const LEDGER = `id,legal_name,country,registration_number,postal_code
D-9,ZORBLAX INSTRUMENTS GMBH,DE,HRB 501234,07745
`;
  const VENDORS = `id,name,legal_name,website,country,city,registration_number,headcount,revenue,founded
17,Zorblax,Zorblax Instruments GmbH,zorblax.de,DE,Jena,HRB 501234,1380,95.5,1991
`;
  const ID = mintCoreId('crm:7');
  const OTHER_IDS = [mintCoreId('ledger:D-9'), mintCoreId('vendors:17')].sort();
  const place = workplaceWithoutStarter();

  beforeAll(async () => {
    await importTable(place, 'crm', CRM);
    await importTable(place, 'ledger', LEDGER);
    await importTable(place, 'vendors', VENDORS);
  });

  it('tells its facts, its records and why they are together', async () => {
    const { stdout, stderr, code } = await place.core('reference', 'show', ID);
    expect(masked(stdout, place)).toBe(`core_id       ${ID}
name          Zorblax Instruments
legal name    Zorblax Instruments GmbH
website       zorblax.de
country       DE
city          JENA
category      Company, Operating
registration  HRB 501234 (DE)
known by      3 sources, 410 people, 96 million dollars a year
other ids     ${OTHER_IDS.join(', ')}

record      name                      imported
crm:7       Zorblax Instruments       DAY
ledger:D-9  ZORBLAX INSTRUMENTS GMBH  DAY
vendors:17  Zorblax                   DAY

Together because of
  crm:7 and vendors:17: the same website and name
  ledger:D-9 and vendors:17: the same identifier and name
`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('tells with --sources who says what and marks what is shown', async () => {
    const { stdout, code } = await place.core('reference', 'show', ID, '--sources');
    expect(code).toBe(0);
    expect(masked(stdout, place).split('\n\n')[1]).toBe(`\
field            value                      record      date
legal name       ZORBLAX INSTRUMENTS GMBH   ledger:D-9  DAY
legal name    *  Zorblax Instruments GmbH   vendors:17  DAY
trading name  *  Zorblax Instruments        crm:7       DAY
trading name     Zorblax                    vendors:17  DAY
former name      Zorblax Optik              crm:7       DAY
website       *  https://www.zorblax.de/en  crm:7       DAY
website          zorblax.de                 vendors:17  DAY
country       *  Germany                    crm:7       DAY
country          DE                         ledger:D-9  DAY
country          DE                         vendors:17  DAY
city          *  JENA                       crm:7       DAY
city             Jena                       vendors:17  DAY
postal code      07745                      ledger:D-9  DAY
registration  *  HRB 501234 (DE)            ledger:D-9  DAY
registration     HRB 501234 (DE)            vendors:17  DAY
founded       *  1991                       vendors:17  DAY
headcount     *  410                        crm:7       DAY
headcount        1,380                      vendors:17  DAY
revenue       *  95,500,000 USD             vendors:17  DAY`);
  });

  it('answers for the id of any of its records, and says so', async () => {
    for (const old of OTHER_IDS) {
      const { stdout, code } = await place.core('reference', 'show', old);
      expect(stdout.startsWith(`${old} is now ${ID}.\n\ncore_id       ${ID}\n`)).toBe(true);
      expect(code).toBe(0);
    }
  });

  it('is one object with --json, its records as their sources have them', async () => {
    const [asked = ''] = OTHER_IDS;
    const { stdout } = await place.core('reference', 'show', asked, '--json');
    const entity = JSON.parse(stdout);
    expect(entity).toMatchObject({ core_id: ID, asked_id: asked, name: 'Zorblax Instruments', parent: null });
    expect(entity).toMatchObject({ legal_name: { value: 'Zorblax Instruments GmbH', source: 'vendors' } });
    expect(entity).toMatchObject({
      revenues: [{ value: 95_500_000, currency: 'USD', source: 'vendors' }],
      headcounts: [
        { value: 410, source: 'crm' },
        { value: 1380, source: 'vendors' },
      ],
      founded_year: 1991,
    });
    expect(entity.redirects).toEqual(OTHER_IDS);
    expect(entity.records.map(({ key }: { key: string }) => key)).toEqual([
      'crm:7',
      'ledger:D-9',
      'vendors:17',
    ]);
    expect(entity.records[1].imported_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(entity.records[1].record).toMatchObject({ id: 'D-9', postal_code: '07745', websites: [] });
    expect(entity.links).toEqual([
      { left: 'crm:7', right: 'vendors:17', reason: 'website_and_name' },
      { left: 'ledger:D-9', right: 'vendors:17', reason: 'identifier' },
    ]);
  });

  it('has no asked_id when it is asked for by its own id', async () => {
    const { stdout } = await place.core('reference', 'show', ID, '--json');
    expect(JSON.parse(stdout)).not.toHaveProperty('asked_id');
  });

  it('ends with 1 for an id that nothing answers to, and with 2 for what is no id', async () => {
    const [unknown, json, wrong] = await Promise.all([
      place.core('reference', 'show', '1111111111'),
      place.core('reference', 'show', '1111111111', '--json'),
      place.core('reference', 'show', '0123456789'),
    ]);
    expect(unknown).toMatchObject({ stdout: '', code: 1 });
    expect(unknown.stderr).toMatch(/core: no entity has the core_id 1111111111\n/);
    expect(JSON.parse(json.stderr)).toMatchObject({ error: { code: 'ENTITY_NOT_FOUND' } });
    expect(wrong).toMatchObject({ stdout: '', code: 2 });
    expect(wrong.stderr).toMatch(/core: 0123456789 is no core_id: it has ten digits/);
  });
});

describe('core reference show, of companies of a register', () => {
  const place = workplaceWithoutStarter();
  const shown = async (lei: string) =>
    (await place.core('reference', 'show', mintCoreId(`gleif:${lei}`), '--sources')).stdout;
  const file = (name: string) => join(GLEIF, `${name}-golden-copy.csv`);

  beforeAll(async () => {
    const more = ['--relationships', file('rr'), '--exceptions', file('repex')];
    await place.core('reference', 'import', 'gleif', file('lei2'), ...more);
  });

  it('dates facts by the day on which the register changed the record', async () => {
    const stdout = await shown('999900TOOLS000000068');
    expect(stdout).toMatch(
      /^legal name +\* +BRAMBLE TOOLS LIMITED +gleif:999900TOOLS000000068 +2025-03-18$/m,
    );
    expect(stdout).toMatch(/^registration +\* +01999002 \(GB\) /m);
    expect(stdout).toMatch(/^LEI {2,}999900TOOLS000000068 {2}/m);
    expect(stdout).toMatch(/^legal address {2,}4 Quay Row, London, EC3R 9ZZ, GB {2}/m);
  });

  it('names the parent and the successor', async () => {
    const parent = mintCoreId('gleif:999900HOLD0000000060');
    const successor = mintCoreId('gleif:999900TOOLS000000068');
    const tools = await shown('999900TOOLS000000068');
    expect(tools).toContain(`\nparent        ${parent} BRAMBLE & QUAY HOLDINGS PLC\n`);
    expect(tools).toMatch(
      /^parent +\* +BRAMBLE & QUAY HOLDINGS PLC \(gleif:999900HOLD0000000060\) since 2015-01-01 /m,
    );
    expect(tools).toMatch(/^ultimate parent {2,}BRAMBLE & QUAY .* since 2015-01-01 until 2027-12-31 /m);
    expect(await shown('999900TWIN0000000007')).toContain(`\nsuccessor     ${successor} Bramble Tools\n`);
  });

  it('says why a company reports no parent', async () => {
    expect(await shown('999900HOLD0000000060')).toMatch(/^parent {2,}none reported: [A-Z_]+ /m);
  });

  it('has no reason why records are together when there is one', async () => {
    expect(await shown('999900HOLD0000000060')).not.toContain('Together');
  });
});

describe('an id that core reference show told', () => {
  const place = workplaceWithoutStarter();
  const [told, untold] = [mintCoreId('vendors:1'), mintCoreId('vendors:2')];
  const shownId = async (id: string) =>
    JSON.parse((await place.core('reference', 'show', id, '--json')).stdout).core_id;

  beforeAll(async () => {
    const csv = 'id,name,website,country\n1,Zorblax,zorblax.de,DE\n2,Quombit,quombit.com,US\n';
    await importTable(place, 'vendors', csv);
    await place.core('reference', 'show', told);
    await importTable(place, 'symbols', csv, '--kind', 'listings');
  });

  it('stays when a more trusted source has the company too', async () => {
    expect(await shownId(told)).toBe(told);
  });

  it('gives way otherwise', async () => {
    expect(await shownId(untold)).toBe(mintCoreId('symbols:2'));
  });
});

describe('core reference show, of a company whose record left its source', () => {
  const ID = mintCoreId('crm:7');
  const place = workplaceWithoutStarter();

  beforeAll(async () => {
    await importTable(place, 'crm', 'id,name,city\n7,Zorblax Instruments,Jena\n');
    await place.core('reference', 'show', ID);
    await importTable(place, 'crm', 'id,name,city\n8,Quombit Tools,Leeds\n');
  });

  it('tells what was known last', async () => {
    const { stdout, code } = await place.core('reference', 'show', ID, '--sources');
    expect(code).toBe(0);
    expect(stdout).toContain(`core_id       ${ID}\nname          Zorblax Instruments\n`);
    expect(stdout).toMatch(/Zorblax Instruments +vanished:crm:7/);
  });

  it('is found by no name', async () => {
    expect(JSON.parse((await place.core('search', 'Zorblax', '--json')).stdout)).toEqual([]);
  });
});
