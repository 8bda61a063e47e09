import type { ConnectionSettings, CrmKind } from '../contract/crm-connections.ts';

export interface StoredConnection {
  readonly workspace: string;
  readonly name: string;
  readonly kind: CrmKind;
  readonly settings: ConnectionSettings;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface SealedConnection extends StoredConnection {
  /** Encrypted; null where nothing is needed to get in. */
  readonly sealedCredentials: string | null;
}

/** The named connections of workspaces. */
export interface ConnectionStore {
  /** In the place of one of the same workspace and name. */
  put(connection: SealedConnection): Promise<void>;
  /** Of a connection that is there and is of the same kind. */
  putCredentials(workspace: string, name: string, sealedCredentials: string): Promise<void>;
  find(workspace: string, name: string): Promise<SealedConnection | undefined>;
  /** By name. */
  list(workspace: string): Promise<readonly StoredConnection[]>;
  /** False when there was none. */
  remove(workspace: string, name: string): Promise<boolean>;
}
