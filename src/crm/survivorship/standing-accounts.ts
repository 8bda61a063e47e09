import { remembering } from '../../universe/remembering.ts';
import type { Situation } from '../actions/situation.ts';
import { presentBearer } from '../names/present-bearer.ts';
import { isStoreOf } from '../names/store-name.ts';
import type { Companies, Unit } from './companies.ts';
import { type StandsBy, standingRank } from './standing-rank.ts';

/**
 * Which account stands for an entity: the one that survives of its company, or one that stays and bears its present name. Of
 * several that are not merged it is the one that is the company's own most clearly (standing-rank.ts), then the first by the rules.
 */
export interface StandingAccounts {
  /** One that is a store or branch by its number stands where there is no other. */
  accountOf(entity: number): number | undefined;
  /** The account that others of the family are put below: never a store or branch. */
  headOf(entity: number): number | undefined;
  /** The next one that could be the head, for it is not merged into it. */
  nextTo(entity: number): NextAccount | undefined;
}

/** An account that does not stand for its entity. */
export interface NextAccount {
  readonly at: number;
  /** Why the other one stands; undefined where nothing but the rules tells, so that either may be meant. */
  readonly by: StandsBy | undefined;
}

/** Remembers what units come to: each of their accounts asks for the same. */
const REMEMBERED = 1000;

/** Finds them among the accounts that stay. */
export function standingAccounts(situation: Situation, isStaying: (at: number) => boolean): StandingAccounts {
  const { standings, entities, companies, entityOf } = situation;
  const rank = standingRank(situation);
  const standsOf = remembering(REMEMBERED, (unit: Unit) => {
    const bearer = presentBearer(unit, situation);
    if (bearer !== undefined && isStaying(bearer)) return [bearer];
    // Of two that nothing tells apart either may be meant.
    return (unit.survivor === null ? unit.members.slice(0, 2) : [unit.survivor]).filter(isStaying);
  });
  const stores = firstOf(entities.count, companies.isBefore);
  const heads = firstOf(
    entities.count,
    (a, b) => (rank.compare(a, b) || (companies.isBefore(a, b) ? -1 : 1)) < 0,
  );
  for (let at = 0; at < standings.size; at++) {
    const entity = entityOf(at);
    if (entity === undefined) continue;
    const unit = companies.companyOf(at)?.units[0];
    const stands = unit === undefined ? (isStaying(at) ? [at] : []) : standsOf(unit);
    for (const stand of stands) (isStoreOf(entity, stand, situation) ? stores : heads).offer(entity, stand);
  }
  return {
    accountOf: (entity) => heads.first(entity) ?? stores.first(entity),
    headOf: heads.first,
    nextTo(entity) {
      const [first, next] = [heads.first(entity), heads.second(entity)];
      return first === undefined || next === undefined
        ? undefined
        : { at: next, by: rank.toldBy(first, next) };
    },
  };
}

interface First {
  offer(entity: number, at: number): void;
  first(entity: number): number | undefined;
  second(entity: number): number | undefined;
}

/** Keeps the first and the second of the accounts that are offered for each entity. */
function firstOf(count: number, isBefore: Companies['isBefore']): First {
  const first = new Int32Array(count).fill(-1);
  const seconds = new Map<number, number>();
  const found = (at = -1) => (at === -1 ? undefined : at);
  return {
    first: (entity) => found(first[entity]),
    second: (entity) => seconds.get(entity),
    offer(entity, at) {
      const [current, second] = [first[entity] ?? -1, seconds.get(entity)];
      if (current === -1) first[entity] = at;
      if (current === -1 || current === at || second === at) return;
      if (isBefore(at, current)) {
        first[entity] = at;
        seconds.set(entity, current);
      } else if (second === undefined || isBefore(at, second)) seconds.set(entity, at);
    },
  };
}
