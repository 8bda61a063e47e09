import { authenticator } from '../../access/authenticate.ts';
import type { ServedEngine } from '../../contract/served-engine.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { CoreDatabase } from '../../store/sqlite/core-database.ts';
import { sqliteKeyStore } from '../../store/sqlite/sqlite-key-store.ts';
import { reconciliationsOf } from './open-reconciliation.ts';

type ServedOptions = Parameters<typeof reconciliationsOf>[0] & {
  readonly database: CoreDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The reconciliation services of all workspaces: by token, and that of `default` for this machine. */
export function servedReconciliation({
  database,
  now,
  ...parts
}: ServedOptions): Pick<ServedEngine, 'reconciliationOf' | 'openReconciliation'> {
  const acceptedToken = authenticator(sqliteKeyStore(database, 'token'), 'token');
  const services = reconciliationsOf(parts);
  return {
    async reconciliationOf(token) {
      const { keyId, workspace } = await acceptedToken(token, now());
      return { keyId, service: services(workspace) };
    },
    openReconciliation: () => services(DEFAULT_WORKSPACE),
  };
}
