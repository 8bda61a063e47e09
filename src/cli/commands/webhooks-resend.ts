import { Command } from 'commander';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { deliveryJson, deliveryText } from '../terminal/describe-delivery.ts';
import { spaceOf } from '../terminal/table.ts';
import { withWebhooks } from './with-webhooks.ts';

interface ResendOptions extends GlobalOptions {
  readonly allowPrivateWebhooks?: boolean;
}

/** `core webhooks resend`: options, then `resend`. */
export function resendCommand(): Command {
  return new Command('resend')
    .description('Sends a webhook again, as a delivery of its own; exit code 1 unless the answer is 2xx')
    .argument('<id>', 'like dlv_…')
    .option('--allow-private-webhooks', 'also to this machine and to private networks')
    .addHelpText('after', NOTES)
    .action(runningHere('deliveries', resend));
}

async function resend(
  [id = '']: readonly string[],
  { allowPrivateWebhooks }: ResendOptions,
  context: Context,
): Promise<number> {
  const allowPrivate = allowPrivateWebhooks === true;
  return withWebhooks(context, { allowPrivate }, async (webhooks) => {
    const delivery = await webhooks.resend(id);
    const told = context.isJson
      ? `${JSON.stringify(deliveryJson(delivery))}\n`
      : deliveryText(delivery, spaceOf(context));
    context.print(told);
    return delivery.state === 'delivered' ? 0 : 1;
  });
}

const NOTES = `
The first attempt is made at once. Should it fail, a running core serve makes the other two.`;
