import { createHmac } from 'node:crypto';
import { CoreError } from '../../contract/errors.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/**
 * Throws CONFIG when secrets in the database were encrypted with another key. The first key that comes is taken for the one of
 * all; only a hash of it is kept, from which it cannot be had.
 */
export async function checkKey(database: PostgresDatabase, secretKey: Uint8Array): Promise<void> {
  const hash = createHmac('sha256', secretKey).update('core: the key in use').digest('hex');
  await database.changes('INSERT INTO core.key_in_use (hash) VALUES ($1) ON CONFLICT DO NOTHING', [hash]);
  const [row] = await database.rows<{ hash: string }>('SELECT hash FROM core.key_in_use');
  if (row?.hash !== hash)
    throw new CoreError('CONFIG', `the secret key is not the one that ${database.place} was begun with`, {
      field: '--secret-key-file',
      fix: 'Give the file that the other processes have.',
    });
}

export function noKey(): CoreError {
  return new CoreError('CONFIG', 'secrets that machines share need a key', {
    field: '--secret-key-file',
    fix: 'Name its file with --secret-key-file or CORE_SECRET_KEY_FILE; the first machine makes it: openssl rand -base64 32 > core.key',
  });
}
