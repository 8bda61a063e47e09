import type { User, UserRole } from '../../contract/user.ts';

export interface UserRow {
  readonly name: string;
  readonly workspace: string;
  readonly role: UserRole;
  readonly password_hash: string | null;
  readonly created_at: number;
  readonly last_seen_at: number | null;
}

export interface SessionRow {
  readonly user: string | null;
  readonly workspace: string;
  readonly role: UserRole | null;
  readonly seen_at: number;
}

/** A name as names are compared. */
export function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function userOf({ name, workspace, role, password_hash, created_at, last_seen_at }: UserRow): User {
  return {
    ...{ name, workspace, role },
    createdAt: new Date(created_at).toISOString(),
    lastSeenAt: last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
    hasPassword: password_hash !== null,
  };
}
