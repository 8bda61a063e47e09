import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CORE, ended, until, workplace } from './run-core.ts';

const SIEMENS = '6075156552';
const ACCOUNTS =
  'Account ID,Account Name,Website\na1,Siemens AG,siemens.com\na2,Siemens Aktiengesellschaft,siemens.com\na3,Apple Inc.,apple.com\n';

const place = workplace();
const { folder } = place;
const clients: Client[] = [];

beforeAll(async () => {
  place.write('accounts.csv', ACCOUNTS);
  await place.core('resolve', 'accounts.csv', '-o', 'accounts.xlsx', '-q');
  symlinkSync('/etc/hostname', join(folder, 'hosts.csv'));
});
afterAll(async () => void (await Promise.all(clients.map((client) => client.close()))));

/** An assistant with `core mcp` of its own, started in the folder. */
async function connected(...args: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  clients.push(client);
  const env = { PATH: process.env.PATH ?? '', HOME: folder, CORE_DATA_DIR: place.dataDir, ...keys };
  const command = { command: process.execPath, args: [CORE, 'mcp', '-q', ...args], cwd: folder, env };
  await client.connect(new StdioClientTransport(command));
  return client;
}
const keys: Record<string, string> = {};

/** What a tool answers: values where it has a schema, else its text as JSON or as it is. */
async function called(client: Client, name: string, given: Readonly<Record<string, unknown>>) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
  if (structuredContent !== undefined) return structuredContent;
  const [first] = content as readonly { readonly text: string }[];
  return isError === true ? { error: first?.text } : JSON.parse(first?.text ?? '');
}

describe('core mcp on this machine', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connected();
  });

  it('resolves, searches, looks up, and shows owners and families', async () => {
    const record = await called(client, 'resolve_company', { legal_name: 'Siemens', website: 'siemens.com' });
    expect(record).toMatchObject({ outcome: 'matched', record: { core_id: SIEMENS }, candidates: [] });
    const companies = await called(client, 'search_companies', { text: 'Siemens', limit: 5 });
    expect(companies).toContainEqual(expect.objectContaining({ core_id: SIEMENS, name: 'Siemens' }));
    const found = await called(client, 'look_up_company', { core_id: SIEMENS });
    expect(found).toMatchObject({ record: { core_id: SIEMENS, legal_info: { legal_name: 'Siemens AG' } } });
    const owners = await called(client, 'find_parents', { core_id: SIEMENS });
    expect(owners).toMatchObject({ core_id: SIEMENS, top_parent: { core_id: SIEMENS } });
    const family = await called(client, 'family_tree', { core_id: SIEMENS, depth: 1 });
    expect(family).toMatchObject({ core_id: SIEMENS, tree: { core_id: SIEMENS } });
  });

  it('refuses a field that it does not know, and does not answer without it', async () => {
    const answer = await client.callTool({ name: 'resolve_company', arguments: { name: 'Siemens' } });
    expect([answer.isError, JSON.stringify(answer.content)]).toEqual([true, expect.stringContaining('name')]);
  });

  it('says of an unknown id that it is not known', async () => {
    for (const tool of ['look_up_company', 'find_parents', 'family_tree'])
      expect(await called(client, tool, { core_id: '1000000000' })).toEqual({
        error: expect.stringMatching(/^ENTITY_NOT_FOUND: /),
      });
  });

  it('crosschecks a file below its folder, a workbook too, and writes nothing beside it', async () => {
    const before = readdirSync(folder);
    for (const file of ['accounts.csv', 'accounts.xlsx']) {
      const { summary, accounts } = await called(client, 'crosscheck_file', { file });
      expect(summary).toMatchObject({ rows: 3 });
      expect(accounts).toMatchObject([
        { core_action: 'Merge', 'Account ID': expect.stringMatching(/^a[12]$/) },
      ]);
    }
    expect(readdirSync(folder)).toEqual(before);
    expect(readdirSync(join(place.dataDir, 'spool'))).toEqual([]);
  });

  it('refuses files outside, links, and what cannot be read, with the remedy', async () => {
    expect(await called(client, 'crosscheck_file', { file: '../accounts.csv' })).toEqual({
      error: expect.stringMatching(/is outside the folder that core mcp was started in\. Name a file below/),
    });
    expect(await called(client, 'crosscheck_file', { file: 'hosts.csv' })).toEqual({
      error: expect.stringMatching(/leads through a symbolic link/),
    });
    expect(await called(client, 'crosscheck_file', { file: 'accounts.xlsx', sheet: 'Leads' })).toEqual({
      error: 'USAGE: accounts.xlsx has no sheet "Leads". Name one of its sheets as sheet: "Sheet1".',
    });
  });
});

it('core mcp writes nothing but the protocol, and ends with its input', async () => {
  const child = place.start('mcp');
  const result = ended(child);
  const message = (id: number, method: string, params: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  child.stdin.write('this is no message\n');
  const clientInfo = { name: 'test', version: '1' };
  message(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  message(2, 'tools/call', { name: 'search_companies', arguments: { text: 'Siemens' } });
  let told = '';
  child.stdout.on('data', (chunk) => {
    told += chunk;
  });
  await until(() => told.includes('"id":2'), 'both are answered');
  child.stdin.end();
  const { stdout, code } = await result;
  expect(code).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual([1, 2]);
});

it('core mcp against a service asks the service, which has no search and no tree', async () => {
  const { stdout } = await place.core('keys', 'create', '--json');
  keys.CORE_API_KEY = JSON.parse(stdout).api_key;
  const child = place.start('serve', '--port', '0', '--log-level', 'silent');
  const result = ended(child);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await until(() => /core serves \S+ /.test(said), 'core serves');
  const client = await connected('--endpoint', /core serves (\S+) /.exec(said)?.[1] ?? '');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('search_companies');
  const record = await called(client, 'resolve_company', { legal_name: 'Siemens', website: 'siemens.com' });
  expect(record).toMatchObject({ outcome: 'matched', record: { core_id: SIEMENS } });
  expect(await called(client, 'find_parents', { core_id: SIEMENS })).toMatchObject({ core_id: SIEMENS });
  expect(await called(client, 'look_up_company', { core_id: SIEMENS })).toMatchObject({
    record: { core_id: SIEMENS },
  });
  const { summary } = await called(client, 'crosscheck_file', { file: 'accounts.csv' });
  expect(summary).toMatchObject({ rows: 3 });
  child.kill('SIGTERM');
  await result;
});
