import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { CORE, ended } from '../cli/run-core.ts';
import { isThere } from '../is-there.ts';
import { isAsShown, printedOf, scriptOf, shellBlocksOf } from './shell-document.ts';

const MARK = '@@ block';
const TOOLS = ['curl', 'jq', 'openssl'];

/** What the script calls beside core. */
export const hasTools = TOOLS.every(isThere);
export const apiGuide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'api.md'), 'utf8');
export const blocks = shellBlocksOf(apiGuide);

interface Surroundings {
  /** Of whoever pastes it. */
  readonly folder: string;
  readonly port: number;
  /** Where webhooks come in; a free port unless given. */
  readonly hookPort?: number;
  readonly env: Readonly<Record<string, string>>;
  /** Words that stand before the shell, if it is to run elsewhere. */
  readonly enter?: readonly string[];
  /** What `core` is in the shell: a script that calls `real`. */
  readonly core: (real: string) => string;
}

/** Pastes all of docs/api.md into a shell, as somebody would who has core installed, and holds what it prints against what it shows. */
export async function expectAsShown({
  folder,
  port,
  hookPort,
  env,
  enter = [],
  core,
}: Surroundings): Promise<void> {
  const real = `"${process.execPath}" "${CORE}"`;
  writeFileSync(join(folder, 'core'), `#!/bin/bash\n${core(real)}\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'script'), scriptOf(blocks, MARK));
  const [freePort, appPort] = await freePorts(2);
  const [program = '', ...words] = [...enter, 'bash', '--noprofile', '--norc', join(folder, 'script')];
  const child = spawn(program, words, {
    env: {
      ...{ PATH: `${folder}:${process.env.PATH}`, HOME: folder, TMPDIR: folder, ...env },
      ...{ PORT: String(port), HOOK_PORT: String(hookPort ?? freePort), APP_PORT: String(appPort) },
    },
    detached: true,
  });
  onTestFinished(() => {
    // The whole group: what the script has started and, had it failed, not stopped.
    if (child.pid !== undefined) endGroup(child.pid);
  });
  const { stdout, stderr } = await ended(child);
  const printed = printedOf(stdout, MARK);
  expect(printed.length, stderr).toBe(blocks.length);
  for (const [at, { line, shown }] of blocks.entries()) {
    const text = printed[at] ?? '';
    if (!isAsShown(text, shown)) expect(text, `docs/api.md line ${line}\n${stderr}`).toBe(shown);
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** Ports that nobody listens on at the moment. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = servers.map(
    (server) =>
      new Promise<number>((found) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          found(typeof address === 'object' ? (address?.port ?? 0) : 0);
        });
      }),
  );
  const found = await Promise.all(ports);
  for (const server of servers) server.close();
  return found;
}
