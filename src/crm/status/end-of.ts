import type { Situation } from '../actions/situation.ts';
import { absorbedDoubt } from './absorbed-doubt.ts';

/** Whether the company of an account has come to its end, as a person decided or the sources say. */
export type End = 'works' | 'closed' | 'absorbed';

export interface ToldEnd {
  readonly end: End;
  /** HIGH: nothing says otherwise, and who the account is is not in doubt. */
  readonly isSure: boolean;
  /** Why the account may be another company than the one that was absorbed, as a sentence. */
  readonly doubt?: string | undefined;
}

/** How the company of an account ended. */
export function endOf(at: number, situation: Situation): ToldEnd {
  const { entities, dataset } = situation;
  const decided = situation.decided.isOperating(at);
  if (decided !== undefined) return { end: decided ? 'works' : 'closed', isSure: true };
  const entity = situation.entityOf(at);
  if (entity === undefined) return { end: 'works', isSure: false };
  const status = entities.statusOf(entity);
  const end = status === 'Out of business' ? 'closed' : status === 'Absorbed' ? 'absorbed' : 'works';
  const { confidence } = dataset.identity(at);
  const isOwn = entities.entityOf(at) === entity && confidence === 'HIGH';
  const doubt = end === 'absorbed' && isOwn ? absorbedDoubt(at, situation) : undefined;
  return { end, isSure: isOwn && entities.isStatusSure(entity) && doubt === undefined, doubt };
}
