import type { Candidate } from '../comparisons/candidate.ts';
import { addedWords, hasMoreThanNames, WHOLE_NAME } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, type PartEvidence, roundedBits, rowOf } from '../comparisons/evidence.ts';
import type { NameEvidence } from '../comparisons/name-evidence.ts';
import { takenFromUnknown } from '../comparisons/prominence.ts';
import { WEIGHTS } from '../model/weights.ts';
import { foldWords } from '../names/fold.ts';
import { asWritten } from '../names/normal-name.ts';
import { HEAD_WORDS, LOOSE_WORDS } from '../tables/company-words.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';
import { withRows } from './rivals.ts';

/**
 * No universe is complete, and where a company is missing, its units and relatives are there: their names say its own and
 * words more (`Kyowa Kirin`, Kyowa Kirin Farmacéutica), and others have its initials (`DHL`, Deutsche Hochdruckliga). So a
 * name of a word or two that is only a part of the entity's, or its initials, tells less, by itself, than its words do; the
 * better the entity is known, the less is taken off.
 */
export function withParts(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  return withRows(candidates, prior, (candidate) => {
    const part = partOf(candidate);
    if (part === undefined) return undefined;
    const { evidence, profile } = candidate;
    const bits = roundedBits(takenFromUnknown(WEIGHTS.part_of_name[part], profile.prominence));
    if (bits === 0) return undefined;
    return { comparison: 'part', of: kindOf(part, evidence), added: addedWords(evidence), bits };
  });
}

type Part = keyof typeof WEIGHTS.part_of_name;

function kindOf(part: Part, rows: readonly EvidenceRow[]): PartEvidence['of'] {
  if (part === 'initials') return part;
  return addsHeadWords(rows) ? 'group' : 'longer_name';
}

/** What the record has of the name, with nothing beside it; undefined when that is more than a word or two. */
function partOf(candidate: Candidate): Part | undefined {
  const { evidence: rows } = candidate;
  const name = rowOf(rows, 'name');
  if (name === undefined) return undefined;
  const isLonger = name.relation === 'entity_longer';
  if (!isLonger && !mayBeLetters(name)) return undefined;
  if (hasMoreThanNames(rows)) return undefined;
  if (isLonger) return partOfLonger(name, rows);
  return areLettersFor(name, candidate.profile) ? 'initials' : undefined;
}

/** The whole of a name by which an entity is only also known. */
function mayBeLetters({ relation, kindOfName }: NameEvidence): boolean {
  return (kindOfName === 'acronym' || kindOfName === 'alias') && WHOLE_NAME.includes(relation);
}

/** Initials, or a few letters that are no word of its name, by which it is not shown: ICBC is called so, and Tata Group Tata. */
function areLettersFor(name: NameEvidence, profile: EntityProfile): boolean {
  const { text, tokens } = asWritten(name.right);
  if (text === profile.name) return false;
  if (name.kindOfName === 'acronym') return true;
  const letters = tokens.join('');
  return letters.length <= MOST_LETTERS && !foldWords(profile.name).split(' ').includes(letters);
}

const MOST_LETTERS = 4;

/** Of a word or two that a longer name begins with, or that stand in it. */
function partOfLonger(name: NameEvidence, rows: readonly EvidenceRow[]): Part | undefined {
  // What tells a sister has been weighed as such.
  if (rowOf(rows, 'name_words')?.meaning === 'sibling') return undefined;
  const words = weightyWords(asWritten(name.left).tokens);
  if (words.length === 0 || words.length > 2) return undefined;
  if (addsHeadWords(rows)) return mayBeHeld(words, { name, rows }) ? 'longer_name' : undefined;
  // Who has a legal form and a word more is a company of its own; other organisations are called by less and by more.
  if (name.right.forms.length > 0) return 'longer_name';
  return words.length > 1 || isDescribed(words, name) ? 'two_words' : 'longer_name';
}

/**
 * Its name says first or behind a dash what it is: `Faculdade Unintese`, `Charité - Universitätsmedizin Berlin`. A unit or a
 * relative has its words behind the name: `Wockhardt Hospitals`.
 */
function isDescribed(words: readonly string[], { left, right }: NameEvidence): boolean {
  if (left.forms.length > 0) return false;
  const { text, tokens } = asWritten(right);
  const [beforeDash = ''] = text.split(DASH);
  const called = words.join(' ');
  return tokens.slice(-words.length).join(' ') === called || foldWords(beforeDash) === called;
}

const DASH = /\s+[–—-]\s+/u;

/**
 * Bare words of which one at most tells may be a company of its own beside its holding: `Nongshim`, NongShim Holdings. A
 * group is no other company, unless many may be called so: `Meridian Capital`.
 */
function mayBeHeld(
  words: readonly string[],
  { name, rows }: { readonly name: NameEvidence; readonly rows: readonly EvidenceRow[] },
): boolean {
  if (name.left.forms.length > 0 || (words.every((word) => !GENERIC_WORDS.has(word)) && words.length > 1))
    return false;
  return words.length > 1 || !addedWords(rows).every((word) => LOOSE_WORDS.has(word));
}

function addsHeadWords(rows: readonly EvidenceRow[]): boolean {
  return addedWords(rows).every((word) => HEAD_WORDS.has(word));
}
