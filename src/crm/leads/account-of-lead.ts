import { accountName } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { isKnown } from '../duplicates/known-entity.ts';
import type { AccountBook } from './account-book.ts';
import type { Relation, Relative } from './family.ts';
import { bySureness, type Lead, type LeadComparison, type LeadDouble } from './lead-comparison.ts';

/** Whose account a lead is; position and relation are null without one. */
export interface LeadAnswer {
  readonly at: number | null;
  readonly relation: Relation | null;
  readonly reasoning: string;
}

export interface LeadWorld {
  readonly dataset: Dataset;
  readonly book: AccountBook;
  readonly comparison: LeadComparison;
}

/** Whether the families of companies can tell more about a lead: it is surely one of them, and has no account of its own. */
export function needsFamily(identity: Lead['identity'], { relation }: Pick<LeadAnswer, 'relation'>): boolean {
  return relation === null && isKnown(identity);
}

/**
 * The account of the lead's own company: of the same entity, else one that the lead agrees with when both are compared
 * directly. What is LOW names no account.
 */
export function ownAccount(lead: Lead, world: LeadWorld): LeadAnswer {
  const { book, comparison } = world;
  const { coreId } = lead.identity;
  const ofEntity = coreId === null ? [] : book.accountsOf(coreId);
  const ofOne = ofEntity
    .slice(0, MOST_COMPARED)
    .map((at) => comparison.ofOneEntity(lead, at))
    .toSorted(bySureness);
  const same = ofOne.find(isSure);
  if (same !== undefined) return sameCompany(same, world);
  const doubles = comparison.doublesOf(lead).filter(({ at }) => !book.isJunk(at));
  const double = doubles.find(isSure);
  if (double !== undefined) return sameCompany(double, world);
  return none(withoutAccount(lead, { ofEntity: ofOne[0], double: doubles.find(isOne) }, world));
}

/** Of accounts of one entity, those that stand for it come first. */
const MOST_COMPARED = 8;

/** The account of the family that may own the lead; without one, what was said of its own company stands. */
export function familyAccount(
  relative: Relative | undefined,
  own: Pick<LeadAnswer, 'reasoning'>,
  dataset: Dataset,
): LeadAnswer {
  if (relative === undefined) return none(`${own.reasoning} None is known to belong to its family either.`);
  const { at, relation } = relative;
  return { at, relation, reasoning: `The company has no account of its own. ${told(relative, dataset)}` };
}

function isSure({ confidence, kind }: LeadDouble): boolean {
  return confidence !== 'LOW' && kind !== 'related';
}

function isOne({ kind }: LeadDouble): boolean {
  return kind !== 'related';
}

function sameCompany({ at, reasoning, confidence }: LeadDouble, { dataset, book }: LeadWorld): LeadAnswer {
  const standing = book.standingFor(at);
  const double =
    standing === at
      ? ''
      : ` The account ${nameIn(at, dataset)} is a double of ${nameIn(standing, dataset)}, which stands for the company.`;
  return {
    at: standing,
    relation: 'same',
    reasoning: `Same company as ${nameIn(at, dataset)} (${confidence}). ${reasoning}${double}`,
  };
}

interface Doubtful {
  readonly ofEntity: LeadDouble | undefined;
  readonly double: LeadDouble | undefined;
}

function withoutAccount({ identity }: Lead, { ofEntity, double }: Doubtful, { dataset }: LeadWorld): string {
  if (ofEntity !== undefined && ofEntity.kind === 'related')
    return `No account: ${nameIn(ofEntity.at, dataset)} resolves to the same company, but ${lowered(ofEntity.reasoning)}`;
  if (ofEntity !== undefined)
    return `No account: the company may be that of ${nameIn(ofEntity.at, dataset)}, but that is LOW, and lead and account do not agree with each other enough.`;
  if (double !== undefined)
    return `No account: ${nameIn(double.at, dataset)} resembles the lead, but that is LOW. ${double.reasoning}`;
  if (identity.coreId === null)
    return 'No account: no company is known for the lead, and no account resembles it.';
  return isKnown(identity)
    ? 'No account is this company.'
    : 'No account: which company the lead is, is LOW, and no account resembles it.';
}

function told({ at, relation, through, of }: Relative, dataset: Dataset): string {
  const account = nameIn(at, dataset);
  const among = of > 1 ? `, the nearest of ${of.toLocaleString('en-US')} such accounts` : '';
  if (relation === 'parent') {
    const way = through.steps === 0 ? 'its direct owner' : `${through.steps + 1} steps up from it`;
    return `${account} stands above it: ${through.name} is ${way}.`;
  }
  if (relation === 'sibling') return `${account} belongs to ${through.name} too${among}.`;
  const kind = relation === 'regional' ? 'a regional unit of it' : 'a company that it owns';
  return `${account} is ${kind}${among}.`;
}

function nameIn(at: number, dataset: Dataset): string {
  const account = dataset.account(at);
  const name = accountName(account);
  return name === account.external_id ? name : `${name} (${account.external_id})`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function none(reasoning: string): LeadAnswer {
  return { at: null, relation: null, reasoning };
}
