import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { accountId } from '../account-id.ts';
import { judge } from '../actions/judge.ts';
import { riskOf } from '../actions/risk.ts';
import type { PlanInput } from '../actions/situation.ts';
import { planBy } from '../crosscheck.ts';
import { type KnownEntities, knownEntities } from '../hierarchy/known-entities.ts';
import type { Links } from '../hierarchy/parent-link.ts';
import { inSteps } from '../in-steps.ts';
import { situate } from '../situate.ts';
import { situateAlone } from '../situate-alone.ts';
import type { Cluster } from '../verdict.ts';
import { fieldText, holdsFor } from './condition.ts';

/** What one rule does to the accounts, as if it were the only one of its list. */
export interface RuleEffect {
  /** `kept_apart[0]`. */
  readonly rule: string;
  /** What it says of itself; null of rules that say nothing. */
  readonly because: string | null;
  /** Accounts that it names; of a field whose values differ those that have a value. */
  readonly accounts: number;
  /** Merges and deletions that it prevents; of junk those that it adds, below zero. */
  readonly merges: number;
  readonly deletions: number;
}

/** What the rules do: `this rule would keep 37 of 412 merges apart`. */
export interface Simulation {
  readonly accounts: number;
  /** Merges and deletions of a plan that none of the lists below touches. */
  readonly merges: number;
  readonly deletions: number;
  readonly effects: readonly RuleEffect[];
  /** Recommendations of the whole plan, and those above `limits.max_risk`. */
  readonly recommendations: number;
  readonly tooRisky: number;
  /** Companies without an account that the whole plan would have created, to be parents. */
  readonly newParents: number;
}

const LISTS = ['customers', 'protected', 'kept_apart', 'junk'] as const;
type List = (typeof LISTS)[number];

interface Known {
  readonly input: PlanInput;
  readonly clusters: readonly Cluster[];
  readonly entities: KnownEntities;
}

/** Plans once without the lists of the rules, and once for each rule with it alone. */
export function simulateRules(input: PlanInput, clusters: readonly Cluster[]): Simulation {
  const { dataset, rules, world } = input;
  const known = { input, clusters, entities: inSteps(knownEntities(dataset, world)).result() };
  const bare = { ...rules, customers: [], protected: [], kept_apart: [], junk: [] };
  const before = countsOf(bare, known);
  const effects = LISTS.flatMap((list) =>
    rules[list].map((rule, number): RuleEffect => {
      const after = countsOf({ ...bare, [list]: [rule] }, known);
      return {
        rule: `${list}[${number}]`,
        because: 'because' in rule ? rule.because : null,
        accounts: namedBy({ list, number }, known),
        merges: before.merges - after.merges,
        deletions: before.deletions - after.deletions,
      };
    }),
  );
  const { recommendations, tooRisky, newParents } = countsOf(rules, known);
  const { merges, deletions } = before;
  return { accounts: dataset.size, merges, deletions, effects, recommendations, tooRisky, newParents };
}

interface Counts {
  readonly merges: number;
  readonly deletions: number;
  readonly recommendations: number;
  readonly tooRisky: number;
  readonly newParents: number;
}

function countsOf(rules: CrosscheckRules, { input, clusters, entities }: Known): Counts {
  const linksOf = linksBy(rules, { input, clusters, entities });
  const counts = { merges: 0, deletions: 0, recommendations: 0, tooRisky: 0 };
  const created = new Set<string>();
  for (let at = 0; at < input.dataset.size; at++) {
    const links = linksOf(at);
    const judgement = judge(at, links);
    if (judgement.action === 'Merge') counts.merges++;
    if (judgement.action === 'Delete') counts.deletions++;
    if (judgement.action !== 'None') counts.recommendations++;
    if (judgement.action === 'Associate' && judgement.step.kind === 'create')
      created.add(judgement.step.coreId);
    if (riskOf(at, judgement, links.situation).risk > rules.limits.max_risk) counts.tooRisky++;
  }
  return { ...counts, newParents: created.size };
}

/** What each account is judged by: one without an entity by what the accounts alone tell, as in a crosscheck. */
function linksBy(rules: CrosscheckRules, { input, clusters, entities }: Known): (at: number) => Links {
  const { dataset } = input;
  const links = situate({ ...input, rules }, clusters, entities);
  const hasEntity = (at: number) => entities.entityOf(at) !== undefined;
  if (!clusters.some(({ members }) => !members.every(hasEntity))) return () => links;
  const { briefOf, leaves } = planBy(links, []);
  const alone = situateAlone({
    ...{ dataset, clusters, rules, overrides: input.overrides },
    given: (at) => (hasEntity(at) ? briefOf(at) : undefined),
    leaves: (at) => (hasEntity(at) ? leaves(at) : undefined),
  });
  return (at) => (hasEntity(at) ? links : alone.links);
}

function namedBy(
  { list, number }: { readonly list: List; readonly number: number },
  { input }: Known,
): number {
  const { dataset, rules } = input;
  let count = 0;
  for (let at = 0; at < dataset.size; at++) if (isNamed(at, { list, number }, { dataset, rules })) count++;
  return count;
}

function isNamed(
  at: number,
  { list, number }: { readonly list: List; readonly number: number },
  { dataset, rules }: Pick<PlanInput, 'dataset' | 'rules'>,
): boolean {
  const account = dataset.account(at);
  if (list === 'customers' || list === 'junk') {
    const condition = rules[list][number];
    return condition !== undefined && holdsFor(condition, account);
  }
  const rule = rules[list][number];
  if (rule === undefined) return false;
  if ('when' in rule) return holdsFor(rule.when, account);
  if ('values_differ' in rule) return fieldText(account, rule.values_differ) !== undefined;
  return rule.ids.some((id) => dataset.positionOf(accountId(id).id) === at);
}
