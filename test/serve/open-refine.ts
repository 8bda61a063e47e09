import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../temp-folder.ts';

const PROGRAM = ['/usr/bin/openrefine', '/usr/local/bin/openrefine'].find((path) => existsSync(path));

/** Debian's package `openrefine`; tests with it are skipped where it is not installed. */
export const HAS_OPENREFINE = PROGRAM !== undefined;

const ALL_ROWS = JSON.stringify({ facets: [], mode: 'row-based' });

/** A project of OpenRefine with one table. */
export interface RefineProject {
  /** Starts an operation on the table, and waits until it is done. */
  run(operation: string, options: Readonly<Record<string, string>>): Promise<void>;
  /** The table by a template for each row, one line each. */
  lines(template: string): Promise<readonly string[]>;
}

/** Starts OpenRefine without a browser and gives it a table; it is gone when the test is. */
export async function refineProject(csv: string): Promise<RefineProject> {
  const address = await started();
  const form = new FormData();
  form.set('project-name', 'companies');
  form.set('format', 'text/line-based/*sv');
  form.set('options', JSON.stringify({ separator: ',', headerLines: 1, encoding: 'UTF-8' }));
  form.set('project-file', new File([csv], 'companies.csv', { type: 'text/csv' }));
  const upload = `create-project-from-upload?csrf_token=${await csrfToken(address)}`;
  const created = await fetch(`${address}/command/core/${upload}`, { method: 'POST', body: form });
  const project = new URL(created.url).searchParams.get('project') ?? '';
  const post = async (command: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ project, engine: ALL_ROWS, ...fields });
    return (await fetch(`${address}/command/core/${command}`, { method: 'POST', body })).text();
  };
  return {
    async run(operation, options) {
      const said = JSON.parse(await post(operation, { ...options, csrf_token: await csrfToken(address) }));
      if (said.code === 'error') throw new Error(said.message);
      while ((await processesOf(address, project)) > 0) await delay(100);
    },
    async lines(template) {
      const text = await post('export-rows/companies.txt', {
        ...{ format: 'template', template, separator: '\n', prefix: '', suffix: '' },
      });
      return text.split('\n');
    },
  };
}

async function started(): Promise<string> {
  const port = await freePort();
  const folder = tempFolder();
  const options = ['-p', String(port), '-d', folder, '-x', 'refine.headless=true'];
  const child = spawn(PROGRAM ?? '', options, {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((done) => child.once('close', done));
  onTestFinished(async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(address))) await delay(200);
  return address;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await csrfToken(address)) !== '';
  } catch {
    return false;
  }
}

async function csrfToken(address: string): Promise<string> {
  const answer = await fetch(`${address}/command/core/get-csrf-token`);
  return Object(await answer.json()).token;
}

async function processesOf(address: string, project: string): Promise<number> {
  const answer = await fetch(`${address}/command/core/get-processes?project=${project}`);
  return Object(await answer.json()).processes.length;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}
