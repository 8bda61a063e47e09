import { createHash } from 'node:crypto';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { SharedPlace } from '../../engine/open-stores.ts';
import type { GlobalOptions } from './global-options.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The database and the files that this process shares with others: the options, then CORE_DATABASE, CORE_FILES and
 * CORE_SECRET_KEY_FILE. Undefined where it works in its data directory alone. Throws USAGE for what is no such place, and for a
 * password among the arguments.
 */
export function sharedPlaceOf(
  options: GlobalOptions,
  env: Environment,
  cwd: string,
): SharedPlace | undefined {
  const database = given(options.database) ?? given(env.CORE_DATABASE);
  const files = given(options.files) ?? given(env.CORE_FILES);
  const secretKeyFile = given(options.secretKeyFile) ?? given(env.CORE_SECRET_KEY_FILE);
  if (database === undefined) {
    refuseAlone('--files', options.files);
    refuseAlone('--secret-key-file', options.secretKeyFile);
    return undefined;
  }
  requireDatabase(database);
  if (options.database !== undefined) refusePassword(database);
  return {
    database,
    ...(files !== undefined && {
      files: isAddress(files) || isAbsolute(files) ? files : resolve(cwd, files),
    }),
    ...(secretKeyFile !== undefined && { secretKeyFile: resolve(cwd, secretKeyFile) }),
    variables: env,
  };
}

/** Where this machine keeps what it has of a shared database: a folder of its own in the data directory. */
export function machineFolder(dataDir: string, { database }: SharedPlace): string {
  const { host, pathname, searchParams } = new URL(database);
  const place = [searchParams.get('host') ?? host, pathname].join('');
  const name = `shared-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`;
  // A process that this one has started is told the folder itself.
  return basename(dataDir) === name ? dataDir : join(dataDir, name);
}

/** The same place, for processes that this one starts. */
export function variablesOf({
  database,
  files,
  secretKeyFile,
}: SharedPlace): Readonly<Record<string, string>> {
  return {
    CORE_DATABASE: database,
    ...(files !== undefined && { CORE_FILES: files }),
    ...(secretKeyFile !== undefined && { CORE_SECRET_KEY_FILE: secretKeyFile }),
  };
}

function given(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function isAddress(files: string): boolean {
  return /^[a-z0-9]+:\/\//.test(files);
}

function refuseAlone(option: string, value: string | undefined): void {
  if (value === undefined) return;
  throw new CoreError('USAGE', `${option} is for machines that share a database`, {
    field: option,
    fix: 'Name the database with --database or CORE_DATABASE.',
  });
}

function requireDatabase(database: string): void {
  if (/^postgres(?:ql)?:\/\//.test(database) && URL.canParse(database)) return;
  // What was given may hold a password.
  throw new CoreError('USAGE', 'the database is no connection string of PostgreSQL', {
    field: '--database',
    fix: 'Write it like postgres://user@host:5432/database.',
  });
}

function refusePassword(database: string): void {
  const { password, searchParams } = new URL(database);
  if (password === '' && !searchParams.has('password')) return;
  throw new CoreError('USAGE', 'everybody on this machine can read a password among the arguments', {
    field: '--database',
    fix: 'Set CORE_DATABASE instead, or leave the password out and put it into ~/.pgpass or the file of PGPASSFILE.',
  });
}
