import type { Bias } from '../contract/entity-input.ts';
import type { Evidence } from '../contract/extended.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { addedWords, areLegal, has } from './comparisons/candidate-evidence.ts';
import { totalOf, unitEvidence } from './comparisons/compare.ts';
import { evidence } from './comparisons/comparison.ts';
import { WEIGHTS } from './model/weights.ts';
import { GENERIC_WORDS, LOOSE_WORDS, STOP_WORDS } from './tables/name-words.ts';

/** Adds the evidence that only shows when the candidates are seen side by side. */
export function besideRivals(
  candidates: readonly Candidate[],
  prior: number,
  bias: Bias,
): readonly Candidate[] {
  return withBias(withUnits(withGroups(withHeads(candidates, prior), prior), prior), prior, bias);
}

/** Of a head company and its subsidiary whose names fit equally well, the name means the head: `IBM` is not `IBM (UK)`. */
function withHeads(candidates: readonly Candidate[], prior: number): readonly Candidate[] {
  const fits = (candidate: Candidate) => has(candidate, 'name', ['same', 'same_words']);
  return candidates.map((candidate) => {
    const isHead = candidates.some(
      (other) =>
        other.profile.groupIds.includes(candidate.profile.coreId) &&
        (fits(other) || has(other, 'name', ['same_alias', 'same_words_alias'])) &&
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

/** A brand alone means its group, before a fund of it: `Goldman Sachs` is Goldman Sachs Group and not Goldman Sachs BDC. */
function withGroups(candidates: readonly Candidate[], prior: number): readonly Candidate[] {
  const hasOthers = candidates.some((candidate) => isContained(candidate) && !addsLooseWords(candidate));
  if (!hasOthers) return candidates;
  return candidates.map((candidate) => {
    if (!isContained(candidate) || !addsLooseWords(candidate) || !isOfBrand(candidate)) return candidate;
    const right = addedWords(candidate).join(' ');
    return withRow(
      candidate,
      prior,
      evidence('group', 'named_group', { left: null, right, bits: WEIGHTS.head_of_group }),
    );
  });
}

/** The entity's name says what the record's does, and words more. */
function isContained(candidate: Candidate): boolean {
  const isLonger = candidate.evidence.some(
    ({ comparison, level }) => comparison === 'name' && level.startsWith('entity_longer'),
  );
  return isLonger && addedWords(candidate).length > 0;
}

function addsLooseWords(candidate: Candidate): boolean {
  return addedWords(candidate).every((word) => LOOSE_WORDS.has(word));
}

/**
 * Two telling words beside the added ones, for many companies bear one (`Meridian Capital`), and no legal form on the
 * record: `Target Corporation` is not Target Group Inc.
 */
function isOfBrand(candidate: Candidate): boolean {
  if (areLegal(candidate.evidence)) return false;
  const shown = candidate.evidence.find(({ comparison }) => comparison === 'name')?.right;
  const tokens = candidate.profile.names.find(({ text }) => text === shown)?.tokens ?? [];
  return tokens.filter((word) => !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word)).length >= 2;
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
