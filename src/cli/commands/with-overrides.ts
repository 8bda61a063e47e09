import { Option } from 'commander';
import { type OverridesAdmin, overridesAdmin } from '../../admin/overrides-admin.ts';
import type { Override } from '../../crm/override.ts';
import type { Redecided } from '../../crm/overrides/decide-anew.ts';
import { decisionWords } from '../../crm/overrides/decision-words.ts';
import type { NewOverride, Standing, StoredOverride } from '../../crm/overrides/standing.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { tellKeptHere } from '../config/only-here.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { printable } from '../terminal/print-error.ts';
import { withStores } from './with-stores.ts';

export interface WorkspaceOption {
  readonly workspace: string;
}

export function workspaceOption(): Option {
  return taking(new Option('--workspace <name>', 'whose decisions they are').default('default'), {
    namesOf: 'workspaces',
  });
}

/** Opens the decisions of a workspace for as long as the work takes. */
export async function withOverrides<T>(
  { workspace, ...options }: WorkspaceOption & GlobalOptions,
  context: Context,
  work: (overrides: OverridesAdmin) => Promise<T>,
): Promise<T> {
  tellKeptHere(options, context);
  const { dataDir } = context;
  return withStores(context, (stores) => work(overridesAdmin({ stores, dataDir }, workspace)));
}

/** Adds decisions, all of them or none, and says what has changed. */
export async function decide(
  overrides: OverridesAdmin,
  given: readonly NewOverride[],
  context: Context,
): Promise<void> {
  reportRedecided(await overrides.add(given), context);
  warnOfUnknown(overrides, given, context);
}

/** Warns of entities that the universe does not have. */
export function warnOfUnknown(
  overrides: OverridesAdmin,
  given: readonly NewOverride[],
  context: Context,
): void {
  const unknown = overrides.unknownIds(given);
  if (unknown.length === 0) return;
  const shown = unknown.slice(0, SHOWN_IDS).join(', ') + (unknown.length > SHOWN_IDS ? ' …' : '');
  const what = `not known here, so that nothing is matched by it until a source that has it is imported: ${shown}`;
  context.say(`${context.paint.yellow('warning')} ${what}`);
}

const SHOWN_IDS = 5;

function reportRedecided({ added, replaced, outdated, unchanged }: Redecided, context: Context): void {
  if (context.isJson) {
    const counts = {
      ...{ added: added.length, replaced: replaced.length },
      ...{ outdated: outdated.length, unchanged },
    };
    context.print(`${JSON.stringify(counts)}\n`);
  }
  for (const { earlier, later } of replaced) {
    const [was, is] = [decisionWords(earlier.override), decisionWords(later.override)];
    context.say(printable(was === is ? `Replaced: ${is}` : `Replaced: ${is}. Before: ${was}`));
  }
  for (const { standing, older } of outdated.slice(0, SHOWN_OUTDATED))
    context.say(printable(outdatedWords(standing, older)));
  if (outdated.length > SHOWN_OUTDATED) context.say(`… and ${outdated.length - SHOWN_OUTDATED} more.`);
  if (outdated.length > 0) context.say('To let the file win: core overrides import --replace-newer.');
  const told = [
    [added.length, 'added'],
    [replaced.length, 'replaced'],
    [outdated.length, 'older than those that stand and left out'],
    [unchanged, 'as before'],
  ] as const;
  const counts = told.flatMap(([number, word]) =>
    number === 0 ? [] : [`${number.toLocaleString('en-US')} ${word}`],
  );
  context.say(counts.length === 0 ? 'There is no decision in it.' : `Decisions: ${counts.join(', ')}.`);
}

const SHOWN_OUTDATED = 20;

/** `line 3 is left out: A is 1000000001, decided on 2026-01-02, is older than decision 7 of 2026-03-01: A is 1000000002.` */
function outdatedWords(standing: StoredOverride, { override, line }: Standing): string {
  const made = `${decisionWords(override)}, decided on ${dayOf(override)}`;
  const where = line === undefined ? '' : `line ${line} is left out: `;
  return `${where}${made}, is older than decision ${standing.number} of ${dayOf(standing.override)}: ${decisionWords(standing.override)}.`;
}

function dayOf({ decided_at }: Pick<Override, 'decided_at'>): string {
  return decided_at.slice(0, 10);
}
