import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import type { AssistantWork } from '../../src/mcp/assistant-work.ts';
import { serveAssistant } from '../../src/mcp/serve-assistant.ts';
import { MAX_ANSWER } from '../../src/mcp/tool-answer.ts';
import { tempFolder } from '../temp-folder.ts';

const NOBODY = () => Promise.reject(new CoreError('ENTITY_NOT_FOUND', 'no entity has the core_id'));
const NO_WORK: AssistantWork = { ask: NOBODY, lookupEntity: NOBODY, crosscheck: NOBODY };

/** An assistant that is connected to a server with this work. */
async function assistant(work: Partial<AssistantWork>) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const folder = tempFolder();
  writeFileSync(join(folder, 'accounts.csv'), 'Name\nAcme\n');
  const told: string[] = [];
  const over = serveAssistant({
    work: { ...NO_WORK, ...work },
    ...{ version: '1.0.0', folder, input, output, signal: new AbortController().signal },
    tell: (line) => void told.push(line),
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  // To a transport both directions are the same.
  await client.connect(new StdioServerTransport(output, input));
  onTestFinished(async () => {
    input.end();
    await over;
  });
  const call = async (name: string, given: Readonly<Record<string, unknown>>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [first] = content as readonly { readonly text: string }[];
    return { text: first?.text ?? '', isError };
  };
  return { client, call, told };
}

const wide = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Company number ${at}` }));

describe('the answers of the tools', () => {
  it('have as many levels of a family as fit', async () => {
    const tree = async (_: string, { depth }: { readonly depth: number }) => ({
      depth,
      all: wide(800 * depth),
    });
    const { call } = await assistant({ universe: { search: async () => [], tree } });
    const { text } = await call('family_tree', { core_id: '6075156552', depth: 6 });
    expect(JSON.parse(text).depth).toBe(1);
    expect(text.length).toBeLessThanOrEqual(MAX_ANSWER);
  });

  it('have as many accounts as fit, and say how many are left out', async () => {
    const recommended = Array.from({ length: 300 }, () => ({ reason: 'x'.repeat(1000) }));
    const { call } = await assistant({ crosscheck: async () => ({ summary: { rows: 300 }, recommended }) });
    const { text } = await call('crosscheck_file', { file: 'accounts.csv' });
    const { accounts, accounts_left_out: leftOut } = JSON.parse(text);
    expect([accounts.length, leftOut]).toEqual([25, 275]);
  });

  it('are refused when nothing less can be told', async () => {
    const search = async () => wide(5000);
    const { call } = await assistant({ universe: { search, tree: async () => ({}) } });
    expect(await call('search_companies', { text: 'Company' })).toEqual({
      text: 'USAGE: the answer has more than 40,000 characters. Ask for less.',
      isError: true,
    });
  });

  it('tell what went wrong and what to do, but nothing of a failure of our own', async () => {
    const ask = () => Promise.reject(new Error('secret of the machine'));
    const { call, told } = await assistant({ ask });
    const missing = await call('look_up_company', { core_id: '6075156552' });
    expect(missing.text).toMatch(/^ENTITY_NOT_FOUND: no entity has the core_id\. .+/);
    const failed = await call('resolve_company', { legal_name: 'Acme' });
    expect(failed).toEqual({
      text: 'INTERNAL: the tool failed. Standard error of core mcp tells more.',
      isError: true,
    });
    expect(told.join('\n')).toContain('secret of the machine');
  });

  it('come from tools with schemas, and what does not fit one is not asked', async () => {
    const { client, call } = await assistant({});
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'resolve_company',
      'look_up_company',
      'find_parents',
      'crosscheck_file',
    ]);
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
    // Companies that no source knows get a core_id by it.
    expect(changing.map(({ name, annotations }) => ({ name, ...annotations }))).toEqual([
      {
        ...{ name: 'crosscheck_file', readOnlyHint: false, destructiveHint: false },
        ...{ idempotentHint: true, openWorldHint: false },
      },
    ]);
    const [resolve] = tools;
    expect(Object.keys(resolve?.inputSchema.properties ?? {})).toContain('company_registration_number');
    expect(Object.keys(resolve?.inputSchema.properties ?? {})).not.toContain('webhook_url');
    expect(Object.keys(resolve?.outputSchema?.properties ?? {})).toEqual(['outcome', 'record', 'candidates']);
    expect(await call('look_up_company', { core_id: '12' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('must be ten digits'),
    });
    expect(await call('crosscheck_file', { file: 'accounts.csv', levels: 1 })).toMatchObject({
      isError: true,
    });
  });

  it('name no option of the command line as a remedy', async () => {
    const failing = (fix?: string) => ({
      crosscheck: () =>
        Promise.reject(
          new CoreError('NO_MATCH_COLUMN', 'no column holds a name', fix === undefined ? {} : { fix }),
        ),
    });
    const told = async (fix?: string) =>
      (await (await assistant(failing(fix))).call('crosscheck_file', { file: 'accounts.csv' })).text;
    expect(await told('Name one of its sheets with --sheet: "Data".')).toContain(
      'Name one of its sheets as sheet: "Data".',
    );
    expect(await told()).not.toContain('--');
    expect(await told('Name the sheet with --sheet: "Data". Or name the columns with --map.')).toMatch(
      /Name the sheet as sheet: "Data"\.$/,
    );
  });
});

describe('a message that is too long', () => {
  it('ends the server with an error that says so', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const over = serveAssistant({
      work: NO_WORK,
      ...{ version: '1.0.0', folder: tempFolder(), input, output, signal: new AbortController().signal },
      tell: () => {},
    });
    const refused = expect(over).rejects.toThrow(/a message of more than 10 MiB/);
    input.write('x'.repeat(11 * 1024 ** 2));
    await refused;
  });
});
