import { Command, Option } from 'commander';
import { TicketState } from '../../contract/feedback.ts';
import { crmIdOf } from '../config/crm-id.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import {
  FLEXIBLE_TICKET_COLUMNS,
  TICKET_COLUMNS,
  ticketJson,
  ticketRow,
  ticketText,
} from '../terminal/describe-ticket.ts';
import { stateColours } from '../terminal/state-colours.ts';
import { fittedTable } from '../terminal/table.ts';
import { widthOfOutput } from './browsing.ts';
import { closeCommand } from './feedback-close.ts';
import {
  type TicketsWorkspace,
  ticketNumberOf,
  ticketsWorkspace,
  withFeedback,
  withTickets,
} from './with-feedback.ts';

interface SubmitOptions extends GlobalOptions, TicketsWorkspace {
  readonly crmId: string;
  readonly feedback: string;
  readonly name?: string;
}

type TicketOptions = GlobalOptions & TicketsWorkspace;

export function feedbackCommand(): Command {
  const command = new Command('feedback').description(
    'Takes feedback about accounts as tickets; what a closed ticket decided, every later run obeys',
  );
  command.addCommand(submitCommand());
  command.addCommand(
    new Command('status')
      .description('Tells how a ticket stands')
      .argument('<ticket>', 'its number')
      .addOption(ticketsWorkspace())
      .action(running(status)),
  );
  command.addCommand(
    new Command('list')
      .description('Lists the tickets, oldest first, for the operator')
      .addOption(new Option('--state <state>', 'only those in this state').choices(TicketState.options))
      .addOption(ticketsWorkspace())
      .action(running(list)),
  );
  command.addCommand(
    new Command('open')
      .description('Says that somebody works on a ticket, for the operator')
      .argument('<ticket>', 'its number')
      .addOption(ticketsWorkspace())
      .action(running(open)),
  );
  command.addCommand(closeCommand());
  return command;
}

function submitCommand(): Command {
  return new Command('submit')
    .description('Says what is wrong with an account, and gives the number of the ticket')
    .requiredOption('--crm-id <id>', 'the account in the CRM')
    .requiredOption('--feedback <text>', 'what is wrong')
    .option('--name <title>', 'a short title (default: the account)')
    .addOption(ticketsWorkspace())
    .addHelpText('after', EXAMPLES)
    .action(running(submit));
}

async function submit(_: readonly string[], options: SubmitOptions, context: Context): Promise<number> {
  const { feedback, name } = options;
  const crmId = crmIdOf(options.crmId, '--crm-id', context);
  const request = { crmId, feedback, ...(name !== undefined && { name }) };
  return withFeedback(options, context, async ({ submitFeedback }) => {
    const accepted = await submitFeedback(request);
    const { ticketId, message } = accepted;
    context.print(context.isJson ? `${JSON.stringify(accepted)}\n` : `Ticket ${ticketId}. ${message}\n`);
    context.say(`core feedback status ${ticketId} tells how it stands.`);
    return 0;
  });
}

async function status(
  [given = '']: readonly string[],
  options: TicketOptions,
  context: Context,
): Promise<number> {
  const ticketId = ticketNumberOf(given);
  return withFeedback(options, context, async ({ readFeedback }) => {
    const ticket = await readFeedback(ticketId);
    context.print(context.isJson ? `${JSON.stringify(ticket)}\n` : ticketText(ticket));
    return 0;
  });
}

async function list(
  _: readonly string[],
  options: TicketOptions & { readonly state?: TicketState },
  context: Context,
): Promise<number> {
  return withTickets(options, context, async (tickets) => {
    const listed = await tickets.list(options.state);
    if (context.isJson) context.print(`${JSON.stringify(listed.map(ticketJson))}\n`);
    else if (listed.length === 0) context.say('There are no tickets.');
    else {
      const rows = [TICKET_COLUMNS, ...listed.map(ticketRow)];
      const width = widthOfOutput(context);
      const painted = stateColours(context);
      context.print(fittedTable(rows, { width, flexible: FLEXIBLE_TICKET_COLUMNS, painted }));
    }
    return 0;
  });
}

async function open(
  [given = '']: readonly string[],
  options: TicketOptions,
  context: Context,
): Promise<number> {
  const number = ticketNumberOf(given);
  return withTickets(options, context, async (tickets) => {
    const isOpened = await tickets.open(number);
    context.say(isOpened ? `Ticket ${number} is open.` : `Ticket ${number} was open already.`);
    return 0;
  });
}

const EXAMPLES = `
Examples:
  core feedback submit --crm-id 001A000010khO8JIAU --feedback "Not the same company as Acme GmbH"
  core feedback status 1 --endpoint https://core.example.com`;
