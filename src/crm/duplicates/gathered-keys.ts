import { keyHash } from '../../resolution/blocking/key-hash.ts';
import type { KeyListsDraft } from './key-list.ts';
import { numberList } from './number-list.ts';

/** Which accounts have which keys, told by the hashes of these: plain data, for a part of all accounts. */
export interface GatheredKeys {
  readonly hashes: Float64Array;
  /** The account of each. */
  readonly accounts: Float64Array;
}

export interface KeyGatherer extends Pick<KeyListsDraft, 'add'> {
  gathered(): GatheredKeys;
}

export function keyGatherer(): KeyGatherer {
  const [hashes, accounts] = [numberList(), numberList()];
  return {
    add(key, account) {
      hashes.add(keyHash(key));
      accounts.add(account);
    },
    gathered: () => ({ hashes: hashes.numbers().slice(), accounts: accounts.numbers().slice() }),
  };
}

export function addGathered(draft: Pick<KeyListsDraft, 'addHash'>, { hashes, accounts }: GatheredKeys): void {
  for (let at = 0; at < hashes.length; at++) draft.addHash(hashes[at] ?? 0, accounts[at] ?? 0);
}
