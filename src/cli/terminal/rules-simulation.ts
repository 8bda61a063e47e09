import type { RuleEffect, Simulation } from '../../crm/rules/simulate-rules.ts';
import type { Context } from '../context.ts';
import { printable } from './print-error.ts';

/** Tells what rules do: one line for each, or with --json all of it as one object. */
export function describeSimulation(simulation: Simulation, context: Context): void {
  if (context.isJson) {
    context.print(`${JSON.stringify(asJson(simulation))}\n`);
    return;
  }
  for (const line of lines(simulation, context)) context.print(`${line}\n`);
}

function asJson(simulation: Simulation) {
  const { accounts, merges, deletions, recommendations, tooRisky, newParents, effects } = simulation;
  const counts = { recommendations, too_risky: tooRisky, new_parents: newParents };
  return { accounts, merges, deletions, ...counts, rules: effects };
}

function lines(simulation: Simulation, { paint }: Context): readonly string[] {
  const { accounts, merges, deletions, recommendations, tooRisky, newParents, effects } = simulation;
  const risky = tooRisky === 0 ? '' : `, ${count(tooRisky)} of them above the highest risk`;
  const created =
    newParents === 0
      ? ''
      : ` ${count(newParents)} ${newParents === 1 ? 'company' : 'companies'} would be created, to be ${newParents === 1 ? 'a parent' : 'parents'}.`;
  return [
    paint.bold(
      `${count(accounts)} ${accounts === 1 ? 'account' : 'accounts'}; without any rule ${count(merges)} would be merged and ${count(deletions)} deleted`,
    ),
    ...effects.map((effect) => `  ${ruleWords(effect, simulation)}`),
    ...(effects.length === 0 ? ['  There are no rules.'] : []),
    `All rules together leave ${count(recommendations)} ${recommendations === 1 ? 'recommendation' : 'recommendations'}${risky}.${created}`,
  ];
}

function ruleWords(
  { rule, because, accounts, merges, deletions }: RuleEffect,
  { merges: allMerges, deletions: allDeletions }: Simulation,
): string {
  const effects = [
    ...(merges > 0 ? [`prevents ${count(merges)} of ${count(allMerges)} merges`] : []),
    ...(merges < 0 ? [`adds ${count(-merges)} merges`] : []),
    ...(deletions > 0 ? [`prevents ${count(deletions)} of ${count(allDeletions)} deletions`] : []),
    ...(deletions < 0 ? [`adds ${count(-deletions)} deletions`] : []),
  ];
  const what = effects.length === 0 ? 'changes no merge and no deletion' : effects.join(', ');
  const why = because === null ? '' : ` (${printable(because)})`;
  return `${rule}${why}: names ${count(accounts)} ${accounts === 1 ? 'account' : 'accounts'}, ${what}`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
