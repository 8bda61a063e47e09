import { relative, resolve } from 'node:path';
import { Command } from 'commander';
import { readBeforeImage } from '../../batch/actions/read-before-image.ts';
import { checkActionFolder, writeActionFiles } from '../../batch/actions/write-action-files.ts';
import type { CrmName } from '../../contract/crm-name.ts';
import { CoreError } from '../../contract/errors.ts';
import { undoFolder } from '../../crm/action-files/action-folder.ts';

import { type Undo, undoOf } from '../../crm/action-files/undo-files.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { forOption } from '../config/action-options.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';

interface UndoOptions extends GlobalOptions {
  readonly for: CrmName;
  readonly output: string;
}

/** `core undo`: options, then `undo`. */
export function undoCommand(): Command {
  return new Command('undo')
    .description('Writes the files that put a CRM back to what it was before the files of a crosscheck')
    .argument('<file>', 'the before-image.ndjson that core crosscheck --actions has written')
    .addOption(forOption().makeOptionMandatory())
    .requiredOption('-o, --output <folder>', 'a new folder for the files')
    .addHelpText('after', EXAMPLES)
    .action(running(undo));
}

async function undo(
  [path = '']: readonly string[],
  { for: crm, output }: UndoOptions,
  context: Context,
): Promise<number> {
  const folder = resolve(context.cwd, output);
  checkActionFolder(folder, '-o');
  const image = await readBeforeImage(resolve(context.cwd, path));
  if (image.head.for !== crm)
    throw new CoreError('USAGE', `the before-image is of files for ${image.head.for}`, {
      ...{ file: path, field: '--for' },
      fix: `Say --for ${image.head.for}.`,
    });
  makeFolder(folder, '-o');
  await writeActionFiles(folder, undoFolder(image), '-o');
  tell(undoOf(image), { crm, folder, context });
  return 0;
}

interface Telling {
  readonly crm: CrmName;
  readonly folder: string;
  readonly context: Context;
}

function tell({ undelete, parents, fields, notRestored }: Undo, { crm, folder, context }: Telling): void {
  const changed = [...fields.values()].filter((values) => Object.keys(values).length > 0).length;
  if (context.isJson) {
    const counts = {
      ...{ undelete: undelete.length, accounts: changed, parents: parents.length },
      not_restored: notRestored.length,
    };
    context.print(`${JSON.stringify({ folder, for: crm, ...counts })}\n`);
    return;
  }
  const count = (number: number) => number.toLocaleString('en-US').padStart(9);
  if (notRestored.length > 0)
    context.say(
      context.paint.yellow(`${count(notRestored.length)}  do not become what they were (not_restored.csv)`),
    );
  context.say(`${count(undelete.length)}  to bring back`);
  context.say(`${count(changed)}  get their fields back`);
  context.say(`${count(parents.length)}  get their parents back`);
  const shown = relative(context.cwd, folder);
  context.say(
    `What to do, in which order: ${context.paint.bold(printable(`${shown.startsWith('..') ? folder : shown}/README.md`))}`,
  );
}

const EXAMPLES = `
Nothing in your CRM is changed; the files are for its own tools, and README.md says in which order.

Examples:
  core undo out/before-image.ndjson --for salesforce -o undo/`;
