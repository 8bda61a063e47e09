import { Command } from 'commander';
import { coreIdOf } from '../config/core-id.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { describeEntity } from '../terminal/describe-entity.ts';
import { entityJson } from '../terminal/entity-json.ts';
import { browsing, widthOfOutput } from './browsing.ts';

interface ShowOptions extends GlobalOptions {
  readonly sources?: boolean;
}

/** `core reference show`: options, then `show`. */
export function showCommand(): Command {
  return new Command('show')
    .description('Shows a company with the records it is made of, and why they are together')
    .argument('<core_id>', 'ten digits; an old id shows the company that answers to it now')
    .option('--sources', 'every fact with the record that says it, its date, and which of them is shown')
    .addHelpText('after', EXAMPLES)
    .action(runningHere('sources', show));
}

async function show(
  [given = '']: readonly string[],
  { sources }: ShowOptions,
  context: Context,
): Promise<number> {
  const coreId = coreIdOf(given);
  const entity = await browsing(context, (browser) => browser.show(coreId));
  const text = context.isJson
    ? `${JSON.stringify(entityJson(entity))}\n`
    : describeEntity(entity, { width: widthOfOutput(context), withSources: sources === true });
  context.print(text);
  return 0;
}

const EXAMPLES = `
Examples:
  core reference show 6075156552                 the company, its records and why they are together
  core reference show 6075156552 --sources       every fact: who says it, since when; * is what is shown
  core reference show 6075156552 --json | jq '.records[].record.names'`;
