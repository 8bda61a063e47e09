import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { decisionRow } from '../../crm/overrides/decision-row.ts';
import { type DecisionNames, decisionWords, namedDecision } from '../../crm/overrides/decision-words.ts';
import type { StoredOverride } from '../../crm/overrides/standing.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { addCommand } from './overrides-add.ts';
import { exportCommand } from './overrides-export.ts';
import { importCommand } from './overrides-import.ts';
import { type WorkspaceOption, withOverrides, workspaceOption } from './with-overrides.ts';

export function overridesCommand(): Command {
  const command = new Command('overrides').description(
    'Keeps what people have decided about accounts; every later run obeys',
  );
  command.addCommand(
    new Command('list')
      .description('Lists the decisions, oldest first')
      .addOption(workspaceOption())
      .action(running(list)),
  );
  command.addCommand(addCommand());
  command.addCommand(exportCommand());
  command.addCommand(importCommand());
  command.addCommand(
    new Command('remove')
      .description('Removes decisions')
      .argument('<number...>', 'as core overrides list shows them')
      .addOption(workspaceOption())
      .action(running(remove)),
  );
  return command;
}

async function list(
  _positional: readonly string[],
  options: GlobalOptions & WorkspaceOption,
  context: Context,
): Promise<number> {
  return withOverrides(options, context, async (overrides) => {
    const listed = await overrides.list();
    const names = await overrides.names(listed.map(({ override }) => override));
    const headings = ['number', 'decided', 'decision', 'reason', 'by'];
    context.print(
      context.isJson
        ? `${JSON.stringify(listed.map(asJson))}\n`
        : table(
            headings,
            listed.map((one) => asRow(one, names)),
            spaceOf(context),
          ),
    );
    return 0;
  });
}

async function remove(
  given: readonly string[],
  options: GlobalOptions & WorkspaceOption,
  context: Context,
): Promise<number> {
  const numbers = given.map(numberOf);
  return withOverrides(options, context, async (overrides) => {
    const { decisions, answers } = await overrides.remove(numbers);
    for (const decision of decisions) context.say(`Removed: ${decisionWords(decision)}`);
    for (const { by, told } of answers)
      context.say(printable(`With it falls the answer of ${by} that ${told}: the next review asks again.`));
    return 0;
  });
}

function numberOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const fix = 'Give the number that core overrides list shows.';
  throw new CoreError('USAGE', `${text} is not the number of a decision`, { field: '<number>', fix });
}

function asRow({ number, override }: StoredOverride, names: DecisionNames): readonly string[] {
  const { decided_at, reason = '', decided_by = '' } = override;
  return [String(number), decided_at.slice(0, 10), namedDecision(override, names), reason, decided_by];
}

function asJson({ number, override }: StoredOverride): Readonly<Record<string, unknown>> {
  return { number, ...decisionRow(override) };
}
