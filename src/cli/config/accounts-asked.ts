import { CoreError } from '../../contract/errors.ts';
import type { ResolveOptions } from './resolve-options.ts';

/** What people call the accounts that are judged: the file, or the connection. Throws USAGE when both or none is named. */
export function accountsAsked(
  file: string | undefined,
  { connection, object }: Pick<ResolveOptions, 'connection' | 'object'>,
  command: string,
): string {
  if (file !== undefined && connection !== undefined)
    throw new CoreError('USAGE', 'a file and a connection are named', {
      field: '--connection',
      fix: 'Name either a file, or a connection with --connection.',
    });
  if (object !== undefined && connection === undefined)
    throw new CoreError('USAGE', 'a file has no objects', {
      field: '--object',
      fix: 'Name the CRM, too, with --connection, or leave out --object.',
    });
  const name = file ?? connection;
  if (name !== undefined) return name;
  throw new CoreError('USAGE', 'no file is named', {
    fix: `Name the export of your accounts (core ${command} accounts.csv), or the CRM itself with --connection.`,
  });
}
