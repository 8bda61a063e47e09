import type { WEBHOOKS_ROUTES } from '../../../contract/ui/webhooks.ts';
import type { HandlersOf } from './ui-call.ts';

export const WEBHOOKS_HANDLERS: HandlersOf<typeof WEBHOOKS_ROUTES> = {
  'list-deliveries': async ({ admin, query }) => [...(await admin.webhooks.list(query))],
  'show-delivery': ({ admin, parameters: { id } }) => admin.webhooks.find(id),
  'resend-delivery': ({ admin, parameters: { id } }) => admin.webhooks.resend(id),
};
