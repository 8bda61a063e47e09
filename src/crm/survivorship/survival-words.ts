import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { markIn } from '../names/record-marks.ts';
import { hasUntoldOpportunities } from '../rules/protecting.ts';
import { betterOf, type Deciding } from './compare-standing.ts';
import { protectionsOf } from './protection.ts';

const WORDS: Readonly<Record<Exclude<Deciding, 'protected' | 'marked_in_name'>, string>> = {
  active: 'the file says that the other one is inactive, blocked, archived or to be deleted',
  customer: 'it is the customer',
  open_opportunities: 'it has more open opportunities',
  contracted_revenue: 'it has more contracted revenue',
  parent_of_others: 'more accounts have it as their parent',
  company_name:
    'the name of the other one says more than that of the company, as one of a store or unit does',
  sureness: 'it is surely known which company it is, and not so of the other one',
  last_activity: 'it was active last',
  completeness: 'it has more fields filled in',
  oldest: 'it is the oldest',
  marked: 'somebody has marked the other one as a double',
  id: 'its id is the smaller one, and all else that decides is equal',
};

/** Why an account survives of those of its company, or before another one of them; empty when it is alone. */
export function survivalWords(survivor: number, situation: Situation, before?: number): string {
  const by =
    before === undefined ? situation.companies.unitOf(survivor)?.by : decidingOf(survivor, before, situation);
  if (by === undefined || by === null) return '';
  const why = whyBetter(survivor, { by, before }, situation);
  const others = before === undefined ? (situation.companies.unitOf(survivor)?.members ?? []) : [before];
  const isHalfRead = others.some((at) => at !== survivor && isUnread(at, by, situation));
  const told = isHalfRead ? `${why}, as far as the cells can be read` : why;
  return `${before === undefined ? 'It' : 'That one'} survives because ${told}.`;
}

function whyBetter(
  survivor: number,
  { by, before }: { readonly by: Deciding; readonly before: number | undefined },
  situation: Situation,
): string {
  if (by === 'protected') return protectionsOf(survivor, situation)[0] ?? 'it is protected';
  if (by === 'open_opportunities' && hasUntoldOpportunities(situation.dataset.account(survivor)))
    return 'it has opportunities, open or not';
  if (by !== 'marked_in_name') return WORDS[by];
  const other = before ?? situation.companies.unitOf(survivor)?.members.find((at) => at !== survivor);
  const mark = other === undefined ? undefined : markIn(accountName(situation.dataset.account(other)));
  return `the name of the other one marks it as a double or as out of use${mark === undefined ? '' : ` ("${mark}")`}`;
}

/** Whether what told two accounts apart cannot be read of one of them. */
function isUnread(at: number, by: Deciding, { standings }: Situation): boolean {
  switch (by) {
    case 'open_opportunities':
      return Number.isNaN(standings.openOpportunities[at]);
    case 'contracted_revenue':
      return Number.isNaN(standings.contractedRevenue[at]);
    case 'last_activity':
      return standings.isActivityUnread(at);
    default:
      return false;
  }
}

function decidingOf(survivor: number, before: number, { standings, rules }: Situation): Deciding | undefined {
  const told = betterOf(survivor, before, { standings, criteria: rules.survivorship });
  if (told === undefined) return 'id';
  // Of an account that was given as the survivor the rules may say otherwise.
  return told.better === survivor ? told.by : undefined;
}
