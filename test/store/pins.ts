import type { Pin } from '../../src/universe/identify.ts';
import type { IdentityStore } from '../../src/universe/identity-store.ts';

/** Every pin of a store, in order of pinning. */
export async function pinsIn(identity: Pick<IdentityStore, 'pins'>): Promise<readonly Pin[]> {
  const all: Pin[] = [];
  for await (const batch of identity.pins()) all.push(...batch);
  return all;
}
