import { Command, Option } from 'commander';
import type { WebhooksAdmin } from '../../admin/webhooks-admin.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import { limitOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { deliveryJson, deliveryText } from '../terminal/describe-delivery.ts';
import { stateColours } from '../terminal/state-colours.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { withWebhooks } from './with-webhooks.ts';

const STATES = ['waiting', 'delivered', 'failed'] as const;

interface DeliveriesOptions extends GlobalOptions {
  readonly state?: (typeof STATES)[number];
  readonly workspace?: string;
  readonly limit: string;
}

/** `core webhooks deliveries`: options, then `deliveries`. */
export function deliveriesCommand(): Command {
  return new Command('deliveries')
    .description('Lists webhooks, newest first; with an id shows one and its attempts')
    .argument('[id]', 'like dlv_…')
    .addOption(new Option('--state <state>', 'only those that are in this state').choices(STATES))
    .addOption(
      taking(new Option('--workspace <name>', 'only those of this workspace'), { namesOf: 'workspaces' }),
    )
    .option('--limit <n>', 'at most so many', '50')
    .action(runningHere('deliveries', deliveries));
}

async function deliveries(
  [id]: readonly string[],
  options: DeliveriesOptions,
  context: Context,
): Promise<number> {
  const limit = limitOf(options.limit);
  return withWebhooks(context, {}, async (webhooks) => {
    if (id === undefined) return list(webhooks, { ...options, limit }, context);
    const delivery = await webhooks.find(id);
    context.print(context.isJson ? json(deliveryJson(delivery)) : deliveryText(delivery, spaceOf(context)));
    return 0;
  });
}

async function list(
  webhooks: WebhooksAdmin,
  { state, workspace, limit }: Omit<DeliveriesOptions, 'limit'> & { readonly limit: number },
  context: Context,
): Promise<number> {
  const found = await webhooks.list({
    ...(state !== undefined && { state }),
    ...(workspace !== undefined && { workspace }),
    limit,
  });
  const rows = found.map(({ id, createdAt, event, attempts, nextAt, url, ...delivery }) => [
    ...[id, createdAt, event, delivery.state, String(attempts), nextAt ?? '', url],
  ]);
  const headings = ['delivery', 'created', 'event', 'state', 'attempts', 'next', 'url'];
  const space = { ...spaceOf(context), painted: stateColours(context) };
  context.print(context.isJson ? json(found.map(deliveryJson)) : table(headings, rows, space));
  return 0;
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
