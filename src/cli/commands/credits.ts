import { Command, Option } from 'commander';
import type { KeysAdmin } from '../../admin/keys-admin.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import { limitOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { withKeys } from './keys.ts';

interface CreditsOptions extends GlobalOptions {
  readonly workspace?: string;
  readonly ledger?: boolean;
  readonly limit: string;
}

type Credits = KeysAdmin['credits'];
type Balance = Awaited<ReturnType<Credits['balance']>>;
type Entries = Awaited<ReturnType<Credits['entries']>>;

export function creditsCommand(): Command {
  return new Command('credits')
    .description('Shows what workspaces were charged for jobs, by operation')
    .addOption(
      taking(new Option('--workspace <name>', 'only what this workspace was charged'), {
        namesOf: 'workspaces',
      }),
    )
    .option('--ledger', 'the single charges and refunds instead, newest first')
    .option('--limit <n>', 'how many of them are shown at most', '20')
    .addHelpText('after', EXAMPLES)
    .action(runningHere('credits', credits));
}

async function credits(
  _positional: readonly string[],
  { workspace, ledger, limit }: CreditsOptions,
  context: Context,
): Promise<number> {
  const whose = workspace === undefined ? {} : { workspace };
  const atMost = limitOf(limit);
  return withKeys(context, async ({ credits }) => {
    context.print(
      ledger === true
        ? entriesText(await credits.entries({ ...whose, limit: atMost }), context)
        : balanceText(await credits.balance(workspace), context),
    );
    return 0;
  });
}

function balanceText(balance: Balance, context: Context): string {
  const { isJson } = context;
  const sum = (member: 'charges' | 'refunds' | 'used') =>
    // As in the store, billionths of a credit are rounding.
    Number(balance.reduce((total, line) => total + line[member], 0).toFixed(9));
  if (isJson) return `${JSON.stringify({ balance, total: sum('used') })}\n`;
  const rows = balance.map(({ operation, charges, refunds, used }) => [operation, charges, refunds, used]);
  const total = ['total', sum('charges'), sum('refunds'), sum('used')];
  return table(
    ['operation', 'charges', 'refunds', 'used'],
    [...rows, total].map((row) => row.map(String)),
    spaceOf(context),
  );
}

function entriesText(entries: Entries, context: Context): string {
  if (context.isJson) return `${JSON.stringify(entries.map(asJson))}\n`;
  const rows = entries.map(({ at, workspace, jobId, operation, kind, amount }) => [
    ...[at, workspace, jobId, operation, kind],
    String(amount),
  ]);
  return table(['at', 'workspace', 'job', 'operation', 'kind', 'credits'], rows, spaceOf(context));
}

function asJson({ jobId, ...entry }: Entries[number]): Readonly<Record<string, unknown>> {
  const { number, workspace, operation, kind, amount, at } = entry;
  return { number, workspace, job_id: jobId, operation, kind, amount, at };
}

const EXAMPLES = `
Examples:
  core credits
  core credits --workspace acme --ledger --limit 100`;
