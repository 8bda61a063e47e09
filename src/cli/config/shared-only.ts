import { CoreError } from '../../contract/errors.ts';
import type { SharedPlace } from '../../engine/open-stores.ts';
import type { Context } from '../context.ts';

/** What a command needs that is for machines that share a database. Throws USAGE, with the remedy, where this one shares none. */
export function requireShared(
  { shared }: Pick<Context, 'shared'>,
  command: string,
  fix = 'Name the database with --database or CORE_DATABASE; on one machine there is nothing to do.',
): SharedPlace {
  if (shared !== undefined) return shared;
  throw new CoreError('USAGE', `${command} is for machines that share a database`, {
    field: '--database',
    fix,
  });
}

/** Throws USAGE where the machine shares a database, of which the command knows nothing. */
export function refuseShared({ shared }: Pick<Context, 'shared'>, command: string, fix: string): void {
  if (shared === undefined) return;
  throw new CoreError('USAGE', `${command} is for a data folder, and not for a database`, {
    field: '--database',
    fix,
  });
}
