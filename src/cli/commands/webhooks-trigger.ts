import { Argument, Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { WEBHOOK_EVENTS, type WebhookEventName } from '../../contract/webhook-event.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { readSigningSecret, SECRET_FILE_OPTION } from '../config/signing-secret-file.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { oneLine } from '../terminal/terminal-text.ts';

interface TriggerOptions extends GlobalOptions {
  readonly to: string;
  readonly secretFile: string;
  readonly allowPrivateWebhooks?: boolean;
}

const EVENTS: readonly WebhookEventName[] = Object.values(WEBHOOK_EVENTS).flatMap((outcomes) =>
  Object.values(outcomes),
);

/** `core webhooks trigger`: options, then `trigger`. */
export function triggerCommand(): Command {
  return new Command('trigger')
    .description(
      'Sends one webhook about a company that does not exist; exit code 1 unless the answer is 2xx',
    )
    .addArgument(new Argument('<event>', 'name of the event').choices(EVENTS))
    .requiredOption('--to <url>', 'where it goes; https:// only')
    .requiredOption(...SECRET_FILE_OPTION)
    .option('--allow-private-webhooks', 'also to this machine and to private networks')
    .addHelpText('after', EXAMPLES)
    .action(running(trigger));
}

async function trigger(
  [name = '']: readonly string[],
  { to, secretFile, allowPrivateWebhooks }: TriggerOptions,
  context: Context,
): Promise<number> {
  const event = EVENTS.find((known) => known === name);
  if (event === undefined) throw new CoreError('USAGE', `${name} is no event`);
  const { triggerWebhook } = await import('../../admin/webhooks-admin.ts');
  const { isDelivered, status, error, response } = await triggerWebhook({
    ...{ event, url: to, clock: context.clock, allowPrivate: allowPrivateWebhooks === true },
    signingSecret: await readSigningSecret(secretFile, context),
  });
  if (context.isJson) {
    context.print(`${JSON.stringify({ delivered: isDelivered, status, error, response })}\n`);
    return isDelivered ? 0 : 1;
  }
  const answer = status === null ? '' : `status ${status}`;
  const why = error === null ? '' : `${answer === '' ? '' : ': '}${error}`;
  context.print(`${isDelivered ? 'delivered' : 'not delivered'}, ${oneLine(answer + why)}\n`);
  if (response !== null && response.trim() !== '') context.print(`${oneLine(response)}\n`);
  return isDelivered ? 0 : 1;
}

const EXAMPLES = `
Example:
  core webhooks trigger entity-resolution.completed --to https://crm.example/hooks --secret-file secret.txt`;
