import { Command } from 'commander';
import { inboundRunCommand } from './inbound-run.ts';
import { inboundScheduleCommand } from './inbound-schedule.ts';
import { inboundStartCommand, inboundStatusCommand } from './inbound-start.ts';

export function inboundCommand(): Command {
  const command = new Command('inbound').description(
    'Enriches accounts as they come into a CRM: who they are, how large, and who owns them',
  );
  command.addCommand(inboundStartCommand());
  command.addCommand(inboundStatusCommand());
  command.addCommand(inboundRunCommand());
  command.addCommand(inboundScheduleCommand());
  return command;
}
