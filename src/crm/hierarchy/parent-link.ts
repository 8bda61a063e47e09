import type { AssociationType } from '../../contract/crosscheck.ts';
import type { Situation } from '../actions/situation.ts';
import type { Departures } from '../status/departures.ts';
import type { Cycles } from './crm-cycles.ts';

/** Why a link to a parent is as it should be, or why it is not touched. */
export type KeepReason =
  | 'right'
  | 'no parent known'
  | 'nothing against'
  | 'only holdings'
  | 'decided'
  /** From here on because of a doubt. */
  | 'doubtful owner'
  | 'doubtful parent'
  | 'other owner'
  | 'family'
  | 'not among accounts'
  | 'several of the name'
  | 'decided itself'
  | 'cycle'
  /** An account bears the name of the owner, and it is in doubt whether it is this company. */
  | 'named as owner';

/** Why a link is wrong. */
export type WrongReason =
  | 'none'
  | 'owner'
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

/** What should become of the link of an account to its parent. */
export type ParentStep =
  | { readonly kind: 'keep'; readonly why: KeepReason; readonly owner?: NamedOwner }
  | {
      readonly kind: 'link';
      readonly association: AssociationType;
      readonly why: WrongReason;
      readonly to: number;
      /** The owner that the account stands for; undefined when the link only follows a double to its survivor. */
      readonly owner?: number;
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
  'other owner',
  'family',
  'not among accounts',
  'several of the name',
  'decided itself',
  'cycle',
  'named as owner',
]);

export function isDoubt(why: KeepReason): boolean {
  return DOUBTS.has(why);
}
