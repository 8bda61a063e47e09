import type { WEBHOOKS_ROUTES } from '../../../../contract/ui/webhooks.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const WEBHOOKS_CALLS: CallsOf<typeof WEBHOOKS_ROUTES> = {
  'list-deliveries': ['GET', '/deliveries'],
  'show-delivery': ['GET', '/deliveries/{id}'],
  'resend-delivery': ['POST', '/deliveries/{id}/resend'],
};
