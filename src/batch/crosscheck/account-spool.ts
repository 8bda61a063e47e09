import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { CrmAccount } from '../../contract/crm-account.ts';
import type { AccountIdentity, AccountList, Dataset } from '../../crm/dataset.ts';
import { identityList } from '../../crm/identity-list.ts';
import { rememberedOf } from '../../crm/remembered-of.ts';
import { writeFailure } from '../output/write-failure.ts';

/**
 * The accounts of a file as crm/ sees them: in a file of its own, for there may be more than memory holds. It loses its
 * name at once, so that a killed process leaves nothing behind. As a dataset it has the accounts whose identities are
 * known: who they are is told in their order.
 */
export interface AccountSpool extends Dataset {
  /** `id` is the whole form of its own (crm/account-id.ts). */
  add(account: CrmAccount, id: string): void;
  /** Puts another account in the place of one, by its whole id. */
  change(id: string, changed: (account: CrmAccount) => CrmAccount): void;
  /** Forgets accounts, by their whole ids; others stand in their places then. */
  leaveOut(ids: ReadonlySet<string>): void;
  /** All of them, in order. */
  accounts(): Iterable<CrmAccount>;
  /** All of them, also those of which it is not known yet who they are. */
  readonly all: AccountList;
  /** Who the next account is. */
  identify(identity: AccountIdentity): void;
  dispose(): void;
}

const BUFFERED_BYTES = 1 << 20;
/** So much is read at once where accounts are asked for one after the other, and of one that is asked for out of turn. */
const READ_BYTES = { inTurn: 1 << 16, outOfTurn: 1 << 12 };
const MOST_REMEMBERED = 20_000;

/** Accounts are read from disk when they are asked for; the last ones are remembered. */
export function accountSpool(path: string): AccountSpool {
  const lines = lineFile(path);
  const identities = identityList();
  let places: number[] = [];
  const positions = new Map<string, number>();
  const remembered = new Map<number, CrmAccount>();
  const read = (at: number): CrmAccount => {
    const place = places[at];
    if (place === undefined) throw new RangeError(`there is no account at ${at}`);
    // Written below from an account.
    return JSON.parse(lines.at(place)) as CrmAccount;
  };
  const account = (at: number): CrmAccount => {
    const before = remembered.get(at);
    if (before !== undefined) return before;
    const found = read(at);
    if (remembered.size >= rememberedOf(places.length, MOST_REMEMBERED)) remembered.clear();
    remembered.set(at, found);
    return found;
  };
  const positionOf = (id: string) => positions.get(id);
  return {
    get size() {
      return identities.length;
    },
    get all() {
      return { size: places.length, account, positionOf };
    },
    add(account, id) {
      positions.set(id, places.length);
      places.push(lines.add(JSON.stringify(account)));
    },
    change(id, changed) {
      const at = positions.get(id);
      if (at === undefined) return;
      places[at] = lines.add(JSON.stringify(changed(read(at))));
      remembered.delete(at);
    },
    leaveOut(ids) {
      const left = new Set([...ids].map((id) => positions.get(id)));
      if (left.size === 0) return;
      const stay = [...positions].filter(([, at]) => !left.has(at));
      places = stay.map(([, at]) => places[at] ?? 0);
      positions.clear();
      for (const [at, [id]] of stay.entries()) positions.set(id, at);
    },
    *accounts() {
      for (const at of places.keys()) yield read(at);
    },
    identify: (identity) => identities.set(identities.length, identity),
    account,
    identity: identities.at,
    positionOf,
    dispose: lines.dispose,
  };
}

/** Texts in a file, by their numbers. */
function lineFile(path: string) {
  const file = openSync(path, 'w+');
  rmSync(path);
  const ends: number[] = [];
  const block = { bytes: Buffer.alloc(READ_BYTES.inTurn), from: 0, to: 0 };
  let [written, buffered, buffer] = [0, 0, [] as Buffer[]];
  const flush = () => {
    try {
      for (const bytes of buffer) writeSync(file, bytes);
    } catch (error) {
      throw writeFailure(path, error, { file: path });
    }
    [buffered, buffer] = [0, []];
  };
  return {
    add(text: string): number {
      const bytes = Buffer.from(text);
      buffer.push(bytes);
      buffered += bytes.length;
      written += bytes.length;
      ends.push(written);
      if (buffered > BUFFERED_BYTES) flush();
      return ends.length - 1;
    },
    at(number: number): string {
      const [from, to] = [number === 0 ? 0 : (ends[number - 1] ?? 0), ends[number] ?? 0];
      if (buffered > 0) flush();
      if (from < block.from || to > block.to) {
        const isNext = from >= block.from && from <= block.to;
        const wanted = Math.max(to - from, isNext ? READ_BYTES.inTurn : READ_BYTES.outOfTurn);
        if (wanted > block.bytes.length) block.bytes = Buffer.alloc(wanted);
        block.from = from;
        block.to = from + readSync(file, block.bytes, 0, wanted, from);
      }
      return block.bytes.toString('utf8', from - block.from, to - block.from);
    },
    dispose: () => closeSync(file),
  };
}
