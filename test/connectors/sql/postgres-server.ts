import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  sql(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  stop(): Promise<void>;
}

const HOMES = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'];

/** The folder of initdb and postgres; undefined where PostgreSQL is not installed, and its tests are skipped. */
export function postgresPrograms(): string | undefined {
  const found = HOMES.flatMap((home) =>
    existsSync(home) ? readdirSync(home).map((version) => join(home, version, 'bin')) : [],
  ).find((folder) => existsSync(join(folder, 'initdb')));
  // It refuses root: then it runs as the user that Debian makes for it.
  const isUsable = process.getuid?.() !== 0 || hasUser('postgres');
  const programs = isUsable ? found : undefined;
  if (programs === undefined) console.warn('PostgreSQL is not installed: its tests are skipped.');
  return programs;
}

/** Starts a server of its own in a temporary folder, on a free port of this machine. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'core-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = 20_000 + (process.pid % 20_000);
  asOwner(join(programs, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const settings = [
    'fsync=off',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=20',
  ];
  const [command, ...given] = ownerCommand(join(programs, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(command ?? '', given, { stdio: 'ignore' });
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const client = await firstClient(url);
  return {
    url,
    sql: async (text, values = []) => (await client.query(text, [...values])).rows,
    async stop() {
      client.on('error', () => {});
      await client.end().catch(() => {});
      asOwner(join(programs, 'pg_ctl'), ['-D', data, 'stop', '-m', 'immediate']);
      if (server.exitCode === null) await new Promise((ended) => server.once('exit', ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstClient(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 200) throw error;
      await pause(50);
    }
  }
}

function ownerCommand(program: string, given: readonly string[]): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  return isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...given]
    : [program, ...given];
}

function asOwner(program: string, given: readonly string[]): void {
  const [command = '', ...rest] = ownerCommand(program, given);
  execFileSync(command, rest, { stdio: 'ignore', cwd: '/' });
}

function hasUser(name: string): boolean {
  try {
    execFileSync('id', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
