import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectionsAdmin } from '../../src/admin/connections-admin.ts';
import { testClock } from '../clock.ts';
import { type SalesforceServer, startSalesforce } from '../connectors/salesforce/salesforce-server.ts';
import { storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

let server: SalesforceServer;

beforeEach(async () => {
  server = await startSalesforce();
});
afterEach(() => server.stop());

it('keeps a connection that works, and its credentials nowhere in clear', async () => {
  const { admin, dataDir } = opened();
  const credentials = credentialsOf({ client_id: 'app', client_secret: 'secret' });
  const seen = await admin.connect({
    name: 'sf',
    kind: 'salesforce',
    settings: { allow_private: true },
    credentials,
  });
  expect(seen).toEqual({ place: 'Acme Inc.', user: 'ops@acme.example', object: 'Account', rows: 0 });
  expect(await admin.test('sf')).toEqual(seen);
  expect(JSON.stringify(await admin.list())).not.toContain('client_secret');
  const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
  expect(bytes.length).toBeGreaterThan(1);
  expect(bytes.filter((text) => /client_secret|token-2/.test(text))).toEqual([]);
});

it('keeps nothing when the CRM does not let it in', async () => {
  const { admin } = opened();
  const credentials = credentialsOf({ access_token: 'wrong' });
  const connecting = admin.connect({
    name: 'sf',
    kind: 'salesforce',
    settings: { allow_private: true },
    credentials,
  });
  await expect(connecting).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await admin.list()).toEqual([]);
  await expect(admin.test('sf')).rejects.toThrow('workspace acme has no connection "sf"');
});

it('keeps the refresh token that the first request was given', async () => {
  const { admin } = opened();
  const credentials = credentialsOf({ client_id: 'app', refresh_token: 'refresh-1' });
  await admin.connect({ name: 'sf', kind: 'salesforce', settings: { allow_private: true }, credentials });
  server.tokens.clear();
  server.fault('/oauth2/token', null);
  expect(await admin.test('sf')).toMatchObject({ place: 'Acme Inc.' });
});

it('asks no address of this machine unless that is allowed', async () => {
  const { admin } = opened();
  const connecting = admin.connect({
    name: 'sf',
    kind: 'salesforce',
    settings: {},
    credentials: credentialsOf({ access_token: 'x' }),
  });
  await expect(connecting).rejects.toThrow('is not an address of Salesforce');
  expect(server.log).toEqual([]);
});

function opened() {
  const dataDir = tempFolder();
  const admin = connectionsAdmin({ stores: storesIn(dataDir), clock: testClock(), workspace: 'acme' });
  return { admin, dataDir };
}

function credentialsOf(given: object): string {
  return JSON.stringify({ instance_url: server.url, ...given });
}
