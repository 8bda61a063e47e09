import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pathOf } from '../../is-there.ts';

export interface PostgresServer {
  readonly url: string;
  /** Path at which it listens beside the port of the address. */
  readonly socket: string;
  sql(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends the server as a loss of power would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const HOMES = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'];
/** Of the tests' own: enough for two pools and a few connections beside them. */
const CONNECTIONS = 60;
/** A crashed server reads its log again before it answers; on a slow disk that may take longer than ten seconds. */
const FIRST_ANSWER_MS = 90_000;
/** Whoever runs the tests holds the other end of its standard input: when that closes, the server ends and its folder goes. */
const KEEPER = `
  folder=$1; port=$2; shift 2
  start() { "$@" -p "$port" & server=$!; }
  start "$@"
  while read -r word; do kill -QUIT $server; wait $server; [ "$word" = again ] || break; start "$@"; done
  kill -QUIT $server 2>/dev/null; wait $server; rm -rf "$folder"`;

/** The folder of initdb and postgres; undefined where PostgreSQL is not installed, and its tests are skipped. */
export function postgresPrograms(): string | undefined {
  const beside = pathOf('initdb');
  const installed = HOMES.flatMap((home) =>
    existsSync(home) ? readdirSync(home).map((version) => join(home, version, 'bin')) : [],
  );
  const folders = [...installed, ...(beside === undefined ? [] : [dirname(beside)])];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  // It refuses root: then it runs as the user that Debian makes for it.
  const isUsable = process.getuid?.() !== 0 || hasUser('postgres');
  const programs = isUsable ? found : undefined;
  if (programs === undefined) console.warn('PostgreSQL is not installed: its tests are skipped.');
  return programs;
}

/** Starts a server of its own in a temporary folder, on a free port of this machine; it ends with this process at the latest. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'core-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  asOwner(join(programs, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    `max_connections=${CONNECTIONS}`,
    // What ends here are processes, not the machine: what they have written is there without waiting for the disk.
    'fsync=off',
  ].flatMap((setting) => ['-c', setting]);
  const command = ownerCommand(join(programs, 'postgres'), ['-D', data, ...settings]);
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, String(port), ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A key that interrupts the tests would otherwise end the keeper before the server.
    detached: true,
    cwd: '/',
  });
  keeper.unref();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  let connection = await connected(url);
  /** A new connection where the last one is lost: one test that fails must not take all behind it along. */
  const living = async (): Promise<pg.Client> => {
    if (connection.isLost) connection = await connected(url);
    return connection.client;
  };
  return {
    url,
    socket: join(folder, `.s.PGSQL.${port}`),
    sql: async (text, values = []) => (await (await living()).query(text, [...values])).rows,
    async crash() {
      const client = await living();
      // Until the connection breaks the server that answers is the old one.
      const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
      keeper.stdin.write('again\n');
      await gone;
      await living();
    },
    async stop() {
      await connection.client.end().catch(() => {});
      const ended = new Promise((resolve) => keeper.once('exit', resolve));
      keeper.stdin.end('stop\n');
      await ended;
    },
  };
}

interface Connection {
  readonly client: pg.Client;
  readonly isLost: boolean;
}

async function connected(url: string): Promise<Connection> {
  const until = Date.now() + FIRST_ANSWER_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const connection = { client, isLost: false };
    client.on('error', () => {});
    client.once('end', () => {
      connection.isLost = true;
    });
    try {
      await client.connect();
      return connection;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
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
