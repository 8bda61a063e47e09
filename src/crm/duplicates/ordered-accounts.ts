import type { EntityInput } from '../../contract/entity-input.ts';
import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { type NormalRecord, normaliseRecord } from '../../resolution/records/normal-record.ts';
import { placeIn } from '../../resolution/records/place-in.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import { remembering } from '../../universe/remembering.ts';
import type { AccountIdentity, Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';
import { rememberedOf } from '../remembered-of.ts';
import { type AccountOrder, accountOrderDraft } from './account-order.ts';
import { profileOf } from './account-profile.ts';
import { requireComparable } from './most-accounts.ts';
import { textOf } from './packed-texts.ts';

/**
 * The accounts by number: in the order of their ids, so that nothing depends on the order of rows. Records are read and
 * normalised when they are asked for; those that were asked for last are kept.
 */
export interface OrderedAccounts {
  readonly size: number;
  record(number: number): NormalRecord;
  profile(number: number): EntityProfile;
  identity(number: number): AccountIdentity;
  /** As its cell has it. */
  city(number: number): string | undefined;
  /** The number of the store or branch in its name (site-number.ts). */
  siteNumber(number: number): string;
  /** It is the account of a person. */
  isPerson(number: number): boolean;
  positionOf(number: number): number;
  readonly order: AccountOrder;
}

/** Accounts of which the normal form is kept, at most. */
export const MOST_REMEMBERED = 40_000;

/** What an account or a lead says of itself, ready to be compared either way. */
export interface Comparable {
  readonly record: NormalRecord;
  readonly profile: EntityProfile;
}

/** Throws TOO_LARGE for more of them than can be compared. */
export function orderedAccounts(dataset: Dataset): OrderedAccounts {
  requireComparable(dataset.size);
  return accountsInOrder(dataset, orderOf(dataset));
}

/** The accounts in the order that was found of them. */
export function accountsInOrder(
  dataset: Pick<Dataset, 'size' | 'account' | 'identity' | 'normal'>,
  order: AccountOrder,
): OrderedAccounts {
  const { positions, sites, people } = order;
  const positionOf = (number: number) => positions[number] ?? 0;
  const normalOf = remembering(rememberedOf(dataset.size, MOST_REMEMBERED), (number: number) => {
    const position = positionOf(number);
    return comparable(normalOfAccount(dataset, position), String(number));
  });
  return {
    size: dataset.size,
    record: (number) => normalOf(number).record,
    profile: (number) => normalOf(number).profile,
    identity: (number) => dataset.identity(positionOf(number)),
    city: (number) => dataset.account(positionOf(number)).city,
    siteNumber: (number) => textOf(sites, positionOf(number)) ?? '',
    isPerson: (number) => people.length > 0 && placeIn(people, positionOf(number)) !== -1,
    ...{ positionOf, order },
  };
}

export function comparableOf(input: EntityInput, id: string): Comparable {
  return comparable(normaliseRecord(input), id);
}

export function comparable(normal: NormalRecord, id: string): Comparable {
  const record = withTellingNames(normal);
  return { record, profile: profileOf(record, id) };
}

/** Common words in brackets are no name: `Sunny Optical Technology (Group)`. */
export function withTellingNames(record: NormalRecord): NormalRecord {
  const isTelling = ({ part, tokens }: NormalName) => part !== 'bracket' || tokens.some(isTellingWord);
  return { ...record, names: record.names.filter(isTelling) };
}

function orderOf(dataset: Dataset): AccountOrder {
  const draft = accountOrderDraft();
  for (let at = 0; at < dataset.size; at++) draft.add(dataset.account(at));
  return draft.finish();
}
