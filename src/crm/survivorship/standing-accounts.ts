import { remembering } from '../../universe/remembering.ts';
import type { Situation } from '../actions/situation.ts';
import { presentBearer } from '../names/present-bearer.ts';
import type { Unit } from './companies.ts';

/** Which account stands for an entity: the one that survives of its company, or one that stays and bears its present name. */
export interface StandingAccounts {
  accountOf(entity: number): number | undefined;
}

/** Remembers what units come to: each of their accounts asks for the same. */
const REMEMBERED = 1000;

/** Of several accounts that could stand for an entity the first by the rules does, then the smaller id. */
export function standingAccounts(situation: Situation, isStaying: (at: number) => boolean): StandingAccounts {
  const { standings, entities, companies, entityOf } = situation;
  const bearerOf = remembering(REMEMBERED, (unit: Unit) => {
    const bearer = presentBearer(unit, situation);
    return bearer !== undefined && isStaying(bearer) ? bearer : undefined;
  });
  const accounts = new Int32Array(entities.count).fill(-1);
  const offer = (entity: number | undefined, at: number) => {
    if (entity === undefined) return;
    const current = accounts[entity] ?? -1;
    if (current === -1 || (current !== at && companies.isBefore(at, current))) accounts[entity] = at;
  };
  for (let at = 0; at < standings.size; at++) {
    const entity = entityOf(at);
    if (entity === undefined) continue;
    const unit = companies.companyOf(at)?.units[0];
    const stand = unit === undefined ? at : (bearerOf(unit) ?? unit.survivor ?? unit.members[0]);
    if (stand !== undefined && isStaying(stand)) offer(entity, stand);
  }
  return {
    accountOf: (entity) => {
      const at = accounts[entity] ?? -1;
      return at === -1 ? undefined : at;
    },
  };
}
