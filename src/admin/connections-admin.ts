import type { StoredConnection } from '../connectors/connection-store.ts';
import { type Credentials, credentialsIn } from '../connectors/credentials.ts';
import type { Clock } from '../contract/clock.ts';
import { type ConnectionSettings, type CrmKind, usualSettings } from '../contract/crm-connections.ts';
import type { CrmGlimpse, CrmSystem } from '../contract/crm-system.ts';
import { CoreError } from '../contract/errors.ts';
import { namedConnections, unknownConnection } from '../engine/named-connections.ts';
import type { EngineStores } from '../engine/stores.ts';
import { checkWorkspace } from './workspace-name.ts';

interface ConnectionsOptions {
  readonly stores: Pick<EngineStores, 'connections' | 'secretKey' | 'schedules' | 'crosschecks'>;
  readonly clock: Clock;
  readonly workspace: string;
}

interface NewConnection {
  readonly name: string;
  readonly kind: CrmKind;
  readonly settings: Partial<ConnectionSettings>;
  /** What a token file holds; '' for SQLite. */
  readonly credentials: string;
}

/** What the owner of a data directory does to the connections of one workspace. */
export interface ConnectionsAdmin {
  /** Asks the CRM first, and keeps the connection only when it answers. Throws CONFIG, UNAUTHORIZED, NETWORK and the like. */
  connect(connection: NewConnection): Promise<CrmGlimpse>;
  /** By name. */
  list(): Promise<readonly StoredConnection[]>;
  /** Asks the CRM what it can see. */
  test(name: string): Promise<CrmGlimpse>;
  /** Throws NOT_FOUND when there is none of that name. */
  find(name: string): Promise<StoredConnection>;
  /** Names of the schedules that use it, of enrichments and of crosschecks. */
  schedulesOf(name: string): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
  open(name: string): Promise<CrmSystem>;
}

/** Throws USAGE for a name that a workspace cannot have. */
export function connectionsAdmin({ stores, clock, workspace }: ConnectionsOptions): ConnectionsAdmin {
  checkWorkspace(workspace);
  const store = stores.connections;
  const named = namedConnections({ stores, clock });
  const found = async (name: string) => {
    const connection = await store.find(workspace, name);
    if (connection === undefined) throw unknownConnection(workspace, name);
    return connection;
  };
  return {
    async connect({ name, kind, settings, credentials: text }) {
      checkName(name);
      const credentials: Credentials = credentialsIn(text, kind);
      const connection = {
        workspace,
        name,
        kind,
        settings: { ...usualSettings(kind), ...settings },
        createdAt: new Date(clock.now()).toISOString(),
      };
      return named.keepAfter(connection, credentials, glimpse);
    },
    list: () => store.list(workspace),
    async test(name) {
      const crm = await named.open(workspace, name);
      return glimpse(crm).finally(() => crm.close());
    },
    find: found,
    async schedulesOf(name) {
      const { schedules, crosschecks } = stores;
      const all = [...(await schedules.list(workspace)), ...(await crosschecks.list(workspace))];
      return all.filter(({ config }) => config.connection === name).map((schedule) => schedule.name);
    },
    async remove(name) {
      if (!(await store.remove(workspace, name))) throw unknownConnection(workspace, name);
    },
    open: (name) => named.open(workspace, name),
  };
}

async function glimpse(crm: CrmSystem): Promise<CrmGlimpse> {
  return crm.look(await crm.accountsObject());
}

function checkName(name: string): void {
  if (/^[A-Za-z0-9][\w.-]{0,63}$/.test(name)) return;
  throw new CoreError('USAGE', `"${name}" is no name of a connection`, {
    fix: 'Use 1 to 64 letters, digits, hyphens, underscores and dots.',
  });
}
