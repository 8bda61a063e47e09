import type { Situation } from '../actions/situation.ts';
import { otherCompanyDoubt } from '../doubts/other-company-doubt.ts';
import { WITHDRAWN_WORDS } from './withdrawn-record.ts';

/** Whether the company of an account has come to its end, as a person decided or the sources say. */
export type End = 'works' | 'closed' | 'absorbed';

export interface ToldEnd {
  readonly end: End;
  /** HIGH: more than a withdrawn record says so, nothing says otherwise, and it is known who the account is and who absorbed it. */
  readonly isSure: boolean;
  /** Why the company may work, or the account be another one than that which came to an end, as a sentence. */
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
  const isOwn = entities.entityOf(at) === entity;
  const doubt = isOwn ? endDoubt(at, end, situation) : undefined;
  const isTold = entities.isStatusSure(entity) && (end !== 'absorbed' || entities.isSucceeded(entity));
  return { end, isSure: isOwn && confidence === 'HIGH' && isTold && doubt === undefined, doubt };
}

function endDoubt(at: number, end: End, situation: Situation): string | undefined {
  const entity = situation.entityOf(at);
  if (end === 'works') return undefined;
  if (entity !== undefined && situation.entities.isWithdrawn(entity)) return WITHDRAWN_WORDS;
  return otherCompanyDoubt(at, end, situation);
}
