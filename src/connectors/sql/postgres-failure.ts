import { CoreError } from '../../contract/errors.ts';

const PASSING = /^(?:40|53|55P03|57014|57P03|08)/;
const LOST = /^(?:08|57P0[12])/;
const OF_NETWORK = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOENT',
];
const BROKEN = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'];

/** The SQLSTATE of an error of the server, or the code of one of the network; '' without one. */
export function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

/** Whether a statement that failed so may succeed later: locks, deadlocks, lack of room, a server that starts. */
export function isPassing(state: string): boolean {
  return PASSING.test(state);
}

/** Whether the connection broke before an answer came: what was asked may have been done. */
export function isConnectionLost(error: unknown): boolean {
  const state = stateOf(error);
  return (
    LOST.test(state) ||
    BROKEN.includes(state) ||
    (state === '' && /connection|not queryable/i.test(textOf(error)))
  );
}

/** An error of pg in words that show neither address nor password. */
export function postgresFailure(error: unknown): unknown {
  if (error instanceof CoreError) return error;
  const state = stateOf(error);
  if (/^28/.test(state))
    return new CoreError('UNAUTHORIZED', 'the database refuses the user or the password', {
      fix: 'Check the connection string, then run core crm connect again.',
    });
  if (/^3D/.test(state)) return new CoreError('CONFIG', 'there is no database of that name', { fix: FIX });
  if (OF_NETWORK.includes(state) || isConnectionLost(error) || /timeout/i.test(textOf(error)))
    return new CoreError('NETWORK', `the database cannot be reached${state === '' ? '' : ` (${state})`}`);
  if (/^(?:22|42|23|0A|25|44|P0)/.test(state))
    return new CoreError('INVALID_REQUEST', `the database refuses it: ${textOf(error)}`, {
      fix: 'Check the names and values of the columns, and the rights of the user.',
    });
  if (isPassing(state)) return new CoreError('REMOTE', `the database cannot do it now: ${textOf(error)}`);
  if (/SSL|certificate|self.signed/i.test(textOf(error)))
    return new CoreError('NETWORK', `there is no safe connection to the database: ${textOf(error)}`, {
      fix: FIX,
    });
  return state === '' ? error : new CoreError('REMOTE', `the database says: ${textOf(error)} (${state})`);
}

const FIX = 'Check the connection string: postgres://user:password@host:5432/database?sslmode=verify-full';

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
