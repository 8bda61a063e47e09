import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Workplace } from '../cli/run-core.ts';

const ACCOUNTS = [
  'Id,Account Name,Website,Country,Notes',
  '001A0000000000A,Siemens,siemens.com,DE,an old customer',
  '001A0000000000B,Siemens AG,siemens.com,DE,entered twice',
  '001A0000000000C,Sprint,,,nobody knows which',
  ',,,,nothing to go by',
  '001A0000000000D,Plinth Works,plinthworks.example,GB,',
].join('\n');

/** The ids of what was made: three files, and a group and a delivery of which pages tell. */
export interface Filled {
  readonly uploaded: string;
  readonly resolved: string;
  readonly crosschecked: string;
  readonly group: string;
  readonly delivery: string;
}

/** Makes some of everything that pages show in workspace `default`, by who has signed in on the page. */
export async function fill(place: Workplace, page: Page, address: string): Promise<Filled> {
  await scheduled(place);
  await submitted(place, { workspace: 'default', feedback: 'not the same' });
  await place.core('keys', 'create', '--name', 'nightly');
  await place.core('users', 'add', 'nina', '--role', 'reviewer');
  await jobWith(place, { address, hook: 'https://127.0.0.1:1/hook', workspace: 'default' });
  const { send } = callsOnPage(page, address);
  const call = async (method: string, path: string, data?: string | object) => {
    const { status, body } = await send(method, path, data);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  await call('POST', '/schedules/crosscheck/local/run');
  const upload = async (name: string): Promise<string> =>
    (await call('POST', `/files?name=${name}&bytes=${ACCOUNTS.length}`, ACCOUNTS)).id;
  const ran = async (name: string, kind: 'resolve' | 'crosscheck') => {
    const id = await upload(name);
    const { columns } = await call('GET', `/files/${id}/columns?kind=${kind}`);
    const fields = columns.map(({ field }: { readonly field: string | null }) => field);
    const plan = { kind, fields, sheet: null, min_confidence: null, max_risk: null, rules: null };
    await call('POST', `/files/${id}/run`, plan);
    const state = async () => (await call('GET', `/files/${id}`)).run.state;
    await expect.poll(state, { timeout: 60_000 }).toBe('done');
    return id;
  };
  const resolved = await ran('leads.csv', 'resolve');
  const crosschecked = await ran('accounts.csv', 'crosscheck');
  const { groups } = await call('GET', `/files/${crosschecked}/crosscheck/groups?from=0&limit=5&open=false`);
  const runs = async () => (await call('GET', '/schedules'))[0].runs[0]?.ended_at ?? null;
  await expect.poll(runs, { timeout: 60_000 }).not.toBe(null);
  await expect.poll(async () => (await call('GET', '/deliveries'))[0]?.attempts, { timeout: 20_000 }).toBe(1);
  const [{ id: delivery }] = await call('GET', '/deliveries');
  return { uploaded: await upload('new.csv'), resolved, crosschecked, group: groups[0].id, delivery };
}

/** Calls the interface of the pages by who has signed in on the page; text is sent as a file. */
export function callsOnPage(page: Page, address: string) {
  return {
    async send(method: string, path: string, data?: string | object) {
      const type = typeof data === 'string' ? 'application/octet-stream' : 'application/json';
      const answer = await page.request.fetch(`${address}/ui/api${path}`, {
        method,
        headers: { origin: address, ...(data !== undefined && { 'content-type': type }) },
        ...(data !== undefined && { data }),
      });
      return { status: answer.status(), body: await answer.json() };
    },
  };
}

/** A CRM of two accounts, crosschecked once a day. */
export async function scheduled({ folder, core }: Workplace): Promise<void> {
  const crm = new Database(join(folder, 'crm.sqlite'));
  crm.exec(`CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, website TEXT, updated_at TEXT);
    INSERT INTO accounts VALUES ('a1', 'Plinth Works', 'plinthworks.example', '2026-01-01'),
      ('a2', 'Siemens AG', 'siemens.com', '2026-01-02')`);
  crm.close();
  const connection = ['--kind', 'sqlite', '--file', 'crm.sqlite', '--object', 'accounts'];
  expect((await core('crm', 'connect', 'local', ...connection)).code).toBe(0);
  const added = await core('crm', 'schedule', 'add', '--connection', 'local', '--daily', '03:00');
  expect(added.code).toBe(0);
}

/** The account that feedback is about. */
export const ACCOUNT = '001A000010khO8JIAU';

interface Submitted {
  readonly workspace: string;
  readonly feedback: string;
}

/** Somebody says something of an account. */
export async function submitted({ core }: Workplace, { workspace, feedback }: Submitted): Promise<void> {
  const words = ['--crm-id', ACCOUNT, '--feedback', feedback, '--workspace', workspace];
  expect((await core('feedback', 'submit', ...words)).code).toBe(0);
}

interface Posted {
  readonly address: string;
  readonly hook: string;
  readonly workspace: string;
  readonly name?: string;
}

/** A job of a new key; the webhook is made when it has ended. */
export async function jobWith(
  { core }: Workplace,
  { address, hook, workspace, name = 'Siemens AG' }: Posted,
): Promise<void> {
  const made = await core('keys', 'create', '--workspace', workspace, '--json');
  const { api_key } = JSON.parse(made.stdout);
  const answer = await fetch(`${address}/v1/entity-resolution`, {
    method: 'POST',
    headers: { 'x-api-key': api_key, 'content-type': 'application/json', prefer: 'wait=20' },
    body: JSON.stringify({ legal_name: name, webhook_url: hook }),
  });
  expect(answer.ok).toBe(true);
}
