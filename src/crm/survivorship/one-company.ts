import type { Situation } from '../actions/situation.ts';

/** The account that a double will become part of, when that is sure; else the account itself. */
export function survivorFor(at: number, situation: Situation): number {
  const survivor = situation.companies.survivorOf(at);
  if (survivor === null || survivor === at) return at;
  return situation.surenessOf(at, survivor)?.isSure === true ? survivor : at;
}

/** They are accounts of one company, though they may be kept apart. */
export function isOneCompany(a: number, b: number, { companies }: Situation): boolean {
  const company = companies.companyOf(a);
  return a === b || (company !== undefined && company === companies.companyOf(b));
}

/** They become one account, surely. */
export function isOneUnit(a: number, b: number, situation: Situation): boolean {
  const unit = situation.companies.unitOf(a);
  const isOne = unit !== undefined && unit === situation.companies.unitOf(b);
  return isOne && survivorFor(a, situation) === survivorFor(b, situation);
}
