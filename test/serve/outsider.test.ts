import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { ended, type Ran } from '../cli/run-core.ts';
import { isThere } from '../is-there.ts';
import { tempFolder } from '../temp-folder.ts';
import { isAsShown, printedOf, scriptOf, shellBlocksOf } from './shell-document.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MARK = '@@ block';
const TOOLS = ['curl', 'jq', 'openssl'];

const markdown = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');
const blocks = shellBlocksOf(markdown);

describe('docs/api.md', () => {
  it.skipIf(!TOOLS.every(isThere))(
    'prints what it shows when all of it is pasted into a shell',
    async () => {
      const { stdout, stderr } = await pasted(scriptOf(blocks, MARK));
      const printed = printedOf(stdout, MARK);
      expect(printed.length, stderr).toBe(blocks.length);
      for (const [at, { line, shown }] of blocks.entries()) {
        const text = printed[at] ?? '';
        if (!isAsShown(text, shown)) expect(text, `docs/api.md line ${line}\n${stderr}`).toBe(shown);
      }
    },
    60_000,
  );

  it('links to files that are there', () => {
    const links = [...markdown.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((target) => !existsSync(join(ROOT, 'docs', target)))).toEqual([]);
  });

  it('calls every endpoint of the route table', () => {
    const commands = blocks.map((block) => block.commands).join('');
    const called = ROUTES.filter(({ path }) => commands.includes(`$BASE${path.replace(/\{\w+\}/, '$')}`));
    expect(called.map(({ name }) => name)).toEqual(ROUTES.map(({ name }) => name));
    expect(blocks.length).toBeGreaterThan(20);
  });
});

/** Runs the script as somebody would who has core installed and knows the companies that come with it. */
async function pasted(script: string): Promise<Ran> {
  const folder = tempFolder();
  const dataDir = join(folder, 'data');
  cpSync(inject('starterData'), dataDir, { recursive: true });
  const core = join(folder, 'core');
  writeFileSync(core, `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'bin', 'core.js')}" "$@"\n`, {
    mode: 0o755,
  });
  writeFileSync(join(folder, 'script'), script);
  const [PORT = '', HOOK_PORT = '', APP_PORT = ''] = await freePorts(3);
  const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder, TMPDIR: folder, CORE_DATA_DIR: dataDir };
  const child = spawn('bash', ['--noprofile', '--norc', join(folder, 'script')], {
    env: { ...env, PORT, HOOK_PORT, APP_PORT },
    detached: true,
  });
  onTestFinished(() => {
    // The whole group: what the script has started and, had it failed, not stopped.
    if (child.pid !== undefined) endGroup(child.pid);
  });
  return ended(child);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** Ports that nobody listens on at the moment. */
async function freePorts(count: number): Promise<readonly string[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = servers.map(
    (server) =>
      new Promise<string>((found) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          found(String(typeof address === 'object' ? address?.port : address));
        });
      }),
  );
  const found = await Promise.all(ports);
  for (const server of servers) server.close();
  return found;
}
