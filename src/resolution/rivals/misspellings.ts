import type { Candidate } from '../comparisons/candidate.ts';
import { areNames, hasOwnIdentifier, WHOLE_NAME } from '../comparisons/candidate-evidence.ts';
import type { FormRelation } from '../comparisons/compare-forms.ts';
import {
  type EvidenceRow,
  type MisspellingEvidence,
  type NameRelation,
  roundedBits,
  rowOf,
} from '../comparisons/evidence.ts';
import { onlyMisspelt } from '../doubts/misspelt-words.ts';
import { WEIGHTS } from '../model/weights.ts';
import { isCode } from '../names/codes.ts';
import { isLikelySlip } from '../names/typing-slips.ts';
import { isBearer } from './best-known.ts';
import { withRows } from './rivals.ts';

type Rows = readonly EvidenceRow[];
type Cause = MisspellingEvidence['cause'];

/**
 * Who writes a name that somebody bears letter by letter, alone or with a word like Group behind it, has not misspelt another
 * one: `Emcor` is EMCOR Group and no Amcor. The name with its legal form means none with another form: `Rio Tinto Ltd` is not
 * Rio Tinto plc. Who writes another letter than a slip would leave in the only word of a name means another: `Dunkin` is no
 * Duskin. `Acme, formerly Kudzwa` is not Kudzwa where another is called Acme. Unless something beside the name says that it is
 * the other one. A slip in a long word that no company bears is one: no other name is so near to it by chance
 * (`Stagweell Inc` is Stagwell Inc).
 */
export function withoutMisspellings(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  if (!candidates.some(({ evidence }) => mayBeMisspelt(evidence))) return candidates;
  const borne = {
    isBorne: candidates.some(isBearer),
    isBorneWithForm: candidates.some(({ evidence }) => isWhole(evidence) && formOf(evidence) === 'same'),
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

/** Its name is only like the record's, has another form, or is one that the record gave up. */
function mayBeMisspelt(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  return name.relation === 'respelled' || name.left.part === 'former' || (isWhole(rows) && isFormApart(rows));
}

interface Borne {
  /** Somebody bears the record's name as it is written. */
  readonly isBorne: boolean;
  readonly isBorneWithForm: boolean;
  /** Somebody is called what the record is called now, or a part of it. */
  readonly isPresentBorne: boolean;
  /** One candidate alone has a name that is like it. */
  readonly isOneAlike: boolean;
}

/** What a name that is only alike, or has another form, tells; undefined where it may be the record's. */
function causeOf(rows: Rows, borne: Borne): Cause | undefined {
  if (isGivenUp(rows) && borne.isPresentBorne && !agreesBeside(rows)) return 'present_name';
  if (isWhole(rows))
    return borne.isBorneWithForm && isFormApart(rows) && !agreesBeside(rows) ? 'other_as_written' : undefined;
  if (!areNames(rows, RESPELLED)) return undefined;
  if (!borne.isBorne && borne.isOneAlike && isSlipOfLongWord(rows)) return 'likely_slip';
  if (agreesBeside(rows)) return undefined;
  if (borne.isBorne) return 'other_as_written';
  const word = onlyMisspelt(...wordsOf(rows));
  return word === undefined || isLikelySlip(word.written, word.meant) ? undefined : 'unlikely_slip';
}

function isWhole(rows: Rows): boolean {
  return areNames(rows, SAME_WORDS);
}

const RESPELLED: readonly NameRelation[] = ['respelled'];
const SAME_WORDS: readonly NameRelation[] = ['same', 'same_words'];
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
  const form = formOf(rows);
  return form !== undefined && form !== 'same';
}

function wordsOf(rows: Rows): readonly [readonly string[], readonly string[]] {
  const name = rowOf(rows, 'name');
  return [name?.left.tokens ?? [], name?.right.tokens ?? []];
}

/** Of words this long, only one company's is a slip away; the legal form, where it is the same, tells the rest. */
const LONG_WORD = 10;
const LONG_WORD_WITH_FORM = 6;

/** The name is one long word but for its legal form, begins as the entity's does, and a slip leaves it. */
function isSlipOfLongWord(rows: Rows): boolean {
  const [[written = '', ...more], [meant = '', ...others]] = wordsOf(rows);
  if (more.length + others.length > 0 || written[0] !== meant[0] || isElsewhere(rows)) return false;
  if (isCode(written) && isCode(meant)) return false;
  const form = formOf(rows);
  if (form !== undefined && form !== 'same') return false;
  const least = form === undefined ? LONG_WORD : LONG_WORD_WITH_FORM;
  return Math.min(written.length, meant.length) >= least && isLikelySlip(written, meant);
}

function isElsewhere(rows: Rows): boolean {
  return (rowOf(rows, 'place')?.bits ?? 0) < 0;
}

/** An identifier is its own, or it is where the record is. */
function agreesBeside(rows: Rows): boolean {
  return hasOwnIdentifier(rows) || (rowOf(rows, 'place')?.bits ?? 0) > 0;
}
