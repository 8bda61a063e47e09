import { join } from 'node:path';
import { mintApiKey } from '../access/api-key.ts';
import type { CreditStore } from '../access/credit-store.ts';
import type { StoredKey } from '../access/key-store.ts';
import { mintSigningSecret, sealSecret } from '../access/signing-secret.ts';
import { CoreError } from '../contract/errors.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { readSecretKey } from '../store/sqlite/secret-key-file.ts';
import { sqliteCreditStore } from '../store/sqlite/sqlite-credit-store.ts';
import { sqliteKeyStore } from '../store/sqlite/sqlite-key-store.ts';
import { checkWorkspace } from './workspace-name.ts';

interface KeysOptions {
  readonly dataDir: string;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** Named as it is printed. The key and the secret are known here and never again. */
interface CreatedKey {
  readonly id: string;
  readonly api_key: string;
  readonly signing_secret: string;
}

/** What the owner of a data directory does to the keys of its workspaces. */
export interface KeysAdmin {
  /** Throws USAGE for a name that a workspace cannot have. */
  create(key: { readonly name?: string; readonly workspace: string }): Promise<CreatedKey>;
  /** Oldest first; deleted ones too. */
  list(): Promise<readonly StoredKey[]>;
  /** Throws NOT_FOUND when there is no key of that id, or no longer. */
  find(id: string): Promise<StoredKey>;
  /** Revokes the key at once; throws NOT_FOUND when there is none of that id, or no longer. */
  remove(id: string): Promise<void>;
  readonly credits: CreditStore;
  close(): void;
}

export function keysAdmin({ dataDir, now, randomBytes }: KeysOptions): KeysAdmin {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const store = sqliteKeyStore(database);
  return {
    async create({ name = null, workspace }) {
      checkWorkspace(workspace);
      const secretKey = readSecretKey(dataDir, randomBytes);
      const { apiKey, ...key } = mintApiKey(randomBytes);
      const secret = mintSigningSecret(randomBytes);
      const sealedSecret = sealSecret(secret, secretKey, randomBytes);
      await store.add({ ...key, workspace, name, sealedSecret }, now());
      return { id: key.id, api_key: apiKey, signing_secret: secret };
    },
    list: () => store.list(),
    async find(id) {
      const key = (await store.list()).find((one) => one.id === id && one.deletedAt === null);
      if (key === undefined) throw unknown(id);
      return key;
    },
    async remove(id) {
      if (!(await store.remove(id, now()))) throw unknown(id);
    },
    credits: sqliteCreditStore(database),
    close: () => database.close(),
  };
}

function unknown(id: string): CoreError {
  const fix = 'Run core keys list to see the keys.';
  return new CoreError('NOT_FOUND', `there is no key ${id}, or it was deleted before`, { fix });
}
