import { randomBytes } from 'node:crypto';
import type { WebhooksAdmin } from '../../admin/webhooks-admin.ts';
import type { Context } from '../context.ts';
import { withStores } from './with-stores.ts';

/** Opens the webhooks of the data directory for as long as the work takes. */
export async function withWebhooks<T>(
  context: Context,
  { allowPrivate = false }: { readonly allowPrivate?: boolean },
  work: (webhooks: WebhooksAdmin) => Promise<T>,
): Promise<T> {
  const { webhooksAdmin } = await import('../../admin/webhooks-admin.ts');
  return withStores(context, async (stores) => {
    const webhooks = webhooksAdmin({ stores, clock: context.clock, randomBytes, allowPrivate });
    return work(webhooks).finally(() => webhooks.close());
  });
}
