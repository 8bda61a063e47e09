import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { accountId, isOfSalesforce } from '../../crm/account-id.ts';
import type { Override } from '../../crm/override.ts';
import { type DecisionColumn, type DecisionRow, overrideOfRow } from '../../crm/overrides/decision-row.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { decide, type WorkspaceOption, withOverrides, workspaceOption } from './with-overrides.ts';

interface AddOptions extends GlobalOptions, WorkspaceOption {
  readonly same?: readonly string[];
  readonly different?: readonly string[];
  readonly neverMerge?: readonly string[];
  readonly entity?: string;
  readonly notEntity?: string;
  readonly parent?: string;
  readonly operating?: string;
  readonly reason?: string;
  readonly by?: string;
}

/** `core overrides add`: options, then `add`. */
export function addCommand(): Command {
  return new Command('add')
    .description('Adds one decision; an earlier one about the same is replaced')
    .option('--same <account...>', 'these two accounts are one company')
    .option('--different <account...>', 'these two accounts are different companies')
    .option('--never-merge <account...>', 'these two accounts are never merged, one company or not')
    .option('--entity <account=core_id>', 'the account is this entity; none: none of the known companies')
    .option('--not-entity <account=core_id>', 'whoever the account is, it is not this entity')
    .option(
      '--parent <account=core_id>',
      'the company of the account belongs to this entity; none: to nobody',
    )
    .option('--operating <account=yes|no>', 'the company of the account still operates, or no longer does')
    .option('--reason <text>', 'why; runs tell it')
    .option('--by <name>', 'who decided')
    .addOption(workspaceOption())
    .addHelpText('after', EXAMPLES)
    .action(running(add));
}

async function add(_positional: readonly string[], options: AddOptions, context: Context): Promise<number> {
  const { row } = askedFor(options);
  const override = overrideOf(options, new Date(context.now()).toISOString());
  for (const named of [row.account ?? '', row.other_account ?? '']) {
    const { id, remark } = accountId(named);
    // One letter that is typed wrong looks like case that is damaged, and would lead to an account that is not meant.
    if (remark === 'repaired' && isOfSalesforce(named))
      throw new CoreError('USAGE', `the letters of the id ${named.trim()} do not fit its last three`, {
        fix: `Copy it from the CRM again; if only its case was damaged, it is ${id}.`,
      });
  }
  return withOverrides(options, context, async (overrides) => {
    await decide(overrides, [{ override }], context);
    return 0;
  });
}

function overrideOf(options: AddOptions, today: string): Override {
  const { option, row } = askedFor(options);
  const { reason = '', by = '' } = options;
  const read = overrideOfRow({ ...EMPTY, ...row, reason: reason.trim(), decided_by: by.trim() }, today);
  if ('field' in read) throw new CoreError('USAGE', read.what, { field: option, fix: read.fix });
  return read;
}

const EMPTY: DecisionRow = {
  ...{ decision: '', account: '', other_account: '', core_id: '', is_operating: '' },
  ...{ reason: '', decided_by: '', decided_at: '' },
};

interface Asked {
  readonly option: string;
  readonly row: Partial<DecisionRow>;
}

function askedFor({ same, different, neverMerge, entity, notEntity, parent, operating }: AddOptions): Asked {
  const asked = [
    pairOf(same, '--same', 'same_company'),
    pairOf(different, '--different', 'different_companies'),
    pairOf(neverMerge, '--never-merge', 'never_merge'),
    decidedOf(entity, '--entity', { decision: 'entity', value: 'core_id' }),
    decidedOf(notEntity, '--not-entity', { decision: 'not_entity', value: 'core_id' }),
    decidedOf(parent, '--parent', { decision: 'parent', value: 'core_id' }),
    decidedOf(operating, '--operating', { decision: 'operating', value: 'is_operating' }),
  ].flatMap((one) => one ?? []);
  const [only, another] = asked;
  if (only !== undefined && another === undefined) return only;
  const what =
    only === undefined ? 'there is no decision' : `${only.option} and ${another?.option} are two decisions`;
  const fix =
    'Give one of --same, --different, --never-merge, --entity, --not-entity, --parent, --operating; a file of many is imported.';
  throw new CoreError('USAGE', what, { field: another?.option ?? '--same', fix });
}

function pairOf(
  accounts: readonly string[] | undefined,
  option: string,
  decision: string,
): Asked | undefined {
  if (accounts === undefined) return undefined;
  const [account = '', other = '', ...more] = accounts.map((one) => one.trim());
  if (other !== '' && more.length === 0) return { option, row: { decision, account, other_account: other } };
  const what = `${option} has ${accounts.length === 1 ? 'one account' : `${accounts.length} accounts`}`;
  throw new CoreError('USAGE', what, { field: option, fix: `Name two: ${option} 001A… 001B…` });
}

/** An id may have an equals sign in it, a value has none. */
function decidedOf(
  text: string | undefined,
  option: string,
  { decision, value }: { readonly decision: string; readonly value: DecisionColumn },
): Asked | undefined {
  if (text === undefined) return undefined;
  const at = text.lastIndexOf('=');
  if (at > 0)
    return {
      option,
      row: { decision, account: text.slice(0, at).trim(), [value]: text.slice(at + 1).trim() },
    };
  const fix = `Write it as ${option} ID=${value === 'core_id' ? '6075156552, or ID=none' : 'yes, or ID=no'}.`;
  throw new CoreError('USAGE', `${text} has no equals sign between an account and what is decided`, {
    field: option,
    fix,
  });
}

const EXAMPLES = `
Accounts are named by their id in the CRM. One that has no id is named by what its record says, as JSON: '{"name": "Acme", "city": "Bonn"}'.

Examples:
  core overrides add --same 001A000001AAAAQ 001A000001BBBBQ --reason "same VAT number"
  core overrides add --entity 001A000001AAAAQ=6075156552
  core overrides add --entity 001A000001AAAAQ=none --reason "a sole trader of the same name"
  core overrides add --never-merge 001A000001AAAAQ 001A000001BBBBQ --by "Ana Ruiz"`;
