import { CoreError } from '../../contract/errors.ts';
import { buildVersion } from '../../disk/build-version.ts';

const OF_NAMES = ['ENOTFOUND', 'EAI_AGAIN'];
/** Errors of the network, and those in which a connection breaks. */
const OF_NETWORK = [
  ...[...OF_NAMES, 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'],
];
/** What pg says of a connection that broke, was not made in time or gave no answer; these errors have no code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout e|Query read timeout)/;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: serialization_failure, deadlock_detected. */
const REPEATABLE = ['40001', '40P01'];
const CHECK = 'Check the connection string: postgres://user@host:5432/database.';
const MIGRATE = 'Run core migrate, which makes the tables of this version.';

/** Whether the whole transaction may be tried again: it has left nothing behind. */
export function isRepeatable(error: unknown): boolean {
  return REPEATABLE.includes(stateOf(error));
}

/** Whether the connection broke, so that nobody knows what became of what was asked. */
export function isConnectionLost(error: unknown): boolean {
  const state = stateOf(error);
  if (OF_NETWORK.includes(state) || /^(?:08|57P0[123])/.test(state)) return true;
  return state === '' && LOST.test(textOf(error));
}

/** Whether nobody has answered where the database is; a name that is not found says nothing about connections that stand. */
export function isUnanswered(error: unknown): boolean {
  return isConnectionLost(error) && !OF_NAMES.includes(stateOf(error));
}

/** An error of pg in words that tell what to do, and never a password; `place` is where the database is. */
export function postgresFailure(error: unknown, place: string): unknown {
  if (error instanceof CoreError) return error;
  const state = stateOf(error);
  const refused = (what: string, fix: string) => new CoreError('STORE_REFUSED', `${place} ${what}`, { fix });
  const busy = (what: string, fix: string) => new CoreError('STORE_BUSY', `${place} ${what}`, { fix });
  if (/^28/.test(state)) return refused('refuses the user or the password', CHECK);
  if (state === '3D000') return refused('does not exist', 'Create it (createdb), or name another database.');
  if (state === '3F000' || state === '42P01') return schemaMissing(place);
  if (state === '42501')
    return refused(
      `refuses it: ${textOf(error)}`,
      'Give the user the rights on the schema core that it needs; graphile_worker is to be its own.',
    );
  if (state === '53100')
    return new CoreError('WRITE_FAILED', `${place} has no room left on its disk`, {
      fix: 'Make room on the disk of the database, then try again.',
    });
  if (/^53[23]00$/.test(state))
    return busy(
      'has no connection or memory left',
      'Raise max_connections, or start fewer processes of core.',
    );
  if (state === '25006') return readOnly(place);
  if (state === '55P03' || state === '57014' || isRepeatable(error))
    return busy('took too long: others hold what is needed', 'Try again.');
  if (isConnectionLost(error)) return unreachable(place, state);
  if (/SSL|certificate|self.signed/i.test(textOf(error)))
    return new CoreError('STORE_UNREACHABLE', `there is no safe connection to ${place}: ${textOf(error)}`, {
      fix: 'Name the certificate of its authority in the connection string: ?sslmode=verify-full&sslrootcert=FILE.',
    });
  return error;
}

export function readOnly(place: string): CoreError {
  return new CoreError('STORE_REFUSED', `${place} is read-only`, {
    fix: 'Name the primary: a standby or a full disk takes no writes.',
  });
}

export function schemaMissing(place: string): CoreError {
  return new CoreError('CONFIG', `${place} has no tables of core`, { fix: MIGRATE });
}

export function schemaOld(place: string): CoreError {
  return new CoreError('CONFIG', `${place} has the tables of an older version of core`, { fix: MIGRATE });
}

export function schemaNew(place: string): CoreError {
  return new CoreError('CONFIG', `${place} was written by a newer version of core than ${buildVersion()}`, {
    fix: 'Use the core that wrote it (core status names it), or name another database.',
  });
}

export function heldElsewhere(place: string): CoreError {
  return new CoreError('STORE_BUSY', `another process builds the universe of ${place}`, {
    fix: 'Wait until it is done, then try again.',
  });
}

/** The database of a connection string, to be told to people: without user and password. */
export function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined) return 'the database';
  const host = parsed.searchParams.get('host') ?? parsed.host;
  return `the database ${host}${host === '' ? '' : '/'}${decodeURIComponent(parsed.pathname.slice(1))}`;
}

function unreachable(place: string, state: string): CoreError {
  return new CoreError(
    'STORE_UNREACHABLE',
    `${place} cannot be reached${state === '' ? '' : ` (${state})`}`,
    {
      fix: 'Check that PostgreSQL runs there and takes connections, then try again.',
    },
  );
}

/** The SQLSTATE of an error of the server, or the code of one of the network; '' without one. */
function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
