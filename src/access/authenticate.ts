import { timingSafeEqual } from 'node:crypto';
import { CoreError } from '../contract/errors.ts';
import { readApiKey } from './api-key.ts';
import type { KeyKind, KeyStore } from './key-store.ts';

interface Caller {
  readonly keyId: string;
  readonly workspace: string;
}

/** What a key of an unknown id is compared with, so that it takes as long as a known one. */
const NO_HASH = '0'.repeat(64);

/** Finds the caller of a key. Throws UNAUTHORIZED for a deleted one, FORBIDDEN for one that never existed. */
export async function authenticate(
  apiKey: string | undefined,
  store: KeyStore,
  nowMs: number,
  kind: KeyKind = 'key',
): Promise<Caller> {
  const given = apiKey === undefined ? undefined : readApiKey(apiKey, kind);
  if (given === undefined) throw new CoreError('FORBIDDEN', 'Forbidden');
  const stored = await store.find(given.id);
  const isRight = isSame(given.hash, stored?.hash ?? NO_HASH);
  if (stored === undefined || !isRight) throw new CoreError('FORBIDDEN', 'Forbidden');
  if (stored.deletedAt !== null) throw new CoreError('UNAUTHORIZED', 'Unauthorized');
  await store.used(stored.id, nowMs);
  return { keyId: stored.id, workspace: stored.workspace };
}

const MOST_REMEMBERED = 1000;

/** The same with a cache: an accepted key is not looked up again until one may have been deleted. */
export function authenticator(
  store: KeyStore,
  kind: KeyKind = 'key',
): (apiKey: string | undefined, nowMs: number) => Promise<Caller> {
  const accepted = new Map<string, Caller>();
  let version: number | undefined;
  return async (apiKey, nowMs) => {
    const current = await store.version();
    if (current !== version || accepted.size > MOST_REMEMBERED) accepted.clear();
    version = current;
    const known = apiKey === undefined ? undefined : accepted.get(apiKey);
    if (known !== undefined) {
      await store.used(known.keyId, nowMs);
      return known;
    }
    const caller = await authenticate(apiKey, store, nowMs, kind);
    // Somebody may have deleted the key while it was looked up: what was true of the version before is not remembered.
    if (apiKey !== undefined && version === current) accepted.set(apiKey, caller);
    return caller;
  };
}

function isSame(given: string, stored: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(stored)];
  return one.length === other.length && timingSafeEqual(one, other);
}
