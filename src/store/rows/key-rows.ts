import type { KeySecrets, StoredKey } from '../../access/key-store.ts';

export interface KeyRow {
  readonly id: string;
  readonly workspace: string;
  readonly name: string | null;
  readonly hint: string;
  readonly hash: string;
  readonly sealed_secret: string | null;
  readonly created_at: number;
  readonly last_used_at: number | null;
  readonly deleted_at: number | null;
}

/** A key as it is listed. */
export function storedKey({ id, workspace, name, hint, ...row }: KeyRow): StoredKey {
  return {
    id,
    workspace,
    name,
    hint,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: timeOf(row.last_used_at),
    deletedAt: timeOf(row.deleted_at),
  };
}

export function secretsOf({ hash, sealed_secret }: KeyRow): KeySecrets {
  return { hash, sealedSecret: sealed_secret };
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
