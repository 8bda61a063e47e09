import { beforeAll, describe, expect, it } from 'vitest';
import type { FilePlan, UploadedFile } from '../../src/contract/files.ts';
import { rowsOf, until, workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';

const PASSWORD = 'seven green umbrellas';
const ROWS = 12_000;
const PLAN: FilePlan = {
  ...{ kind: 'resolve', sheet: null, fields: ['name', 'website'] },
  ...{ min_confidence: null, max_risk: null, rules: null },
};

/** Enough rows that a run is met while it is under way. */
const LONG = `name,website\n${Array.from({ length: ROWS }, (_, at) => `Company ${at} Ltd,company${at}.example\n`).join('')}`;

describe('a run of an uploaded file', () => {
  const { dataDir, core, write } = workplace({ startsOver: true });
  beforeAll(async () => {
    write('password', PASSWORD);
    for (const name of ['rita', 'carl']) {
      await core('workspace', 'set', name, 'feedback', 'on');
      const words = ['--workspace', name, '--role', 'reviewer', '--password-file', 'password'];
      expect((await core('users', 'add', name, ...words)).code).toBe(0);
    }
  });

  it('goes on when the service was killed, and charges each row once', async () => {
    const first = await serve({ dataDir });
    const before = await pagesOf(first.address, 'rita');
    const { id } = await before.upload(LONG);
    expect((await before.start(id)).run?.state).toBe('waiting');
    await until(async () => ((await before.find(id)).run?.progress?.rows ?? 0) > 0, 'rows are done');
    expect((await before.find(id)).run?.state).toBe('running');
    await first.killGroup();
    const again = await serve({ dataDir });
    const after = await pagesOf(again.address, 'rita');
    await ended(after, id);
    const { run } = await after.find(id);
    expect([run?.state, run?.error, run?.summary?.rows]).toEqual(['done', null, ROWS]);
    const rows = rowsOf(await after.download(id));
    expect(rows.map(({ name }) => name)).toEqual(rowsOf(LONG).map(({ name }) => name));
    const { balance } = JSON.parse((await core('credits', '--workspace', 'rita', '--json')).stdout);
    expect(balance[0]).toMatchObject({ operation: 'entity-resolution', charges: ROWS });
  });

  it('is cancelled, and goes on from there when it is started again', async () => {
    const { address } = await serve({ dataDir });
    const pages = await pagesOf(address, 'carl');
    const { id } = await pages.upload(LONG);
    await pages.start(id);
    await until(async () => ((await pages.find(id)).run?.progress?.rows ?? 0) > 0, 'rows are done');
    await pages.cancel(id);
    await ended(pages, id);
    expect((await pages.find(id)).run).toMatchObject({ state: 'cancelled', summary: null });
    await pages.start(id);
    await ended(pages, id);
    expect((await pages.find(id)).run).toMatchObject({ state: 'done', summary: { rows: ROWS } });
    const { balance } = JSON.parse((await core('credits', '--workspace', 'carl', '--json')).stdout);
    expect(balance[0]).toMatchObject({ charges: ROWS });
  });

  it('creates companies that have a page at once', async () => {
    const { address } = await serve({ dataDir });
    const pages = await pagesOf(address, 'carl');
    const { id } = await pages.upload('name,website\nVornholt Zimbrecht GmbH,vornholt-zimbrecht.de\n');
    await pages.start(id, { ...PLAN, kind: 'crosscheck' });
    await ended(pages, id);
    const coreId = rowsOf(await pages.download(id))[0]?.core_id ?? '';
    const records = [{ imported_at: expect.stringMatching(/^\d{4}-/) }];
    expect(await pages.get(`/companies/${coreId}`)).toMatchObject({
      body: { core_id: coreId, name: 'Vornholt Zimbrecht GmbH', records },
    });
    expect((await pages.get(`/companies/${coreId}/family`)).status).toBe(200);
    const query = new URLSearchParams({ queries: JSON.stringify({ q: { query: coreId } }) });
    const reconciled = await fetch(`${address}/reconcile?${query}`);
    expect(await reconciled.json()).toMatchObject({ q: { result: [{ id: coreId }] } });
  });

  it('leaves open what it is asked to, in a trial too', async () => {
    const { address } = await serve({ dataDir });
    const pages = await pagesOf(address, 'carl');
    const { id } = await pages.upload('name,website\nSiemens,siemens.com\nVolkswagn,\n');
    const outcomes = async (least: FilePlan['min_confidence']) =>
      JSON.parse(await pages.trial(id, { ...PLAN, min_confidence: least })).tried.map(
        ({ outcome, confidence }: Record<string, string>) => [outcome, confidence],
      );
    const sure = ['matched', 'HIGH'];
    expect(await outcomes(null)).toEqual([sure, ['matched', 'LOW']]);
    expect(await outcomes('HIGH')).toEqual([sure, ['ambiguous', null]]);
  });

  it('tells in the words of the page what keeps it from beginning', async () => {
    const { address } = await serve({ dataDir });
    const pages = await pagesOf(address, 'carl');
    const { id } = await pages.upload('name,website\n"Acme');
    await pages.start(id);
    await ended(pages, id);
    const { run } = await pages.find(id);
    expect(run).toMatchObject({ state: 'done', summary: { outcomes: { invalid: 1 } } });
    expect(JSON.stringify(run)).not.toContain('input.csv');
  });
});

type Pages = Awaited<ReturnType<typeof pagesOf>>;

async function ended({ find }: Pages, id: string): Promise<void> {
  const isOver = async () => !['waiting', 'running'].includes((await find(id)).run?.state ?? '');
  for (let tries = 0; tries < 5; tries++)
    if (
      await until(isOver, 'the run has ended').then(
        () => true,
        () => false,
      )
    )
      return;
  throw new Error('the run does not end');
}

/** What the pages of somebody who has signed in ask. */
async function pagesOf(address: string, name: string) {
  const own = { 'sec-fetch-site': 'same-origin' };
  const door = await fetch(`${address}/ui/sign-in`, {
    ...{ method: 'POST', redirect: 'manual', headers: own },
    body: new URLSearchParams({ name, password: PASSWORD }),
  });
  const cookie = door.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${address}/ui/api/files${path}`, {
      ...{ method, headers: { ...own, cookie } },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([200, expect.anything()]);
    return text;
  };
  const file = async (method: string, path: string, body?: string): Promise<UploadedFile> =>
    JSON.parse(await ask(method, path, body));
  return {
    upload: (text: string) => file('POST', `?name=list.csv&bytes=${text.length}`, text),
    start: (id: string, plan = PLAN) => file('POST', `/${id}/run`, JSON.stringify(plan)),
    find: (id: string) => file('GET', `/${id}`),
    trial: (id: string, plan: FilePlan) => ask('POST', `/${id}/trial`, JSON.stringify(plan)),
    cancel: (id: string) => file('DELETE', `/${id}/run`),
    download: (id: string) => ask('GET', `/${id}/output/csv`),
    async get(path: string) {
      const answer = await fetch(`${address}/ui/api${path}`, { headers: { ...own, cookie } });
      const body: unknown = await answer.json();
      return { status: answer.status, body };
    },
  };
}
