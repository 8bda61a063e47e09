import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { openOutput } from '../../batch/output/output-file.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ShownFamily } from '../../engine/browse/shown-family.ts';
import { coreIdOf } from '../config/core-id.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { findSetting } from '../config/settings.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { treeDot, treeJson, treeLines } from '../terminal/family-tree.ts';
import { treeSvg } from '../terminal/family-tree-svg.ts';
import { browsing } from './browsing.ts';

interface TreeCommandOptions extends GlobalOptions {
  readonly depth?: string;
  readonly below?: boolean;
  readonly dot?: boolean;
  readonly svg?: string;
}

export function treeCommand(): Command {
  return new Command('tree')
    .description('Shows the corporate family of an entity: the company at the top and all that it owns')
    .argument('<core_id>', 'ten digits')
    .option('--depth <levels>', 'levels below the top (default: all)')
    .option('--below', 'only the entity itself and what it owns')
    .addOption(new Option('--dot', 'print it for Graphviz').conflicts('svg'))
    .option('--svg <file>', 'write it as a picture')
    .addHelpText('after', EXAMPLES)
    .action(running(tree));
}

async function tree(
  [given = '']: readonly string[],
  options: TreeCommandOptions,
  context: Context,
): Promise<number> {
  const coreId = coreIdOf(given);
  if (findSetting('endpoint', options, context) !== undefined)
    throw new CoreError('USAGE', 'families are shown from the universe of this machine only', {
      field: '--endpoint',
      fix: 'Run the command without an endpoint; core resolve-parent finds the parents at a service.',
    });
  const depth =
    options.depth === undefined
      ? {}
      : { depth: wholeNumberOf(options.depth, '--depth', { min: 0, max: 100 }) };
  const family = await browsing(context, (browser) =>
    browser.tree(coreId, { ...depth, isBelowOnly: options.below === true }),
  );
  await show(family, options, context);
  return 0;
}

async function show(family: ShownFamily, { dot, svg }: TreeCommandOptions, context: Context): Promise<void> {
  if (svg !== undefined) {
    const path = resolve(context.cwd, svg);
    const output = await openOutput(path);
    await output.write(treeSvg(family));
    await output.commit();
    context.say(`Written to ${svg}`);
  } else if (dot === true) context.print(treeDot(family));
  else if (context.isJson) context.print(`${JSON.stringify(treeJson(family))}\n`);
  else for (const line of treeLines(family, context)) context.print(`${line}\n`);
}

const EXAMPLES = `
Examples:
  core tree 6075156552
  core tree 6075156552 --below --depth 1
  core tree 6075156552 --json | jq '.tree.children[].name'
  core tree 6075156552 --dot | dot -Tpdf > family.pdf
  core tree 6075156552 --svg family.svg`;
