import { domainKey, houseKey, phoneKey } from '../../resolution/blocking/blocking-keys.ts';
import { isKnown } from './known-entity.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';

/** Of so few accounts of one entity all are compared with all. */
const ALL_WITH_ALL = 8;
/** Of more, each with the first few that are surely the entity and with those next to it in website, phone and house. */
const FIRST = 3;

/** Pairs of accounts of one entity, the lower number first: a few for each account, however many there are. */
export function* entityPairs(accounts: OrderedAccounts): Generator<readonly [number, number]> {
  for (const numbers of accountsOfEntities(accounts))
    yield* numbers.length <= ALL_WITH_ALL ? allPairs(numbers) : fewPairs(numbers, accounts);
}

/** The accounts of each entity that has several, ascending; entities in the order of their first. */
function* accountsOfEntities(accounts: OrderedAccounts): Generator<readonly number[]> {
  const lastOf = new Map<string, number>();
  const [next, isFurther] = [new Uint32Array(accounts.size), new Uint8Array(accounts.size)];
  for (let number = 0; number < accounts.size; number++) {
    const { coreId } = accounts.identity(number);
    if (coreId === null) continue;
    const last = lastOf.get(coreId);
    lastOf.set(coreId, number);
    if (last === undefined) continue;
    next[last] = number;
    isFurther[number] = 1;
  }
  lastOf.clear();
  for (let first = 0; first < accounts.size; first++) {
    if (next[first] === 0 || isFurther[first] === 1) continue;
    const numbers = [first];
    // No account is followed by the first of all.
    for (let further = next[first] ?? 0; further !== 0; further = next[further] ?? 0) numbers.push(further);
    yield numbers;
  }
}

type Pairs = readonly (readonly [number, number])[];

function allPairs(numbers: readonly number[]): Pairs {
  return numbers.flatMap((a, at) => numbers.slice(at + 1).map((b) => [a, b] as const));
}

function fewPairs(numbers: readonly number[], accounts: OrderedAccounts): Pairs {
  const found = new Map<string, readonly [number, number]>();
  const add = (a: number, b: number) => {
    if (a !== b) found.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]);
  };
  const known = numbers.filter((number) => isKnown(accounts.identity(number)));
  const firsts = known.length === 0 ? numbers : known;
  for (const first of firsts.slice(0, FIRST)) for (const number of numbers) add(first, number);
  const nextOf = new Map<string, number>();
  for (const number of numbers) {
    for (const key of identifiersOf(number, accounts)) {
      const before = nextOf.get(key);
      if (before !== undefined) add(before, number);
      nextOf.set(key, number);
    }
  }
  return [...found.values()];
}

function identifiersOf(number: number, accounts: OrderedAccounts): readonly string[] {
  const { website, phone, place } = accounts.record(number);
  const house = houseKey(place);
  return [
    ...(website === undefined || website.isShared ? [] : [domainKey(website.domain)]),
    ...(phone === undefined ? [] : [phoneKey(phone)]),
    ...(house === undefined ? [] : [house]),
  ];
}
