import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hubspot } from '../../../src/connectors/hubspot/hubspot.ts';
import { filterGroupsOf } from '../../../src/connectors/hubspot/hubspot-filters.ts';
import type { CrmConnection, CrmQuery, CrmRow } from '../../../src/contract/crm-connection.ts';
import { ALLOWS_ALL } from '../guards.ts';
import { quickClock } from '../loopback.ts';
import { hostileTexts, written } from '../where/hostile-texts.ts';
import { type HubspotServer, refusal, startHubspot, tooMany } from './hubspot-server.ts';

let server: HubspotServer;
let clock: ReturnType<typeof quickClock>;
let crm: CrmConnection;

beforeEach(async () => {
  server = await startHubspot();
  clock = quickClock();
  crm = connect();
  for (let id = 1; id <= 5; id++) addCompany(id, `2026-01-0${6 - id}T00:00:00.500Z`);
});
afterEach(async () => {
  await crm.close();
  await server.stop();
});

describe('reading HubSpot', () => {
  it('gives companies in the order of their last change, an empty property as null', async () => {
    addCompany(6, '2026-02-01T00:00:00Z', { domain: '' });
    const rows = await all({ fields: ['name', 'domain'] });
    expect(rows.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1', '6']);
    expect(rows[5]).toEqual({
      id: '6',
      modified: '2026-02-01T00:00:00.000Z',
      fields: { name: 'Company 6', domain: null },
    });
  });

  it('comes past 10,000 rows, also where more than that were changed at one time', async () => {
    for (let id = 6; id <= 11_500; id++) addCompany(id, '2026-02-01T00:00:00.000Z');
    for (let id = 11_501; id <= 12_000; id++)
      addCompany(id, `2026-02-02T00:00:00.${String(id % 1000).padStart(3, '0')}Z`);
    const rows = await all({ fields: [] });
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([12_000, 12_000]);
    const keys = rows.map(({ modified, id }) => `${modified} ${id.padStart(10, '0')}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('goes on behind a cursor', async () => {
    addCompany(10, '2026-01-05T00:00:00.500Z');
    const ids = async (id: string) =>
      (await all({ after: { modified: '2026-01-05T00:00:00.500Z', id } })).map((row) => row.id);
    expect(await ids('1')).toEqual(['10']);
    expect(await ids('10')).toEqual([]);
    expect(
      (await all({ after: { modified: '2026-01-03T00:00:00.500Z', id: '3' } })).map(({ id }) => id),
    ).toEqual(['2', '1', '10']);
  });

  it.each([
    ["country = 'DE'", ['4', '2']],
    ["country != 'DE'", ['5', '3', '1']],
    ['country IS NULL OR numberofemployees > 40', ['5', '3', '1']],
    ["NOT (country = 'DE' OR numberofemployees >= 50)", ['3', '1']],
    ["country IN ('DE') AND numberofemployees <= 20", ['2']],
    ["name LIKE '%ompan%' AND hs_lastmodifieddate >= 2026-01-03", ['3', '2', '1']],
  ])('finds the companies where %s', async (where, ids) => {
    expect((await all({ where })).map(({ id }) => id)).toEqual(ids);
  });

  it('refuses what the search cannot be asked, with the place', () => {
    expect(() => filterGroupsOf("name LIKE '%two words%'")).toThrow(
      'HubSpot finds one word of letters and digits',
    );
    expect(() => filterGroupsOf("a != '1' AND b != '2' AND c != '3'")).toThrow('it comes to 8 alternatives');
    expect(() => filterGroupsOf('Name = 1')).toThrow('"Name" is no name of a property (character 1)');
  });

  it('keeps each of 20,000 hostile texts one value of one filter', () => {
    for (const text of hostileTexts(20_000, 26)) {
      const groups = filterGroupsOf(`name = ${written(text)}`);
      if (
        JSON.stringify(groups) !== JSON.stringify([[{ propertyName: 'name', operator: 'EQ', value: text }]])
      )
        expect(groups).toBe(text);
    }
  });

  it('reads the companies that are there', async () => {
    const rows = await crm.read('companies', ['5', '99', '1'], ['name']);
    expect(rows.map(({ fields }) => fields.name)).toEqual(['Company 5', 'Company 1']);
  });

  it('waits as long as HubSpot asks, and for its shorter windows where it names no time', async () => {
    server.fault(
      '/search',
      tooMany('SECONDLY'),
      tooMany('TEN_SECONDLY_ROLLING'),
      tooMany('SECONDLY', { 'retry-after': '7' }),
    );
    expect(await all({})).toHaveLength(5);
    expect(clock.slept).toEqual([1000, 10_000, 7000]);
  });

  it('gives up at once at the limit of the day, and before it at its share', async () => {
    server.fault('/search', tooMany('DAILY'));
    await expect(all({})).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'HubSpot says: You have reached your daily limit.',
    });
    server.state.left = 100_000;
    await crm.read('companies', ['1'], []);
    await expect(all({})).rejects.toThrow('nearly used up: 550,000 of 650,000');
  });

  it('says so when the token is refused', async () => {
    const other = connect('pat-old');
    await expect(other.read('companies', ['1'], [])).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await other.close();
  });
});

describe('writing to HubSpot', () => {
  it('writes in batches of 100, empties with null, and tells which are gone', async () => {
    for (let id = 6; id <= 150; id++) addCompany(id, '2026-02-01T00:00:00.000Z');
    const updates = Array.from({ length: 151 }, (_, at) => ({
      id: String(at + 1),
      fields: { name: 'New', domain: null },
    }));
    const results = await crm.write('companies', updates);
    expect(results.filter(({ written: isWritten }) => isWritten === true)).toHaveLength(150);
    expect(results[150]).toMatchObject({ id: '151', written: false, isLasting: true });
    expect(server.companies.get('1')).toMatchObject({ name: 'New', domain: '' });
    expect(server.log.filter((line) => line.includes('update'))).toHaveLength(2);
  });

  it('finds the one value for which a whole batch is refused', async () => {
    const updates = [1, 2, 3, 4, 5].map((id) => ({
      id: String(id),
      fields: { numberofemployees: id === 4 ? 'many' : '7' },
    }));
    const results = await crm.write('companies', updates);
    expect(results.map(({ written: isWritten }) => isWritten)).toEqual([true, true, true, false, true]);
    expect(results[3]).toMatchObject({
      error: 'HubSpot says: Property values were not valid',
      isLasting: true,
    });
  });

  it('calls rows unknown whose answer was lost, and tries what was not done again', async () => {
    const update = [{ id: '1', fields: { name: 'New' } }];
    server.fault('/update', 'broken after', refusal(502, 'GATEWAY', 'bad gateway'), tooMany('SECONDLY'));
    expect(await crm.write('companies', update)).toEqual([{ id: '1', written: 'unknown' }]);
    expect(await crm.write('companies', update)).toEqual([{ id: '1', written: 'unknown' }]);
    expect(await crm.write('companies', update)).toEqual([{ id: '1', written: true }]);
    expect(clock.slept).toEqual([1000]);
  });
});

function connect(token = 'pat-test') {
  return hubspot({ token, baseUrl: server.url, guard: ALLOWS_ALL, clock, limitShare: 0.8 });
}

function addCompany(id: number, modified: string, more: Record<string, string> = {}): void {
  server.companies.set(String(id), {
    name: `Company ${id}`,
    country: id % 2 === 0 ? 'DE' : null,
    numberofemployees: String(id * 10),
    hs_object_id: String(id),
    hs_lastmodifieddate: modified,
    ...more,
  });
}

async function all(query: Partial<CrmQuery>): Promise<readonly CrmRow[]> {
  const rows: CrmRow[] = [];
  for await (const page of crm.changed({ object: 'companies', fields: ['name'], ...query }))
    rows.push(...page);
  return rows;
}
