import { mintApiKey } from '../access/api-key.ts';
import type { CreditStore } from '../access/credit-store.ts';
import type { KeyKind, KeyStore, StoredKey } from '../access/key-store.ts';
import { mintSigningSecret, sealSecret } from '../access/signing-secret.ts';
import { CoreError } from '../contract/errors.ts';
import type { EngineStores } from '../engine/stores.ts';
import { checkWorkspace } from './workspace-name.ts';

export interface KeysOptions {
  readonly stores: Pick<EngineStores, 'keysOf' | 'credits' | 'secretKey'>;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** Named as it is printed. The key and the secret are known here and never again. */
interface CreatedKey {
  readonly id: string;
  readonly api_key: string;
  readonly signing_secret: string;
}

/** A key to be made: what it is for, and whose it is. */
export interface WantedKey {
  readonly name?: string;
  readonly workspace: string;
}

/** Keys of one kind, as their owner sees them. */
export interface KeyListing {
  /** Oldest first; deleted ones too. */
  list(): Promise<readonly StoredKey[]>;
  /** Throws NOT_FOUND when there is no key of that id, or no longer. */
  find(id: string): Promise<StoredKey>;
  /** Revokes the key at once; throws NOT_FOUND when there is none of that id, or no longer. */
  remove(id: string): Promise<void>;
}

/** What the owner of a data directory does to the keys of its workspaces. */
export interface KeysAdmin extends KeyListing {
  /** Throws USAGE for a name that a workspace cannot have. */
  create(key: WantedKey): Promise<CreatedKey>;
  readonly credits: CreditStore;
}

export function keysAdmin({ stores, now, randomBytes }: KeysOptions): KeysAdmin {
  const store = stores.keysOf('key');
  return {
    async create({ name = null, workspace }) {
      checkWorkspace(workspace);
      const secretKey = stores.secretKey(randomBytes);
      const { apiKey, ...key } = mintApiKey(randomBytes);
      const secret = mintSigningSecret(randomBytes);
      const sealedSecret = sealSecret(secret, secretKey, randomBytes);
      await store.add({ ...key, workspace, name, sealedSecret }, now());
      return { id: key.id, api_key: apiKey, signing_secret: secret };
    },
    ...keyListing(store, now, { kind: 'key', command: 'core keys list' }),
    credits: stores.credits,
  };
}

/** The keys of a store; `command` is that which lists them. */
export function keyListing(
  store: KeyStore,
  now: () => number,
  { kind, command }: { readonly kind: KeyKind; readonly command: string },
): KeyListing {
  const unknown = (id: string) => {
    const fix = `Run ${command} to see the ${kind}s.`;
    return new CoreError('NOT_FOUND', `there is no ${kind} ${id}, or it was deleted before`, { fix });
  };
  return {
    list: () => store.list(),
    async find(id) {
      const key = (await store.list()).find((one) => one.id === id && one.deletedAt === null);
      if (key === undefined) throw unknown(id);
      return key;
    },
    async remove(id) {
      if (!(await store.remove(id, now()))) throw unknown(id);
    },
  };
}
