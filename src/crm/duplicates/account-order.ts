import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId } from '../account-id.ts';
import { numberList } from './number-list.ts';
import { type PackedTexts, textPacker } from './packed-texts.ts';
import { siteNumberOf } from './site-number.ts';

/** The order of the ids of accounts, so that nothing depends on the order of rows: plain data that threads share. */
export interface AccountOrder {
  /** The position of each account by its number. */
  readonly positions: Uint32Array;
  /** The numbers of stores by position, which few have. */
  readonly sites: PackedTexts;
  /** The positions of accounts of people, ascending. */
  readonly people: Uint32Array;
}

export interface AccountOrderDraft {
  readonly size: number;
  /** In the order of their positions. */
  add(account: CrmAccount): void;
  finish(): AccountOrder;
}

export function accountOrderDraft(): AccountOrderDraft {
  const sites = textPacker();
  const people = numberList();
  const ids: string[] = [];
  return {
    get size() {
      return ids.length;
    },
    add(account) {
      const site = siteNumberOf(account);
      if (site !== '') sites.add(ids.length, site);
      if (account.is_person === true) people.add(ids.length);
      ids.push(accountId(account.external_id).id);
    },
    finish() {
      const ordered = Uint32Array.from(ids.keys()).sort(
        (a, b) => compare(ids[a] ?? '', ids[b] ?? '') || a - b,
      );
      return {
        positions: shared(ordered),
        sites: sites.finish(),
        people: shared(people.numbers()),
      };
    },
  };
}

function shared(numbers: ArrayLike<number>): Uint32Array {
  const copy = new Uint32Array(new SharedArrayBuffer(Uint32Array.BYTES_PER_ELEMENT * numbers.length));
  copy.set(numbers);
  return copy;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
