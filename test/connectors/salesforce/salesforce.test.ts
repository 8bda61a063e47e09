import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { salesforce } from '../../../src/connectors/salesforce/salesforce.ts';
import type { SalesforceCredentials } from '../../../src/connectors/salesforce/salesforce-credentials.ts';
import type { CrmConnection, CrmQuery, CrmRow } from '../../../src/contract/crm-connection.ts';
import { ALLOWS_ALL } from '../guards.ts';
import { quickClock } from '../loopback.ts';
import { error, type SalesforceServer, startSalesforce } from './salesforce-server.ts';

let server: SalesforceServer;
let clock: ReturnType<typeof quickClock>;
const opened: CrmConnection[] = [];

beforeEach(async () => {
  server = await startSalesforce();
  clock = quickClock();
  for (let at = 1; at <= 7; at++)
    server.accounts.set(idOf(at), {
      Id: idOf(at),
      Name: `Account ${at}`,
      Website: at % 2 === 0 ? null : `a${at}.example`,
      NumberOfEmployees: at * 10,
      SystemModstamp: `2026-01-0${Math.ceil(at / 3)}T00:00:00.000+0000`,
    });
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await server.stop();
});

describe('reading Salesforce', () => {
  it('follows the pages of a query, in the order of the last change', async () => {
    server.state.pageRows = 3;
    const pages = await pagesOf(connect(), { fields: ['Name', 'NumberOfEmployees', 'Website'] });
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      [1, 2, 3].map(idOf),
      [4, 5, 6].map(idOf),
      [idOf(7)],
    ]);
    expect(pages[0]?.[1]).toEqual({
      id: idOf(2),
      modified: '2026-01-01T00:00:00.000Z',
      fields: { Name: 'Account 2', NumberOfEmployees: '20', Website: null },
    });
  });

  it('goes on behind a cursor, among rows of one time too', async () => {
    const after = { modified: '2026-01-01T00:00:00.000Z', id: idOf(2) };
    const [page = []] = await pagesOf(connect(), { after, where: 'Website != null' });
    expect(page.map(({ id }) => id)).toEqual([3, 5, 7].map(idOf));
  });

  it('reads the rows that are there', async () => {
    const rows = await connect().read('Account', [idOf(5), idOf(99), "x' OR Name != '", idOf(1)], ['Name']);
    expect(rows.map(({ fields }) => fields.Name)).toEqual(['Account 1', 'Account 5']);
  });

  it('checks names and WHERE before it asks anything', async () => {
    const crm = connect();
    await expect(pagesOf(crm, { fields: ['Name FROM User'] })).rejects.toThrow(
      'cannot be the name of a Salesforce field',
    );
    await expect(pagesOf(crm, { where: "Name = 'x" })).rejects.toThrow('never closed (character 8)');
    expect(server.log).toEqual([]);
  });

  it('shows what Salesforce says of a field that is not there', async () => {
    await expect(pagesOf(connect(), { fields: ['Nmae'] })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: "Salesforce says: No such column 'Nmae' on entity 'Account'. (INVALID_FIELD)",
    });
  });

  it('tries again after 503, a broken connection, silence and too many requests at once', async () => {
    const concurrent = error(403, 'REQUEST_LIMIT_EXCEEDED', 'ConcurrentPerOrgLongTxn Limit exceeded.');
    server.fault(
      '/query',
      error(503, 'SERVER_UNAVAILABLE', 'try later'),
      'broken before',
      'silent',
      concurrent,
    );
    expect((await pagesOf(connect({}, 300), {})).flat()).toHaveLength(7);
    expect(clock.slept).toEqual([1000, 2000, 4000, 8000]);
  });

  it('gives up at once when the requests of the day are used up', async () => {
    server.fault('/query', error(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'));
    await expect(pagesOf(connect(), {})).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(clock.slept).toEqual([]);
  });

  it('stops at its share of the requests of the day', async () => {
    server.state.usage = '4000/5000';
    const crm = connect();
    await pagesOf(crm, {});
    await expect(pagesOf(crm, {})).rejects.toThrow(
      "the CRM's requests of the day are nearly used up: 4,000 of 5,000",
    );
    expect(server.log).toHaveLength(1);
  });

  it('sends its token to no other address that an answer names', async () => {
    const body = { totalSize: 2, done: false, nextRecordsUrl: 'https://evil.example/next', records: [] };
    server.fault('/query', { status: 200, body });
    await expect(pagesOf(connect(), {})).rejects.toThrow('names no next page that can be asked for');
    server.fault('/query', { status: 302, body: '', headers: { location: 'https://evil.example/' } });
    await expect(pagesOf(connect(), {})).rejects.toThrow('redirects are not followed');
  });
});

describe('the access to Salesforce', () => {
  const CLIENT = { client_id: 'app', client_secret: 'secret' };

  it('gets a token when it has none, and a new one once when its own is refused', async () => {
    await pagesOf(connect({ access_token: undefined, ...CLIENT }), {});
    server.tokens.clear();
    await pagesOf(connect({ access_token: 'old', ...CLIENT }), {});
    expect(server.log.filter((line) => line.includes('token'))).toHaveLength(2);
  });

  it('renews a token once for requests that are refused together, and the write too', async () => {
    const crm = connect({ access_token: 'old', ...CLIENT });
    const written = crm.write('Account', [{ id: idOf(1), fields: { Name: 'New' } }]);
    await Promise.all([written, pagesOf(crm, {}), pagesOf(crm, {})]);
    expect(server.accounts.get(idOf(1))?.Name).toBe('New');
    expect(server.log.filter((line) => line.includes('token'))).toHaveLength(1);
  });

  it('hands on a refresh token that was changed', async () => {
    const kept: SalesforceCredentials[] = [];
    const crm = connect(
      { access_token: 'old', client_id: 'app', refresh_token: 'refresh-1' },
      undefined,
      kept,
    );
    await pagesOf(crm, {});
    expect(kept).toMatchObject([{ refresh_token: 'refresh-2', access_token: 'token-2' }]);
  });

  it('says so when there is no way to a new token, and shows no secret', async () => {
    await expect(pagesOf(connect({ access_token: 'old-secret' }), {})).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const wrong = pagesOf(
      connect({ access_token: 'old', client_id: 'app', client_secret: 'wrong-secret' }),
      {},
    );
    const shown = await wrong.catch((thrown: Error) => thrown.message);
    expect(shown).toBe('Salesforce gives no access token (invalid client credentials)');
  });

  it('goes to addresses of Salesforce alone', async () => {
    const guard = { ...ALLOWS_ALL, allowsPrivate: false };
    const at = (instance_url: string) =>
      salesforce({ credentials: { instance_url, access_token: 'x' }, guard, clock, limitShare: 0.8 });
    for (const address of [
      'https://salesforce.com.evil.example',
      'https://evilsalesforce.com',
      'http://127.0.0.1',
    ])
      await expect(pagesOf(at(address), {})).rejects.toThrow('is not an address of Salesforce');
    await expect(pagesOf(at('http://acme.my.salesforce.com'), {})).rejects.toThrow(
      'does not begin with https://',
    );
  });
});

describe('writing to Salesforce', () => {
  it('writes in collections of 200 and tells of every row', async () => {
    for (let at = 8; at <= 450; at++) server.accounts.set(idOf(at), { Id: idOf(at) });
    const updates = Array.from({ length: 451 }, (_, at) => ({
      id: idOf(at + 1),
      fields: { NumberOfEmployees: '5', Website: at === 3 ? 'locked' : 'w.example', IsPartner: 'true' },
    }));
    const results = await connect().write('Account', updates);
    expect(results.filter(({ written }) => written === true)).toHaveLength(449);
    expect(results[3]).toMatchObject({ written: false, isLasting: false });
    expect(results[450]).toEqual({
      id: idOf(451),
      written: false,
      error: 'entity is deleted (ENTITY_IS_DELETED)',
      isLasting: true,
    });
    expect(server.accounts.get(idOf(1))).toMatchObject({ NumberOfEmployees: 5, IsPartner: true });
    expect(server.log.filter((line) => line.startsWith('PATCH'))).toHaveLength(3);
  });

  it('calls a row unknown whose answer was lost, and does not send it again', async () => {
    server.fault('/composite', 'broken after', null);
    const crm = connect();
    expect(await crm.write('Account', [{ id: idOf(1), fields: { Name: 'New' } }])).toEqual([
      { id: idOf(1), written: 'unknown' },
    ]);
    expect(server.log.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
    expect(server.accounts.get(idOf(1))?.Name).toBe('New');
  });

  it('sends again what Salesforce says it has not done', async () => {
    server.fault('/composite', error(503, 'SERVER_UNAVAILABLE', 'busy'));
    expect(await connect().write('Account', [{ id: idOf(1), fields: { Name: 'New' } }])).toEqual([
      { id: idOf(1), written: true },
    ]);
  });

  it('sends nothing behind a collection that met the end of the requests', async () => {
    server.fault('/composite', error(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'));
    const updates = Array.from({ length: 300 }, (_, at) => ({ id: idOf(at + 1), fields: { Name: 'x' } }));
    const results = await connect().write('Account', updates);
    expect(new Set(results.map(({ written }) => written))).toEqual(new Set([false]));
    expect(server.log.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
  });

  it('refuses fields that cannot be written before it writes any', async () => {
    const write = (fields: Record<string, string>) => connect().write('Account', [{ id: idOf(1), fields }]);
    await expect(write({ SystemModstamp: 'x' })).rejects.toThrow('cannot be written by the user');
    await expect(write({ Nmae: 'x' })).rejects.toThrow('the field Nmae of Account is not there');
    await expect(
      connect().write(
        'Account',
        [idOf(1), idOf(1)].map((id) => ({ id, fields: {} })),
      ),
    ).rejects.toThrow('twice');
  });
});

function connect(given: object = {}, timeoutMs?: number, kept: SalesforceCredentials[] = []): CrmConnection {
  const credentials: SalesforceCredentials = { instance_url: server.url, access_token: 'token-1', ...given };
  const crm = salesforce({
    credentials,
    guard: ALLOWS_ALL,
    clock,
    limitShare: 0.8,
    onCredentials: async (changed) => void kept.push(changed),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  opened.push(crm);
  return crm;
}

async function pagesOf(
  crm: CrmConnection,
  query: Partial<CrmQuery>,
): Promise<readonly (readonly CrmRow[])[]> {
  const pages: (readonly CrmRow[])[] = [];
  for await (const page of crm.changed({ object: 'Account', fields: ['Name'], ...query })) pages.push(page);
  return pages;
}

function idOf(number: number): string {
  return `001A0000${String(number).padStart(7, '0')}IAU`;
}
