import type { Situation } from '../actions/situation.ts';
import { weakestLink } from '../duplicates/link-paths.ts';
import type { Double } from '../verdict.ts';
import { bridgeDoubt } from './bridge-doubt.ts';
import { mergeDoubt } from './merge-doubt.ts';
import type { MergeSureness } from './sureness.ts';

/** HIGH suffices, and MEDIUM of accounts that agree with each other in more than the entity, where their names leave no doubt. */
export function mergeSureness(
  at: number,
  survivor: number,
  situation: Situation,
  doubtOf: typeof mergeDoubt = mergeDoubt,
): MergeSureness | undefined {
  const cluster = situation.companies.companyOf(at)?.cluster;
  if (cluster === undefined) return undefined;
  const path = cluster.pathOf(at, survivor) ?? [];
  const isOpen = ({ a, b }: Double) => situation.decided.ofPair(a, b) !== 'same_company';
  const link = weakestLink(path.length > 1 ? path.filter(isOpen) : path) ?? path[0] ?? cluster.weakest;
  const isDecided = situation.decided.ofPair(at, survivor) === 'same_company';
  const { confidence, hasOwnAgreement, kind } = link;
  const suffices =
    kind !== 'related' && (confidence === 'HIGH' || (confidence === 'MEDIUM' && hasOwnAgreement));
  const isAsked = suffices && !isDecided;
  const doubt = isAsked
    ? (bridgeDoubt([at, survivor], path, cluster, situation) ?? doubtOf(at, survivor, link, situation))
    : undefined;
  const isSure = isDecided || (suffices && doubt === undefined);
  return { isSure, confidence, isDecided, link, path, isDirect: path.length === 1, doubt };
}
