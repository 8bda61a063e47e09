/** A `key` opens the API; a `token` opens the reconciliation service alone, and stands in its address. */
export type KeyKind = 'key' | 'token';

/** A key as it is listed; the key itself is never stored. */
export interface StoredKey {
  /** Its kind, `_` and eight letters or digits, which stand in the key too. */
  readonly id: string;
  readonly workspace: string;
  readonly name: string | null;
  /** Its beginning and last four characters, by which people know it. */
  readonly hint: string;
  readonly createdAt: string;
  /** To the minute. */
  readonly lastUsedAt: string | null;
  readonly deletedAt: string | null;
}

/** What is needed to check a key and to sign for it. */
export interface KeySecrets {
  /** SHA-256 of the whole key, in hex. */
  readonly hash: string;
  /** The signing secret, encrypted; null once the key was deleted, and of tokens, which sign nothing. */
  readonly sealedSecret: string | null;
}

export interface NewKey extends KeySecrets {
  readonly id: string;
  readonly workspace: string;
  readonly name: string | null;
  readonly hint: string;
}

/** The keys of one kind of all workspaces; implemented in store/. */
export interface KeyStore {
  add(key: NewKey, nowMs: number): Promise<void>;
  /** Deleted keys too. */
  find(id: string): Promise<(StoredKey & KeySecrets) | undefined>;
  /** Oldest first; deleted ones too. */
  list(): Promise<readonly StoredKey[]>;
  /**
   * Revokes the key at once: its secret is forgotten and its waiting deliveries are marked failed in the same
   * transaction. False when there is no such key, or it was deleted before.
   */
  remove(id: string, nowMs: number): Promise<boolean>;
  /** Stays the same as long as nobody can have deleted a key, here or elsewhere; never one of before. */
  version(): Promise<number>;
  /** Notes the use; writes at most once a minute for each key. */
  used(id: string, nowMs: number): Promise<void>;
}
