import { mintApiKey } from '../access/api-key.ts';
import type { EngineStores } from '../engine/stores.ts';
import { type KeyListing, type KeysOptions, keyListing, type WantedKey } from './keys-admin.ts';
import { checkWorkspace } from './workspace-name.ts';

/** Named as it is printed. The token is known here and never again. */
interface CreatedToken {
  readonly id: string;
  readonly token: string;
  /** Below the address of the service: what OpenRefine is given. */
  readonly path: string;
}

/** What the owner of a data directory does to the tokens of its reconciliation services. */
export interface ReconcileTokensAdmin extends KeyListing {
  /** Throws USAGE for a name that a workspace cannot have. */
  create(token: WantedKey): Promise<CreatedToken>;
}

export function reconcileTokensAdmin({
  stores,
  now,
  randomBytes,
}: Omit<KeysOptions, 'stores'> & {
  readonly stores: Pick<EngineStores, 'keysOf'>;
}): ReconcileTokensAdmin {
  const store = stores.keysOf('token');
  return {
    async create({ name = null, workspace }) {
      checkWorkspace(workspace);
      const { apiKey: token, ...key } = mintApiKey(randomBytes, 'token');
      await store.add({ ...key, workspace, name, sealedSecret: null }, now());
      return { id: key.id, token, path: `/reconcile/k/${token}` };
    },
    ...keyListing(store, now, { kind: 'token', command: 'core reconcile-tokens list' }),
  };
}
