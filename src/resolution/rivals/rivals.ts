import type { Bias } from '../../contract/entity-input.ts';
import type { Candidate } from '../comparisons/candidate.ts';
import {
  addedWords,
  areLegal,
  areNames,
  hasOwnIdentifier,
  isInUse,
  isSame,
  placeBits,
  SAME_WORDS,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import {
  type DomainRelation,
  type EvidenceRow,
  type GroupEvidence,
  roundedBits,
  rowOf,
} from '../comparisons/evidence.ts';
import type { NameRelation } from '../comparisons/name-evidence.ts';
import { prominenceBits } from '../comparisons/prominence.ts';
import { totalOf } from '../comparisons/total-bits.ts';
import { unitEvidence } from '../comparisons/unit-rules.ts';
import { WEIGHTS } from '../model/weights.ts';
import { asWritten } from '../names/normal-name.ts';
import { LOOSE_WORDS } from '../tables/company-words.ts';
import { isTellingWord } from '../tables/name-words.ts';

/** What candidates are weighed by when they stand side by side. */
export interface Rivalry {
  readonly prior: number;
  readonly bias: Bias;
}

/**
 * Of a head company and its subsidiary whose names fit equally well, the name means the head: `IBM` is not `IBM (UK)`. The more
 * so where all others of that name belong to it, and it is better known or they are closed: `Google` is no Google of Singapore.
 */
export function withHeads(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const named = candidates.filter(bearsName);
  if (named.length < 2) return candidates;
  const isByNameAlone = !candidates.some(({ evidence }) => hasOwnIdentifier(evidence));
  return withRows(candidates, prior, (candidate) => {
    if (!isNamed(candidate, SAME_WORDS) || isLessKnown(candidate)) return undefined;
    const others = named.filter((other) => other !== candidate && formBits(candidate) >= formBits(other));
    const areAll = isByNameAlone && others.length === named.length - 1;
    if (areAll && isHeadOfAll(candidate, others)) return groupRow('head_of_all', []);
    return others.some((other) => isUnitOf(other, candidate)) ? groupRow('head', []) : undefined;
  });
}

/** The others belong to it and are not where the record is, and it is better known or alone open. */
function isHeadOfAll(candidate: Candidate, others: readonly Candidate[]): boolean {
  if (!others.every((other) => isBelow(other, candidate) && placeBits(other.evidence) <= 0)) return false;
  return isBetterKnown(candidate) || isAloneOpen(candidate, others);
}

function isAloneOpen({ profile }: Candidate, others: readonly Candidate[]): boolean {
  return !profile.isClosed && others.every((other) => other.profile.isClosed);
}

function isBetterKnown({ evidence }: Candidate): boolean {
  return (rowOf(evidence, 'prominence')?.bits ?? 0) > 0;
}

/** It belongs to the other, as a source says; or the two are at one website, where it is the closed or the less known one. */
function isBelow(one: Candidate, head: Candidate): boolean {
  if (isUnitOf(one, head)) return true;
  if (isUnitOf(head, one) || !one.profile.domains.some((domain) => head.profile.domains.includes(domain)))
    return false;
  if (one.profile.isClosed !== head.profile.isClosed) return one.profile.isClosed;
  return prominenceBits(head.profile.prominence) - prominenceBits(one.profile.prominence) >= CLEARLY_BITS;
}

const CLEARLY_BITS = 1;

function bearsName(candidate: Candidate): boolean {
  return isNamed(candidate, SAME_WORDS) || isAlsoNamed(candidate, SAME_WORDS);
}

/** A register's head of a group is not meant where another one of its name is better known. */
function isLessKnown({ evidence }: Candidate): boolean {
  return (rowOf(evidence, 'prominence')?.bits ?? 0) < 0;
}

function groupRow(role: GroupEvidence['role'], added: readonly string[]): GroupEvidence {
  const bits = role === 'head_of_all' ? WEIGHTS.head_of_all : WEIGHTS.head_of_group;
  return { comparison: 'group', role, added, bits: roundedBits(bits) };
}

/** A name in use relates to the record's in one of these ways. */
function isNamed({ evidence }: Candidate, relations: readonly NameRelation[]): boolean {
  const name = rowOf(evidence, 'name');
  return name !== undefined && isInUse(name) && relations.includes(name.relation);
}

/** Another name of the entity does. */
function isAlsoNamed({ evidence }: Candidate, relations: readonly NameRelation[]): boolean {
  const name = rowOf(evidence, 'name');
  return name?.kindOfName === 'alias' && relations.includes(name.relation);
}

/** A brand alone means its group, before a fund of it: `Goldman Sachs` is Goldman Sachs Group and not Goldman Sachs BDC. */
export function withGroups(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const hasOthers = candidates.some((candidate) => isContained(candidate) && !addsLooseWords(candidate));
  if (!hasOthers) return candidates;
  return withRows(candidates, prior, (candidate) => {
    if (!isContained(candidate) || !addsLooseWords(candidate) || !isOfBrand(candidate)) return undefined;
    return groupRow('named_group', addedWords(candidate.evidence));
  });
}

/** The entity's name says what the record's does, and words more. */
function isContained({ evidence }: Candidate): boolean {
  return areNames(evidence, ['entity_longer']) && addedWords(evidence).length > 0;
}

function addsLooseWords({ evidence }: Candidate): boolean {
  return addedWords(evidence).every((word) => LOOSE_WORDS.has(word));
}

/**
 * Two telling words beside the added ones, for many companies bear one (`Meridian Capital`), and no legal form on the
 * record: `Target Corporation` is not Target Group Inc.
 */
function isOfBrand({ evidence }: Candidate): boolean {
  const name = rowOf(evidence, 'name');
  if (name === undefined || areLegal(evidence)) return false;
  const { tokens } = asWritten(name.right);
  return tokens.filter(isTellingWord).length >= 2;
}

function formBits({ evidence }: Candidate): number {
  return rowOf(evidence, 'name_form')?.bits ?? 0;
}

/** On a domain that a group shares, the entity with just this name is meant, not the owner whose name it begins with. */
export function withUnits(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2 || !candidates.some(isWholeName)) return candidates;
  return withRows(candidates, prior, (candidate) =>
    isSame(candidate.evidence, 'website') && isOwnerByName(candidate)
      ? unitEvidence(candidate.evidence)
      : undefined,
  );
}

/** The record's name begins with one of the owner's, and adds common words alone. */
function isOwnerByName({ evidence }: Candidate): boolean {
  return areNames(evidence, ['record_longer']) && rowOf(evidence, 'name')?.isGeneric === true;
}

/**
 * When the website leads to one entity and the name to another, the caller's bias tips the scale. A unit on the website of who
 * bears the name is not meant: `Technische Universität Berlin` at `tu-berlin.de` is not its centre that has this website on file.
 */
export function withBias(candidates: readonly Candidate[], { prior, bias }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const [bySite, byName] = [candidates.filter(isBySite), candidates.filter(isByName)];
  if (bySite.length === 0 || byName.length === 0) return candidates;
  const weights = WEIGHTS.conflict[bias];
  return withRows(candidates, prior, (candidate) => {
    if (bySite.includes(candidate))
      return byName.some((owner) => isUnitOf(candidate, owner))
        ? unitEvidence(candidate.evidence)
        : { comparison: 'bias', bias, bits: roundedBits(weights.website) };
    if (byName.includes(candidate) && !bySite.every((unit) => isUnitOf(unit, candidate)))
      return { comparison: 'bias', bias, bits: roundedBits(weights.name) };
    return undefined;
  });
}

function isUnitOf({ profile }: Candidate, owner: Candidate): boolean {
  return profile.groupIds.includes(owner.profile.coreId);
}

/** The website leads to it, and the name does not. */
function isBySite(candidate: Candidate): boolean {
  return isSame(candidate.evidence, 'website') && !agreesByName(candidate);
}

/** The name leads to it, and the website does not. */
function isByName(candidate: Candidate): boolean {
  return isWholeName(candidate) && !agreesByWebsite(candidate);
}

/** The candidates, with the rows that a rule has for some of them; most rules have none. */
export function withRows(
  candidates: readonly Candidate[],
  prior: number,
  rowFor: (candidate: Candidate) => EvidenceRow | undefined,
): readonly Candidate[] {
  let weighed: Candidate[] | undefined;
  for (const [at, candidate] of candidates.entries()) {
    const row = rowFor(candidate);
    if (row === undefined) continue;
    weighed ??= [...candidates];
    weighed[at] = withRow(candidate, prior, row);
  }
  return weighed ?? candidates;
}

function withRow(candidate: Candidate, prior: number, row: EvidenceRow): Candidate {
  const { entity, profile } = candidate;
  const evidence = [...candidate.evidence, row];
  return { entity, profile, evidence, totalBits: totalOf(prior, evidence) };
}

function isWholeName(candidate: Candidate): boolean {
  return isNamed(candidate, WHOLE_NAME) || isAlsoNamed(candidate, SAME_WORDS);
}

/** More than a word or two that many companies have. */
function agreesByName({ evidence }: Candidate): boolean {
  const name = rowOf(evidence, 'name');
  return name !== undefined && !areNames(evidence, ['different', 'overlap']) && name.bits > 0;
}

const OF_ENTITY: ReadonlySet<DomainRelation> = new Set(['same', 'group', 'other_suffix', 'names_entity']);

function agreesByWebsite({ evidence }: Candidate): boolean {
  const website = rowOf(evidence, 'website');
  return website !== undefined && OF_ENTITY.has(website.relation);
}
