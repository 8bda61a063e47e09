import type { StoredConnection } from '../../connectors/connection-store.ts';
import { ConnectionSettings, CrmKind } from '../../contract/crm-connections.ts';

export interface ConnectionRow {
  readonly workspace: string;
  readonly name: string;
  readonly kind: string;
  readonly settings: string;
  readonly sealed_credentials: string | null;
  readonly created_at: string;
}

export function storedConnection({
  workspace,
  name,
  kind,
  settings,
  created_at,
}: ConnectionRow): StoredConnection {
  return {
    workspace,
    name,
    kind: CrmKind.parse(kind),
    settings: ConnectionSettings.parse(JSON.parse(settings)),
    createdAt: created_at,
  };
}
