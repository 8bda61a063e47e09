import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL server of its own, on a free port of this machine. */
export interface PostgresHere {
  readonly url: string;
  /** Ends it as a loss of power would (`pg_ctl -m immediate`), and starts it again. */
  crash(): Promise<void>;
  /** Starts it again where it has ended by itself, and says whether it had. */
  revive(): Promise<boolean>;
  stop(): Promise<void>;
}

const HOMES = '/usr/lib/postgresql';

/** Makes a server below the folder, with settings of its own; throws where PostgreSQL is not installed. */
export async function startPostgres(folder: string, settings: readonly string[] = []): Promise<PostgresHere> {
  const programs = programsHere();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  // It refuses root, and runs as the user that Debian makes for it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await run('chown', ['postgres', data]);
  for (const open of [folder, data]) chmodSync(open, open === data ? 0o700 : 0o755);
  const as = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : ['env'];
  const control = async (program: string, ...words: readonly string[]) => {
    const [command = '', ...rest] = [...as, join(programs, program), '-D', data, ...words];
    await run(command, rest);
  };
  await control('initdb', '-U', 'core', '-A', 'trust', '-E', 'UTF8');
  const port = await freePort();
  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'max_connections=100'];
  const options = `-p ${port} ${[...own, ...settings].map((setting) => `-c ${setting}`).join(' ')}`;
  const start = () => control('pg_ctl', 'start', '-w', '-o', options, '-l', join(data, 'log'));
  const end = (how: 'immediate' | 'fast') => control('pg_ctl', 'stop', '-w', '-m', how);
  await start();
  return {
    url: `postgres://core@127.0.0.1:${port}/postgres`,
    async crash() {
      await end('immediate');
      await start();
    },
    async revive() {
      const isOver = await control('pg_ctl', 'status').then(
        () => false,
        () => true,
      );
      if (isOver) await start();
      return isOver;
    },
    stop: () => end('fast'),
  };
}

function programsHere(): string {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).sort() : [];
  const found = versions.map((version) => join(HOMES, version, 'bin')).at(-1);
  if (found === undefined) throw new Error(`PostgreSQL is not installed in ${HOMES}`);
  return found;
}

async function run(command: string, words: readonly string[]): Promise<void> {
  await promisify(execFile)(command, words, { cwd: '/' });
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
