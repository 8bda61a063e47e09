import type { Confidence } from '../contract/confidence.ts';
import type { Evidence } from '../contract/extended.ts';
import type { ReconciliationCandidate } from '../contract/reconciliation.ts';
import type { EntityFacts } from '../universe/entity.ts';
import { isOfType, typesOf } from './entity-types.ts';
import type { ReadQuery } from './read-query.ts';

/** What a feature is made of. */
type Compared = Pick<Evidence, 'comparison' | 'bits'>;

/** An entity that may be meant. */
interface Ranked {
  readonly coreId: string;
  /** 0 to 1. */
  readonly probability: number;
  readonly evidence: readonly Compared[];
}

/** What entity resolution says to a query. */
export interface Resolved {
  /** The entity that was matched; null when none was. */
  readonly coreId: string | null;
  readonly confidence: Confidence;
  /** The most probable first; empty when a person has decided, or the query names the entity. */
  readonly ranked: readonly Ranked[];
}

/** Below it a candidate is not worth looking at: it shares no more than a word with the query. */
const LEAST_PROBABILITY = 0.001;

/**
 * The candidates of a query, the most probable first. `match` is true of the entity that `core resolve` would match with
 * HIGH, and of no other; an entity of another type than those asked for is left out.
 */
export function candidatesOf(
  { types, limit }: ReadQuery,
  { coreId, confidence, ranked }: Resolved,
  factsOf: (coreId: string) => EntityFacts | undefined,
): readonly ReconciliationCandidate[] {
  const isNamed = ranked.some((one) => one.coreId === coreId);
  const listed = coreId === null || isNamed ? ranked : [{ coreId, probability: 1, evidence: [] }];
  return listed
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .flatMap((one) => {
      const facts = factsOf(one.coreId);
      if (facts === undefined || !isOfType(facts.classification?.type ?? null, types)) return [];
      const isSure = one.coreId === coreId && confidence === 'HIGH';
      return [candidateOf(one, { facts, isSure })];
    })
    .slice(0, limit);
}

function candidateOf(
  { probability, evidence }: Ranked,
  { facts, isSure }: { readonly facts: EntityFacts; readonly isSure: boolean },
): ReconciliationCandidate {
  return {
    id: facts.coreId,
    name: entityName(facts),
    description: entityDescription(facts),
    score: Math.round(probability * 10_000) / 100,
    match: isSure,
    type: [...typesOf(facts.classification?.type ?? null)],
    features: featuresOf(evidence),
  };
}

/** The bits of each comparison; of several rows of one comparison their sum. */
function featuresOf(evidence: readonly Compared[]): ReconciliationCandidate['features'] {
  const bits = new Map<string, number>();
  for (const row of evidence) bits.set(row.comparison, (bits.get(row.comparison) ?? 0) + row.bits);
  return [...bits].map(([id, value]) => ({ id, value: Math.round(value * 100) / 100 }));
}

/** The name that people are told: the trading name, else the legal one. */
export function entityName({ tradingName, legalName, coreId }: EntityFacts): string {
  return tradingName?.value ?? legalName?.value ?? coreId;
}

/** `Siemens AG · Munich, DE · siemens.com`: what tells namesakes apart. */
export function entityDescription(facts: EntityFacts): string {
  const { legalName, city, country, website } = facts;
  const legal = legalName === null || legalName.value === entityName(facts) ? null : legalName.value;
  const place = [city, country?.value ?? null].filter(Boolean).join(', ');
  return [legal, place, website?.value ?? null].filter(Boolean).join(' · ');
}
