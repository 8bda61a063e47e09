import { areNames, isInAnotherPlace } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isOfOtherWord } from '../../resolution/doubts/other-words.ts';
import type { Double } from '../verdict.ts';
import type { Likeness, Sureness } from './compare-accounts.ts';
import { disagreementOf, mayBeOneLegalName, saysHeadMore } from './disagreement.ts';
import { kindOf } from './double-kind.ts';
import { reasoningOf, relatedReasoning } from './double-reasoning.ts';
import { haveLongerWords, haveOtherWords } from './other-words.ts';
import { haveOwnAgreement } from './own-agreement.ts';
import type { Pair } from './pair-number.ts';
import { SAME_THROUGHOUT } from './same-throughout.ts';

/**
 * What a pair totals at least, in bits, to be told, grouped (MEDIUM) and sure (HIGH). Chosen on nine labelled sets as wholes,
 * each left out in turn and all of one weight: the least whole number with a mean precision of .97 on the others is 0 for
 * supported pairs (left out: .972 to 1), 4 or 5 for two places (few pairs, all right or all wrong) and 3 or 5 for names
 * alone (.92 to 1). These are that or more: what is merged by mistake is hard to part.
 */
export const THRESHOLDS = {
  low: 0,
  /** One name, or an agreement of website, phone, registration or street. */
  supported: { medium: 4, high: 6 },
  /** One name at two places, and nothing else. */
  location: { medium: 6, high: 8 },
  /** Names that are not one, and nothing else: never sure. */
  name: { medium: 5, high: Number.POSITIVE_INFINITY },
} as const;

/** Below, the words that two names share are no rarer than chance has it among so many accounts. */
const COMMON_MARGIN = -3;
/** A name that several known companies bear has to be as much rarer. */
const RARE_MARGIN = 5;

export type Judged = Pick<Double, 'kind' | 'confidence' | 'hasOwnAgreement' | 'reasoning' | 'bits'>;

/** Two accounts, and what their records have in common. */
export interface ComparedPair {
  readonly pair: Pair;
  readonly rows: readonly EvidenceRow[];
}

/** What is known beside the two accounts. */
export interface Surroundings {
  /** What the share of doubles in the dataset adds to what a pair totals. */
  readonly priorBits: number;
  /** They are at different places, and more accounts of their name or website at more places. */
  readonly isChain: boolean;
  /** Several known companies fit one of them equally well. */
  readonly isAmbiguous: boolean;
  /** The first may leave out words of the other, as people shorten the name of their employer. */
  readonly mayBeShortened: boolean;
  /** How their cells write a town, which is compared without accents and in Latin letters. */
  readonly wordsOfCity: (city: string) => string | undefined;
}

/** How sure it is that two accounts are one company, by what they say themselves; undefined when they are not near. */
export function judgePair(likeness: Likeness, around: Surroundings): Judged | undefined {
  const { rows } = likeness;
  const kind = kindOf(rows);
  // That many accounts have doubles says nothing of branches, nor of names that are not one.
  const prior = kind === 'exact' ? around.priorBits : Math.min(0, around.priorBits);
  const bits = Math.max(likeness.totalBits + prior, likeness.leastOfSame ?? Number.NEGATIVE_INFINITY);
  if (bits < THRESHOLDS.low) return undefined;
  const hasOwnAgreement = haveOwnAgreement(rows);
  const isShortened = around.mayBeShortened && hasOwnAgreement && areNames(rows, ['entity_longer']);
  const disagreement = disagreementOf(rows);
  const mayBeHead = disagreement === 'fund' && saysHeadMore(rows);
  const told = disagreement === 'fund' && (isShortened || mayBeHead) ? undefined : disagreement;
  const cause = told ?? (around.isChain ? 'chain' : undefined);
  if (cause !== undefined)
    return {
      kind: 'related',
      confidence: 'LOW',
      hasOwnAgreement,
      reasoning: relatedReasoning(rows, cause),
      bits,
    };
  const thresholds = hasOwnAgreement || kind === 'exact' ? THRESHOLDS.supported : UNSUPPORTED[kind];
  const atMost = mayBeHead && !isShortened ? 'LOW' : atMostOf(likeness, around, hasOwnAgreement);
  const sureness = surenessOf(bits, atMost, thresholds);
  const confidence = sureness === 'LOW' && isOneRow(likeness) ? 'MEDIUM' : sureness;
  return { kind, confidence, hasOwnAgreement, reasoning: reasoningOf(rows, around), bits };
}

/** Two rows that nothing tells apart, with a place as fine as a town and its postal code. */
function isOneRow({ leastOfSame }: Likeness): boolean {
  return leastOfSame === SAME_THROUGHOUT.place;
}

/** A name alone is not sure where many may bear it. */
function atMostOf(likeness: Likeness, { isAmbiguous }: Surroundings, hasOwnAgreement: boolean): Sureness {
  const { atMost, rarityMargin, rows } = likeness;
  // A hospital may share the website and the switchboard of its university.
  if (isOfOtherWord(rows) || mayBeOneLegalName(rows)) return 'LOW';
  if (hasOwnAgreement) return atMost;
  if (haveOtherWords(rows) || haveLongerWords(rows)) return 'LOW';
  if (rarityMargin < (isAmbiguous ? RARE_MARGIN : COMMON_MARGIN)) return 'LOW';
  return isAmbiguous && atMost === 'HIGH' ? 'MEDIUM' : atMost;
}

const UNSUPPORTED = {
  location: THRESHOLDS.location,
  'trading name': THRESHOLDS.name,
  website: THRESHOLDS.name,
} as const;

function surenessOf(
  bits: number,
  atMost: Sureness,
  { medium, high }: { medium: number; high: number },
): Sureness {
  if (atMost === 'LOW' || bits < medium) return 'LOW';
  return bits >= high && atMost === 'HIGH' ? 'HIGH' : 'MEDIUM';
}

export function areAtDifferentPlaces(rows: readonly EvidenceRow[]): boolean {
  return rowOf(rows, 'place')?.house === 'other' || isInAnotherPlace(rows);
}
