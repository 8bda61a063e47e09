import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId } from '../../crm/account-id.ts';
import type { AccountIdentity, Dataset } from '../../crm/dataset.ts';
import { writeFailure } from '../output/write-failure.ts';

/**
 * The accounts of a file as crm/ sees them: in a file of its own, for there may be more than memory holds. It loses its
 * name at once, so that a killed process leaves nothing behind.
 */
export interface AccountSpool extends Dataset {
  add(account: CrmAccount, identity: AccountIdentity): void;
  dispose(): void;
}

const BUFFERED_BYTES = 1 << 20;
const REMEMBERED = 20_000;

/** Accounts are read from disk when they are asked for; the last ones are remembered. */
export function accountSpool(path: string): AccountSpool {
  const file = openSync(path, 'w+');
  rmSync(path);
  const ends: number[] = [];
  const identities: AccountIdentity[] = [];
  const positions = new Map<string, number>();
  const remembered = new Map<number, CrmAccount>();
  const known = interning();
  let [written, buffered, buffer] = [0, 0, [] as Buffer[]];
  const flush = () => {
    try {
      for (const bytes of buffer) writeSync(file, bytes);
    } catch (error) {
      throw writeFailure(path, error, { file: path });
    }
    [buffered, buffer] = [0, []];
  };
  const read = (at: number): CrmAccount => {
    const [from, to] = [at === 0 ? 0 : ends[at - 1], ends[at]];
    if (from === undefined || to === undefined) throw new RangeError(`there is no account at ${at}`);
    if (buffered > 0) flush();
    const bytes = Buffer.alloc(to - from);
    readSync(file, bytes, 0, bytes.length, from);
    // Written below from an account.
    return JSON.parse(bytes.toString('utf8')) as CrmAccount;
  };
  return {
    get size() {
      return ends.length;
    },
    add(account, identity) {
      const bytes = Buffer.from(JSON.stringify(account));
      buffer.push(bytes);
      buffered += bytes.length;
      written += bytes.length;
      positions.set(accountId(account.external_id).id, ends.length);
      ends.push(written);
      identities.push(known(identity));
      if (buffered > BUFFERED_BYTES) flush();
    },
    account(at) {
      const before = remembered.get(at);
      if (before !== undefined) return before;
      const account = read(at);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(at, account);
      return account;
    },
    identity(at) {
      const identity = identities[at];
      if (identity === undefined) throw new RangeError(`there is no account at ${at}`);
      return identity;
    },
    positionOf: (id) => positions.get(id),
    dispose: () => closeSync(file),
  };
}

/** Accounts without a company share the few identities there are. */
function interning(): (identity: AccountIdentity) => AccountIdentity {
  const known = new Map<string, AccountIdentity>();
  return (identity) => {
    if (identity.coreId !== null) return identity;
    const key = `${identity.outcome} ${identity.confidence}`;
    const before = known.get(key) ?? identity;
    known.set(key, before);
    return before;
  };
}
