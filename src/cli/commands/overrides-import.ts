import { Command, Option } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { accountId, isOfSalesforce } from '../../crm/account-id.ts';
import { DECISION_COLUMNS, type DecisionRow, overrideOfRow } from '../../crm/overrides/decision-row.ts';
import type { NewOverride } from '../../crm/overrides/standing.ts';
import { type RoundedIds, roundedIds } from '../../crm/spreadsheet-ids.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { INPUT_FILE, type InputOptions, inputOptions } from '../config/input-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';
import { openTable } from './run-input.ts';
import { decide, type WorkspaceOption, withOverrides, workspaceOption } from './with-overrides.ts';

type ImportOptions = GlobalOptions &
  WorkspaceOption &
  Pick<InputOptions, 'delimiter' | 'encoding' | 'sheet'> & { readonly replaceNewer?: boolean };

/** `core overrides import`: options, then `importOverrides`. */
export function importCommand(): Command {
  return new Command('import')
    .description('Adds the decisions of a file: all of them, or none when one cannot be')
    .argument('<file>', INPUT_FILE)
    .addOption(workspaceOption())
    .addOption(
      new Option(
        '--replace-newer',
        'let decisions of the file replace those about the same that were made later',
      ),
    )
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addHelpText('after', COLUMNS)
    .action(running(importOverrides));
}

async function importOverrides(
  [path = '']: readonly string[],
  options: ImportOptions,
  context: Context,
): Promise<number> {
  const { table, dispose } = await openTable(path, { ...options, isNamed: true }, context);
  const file = path === '-' ? 'standard input' : path;
  try {
    const given = await decisionsOf(table, { file, context, givesWay: options.replaceNewer !== true });
    return await withOverrides(options, context, async (overrides) => {
      await decide(overrides, given, context).catch(inFile(file));
      return 0;
    });
  } finally {
    await dispose();
  }
}

interface Reading {
  readonly file: string;
  readonly context: Context;
  /** Decisions that were made later stay. */
  readonly givesWay: boolean;
}

/** Every row as a decision. Throws INPUT_FORMAT for the first row that is none, naming line, field and remedy. */
async function decisionsOf(
  table: InputTable,
  { file, context, givesWay }: Reading,
): Promise<readonly NewOverride[]> {
  const rowOf = rowReader(table.columns, { file, context });
  const today = new Date(context.now()).toISOString();
  const given: NewOverride[] = [];
  const rounded = roundedIds<number>();
  for await (const { line, cells, problem } of table.rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (problem !== undefined) {
      const fix = 'Correct the row; nothing was imported.';
      throw new CoreError('INPUT_FORMAT', `the row cannot be read: ${problem}`, { file, line, fix });
    }
    const row = rowOf(cells);
    const override = overrideOfRow(row, today);
    if ('field' in override) {
      const { field, what, fix, saysNothing = false } = override;
      if (saysNothing) {
        context.say(printable(`line ${line} is left out: ${what}`));
        continue;
      }
      throw new CoreError('INPUT_FORMAT', what, { file, line, field, fix: `${fix} Nothing was imported.` });
    }
    tellRepaired(row, { line, context });
    for (const id of [row.account, row.other_account]) rounded.add(id, line);
    given.push({ override, line, givesWay });
  }
  tellRounded(rounded.found(), context);
  return given;
}

function tellRounded(found: ReturnType<RoundedIds<number>['found']>, context: Context): void {
  if (found === undefined) return;
  const { id, place } = found;
  context.say(
    `${context.paint.yellow('warning')} all long ids end in zeros from the 16th digit on, as in line ${place} (${printable(id)}): a spreadsheet leaves numbers so, and then they are those of no account. In a spreadsheet the columns of ids have to be text before they are filled.`,
  );
}

/** A spreadsheet has changed the case of whole columns: such ids are put right, and told. */
function tellRepaired(
  { account, other_account }: DecisionRow,
  { line, context }: { readonly line: number; readonly context: Context },
): void {
  for (const sent of [account, other_account]) {
    const { id, remark } = accountId(sent);
    if (remark === 'repaired' && isOfSalesforce(sent))
      context.say(
        `line ${line}: the id ${printable(sent.trim())} is taken for ${id}: a spreadsheet has changed its case.`,
      );
  }
}

function rowReader(columns: readonly string[], { file, context }: Pick<Reading, 'file' | 'context'>) {
  const headings = columns.map((column) => column.trim().toLowerCase());
  for (const name of ['decision', 'account'] as const) {
    if (headings.includes(name)) continue;
    const what = `there is no column ${name}; columns: ${columns.join(', ')}`;
    const fix = `Columns of decisions are ${DECISION_COLUMNS.join(', ')}.`;
    throw new CoreError('INPUT_FORMAT', what, { file, line: 1, field: name, fix });
  }
  const unread = columns.filter((_, at) => !DECISION_COLUMNS.some((column) => column === headings[at]));
  if (unread.length > 0)
    context.say(
      `${context.paint.yellow('warning')} ${printable(`columns that are not read: ${unread.join(', ')}`)}`,
    );
  const places = DECISION_COLUMNS.map((column) => [column, headings.indexOf(column)] as const);
  return (cells: readonly string[]) =>
    // All of the columns of a decision, each once.
    Object.fromEntries(places.map(([column, at]) => [column, (cells[at] ?? '').trim()])) as DecisionRow;
}

/** Says of a contradiction in which file it stands. */
function inFile(file: string) {
  return (error: unknown): never => {
    if (!(error instanceof CoreError) || error.place.line === undefined) throw error;
    throw new CoreError(error.code, error.message, { ...error.place, file });
  };
}

const COLUMNS = `
Columns: ${DECISION_COLUMNS.join(', ')}. decision is one of
  same_company, different_companies, never_merge   account and other_account
  entity, parent                                   account and core_id, which may be none
  not_entity                                       account and core_id
  operating                                        account and is_operating: yes or no
The whole file is checked before anything is written; importing it twice is the same as once. A decision that was made before
the one about the same that stands (decided_at) is left out and told.

Examples:
  core overrides import decisions.csv
  core overrides export -o - --workspace acme | core overrides import - --workspace zeta`;
