import { authenticator } from '../../access/authenticate.ts';
import type { KeyStore } from '../../access/key-store.ts';
import type { ServedEngine } from '../../contract/served-engine.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { reconciliationsOf } from './open-reconciliation.ts';

type ServedOptions = Parameters<typeof reconciliationsOf>[0] & { readonly tokens: KeyStore };

/** The reconciliation services of all workspaces: by token, and that of `default` for this machine. */
export function servedReconciliation({
  tokens,
  ...parts
}: ServedOptions): Pick<ServedEngine, 'reconciliationOf' | 'openReconciliation'> {
  const acceptedToken = authenticator(tokens, 'token');
  const services = reconciliationsOf(parts);
  return {
    async reconciliationOf(token) {
      const { keyId, workspace } = await acceptedToken(token, parts.now());
      return { keyId, service: services(workspace) };
    },
    openReconciliation: () => services(DEFAULT_WORKSPACE),
  };
}
