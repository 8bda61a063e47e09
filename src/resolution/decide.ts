import type { Bias } from '../contract/entity-input.ts';
import type { Evidence } from '../contract/extended.ts';
import { type Candidate, totalOf, unitEvidence } from './compare.ts';
import { OTHER_HOUSE } from './compare-places.ts';
import { evidence } from './comparison.ts';
import { WEIGHTS } from './model/weights.ts';
import { tableScorer } from './score-tables.ts';
import { STOP_WORDS } from './tables/name-words.ts';

export type ConfidenceLevel = 'HIGH' | 'MEDIUM' | 'LOW';

/** A candidate with its share of the probability; the shares of all candidates and of none of them sum to one. */
export interface Ranked extends Candidate {
  readonly probability: number;
}

/**
 * What the evidence amounts to. `confidence` is how sure the statement is: of a match that it is this entity,
 * of no match that none of the known entities is it (decisions.md, confidence with and without a match).
 */
export type Decision =
  | {
      readonly kind: 'match';
      readonly best: Ranked;
      readonly others: readonly Ranked[];
      readonly confidence: ConfidenceLevel;
    }
  | { readonly kind: 'tie'; readonly tied: readonly Ranked[]; readonly confidence: 'LOW' }
  | { readonly kind: 'none'; readonly near: readonly Ranked[]; readonly confidence: 'HIGH' | 'MEDIUM' };

const NEAR_PROBABILITY = 0.08;
const NAMED_PROBABILITY = 0.001;
const MAX_NAMED = 5;
/** What the evidence together has to tell for an entity before people wonder why it was not taken. */
const LIKENESS_BITS = 2;
const WHOLE = /^(?:same|respelled)/;
/** A name that the company gave up and a word more may be what was sold with it: `Symantec Enterprise Division`. */
const WHOLE_BUT_GENERIC = /_generic(?!_former)/;
/** The record says less than the entity, by a word: `Verizon`, `IBM`. */
const SHORT = /^(?:entity_longer|initials)(?!_former)/;
/** The record says more, which may be a unit of it: `Carnival UK`. */
const MORE = /^(?:record_longer|overlap)(?!_former)/;

/** Weighs the candidates against each other and against none of them. */
export function decide(compared: readonly Candidate[], prior: number, bias: Bias): Decision {
  const ranked = rank(withBias(withUnits(withHeads(compared, prior), prior), prior, bias));
  const [best, ...others] = ranked;
  if (best === undefined) return { kind: 'none', near: [], confidence: 'HIGH' };
  const tied = tiedOf(ranked);
  if (tied.length > 1) return { kind: 'tie', tied: tied.slice(0, MAX_NAMED), confidence: 'LOW' };
  if (best.probability < NEAR_PROBABILITY)
    return {
      kind: 'none',
      near: ranked.filter((one) => isLikeness(one, prior)).slice(0, 1),
      confidence: 'HIGH',
    };
  if (best.probability < WEIGHTS.threshold.low)
    return { kind: 'none', near: ranked.slice(0, MAX_NAMED), confidence: 'MEDIUM' };
  return {
    kind: 'match',
    best,
    others: others.slice(0, MAX_NAMED),
    confidence: confidenceOf(best, others[0]),
  };
}

/**
 * Named as the nearest, however improbable: people ask why `Fund VII` is not `Fund VIII`, and why a unit on the company's
 * own domain is not the company.
 */
function isLikeness(candidate: Ranked, prior: number): boolean {
  if (has(candidate, 'name_words', ['sibling_words']) || has(candidate, 'unit', ['shared_domain']))
    return true;
  return hasOwnIdentifier(candidate) || candidate.totalBits >= prior + LIKENESS_BITS;
}

/** The candidates that fit equally well, when it is likely that one of them is meant; choosing would be guessing. */
function tiedOf(ranked: readonly Ranked[]): readonly Ranked[] {
  const [best, second] = ranked;
  if (best === undefined || second === undefined) return [];
  const { tie, tie_bits } = WEIGHTS.threshold;
  if (best.totalBits - second.totalBits >= tie_bits) return [];
  const tied = ranked.filter((candidate) => best.totalBits - candidate.totalBits < tie_bits);
  const next = ranked[tied.length];
  return probabilityOf(best, next) >= tie ? tied : [];
}

/** Near enough to be named beside the best. */
export function isWorthNaming(candidate: Ranked): boolean {
  return candidate.probability >= NAMED_PROBABILITY;
}

/**
 * HIGH also asks for a clear lead, for the sets have seen few companies of one group that share a name, that no word had
 * to be translated or is a country more, and that nothing tells a unit or a sister: a record may say a word less than the entity does, at its
 * address several, and more only where it sits in the same place.
 */
function confidenceOf(best: Ranked, second: Ranked | undefined): ConfidenceLevel {
  const { high, medium, high_margin_bits } = WEIGHTS.threshold;
  const isClear = second === undefined || best.totalBits - second.totalBits >= high_margin_bits;
  if (isBeginning(best) || isAnotherSite(best)) return 'LOW';
  if (best.probability >= high && isClear && isWhole(best)) return 'HIGH';
  return best.probability >= medium ? 'MEDIUM' : 'LOW';
}

/**
 * The best candidate's probability is read from the model's tables of its total, of its margin over the next and of how
 * rare the words are that the names share: what nobody else has tells more than the total can. What is left of it is
 * shared by the others as their bits would have it.
 */
function rank(candidates: readonly Candidate[]): readonly Ranked[] {
  const sorted = [...candidates].sort(
    (a, b) => b.totalBits - a.totalBits || (a.profile.coreId < b.profile.coreId ? -1 : 1),
  );
  const [best, second] = sorted;
  if (best === undefined) return [];
  const chance = probabilityOf(best, second);
  const odds = sorted.map((candidate) => 2 ** Math.min(200, candidate.totalBits));
  const others = odds.reduce((sum, next, at) => (at === 0 ? sum : sum + next), 1);
  return sorted.map((candidate, at) => {
    const share = at === 0 ? chance : Math.min(chance, (1 - chance) * ((odds[at] ?? 0) / others));
    return { ...candidate, probability: Math.round(share * 1e6) / 1e6 };
  });
}

/** In bits: what all evidence adds up to, its lead over the next, and how rare what the names share is. */
export const DECISION_FEATURES: readonly string[] = ['total', 'margin', 'surplus'];
const DECISION = tableScorer(WEIGHTS.decision.tables, DECISION_FEATURES);
/** What a rival that nobody has seen would total: the margin is measured from there when all rivals are weaker. */
const UNSEEN_RIVAL = -10;

function probabilityOf({ totalBits, surplus }: Candidate, next: Candidate | undefined): number {
  const margin = totalBits - Math.max(UNSEEN_RIVAL, next?.totalBits ?? UNSEEN_RIVAL);
  const bits = WEIGHTS.decision.intercept + DECISION.total(Float64Array.of(totalBits, margin, surplus));
  return 1 / (1 + 2 ** -bits);
}

/** Of a head company and its subsidiary whose own names fit equally well, the name means the head. */
function withHeads(candidates: readonly Candidate[], prior: number): readonly Candidate[] {
  const fits = (candidate: Candidate) => has(candidate, 'name', ['same', 'same_words']);
  return candidates.map((candidate) => {
    const isHead = candidates.some(
      (other) =>
        other.profile.groupIds.includes(candidate.profile.coreId) &&
        fits(other) &&
        formBits(candidate) >= formBits(other),
    );
    if (!isHead || !fits(candidate)) return candidate;
    return withRow(
      candidate,
      prior,
      evidence('group', 'head', { left: null, right: null, bits: WEIGHTS.head_of_group }),
    );
  });
}

function formBits(candidate: Candidate): number {
  return candidate.evidence.find((row) => row.comparison === 'name_form')?.bits ?? 0;
}

/** On a domain that a group shares, the entity with just this name is meant, not the owner whose name it begins with. */
function withUnits(candidates: readonly Candidate[], prior: number): readonly Candidate[] {
  if (!candidates.some(isWholeName)) return candidates;
  return candidates.map((candidate) => {
    const isOwner = has(candidate, 'website', ['same']) && has(candidate, 'name', ['record_longer_generic']);
    if (!isOwner) return candidate;
    return withRow(candidate, prior, unitEvidence(candidate.evidence));
  });
}

/** When the website leads to one entity and the name to another, the caller's bias tips the scale. */
function withBias(candidates: readonly Candidate[], prior: number, bias: Bias): readonly Candidate[] {
  const bySite = candidates.filter(
    (candidate) => has(candidate, 'website', ['same']) && !agreesByName(candidate),
  );
  const byName = candidates.filter((candidate) => isWholeName(candidate) && !agreesByWebsite(candidate));
  if (bySite.length === 0 || byName.length === 0) return candidates;
  const weights = WEIGHTS.conflict[bias];
  return candidates.map((candidate) => {
    if (bySite.includes(candidate)) return tipped(candidate, { prior, bias, bits: weights.website });
    return byName.includes(candidate) ? tipped(candidate, { prior, bias, bits: weights.name }) : candidate;
  });
}

function tipped(
  candidate: Candidate,
  { prior, bias, bits }: { prior: number; bias: Bias; bits: number },
): Candidate {
  return withRow(candidate, prior, evidence('bias', bias.toLowerCase(), { left: null, right: null, bits }));
}

function withRow(candidate: Candidate, prior: number, row: Evidence): Candidate {
  const rows = [...candidate.evidence, row];
  return { ...candidate, evidence: rows, totalBits: totalOf(prior, rows) };
}

function has(candidate: Candidate, comparison: string, levels: readonly string[]): boolean {
  return candidate.evidence.some((row) => row.comparison === comparison && levels.includes(row.level));
}

/** A single word that only begins the entity's, and nothing else that identifies: `Gazprom` for `Gazprombank`. */
function isBeginning(candidate: Candidate): boolean {
  const isBrief = candidate.evidence.some(
    (row) => row.comparison === 'name' && /^abbreviated/.test(row.level),
  );
  return isBrief && !hasOwnIdentifier(candidate);
}

function hasOwnIdentifier(candidate: Candidate): boolean {
  return ['website', 'social', 'registration', 'phone'].some((kind) => has(candidate, kind, ['same']));
}

function isWhole(candidate: Candidate): boolean {
  const isName = (level: RegExp) =>
    candidate.evidence.some((row) => row.comparison === 'name' && level.test(row.level));
  if (has(candidate, 'unit', ['shared_domain'])) return false;
  if (
    (has(candidate, 'name_reading', ['translated']) || saysCountry(candidate)) &&
    !hasOwnIdentifier(candidate)
  )
    return false;
  if (isName(WHOLE)) return true;
  // Of two legal names, one with a word more is another company: `Quantock AG` and `Quantock Energy AG`.
  const areLegal = candidate.evidence.some((row) => row.comparison === 'name_form');
  if (isName(WHOLE_BUT_GENERIC)) return !areLegal;
  if (hasOwnIdentifier(candidate)) return true;
  if (areLegal) return false;
  return (
    (isName(SHORT) && (extraWords(candidate) <= 1 || has(candidate, 'place', ['address']))) ||
    (isName(MORE) && has(candidate, 'place', ['address', 'postal', 'city']))
  );
}

/**
 * In another house of the same town: schools and shops share names and switchboards. A company of a legal name, or with
 * its own website, is the same in two houses.
 */
function isAnotherSite(candidate: Candidate): boolean {
  const isElsewhere = candidate.evidence.some(
    ({ comparison, level }) =>
      comparison === 'place' && (level.endsWith(OTHER_HOUSE) || level === 'address_differs'),
  );
  if (!isElsewhere || candidate.evidence.some(({ comparison }) => comparison === 'name_form')) return false;
  return !['website', 'social', 'registration'].some((kind) => has(candidate, kind, ['same']));
}

/**
 * Only one of the names says a country, as a word or in brackets: `Lithium Americas (Argentina) Corp.` was parted from the
 * other. In brackets it may be where the other sits: `GAIL (India) Limited`.
 */
function saysCountry(candidate: Candidate): boolean {
  const isSeat = has(candidate, 'name_seat', ['own_country']);
  const words = candidate.evidence.find(({ comparison }) => comparison === 'name_words');
  const isBracket = words !== undefined && words.left === null && words.right === null;
  return isBracket ? !isSeat : isSeat;
}

/** Words that only the entity's name has, without articles and joints: `RAND` is no `RAND School of Public Policy`. */
function extraWords(candidate: Candidate): number {
  const row = candidate.evidence.find(({ comparison }) => comparison === 'name_words');
  return (row?.right ?? '').split(' ').filter((word) => word !== '' && !STOP_WORDS.has(word)).length;
}

function isWholeName(candidate: Candidate): boolean {
  return has(candidate, 'name', ['same', 'same_words', 'respelled', 'same_alias', 'same_words_alias']);
}

/** More than a word or two that many companies have. */
function agreesByName(candidate: Candidate): boolean {
  return candidate.evidence.some(
    (row) => row.comparison === 'name' && !/^(?:different|overlap)/.test(row.level) && row.bits > 0,
  );
}

function agreesByWebsite(candidate: Candidate): boolean {
  return has(candidate, 'website', ['same', 'group', 'other_suffix', 'names_entity']);
}
