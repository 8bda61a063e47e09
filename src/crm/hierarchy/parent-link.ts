import type { AssociationType } from '../../contract/crosscheck.ts';
import type { Situation } from '../actions/situation.ts';
import type { Departures } from '../status/departures.ts';
import type { NextAccount } from '../survivorship/standing-accounts.ts';
import type { Cycles } from './crm-cycles.ts';

/** Why a link to a parent is as it should be, or why it is not touched. */
export type KeepReason =
  | 'right'
  | 'no parent known'
  | 'nothing against'
  /** It is another account of the same company. */
  | 'own company'
  /** It belongs to the family and has the website of the owner. */
  | 'site of owner'
  | 'only holdings'
  /** The accounts of its owners leave. */
  | 'owners gone'
  /** Its owners are one company with it. */
  | 'owners itself'
  | 'decided'
  /** From here on because of a doubt. */
  | 'doubtful owner'
  | 'doubtful parent'
  /** Nobody owns it, and its parent is a company that no source knows. */
  | 'at top'
  | 'other owner'
  | 'family'
  | 'not among accounts'
  | 'several of the name'
  | 'decided itself'
  | 'cycle'
  /** An account bears the name of the owner, and it is in doubt whether it is this company. */
  | 'named as owner'
  /** Several accounts that are not merged may stand for the owner. */
  | 'several accounts';

/** Why a link is wrong. */
export type WrongReason =
  | 'none'
  | 'owner'
  /** It stands above, but one that is nearer has an account. */
  | 'further up'
  | 'double'
  | 'itself'
  | 'below'
  | 'decided'
  | 'cycle'
  | 'top'
  | 'lost'
  | 'several'
  | 'site';

/** A company for which no account stands, and the account that bears its name. */
export interface NamedOwner {
  readonly coreId: string;
  readonly named: number;
}

/** The account that stands for a company, and the next one that is not merged into it. */
export interface OwnerAccounts {
  readonly coreId: string;
  readonly head: number;
  readonly next: NextAccount;
}

/** What should become of the link of an account to its parent. */
export type ParentStep =
  | {
      readonly kind: 'keep';
      readonly why: KeepReason;
      readonly owner?: NamedOwner;
      readonly of?: OwnerAccounts;
    }
  | {
      readonly kind: 'link';
      readonly association: AssociationType;
      readonly why: WrongReason;
      readonly to: number;
      /** The owner that the account stands for; undefined when the link only follows a double to its survivor. */
      readonly owner?: number;
      /** Where the company has several accounts that are not merged. */
      readonly of?: OwnerAccounts;
    }
  | {
      readonly kind: 'create';
      readonly why: WrongReason;
      readonly coreId: string;
      /** An account that bears the name of the company and may be it. */
      readonly named?: number;
    }
  | { readonly kind: 'remove'; readonly why: WrongReason };

export interface Links {
  readonly situation: Situation;
  readonly departures: Departures;
  readonly cycles: Cycles;
}

const DOUBTS: ReadonlySet<KeepReason> = new Set([
  'doubtful owner',
  'doubtful parent',
  'at top',
  'other owner',
  'family',
  'not among accounts',
  'several of the name',
  'decided itself',
  'cycle',
  'named as owner',
  'several accounts',
]);

export function isDoubt(why: KeepReason): boolean {
  return DOUBTS.has(why);
}
