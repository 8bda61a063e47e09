import { Command } from 'commander';
import { deliveriesCommand } from './webhooks-deliveries.ts';
import { listenCommand } from './webhooks-listen.ts';
import { resendCommand } from './webhooks-resend.ts';
import { triggerCommand } from './webhooks-trigger.ts';
import { verifyCommand } from './webhooks-verify.ts';

export function webhooksCommand(): Command {
  const command = new Command('webhooks').description(
    'Shows and resends the webhooks of core serve, and helps to build a receiver',
  );
  for (const part of [
    deliveriesCommand(),
    resendCommand(),
    listenCommand(),
    triggerCommand(),
    verifyCommand(),
  ])
    command.addCommand(part);
  return command;
}
