import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { keysAdmin } from '../../src/admin/keys-admin.ts';
import { openedStores } from '../stores.ts';

/** The folder, with the companies that come with core in it. */
export function starterCopy(folder: string): string {
  cpSync(inject('starterData'), folder, { recursive: true });
  return folder;
}

/** A key of a workspace of the data directory. */
export async function newApiKey(dataDir: string, workspace = 'acme'): Promise<string> {
  const stores = openedStores(dataDir);
  const { api_key } = await keysAdmin({ stores, now: Date.now, randomBytes }).create({ workspace });
  await stores.close();
  return api_key;
}
