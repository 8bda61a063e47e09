import type { Situation } from '../actions/situation.ts';
import type { Double } from '../verdict.ts';

/** Whether it is sure enough that an account and the one that survives of its company are one. */
export interface MergeSureness {
  readonly isSure: boolean;
  readonly confidence: Double['confidence'];
  readonly isDecided: boolean;
  /** What ties them; of accounts that are tied through others the weakest link. */
  readonly link: Double;
  readonly isDirect: boolean;
}

/** HIGH suffices, and MEDIUM of accounts that agree with each other in more than the entity. */
export function mergeSureness(at: number, survivor: number, situation: Situation): MergeSureness | undefined {
  const cluster = situation.companies.companyOf(at)?.cluster;
  if (cluster === undefined) return undefined;
  const direct = cluster.linkOf(at, survivor);
  const link = direct ?? cluster.weakest;
  const isDecided = situation.decided.ofPair(at, survivor) === 'same_company';
  const { confidence, hasOwnAgreement, kind } = link;
  const suffices =
    kind !== 'related' && (confidence === 'HIGH' || (confidence === 'MEDIUM' && hasOwnAgreement));
  return { isSure: isDecided || suffices, confidence, isDecided, link, isDirect: direct !== undefined };
}
