import type { Candidate } from '../comparisons/candidate.ts';
import {
  areNames,
  hasOwnIdentifier,
  placeBits,
  SAME_WORDS,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import { areOtherCorporations, type FormRelation } from '../comparisons/compare-forms.ts';
import { type EvidenceRow, type MisspellingEvidence, roundedBits, rowOf } from '../comparisons/evidence.ts';
import type { NameRelation } from '../comparisons/name-evidence.ts';
import { onlyMisspelt } from '../doubts/misspelt-words.ts';
import { WEIGHTS } from '../model/weights.ts';
import { isCode } from '../names/codes.ts';
import { areInflected, areSpelledOtherwise, areWrittenAlike } from '../names/inflections.ts';
import { areTranslated } from '../names/translated-words.ts';
import { isLikelySlip } from '../names/typing-slips.ts';
import { isBearer } from './best-known.ts';
import { withRows } from './rivals.ts';

type Rows = readonly EvidenceRow[];
type Cause = MisspellingEvidence['cause'];

/**
 * Who writes a name that somebody bears letter by letter, alone or with a word like Group behind it, has not misspelt another
 * one: `Emcor` is EMCOR Group and no Amcor, and `Zym Networks` no Zym Network. The name with its legal form means none with
 * another form: `Rio Tinto Ltd` is not Rio Tinto plc, nor `Toro Company` Toro Corp. The words in their order mean none that has them in
 * another: `University of Zym` is no Zym University. Who writes another letter than a slip would leave in the only word of a
 * name that tells means another: `Dunkin` is no Duskin. `Acme, formerly Kudzwa` is not Kudzwa where another is called Acme.
 * Unless something beside the name says that it is the other one. A slip in a long word that no company bears is one: no other
 * name is so near to it by chance (`Stagweell Inc` is Stagwell Inc).
 */
export function withoutMisspellings(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  const byLetter = areManyWhole(candidates) ? candidates.filter(isBearerByLetter) : [];
  if (byLetter.length === 0 && !candidates.some(({ evidence }) => mayBeMisspelt(evidence))) return candidates;
  const borne = {
    isBorne: candidates.some(isBearer),
    placeBitsByLetter: bestPlaceBits(byLetter),
    placeBitsWithForm: bestPlaceBits(candidates.filter(isBearerWithForm)),
    placeBitsOfBeginning: bestPlaceBits(candidates.filter(isBegunSo)),
    isPresentBorne: candidates.some(({ evidence }) => areNames(evidence, PRESENT) && !isGivenUp(evidence)),
    isOneAlike: candidates.filter(({ evidence }) => areNames(evidence, RESPELLED)).length === 1,
  };
  return withRows(candidates, prior, ({ evidence }) => {
    const cause = causeOf(evidence, borne);
    if (cause === undefined) return undefined;
    const bits = roundedBits(cause === 'likely_slip' ? WEIGHTS.slip : WEIGHTS.misspelt);
    return { comparison: 'misspelling', cause, bits };
  });
}

/** Two bear the name, as it is written or with other endings. */
function areManyWhole(candidates: readonly Candidate[]): boolean {
  let whole = 0;
  for (const { evidence } of candidates) if (isWhole(evidence)) whole++;
  return whole > 1;
}

/** Its name is the record's letter by letter, with no other legal form, and it is not elsewhere. */
function isBearerByLetter({ evidence }: Candidate): boolean {
  const name = rowOf(evidence, 'name');
  if (name === undefined || !isWhole(evidence) || name.kindOfName === 'former') return false;
  return !isFormApart(evidence) && !isElsewhere(evidence) && areWrittenAlike(name.left, name.right);
}

function isBearerWithForm({ evidence }: Candidate): boolean {
  return isWhole(evidence) && rowOf(evidence, 'name_form') !== undefined && !isFormApart(evidence);
}

/** The record's word stands in its name as it is written, before words of any trade: `Mazda` in Mazda Motor Corp. */
function isBegunSo({ evidence }: Candidate): boolean {
  const name = rowOf(evidence, 'name');
  if (name?.relation !== 'entity_longer' || !name.isGeneric || name.kindOfName === 'former') return false;
  const [word, ...more] = name.left.tokens;
  return more.length === 0 && word === name.right.tokens[0];
}

function bestPlaceBits(candidates: readonly Candidate[]): number | undefined {
  return candidates.length === 0
    ? undefined
    : Math.max(...candidates.map(({ evidence }) => placeBits(evidence)));
}

/** Its name is only like the record's, has another form, or is one that the record gave up. */
function mayBeMisspelt(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  return name.relation === 'respelled' || name.left.part === 'former' || (isWhole(rows) && isFormApart(rows));
}

interface Borne {
  /** Somebody bears the record's name as it is written. */
  readonly isBorne: boolean;
  /** What the place tells for the best of those who bear it letter by letter, endings and all; undefined where nobody does. */
  readonly placeBitsByLetter: number | undefined;
  /** The same of those who bear it with the record's legal form. */
  readonly placeBitsWithForm: number | undefined;
  /** The same of those whose names begin with the record's only word. */
  readonly placeBitsOfBeginning: number | undefined;
  /** Somebody is called what the record is called now, or a part of it. */
  readonly isPresentBorne: boolean;
  /** One candidate alone has a name that is like it. */
  readonly isOneAlike: boolean;
}

/** What a name that is only alike, or has another form, tells; undefined where it may be the record's. */
function causeOf(rows: Rows, borne: Borne): Cause | undefined {
  if (isGivenUp(rows) && borne.isPresentBorne && !agreesBeside(rows)) return 'present_name';
  if (isWhole(rows)) {
    if (isWrittenOtherwise(rows, borne)) return 'other_as_written';
    return isBesideOtherForm(rows, borne) ? 'other_as_written' : undefined;
  }
  if (!areNames(rows, RESPELLED)) return undefined;
  if (!borne.isBorne && borne.isOneAlike && isSlipOfLongWord(rows)) return 'likely_slip';
  if (isBehindBeginning(rows, borne)) return 'other_as_written';
  if (agreesBeside(rows)) return undefined;
  if (borne.isBorne) return 'other_as_written';
  const word = onlyMisspelt(...wordsOf(rows));
  return word === undefined || isLikelySlip(word.written, word.meant) ? undefined : 'unlikely_slip';
}

/**
 * `Zym Networks, Inc.` and Zym Network, Inc., where another is called Zym Networks and is there as well; so with `Sabre` and
 * Saber, `Duerr` and Dürr, `University of Zym` and Zym University; `Emporiki Bank` and Komerční banka, where another is called
 * Emporiki Bank.
 */
function isWrittenOtherwise(rows: Rows, { placeBitsByLetter }: Borne): boolean {
  const name = rowOf(rows, 'name');
  if (placeBitsByLetter === undefined || name === undefined) return false;
  const { left, right, relation } = name;
  const isRead = left.isWrittenOut === true;
  if (
    !isRead &&
    relation !== 'same_words' &&
    !areInflected(left, right) &&
    !areSpelledOtherwise(left, right) &&
    !areTranslated(left, right)
  )
    return false;
  return !hasOwnIdentifier(rows) && placeBits(rows) <= placeBitsByLetter;
}

/** Another bears the name with the record's own form, and is no farther from where the record is. */
function isBesideOtherForm(rows: Rows, { placeBitsWithForm: there }: Borne): boolean {
  return there !== undefined && isFormApart(rows) && !hasOwnIdentifier(rows) && placeBits(rows) <= there;
}

/** `Mazda` is no Maeda Corp beside Mazda Motor Corp, where nothing else speaks for Maeda. */
function isBehindBeginning(rows: Rows, { placeBitsOfBeginning: there }: Borne): boolean {
  return there !== undefined && !hasOwnIdentifier(rows) && placeBits(rows) <= there;
}

function isWhole(rows: Rows): boolean {
  return areNames(rows, SAME_WORDS);
}

const RESPELLED: readonly NameRelation[] = ['respelled'];
const PRESENT: readonly NameRelation[] = [...WHOLE_NAME, 'entity_longer', 'record_longer'];

/** The names agree in one that the record says it had formerly. */
function isGivenUp(rows: Rows): boolean {
  return rowOf(rows, 'name')?.left.part === 'former';
}

function formOf(rows: Rows): FormRelation | undefined {
  return rowOf(rows, 'name_form')?.relation;
}

/** Also one that says the same in another language: of two names that stand side by side it is another's. */
function isFormApart(rows: Rows): boolean {
  const form = rowOf(rows, 'name_form');
  const name = rowOf(rows, 'name');
  if (form?.relation !== 'same' || name === undefined) return form !== undefined;
  return areOtherCorporations(name.left.text, name.right.text);
}

function wordsOf(rows: Rows): readonly [readonly string[], readonly string[]] {
  const name = rowOf(rows, 'name');
  return [name?.left.tokens ?? [], name?.right.tokens ?? []];
}

/** Of words this long, only one company's is a slip away; the legal form, where it is the same, tells the rest. */
const LONG_WORD = 10;
const LONG_WORD_WITH_FORM = 6;

/**
 * The name is one long word but for its legal form, begins as the entity's does, and a slip leaves it; two letters more or less
 * are another word: `LiveInternet` is no LiveIntent.
 */
function isSlipOfLongWord(rows: Rows): boolean {
  const [[written = '', ...more], [meant = '', ...others]] = wordsOf(rows);
  if (more.length + others.length > 0 || written[0] !== meant[0] || isElsewhere(rows)) return false;
  if (Math.abs(written.length - meant.length) > 1) return false;
  if (isCode(written) && isCode(meant)) return false;
  const form = formOf(rows);
  if (form !== undefined && form !== 'same') return false;
  const least = form === undefined ? LONG_WORD : LONG_WORD_WITH_FORM;
  return Math.min(written.length, meant.length) >= least && isLikelySlip(written, meant);
}

function isElsewhere(rows: Rows): boolean {
  return placeBits(rows) < 0;
}

/** An identifier is its own, or it is where the record is. */
function agreesBeside(rows: Rows): boolean {
  return hasOwnIdentifier(rows) || placeBits(rows) > 0;
}
