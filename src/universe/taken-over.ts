import type { IdentityStore } from './identity-store.ts';
import type { ReferenceVersion } from './reference-store.ts';
import type { UniverseStores } from './universe-stores.ts';

/**
 * The version that came with core, where there is nothing that it would have to honour: it knows no ids that were given out. Undefined
 * where its file is damaged, too.
 */
export async function takenOver({
  reference,
  identity,
  prebuilt,
}: UniverseStores): Promise<ReferenceVersion | undefined> {
  if (prebuilt === undefined || (await isInUse(identity))) return undefined;
  return reference.takeOver(prebuilt);
}

async function isInUse(identity: IdentityStore): Promise<boolean> {
  const chosen = await Promise.all([identity.removedSources(), identity.importedSources()]);
  if (chosen.some(({ size }) => size > 0) || (await identity.createdRecords()).length > 0) return true;
  for await (const pins of identity.pins()) if (pins.length > 0) return true;
  return false;
}
