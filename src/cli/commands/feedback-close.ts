import { Command, Option } from 'commander';
import type { TicketEnd } from '../../admin/feedback-admin.ts';
import { TicketOutcome } from '../../contract/feedback.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { decisionWords } from '../../crm/overrides/decision-words.ts';
import { deciderOf } from '../config/decider.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { ticketJson } from '../terminal/describe-ticket.ts';
import { printable } from '../terminal/print-error.ts';
import { type TicketsWorkspace, ticketNumberOf, ticketsWorkspace, withTickets } from './with-feedback.ts';
import { warnOfUnknown, withOverrides } from './with-overrides.ts';

interface CloseOptions extends GlobalOptions, TicketsWorkspace {
  readonly outcome: TicketOutcome;
  readonly of?: readonly string[];
  readonly entity?: string;
  readonly parent?: string;
  readonly reason?: string;
  readonly by?: string;
}

/** `core feedback close`: options, then `close`. */
export function closeCommand(): Command {
  return new Command('close')
    .description('Closes a ticket with an outcome, which later runs obey, for the operator')
    .argument('<ticket>', 'its number')
    .addOption(
      new Option('--outcome <outcome>', 'what came of it')
        .choices(TicketOutcome.options)
        .makeOptionMandatory(),
    )
    .option(
      '--of <crm-id...>',
      'the other accounts of a duplicate (default: its group in its last crosscheck)',
    )
    .option('--entity <core_id>', 'who the account is; none: none of the known companies')
    .option('--parent <id>', 'whom its company belongs to, an account or a core_id; none: nobody')
    .option('--reason <text>', 'why, as runs tell it (default: the text of the ticket)')
    .option('--by <name>', 'who decides (default: your user name)')
    .addOption(ticketsWorkspace())
    .addHelpText('after', OUTCOMES)
    .action(running(close));
}

async function close(
  [given = '']: readonly string[],
  options: CloseOptions,
  context: Context,
): Promise<number> {
  const number = ticketNumberOf(given);
  return withTickets(options, context, async (tickets) => {
    const ticket = await tickets.close(number, endOf(options));
    if (context.isJson) context.print(`${JSON.stringify(ticketJson(ticket))}\n`);
    context.say(`Ticket ${number} is closed: ${ticket.outcome}.`);
    for (const decision of ticket.decisions) context.say(printable(`Decided: ${decisionWords(decision)}`));
    const { workspace = DEFAULT_WORKSPACE } = options;
    const decided = ticket.decisions.map((override) => ({ override }));
    await withOverrides({ workspace }, context, async (overrides) =>
      warnOfUnknown(overrides, decided, context),
    );
    return 0;
  });
}

function endOf({ outcome, of, entity, parent, reason, by }: CloseOptions): TicketEnd {
  return {
    outcome,
    ...(of !== undefined && { of: of.map((id) => id.trim()) }),
    ...(entity !== undefined && { entity: entity.trim() }),
    ...(parent !== undefined && { parent: parent.trim() }),
    ...(reason !== undefined && reason.trim() !== '' && { reason: reason.trim() }),
    closedBy: deciderOf(by),
  };
}

const OUTCOMES = `
Outcomes, and what later runs obey:
  false_feedback_no_action   nothing
  not_a_duplicate            the account and those of --of are different companies
  confirmed_duplicate        they are one company
  deliberate_duplicate       one company or not, they are never merged
  wrong_parent               its company belongs to --parent
  wrong_entity               the account is --entity; without it, never again the entity that it was taken for
  no_longer_operating        its company no longer operates
  still_operating            it does
A decision that stands and says otherwise is told, and the ticket stays as it is.

Examples:
  core feedback close 42 --outcome not_a_duplicate --of 001A000010khO9XIAU
  core feedback close 43 --outcome wrong_parent --parent none --by "Ana Ruiz"
  core feedback close 44 --outcome wrong_entity --workspace acme`;
