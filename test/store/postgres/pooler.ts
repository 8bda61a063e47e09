import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isThere, pathOf } from '../../is-there.ts';
import { freePorts } from '../../serve/api-guide.ts';

/** What hands the connections to PostgreSQL on after each transaction, as PgBouncer does by a setting that many use. */
export const hasPooler = isThere('pgbouncer') && isThere('setpriv');

/** Starts one in front of the database of a connection string, and gives that by which it is reached, until the test ends. */
export async function pooled(url: string, settings: readonly string[] = []): Promise<string> {
  const { port, pathname, username } = new URL(url);
  const [own = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'core-pooler-'));
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`);
  writeFileSync(
    path,
    `[databases]
* = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 8
${settings.join('\n')}
`,
  );
  for (const one of [folder, path, join(folder, 'users')]) chmodSync(one, 0o755);
  const program = pathOf('pgbouncer') ?? 'pgbouncer';
  const owner =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const [command = '', ...words] = [...owner, program, path];
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let told = '';
  await new Promise<void>((up, failed) => {
    child.once('exit', () => failed(new Error(`pgbouncer ended:\n${told}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (told.includes('process up')) up();
    });
  });
  return `postgres://${username}@127.0.0.1:${own}${pathname}`;
}
