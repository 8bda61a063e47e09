import type { Situation } from '../actions/situation.ts';
import type { Deciding } from './compare-standing.ts';
import { protectionsOf } from './protection.ts';

const WORDS: Readonly<Record<Exclude<Deciding, 'protected'>, string>> = {
  customer: 'it is the customer',
  open_opportunities: 'it has more open opportunities',
  contracted_revenue: 'it has more contracted revenue',
  parent_of_others: 'more accounts have it as their parent',
  last_activity: 'it was active last',
  completeness: 'it is the fuller one',
  oldest: 'it is the oldest',
  marked: 'somebody has marked the other one as a double',
  id: 'nothing tells them apart, and its id is the smaller one',
};

/** Why an account survives of those of its company; empty when it is alone. */
export function survivalWords(survivor: number, situation: Situation): string {
  const unit = situation.companies.unitOf(survivor);
  if (unit === undefined || unit.by === null) return '';
  const by =
    unit.by === 'protected' ? (protectionsOf(survivor, situation)[0] ?? 'it is protected') : WORDS[unit.by];
  return `That one survives because ${by}.`;
}
