import type { Candidate } from './comparisons/candidate.ts';
import { addedWords, areNames, isInUse } from './comparisons/candidate-evidence.ts';
import { roundedBits, rowOf } from './comparisons/evidence.ts';
import { prominenceBits } from './comparisons/prominence.ts';
import { WEIGHTS } from './model/weights.ts';
import { withRow } from './rivals.ts';
import { HEAD_WORDS } from './tables/name-words.ts';

/**
 * Of those who bear one name the best known is meant: nobody who writes `Amazon` means the unknown one. A bearer's share
 * among all of them, among the less known whose names continue it (`Siemens`, Siemens Energy), and among as many unknown
 * ones as the words are frequent, is measured against an equal share. So what is known of nobody tells nothing, and of a
 * name that nobody else can bear neither.
 */
export function withBestKnown(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  const bearers = bearersOf(candidates);
  const areInitials = bearers.every((bearer) => kindOf(bearer) === 'acronym');
  const known = candidates.map((candidate) => ({
    candidate,
    isBearer: bearers.includes(candidate),
    isLike: isBearer(candidate) || isContinued(candidate),
    bits: knownBits(candidate),
  }));
  const mostKnown = Math.max(...known.map((one) => (one.isBearer ? one.bits : Number.NEGATIVE_INFINITY)));
  return known.map((one) => {
    if (!one.isBearer) return one.candidate;
    const beside = known.filter((other) => other.isBearer || (other.isLike && other.bits <= one.bits));
    const bits = shareBits(one.bits, {
      known: beside.map((other) => other.bits),
      by: chanceBearers(one.candidate),
    });
    const told = roundedBits(toldOf(one.candidate, { bits, behind: one.bits - mostKnown, areInitials }));
    if (told === 0) return one.candidate;
    return withRow(one.candidate, prior, { comparison: 'prominence', bearers: beside.length, bits: told });
  });
}

/** Initials are not meant because their owner is well known; nor is a name that is not the record's, but for less known ones. */
function toldOf(
  bearer: Candidate,
  {
    bits,
    behind,
    areInitials,
  }: { readonly bits: number; readonly behind: number; readonly areInitials: boolean },
): number {
  if (!isBearer(bearer)) return behind;
  return mayGain(bearer, areInitials) ? bits : Math.min(0, bits);
}

/**
 * Who writes a place means one that is there, if there is one, and who writes a legal form one that bears the name with it:
 * `Quantock AG` is not Quantock Group AG.
 */
function bearersOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = candidates.filter(isBearer);
  const bearers = thoseThere(named.length > 0 ? named : nearlyBearersOf(candidates));
  const legal = bearers.filter(
    ({ evidence }) => rowOf(evidence, 'name_form')?.relation === 'same' && areNames(evidence, WHOLE),
  );
  return legal.length > 0 ? legal : bearers;
}

/**
 * Where nobody bears the name as it is written: those who bear the one that it is most like, as `Mircosoft` is Microsoft; else
 * those whose names continue it.
 */
function nearlyBearersOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const alike = candidates.filter(isMisspelt);
  if (alike.length === 0) return candidates.filter(isContinued);
  const most = Math.max(...alike.map(nameBits));
  const spellings = new Set(alike.filter((one) => nameBits(one) === most).map(spellingOf));
  return spellings.size === 1 ? alike.filter((one) => spellings.has(spellingOf(one))) : [];
}

function isContinued({ evidence }: Candidate): boolean {
  return areNames(evidence, ['entity_longer']);
}

function isMisspelt({ evidence }: Candidate): boolean {
  return areNames(evidence, ['respelled']);
}

function nameBits({ evidence }: Candidate): number {
  return rowOf(evidence, 'name')?.bits ?? 0;
}

function spellingOf({ evidence }: Candidate): string | undefined {
  return rowOf(evidence, 'name')?.right.tokens.join(' ');
}

/** Those whose place fits as well as that of any; all where no place fits. */
function thoseThere(bearers: readonly Candidate[]): readonly Candidate[] {
  const best = Math.max(...bearers.map(placeBits));
  return best > 0 ? bearers.filter((bearer) => placeBits(bearer) > best - AS_WELL_BITS) : bearers;
}

const AS_WELL_BITS = 1;

function placeBits({ evidence }: Candidate): number {
  return rowOf(evidence, 'place')?.bits ?? 0;
}

const WHOLE = ['same', 'same_words'] as const;

/** The whole name, or all of it but for words like Group or International. */
export function isBearer({ evidence }: Candidate): boolean {
  if (areNames(evidence, WHOLE)) return true;
  const name = rowOf(evidence, 'name');
  if (name === undefined || !isInUse(name) || name.relation !== 'entity_longer') return false;
  return addedWords(evidence).every((word) => HEAD_WORDS.has(word));
}

function kindOf({ evidence }: Candidate): string | undefined {
  return rowOf(evidence, 'name')?.kindOfName;
}

/** Who gave the name up stands behind who bears it today, however well known. */
function knownBits(candidate: Candidate): number {
  if (kindOf(candidate) === 'former') return WEIGHTS.prominence.given_up;
  return prominenceBits(candidate.profile.prominence);
}

/** Initials gain where nobody is called by them. */
function mayGain(candidate: Candidate, areInitials: boolean): boolean {
  const kind = kindOf(candidate);
  return kind !== 'former' && (kind !== 'acronym' || areInitials);
}

/** How many of the universe may have the words of the name, as the likeness of the names has weighed them. */
function chanceBearers({ evidence }: Candidate): number {
  return 2 ** -(rowOf(evidence, 'name')?.rarityMargin ?? 0);
}

/** Log2 of the share, in as many equal shares as there are bearers: those that were found, and those that may be. */
function shareBits(
  own: number,
  { known, by }: { readonly known: readonly number[]; readonly by: number },
): number {
  const all = Math.max(known.length, by);
  const sum = known.reduce((total, bits) => total + 2 ** bits, all - known.length);
  return own + Math.log2(all) - Math.log2(sum);
}
