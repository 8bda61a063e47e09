import { randomBytes } from 'node:crypto';
import type { WebhooksAdmin } from '../../admin/webhooks-admin.ts';
import type { Context } from '../context.ts';

/** Opens the webhooks of the data directory for as long as the work takes. */
export async function withWebhooks<T>(
  { dataDir, clock }: Context,
  { allowPrivate = false }: { readonly allowPrivate?: boolean },
  work: (webhooks: WebhooksAdmin) => Promise<T>,
): Promise<T> {
  const { webhooksAdmin } = await import('../../admin/webhooks-admin.ts');
  const webhooks = webhooksAdmin({ dataDir, clock, randomBytes, allowPrivate });
  try {
    return await work(webhooks);
  } finally {
    await webhooks.close();
  }
}
