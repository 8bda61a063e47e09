import { CoreError } from '../../contract/errors.ts';
import type { DeliveryView, ListedDelivery, WorkspaceWebhooks } from '../../contract/ui/webhooks.ts';
import type { Delivery } from '../../webhooks/delivery-store.ts';
import type { DeliveryWithHistory, WebhooksAdmin } from '../webhooks-admin.ts';

/** The webhooks of one workspace. */
export function workspaceWebhooks(webhooks: WebhooksAdmin, workspace: string): WorkspaceWebhooks {
  const own = async (id: string): Promise<DeliveryWithHistory> => {
    const delivery = await webhooks.find(id);
    if (delivery.workspace === workspace) return delivery;
    throw new CoreError('NOT_FOUND', `there is no delivery ${id}`);
  };
  return {
    async list({ state, limit }) {
      const wanted = { workspace, limit, ...(state !== undefined && { state }) };
      return (await webhooks.list(wanted)).map(listedDelivery);
    },
    find: async (id) => deliveryView(await own(id)),
    async resend(id) {
      await own(id);
      return deliveryView(await webhooks.resend(id));
    },
  };
}

function listedDelivery({ id, event, url, state, attempts, ...delivery }: Delivery): ListedDelivery {
  return {
    ...{ id, event, url, state, attempts },
    job_id: delivery.jobId,
    created_at: delivery.createdAt,
    next_at: delivery.nextAt,
    ended_at: delivery.endedAt,
    resend_of: delivery.resendOf,
  };
}

function deliveryView(delivery: DeliveryWithHistory): DeliveryView {
  return {
    ...listedDelivery(delivery),
    body: delivery.body,
    history: delivery.history.map(({ startedAt, endedAt, id, number, status, error, response }) => ({
      ...{ id, number, started_at: startedAt, ended_at: endedAt, status, error, response },
    })),
  };
}
