import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import { accountName } from '../account-name.ts';
import { listed } from '../actions/told-names.ts';
import type { Dataset } from '../dataset.ts';
import { areInOneTown } from '../duplicates/in-one-town.ts';
import { isKnown } from '../duplicates/known-entity.ts';
import { normalOfAccount } from '../normal-account.ts';
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

/** The entity whose family is asked for an account: the lead is surely one, and it has no account of its own, doubtful ones included. */
export function entityWithoutAccount(
  { coreId, ...identity }: Lead['identity'],
  { relation }: Pick<LeadAnswer, 'relation'>,
  book: AccountBook,
): string | undefined {
  if (coreId === null || relation !== null || !isKnown({ coreId, ...identity })) return undefined;
  return book.accountsOf(coreId).length === 0 ? coreId : undefined;
}

/**
 * The account of the lead's own company: of the same entity, else one that the lead agrees with when both are compared
 * directly. What is LOW names no account, nor do several that fit equally well.
 */
export function ownAccount(lead: Lead, world: LeadWorld): LeadAnswer {
  const { book, comparison } = world;
  const atHost = comparison.atHostOf(lead).filter(({ at }) => !book.isJunk(at));
  if (atHost.length > 0) return sameCompany(atHost.toSorted(bySureness), lead, world);
  const { coreId } = lead.identity;
  const ofEntity = coreId === null ? [] : book.accountsOf(coreId);
  const ofOne = ofEntity
    .slice(0, MOST_COMPARED)
    .map((at) => comparison.ofOneEntity(lead, at))
    .toSorted(bySureness);
  if (isKnown(lead.identity) && ofOne.some(isSure))
    return sameCompany(ofOne.filter(isSure).toSorted(knownFirst(world.dataset)), lead, world);
  const told = new Set(ofOne.map(({ at }) => at));
  const doubles = comparison.doublesOf(lead).filter(({ at }) => !book.isJunk(at) && !told.has(at));
  const sure = [...ofOne, ...doubles].filter(isSure).toSorted(bySureness);
  if (sure.length > 0) return sameCompany(sure, lead, world);
  const atDomain = namelessAtDomain(lead, world);
  if (atDomain !== undefined) return atDomain;
  const double = doubles.find((one) => isOne(one) || one.hasOwnAgreement);
  return none(withoutAccount(lead, { ofEntity: ofOne[0], double }, world));
}

/** Of equally sure ones an account that surely is the entity comes before one that may be it and bears its name. */
function knownFirst({ identity }: Dataset): (a: LeadDouble, b: LeadDouble) => number {
  const isOfEntity = ({ at }: LeadDouble) => Number(isKnown(identity(at)));
  return (a, b) => bySureness({ ...a, bits: 0 }, { ...b, bits: 0 }) || isOfEntity(b) - isOfEntity(a);
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

/** A lead without the name of a company belongs to the one account at its domain; where several stand for themselves, to none. */
function namelessAtDomain(lead: Lead, { dataset, book, comparison }: LeadWorld): LeadAnswer | undefined {
  const found = comparison.atDomainOf(lead);
  if (found === undefined) return undefined;
  const accounts = found.accounts.filter((at) => !book.isJunk(at));
  const [only, ...others] = new Set(accounts.map((at) => book.standingFor(at)));
  if (only === undefined || others.length > 0) return undefined;
  return {
    at: only,
    relation: 'same',
    reasoning: `Same company as ${nameIn(only, dataset)} (MEDIUM). The lead says no name of a company; ${found.domain} is the website of this account and of no other company's.`,
  };
}

/** As a merge needs it: HIGH, or MEDIUM when they also agree in website, e-mail, telephone, registration or street. */
function isSure({ confidence, kind, hasOwnAgreement }: LeadDouble): boolean {
  return kind !== 'related' && (confidence === 'HIGH' || (confidence === 'MEDIUM' && hasOwnAgreement));
}

function isOne({ kind }: LeadDouble): boolean {
  return kind !== 'related';
}

/**
 * The surest of the accounts that fit, of equally sure ones that in the lead's town; the others are told, for nobody said that they
 * are doubles of it.
 */
function sameCompany(fitting: readonly LeadDouble[], lead: Lead, { dataset, book }: LeadWorld): LeadAnswer {
  const [surest, ...rest] = fitting;
  if (surest === undefined) return none('No account.');
  const equal = rest.filter(
    (other) => fitsAsWell(other, surest) && book.standingFor(other.at) !== book.standingFor(surest.at),
  );
  const nearest = equal.length === 0 ? surest : onlyInTown([surest, ...equal], lead, dataset);
  if (nearest === undefined) return none(tieWords([surest, ...equal], { dataset, book }));
  const { at, reasoning, confidence } = nearest;
  const standing = book.standingFor(at);
  const others = fitting.filter((one) => one !== nearest);
  const town = equal.length === 0 ? '' : " Of those that fit equally well it alone is in the lead's town.";
  const double =
    standing === at ? '' : ` It is a double of ${nameIn(standing, dataset)}, which stands for the company.`;
  const beside = new Set(others.map((other) => book.standingFor(other.at)).filter((one) => one !== standing));
  const names = [...beside].slice(0, MOST_TOLD).map((one) => nameIn(one, dataset));
  const also = names.length === 0 ? '' : ` So may be ${names.join(', ')}.`;
  return {
    at: standing,
    relation: 'same',
    reasoning: `Same company as ${nameIn(at, dataset)} (${confidence}). ${reasoning}${town}${double}${also}`,
  };
}

/** The one of the accounts that is in the lead's town, where all others are known to be elsewhere. */
function onlyInTown(equal: readonly LeadDouble[], { input }: Lead, dataset: Dataset): LeadDouble | undefined {
  const { place } = normaliseRecord(input);
  if (place === undefined) return undefined;
  const isInTown = ({ at }: LeadDouble) => {
    const other = normalOfAccount(dataset, at).place;
    return other && areInOneTown(place, other);
  };
  const near = equal.filter((one) => isInTown(one) !== false);
  const [only] = near;
  return near.length === 1 && only !== undefined && isInTown(only) === true ? only : undefined;
}

const MOST_TOLD = 3;

/** Less tells two accounts apart no better than one guess in eight. */
const EQUAL_BITS = 3;

/** As sure, by as much; of accounts of the lead's own entity nothing was weighed. */
function fitsAsWell(other: LeadDouble, best: LeadDouble): boolean {
  if (other.bits === undefined || best.bits === undefined || other.confidence !== best.confidence)
    return false;
  return best.bits - other.bits < EQUAL_BITS;
}

function tieWords(
  equal: readonly LeadDouble[],
  { dataset, book }: Pick<LeadWorld, 'dataset' | 'book'>,
): string {
  const standing = [...new Set(equal.map(({ at }) => book.standingFor(at)))];
  const names = standing.slice(0, MOST_TOLD).map((one) => nameIn(one, dataset));
  const more = standing.length > MOST_TOLD ? [`${standing.length - MOST_TOLD} more`] : [];
  return `No account: ${listed([...names, ...more])} fit equally well, and nothing tells which of them is the lead's.`;
}

interface Doubtful {
  readonly ofEntity: LeadDouble | undefined;
  readonly double: LeadDouble | undefined;
}

function withoutAccount({ identity }: Lead, { ofEntity, double }: Doubtful, { dataset }: LeadWorld): string {
  if (ofEntity !== undefined && ofEntity.kind === 'related')
    return `No account: ${nameIn(ofEntity.at, dataset)} resolves to the same company, but ${lowered(ofEntity.reasoning)}`;
  if (ofEntity !== undefined)
    return `No account: the company may be that of ${nameIn(ofEntity.at, dataset)}, but that is ${ofEntity.confidence}, and lead and account do not agree enough with each other.`;
  if (double !== undefined)
    return `No account: ${nameIn(double.at, dataset)} resembles the lead${isOne(double) ? `, but that is ${double.confidence} only` : ''}. ${double.reasoning}`;
  if (identity.coreId === null)
    return 'No account: no company is known for the lead, and no account resembles it enough.';
  return isKnown(identity)
    ? 'No account is this company.'
    : 'No account: which company the lead is, is LOW, and no account resembles it enough.';
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
