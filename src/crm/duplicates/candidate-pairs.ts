import { domainKey, houseKey, phoneKey, wholeNameKeys } from '../../resolution/blocking/blocking-keys.ts';
import { findCandidates } from '../../resolution/blocking/candidates.ts';
import { WEIGHTS } from '../../resolution/model/weights.ts';
import { readingsOf } from '../../resolution/names/normal-name.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { placeIn } from '../../resolution/records/place-in.ts';
import type { AccountIndex } from './account-index.ts';

/** Accounts of one name that are compared with each other, all with all. */
const ALL_OF_ONE_NAME = 32;
/** Of more, those with which they have more in common, and the first few, so that all are tied to some. */
const FIRST_OF_ONE_NAME = 8;

const LIMITS = { ...WEIGHTS.blocking, max_candidates: 32 };

/** Accounts that may be one company with the account, by their numbers. */
export function candidatesOf(account: number, index: AccountIndex): readonly number[] {
  const record = index.accounts.record(account);
  const own = new Set(record.names.flatMap(readingsOf).flatMap(wholeNameKeys));
  // Every account has its own name: only the names of others say that it is not misspelt.
  const ofOthers = { ...index, entry: (key: string) => (own.has(key) ? undefined : index.entry(key)) };
  const found = new Set(findCandidates(record, ofOthers, LIMITS));
  for (const key of own) for (const other of ofOneName(key, record, index)) found.add(other);
  found.delete(account);
  return [...found];
}

function ofOneName(key: string, record: NormalRecord, index: AccountIndex): Iterable<number> {
  const all = index.list(key)?.accounts ?? new Uint32Array(0);
  if (all.length <= ALL_OF_ONE_NAME) return all;
  const alike = telling(record).flatMap((other) => [
    ...(index.list(other)?.accounts ?? [])
      .filter((one) => placeIn(all, one) !== -1)
      .slice(0, ALL_OF_ONE_NAME),
  ]);
  return [...all.subarray(0, FIRST_OF_ONE_NAME), ...alike];
}

function telling({ website, phone, place }: NormalRecord): readonly string[] {
  const house = houseKey(place);
  return [
    ...(website === undefined || website.isShared ? [] : [domainKey(website.domain)]),
    ...(phone === undefined ? [] : [phoneKey(phone)]),
    ...(house === undefined ? [] : [house]),
  ];
}
