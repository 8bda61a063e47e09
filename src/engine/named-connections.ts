import { randomBytes } from 'node:crypto';
import { openCredentials, sealCredentials } from '../access/crm-credentials.ts';
import type { StoredConnection } from '../connectors/connection-store.ts';
import { Credentials } from '../connectors/credentials.ts';
import { openCrm } from '../connectors/open-crm.ts';
import type { OverlapMemory } from '../connectors/overlap.ts';
import type { Clock } from '../contract/clock.ts';
import type { CrmGlimpse, CrmSystem } from '../contract/crm-system.ts';
import { CoreError } from '../contract/errors.ts';
import { crmAddressGuard } from './crm-address-guard.ts';
import type { EngineStores } from './stores.ts';

interface NamedConnectionsOptions {
  readonly stores: Pick<EngineStores, 'connections' | 'secretKey'>;
  readonly clock: Clock;
}

/** Opens connections to CRMs by the names that workspaces have given them. */
export interface NamedConnections {
  /** Throws NOT_FOUND when the workspace has no connection of that name. Whoever opens it closes it. */
  open(workspace: string, name: string): Promise<CrmSystem>;
  /** Does the work with a connection that is not there yet; then encrypts and keeps it, in the place of one of that name. */
  keepAfter<T extends Pick<CrmGlimpse, 'place'>>(
    connection: StoredConnection,
    credentials: Credentials,
    work: (crm: CrmSystem) => Promise<T>,
  ): Promise<T>;
}

export function namedConnections({ stores, clock }: NamedConnectionsOptions): NamedConnections {
  const store = stores.connections;
  const memories = new Map<string, OverlapMemory>();
  const memoryOf = ({ workspace, name, createdAt }: StoredConnection) => {
    const key = JSON.stringify([workspace, name, createdAt]);
    const memory = memories.get(key) ?? new Map();
    memories.set(key, memory);
    return memory;
  };
  const sealed = (owner: { readonly workspace: string; readonly name: string }, credentials: Credentials) =>
    sealCredentials(credentials, owner, { secretKey: stores.secretKey(randomBytes), randomBytes });
  return {
    async open(workspace, name) {
      const connection = await store.find(workspace, name);
      if (connection === undefined) throw unknownConnection(workspace, name);
      const { settings, sealedCredentials } = connection;
      const credentials: Credentials =
        sealedCredentials === null
          ? { kind: 'sqlite' }
          : Credentials.parse(
              openCredentials(sealedCredentials, { workspace, name }, stores.secretKey(randomBytes)),
            );
      return openCrm(credentials, {
        settings,
        clock,
        memory: memoryOf(connection),
        guard: crmAddressGuard(settings.allow_private),
        onCredentials: (changed) =>
          store.putCredentials(workspace, name, sealed({ workspace, name }, changed)),
      });
    },
    async keepAfter(connection, credentials, work) {
      const { settings } = connection;
      // Already the first request may use up a refresh token.
      let latest = credentials;
      const crm = await openCrm(credentials, {
        settings,
        clock,
        guard: crmAddressGuard(settings.allow_private),
        onCredentials: async (changed) => {
          latest = changed;
        },
      });
      const done = await work(crm).finally(() => crm.close());
      const sealedCredentials = credentials.kind === 'sqlite' ? null : sealed(connection, latest);
      await store.put({ ...connection, settings: { ...settings, place: done.place }, sealedCredentials });
      return done;
    },
  };
}

export function unknownConnection(workspace: string, name: string): CoreError {
  return new CoreError('NOT_FOUND', `workspace ${workspace} has no connection ${JSON.stringify(name)}`, {
    fix: 'Run core crm connections list to see the connections, or core crm connect to make one.',
  });
}
