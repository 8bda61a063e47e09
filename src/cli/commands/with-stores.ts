import type { EngineStores } from '../../engine/stores.ts';
import type { Context } from '../context.ts';

/** Opens the stores for as long as the work takes. */
export async function withStores<T>(
  context: Pick<Context, 'dataDir' | 'shared' | 'clock'>,
  work: (stores: EngineStores) => Promise<T>,
): Promise<T> {
  // Loaded here: commands that ask a service need no store.
  const { openStores } = await import('../../engine/open-stores.ts');
  const stores = await openStores(context);
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}
