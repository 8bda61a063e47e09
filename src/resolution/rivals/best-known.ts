import type { Candidate } from '../comparisons/candidate.ts';
import { addedWords, areNames, isInUse, placeBits, SAME_WORDS } from '../comparisons/candidate-evidence.ts';
import { roundedBits, rowOf } from '../comparisons/evidence.ts';
import { prominenceBits, UNKNOWN } from '../comparisons/prominence.ts';
import { WEIGHTS } from '../model/weights.ts';
import { areTranslated } from '../names/translated-words.ts';
import { HEAD_WORDS } from '../tables/company-words.ts';
import { withRows } from './rivals.ts';

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
  const [first] = candidates;
  if (first === undefined || (candidates.length === 1 && chanceBearers(first) <= 1)) return candidates;
  const bearers = bearersOf(candidates);
  if (bearers.length === 0) return candidates;
  const areInitials = bearers.every((bearer) => kindOf(bearer) === 'acronym');
  const known = knownOf(candidates, bearers);
  const mostKnown = known.reduce((most, { isMeant, bits }) => (isMeant ? Math.max(most, bits) : most), LEAST);
  return withRows(candidates, prior, (candidate) => {
    const own = known.find(({ one }) => one === candidate);
    if (own?.isMeant !== true) return undefined;
    const beside = known.filter(({ isMeant, bits }) => isMeant || bits <= own.bits);
    const bits = shareBits(own.bits, { known: beside, by: chanceBearers(candidate) });
    const told = roundedBits(toldOf(candidate, { bits, behind: own.bits - mostKnown, areInitials }));
    return told === 0 ? undefined : { comparison: 'prominence', bearers: beside.length, bits: told };
  });
}

const LEAST = Number.NEGATIVE_INFINITY;

/** Those who bear the name or one that continues it. */
function knownOf(candidates: readonly Candidate[], bearers: readonly Candidate[]): readonly Known[] {
  const isBorne = bearers.some((bearer) => kindOf(bearer) !== 'former');
  const known: Known[] = [];
  for (const one of candidates) {
    const isMeant = bearers.includes(one);
    if (isMeant || isBearer(one) || isContinued(one))
      known.push({ one, isMeant, bits: knownBits(one, isBorne) });
  }
  return known;
}

interface Known {
  readonly one: Candidate;
  readonly isMeant: boolean;
  readonly bits: number;
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
 * `Quantock AG` is not Quantock Group AG. Nor does one bear it who says it in another language, if somebody says it so: `Emporiki
 * Bank` is no Komerční banka.
 */
function bearersOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = candidates.filter(isBearer);
  const nearly = named.length > 0 ? named : nearlyBearersOf(candidates);
  if (nearly.length < 2) return nearly;
  const there = thoseThere(nearly);
  const written = there.filter((bearer) => !isInTranslation(bearer));
  const bearers = written.length > 0 ? written : there;
  const legal = bearers.filter(
    ({ evidence }) => rowOf(evidence, 'name_form')?.relation === 'same' && areNames(evidence, SAME_WORDS),
  );
  return legal.length > 0 ? legal : bearers;
}

function isInTranslation({ evidence }: Candidate): boolean {
  const name = rowOf(evidence, 'name');
  return name !== undefined && SAME_WORDS.includes(name.relation) && areTranslated(name.left, name.right);
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
  return rowOf(evidence, 'name')?.relation === 'entity_longer';
}

function isMisspelt({ evidence }: Candidate): boolean {
  return rowOf(evidence, 'name')?.relation === 'respelled';
}

function nameBits({ evidence }: Candidate): number {
  return rowOf(evidence, 'name')?.bits ?? 0;
}

function spellingOf({ evidence }: Candidate): string | undefined {
  return rowOf(evidence, 'name')?.right.tokens.join(' ');
}

/** Those whose place fits as well as that of any; all where no place fits. */
function thoseThere(bearers: readonly Candidate[]): readonly Candidate[] {
  const best = Math.max(...bearers.map(({ evidence }) => placeBits(evidence)));
  return best > 0 ? bearers.filter((bearer) => placeBits(bearer.evidence) > best - AS_WELL_BITS) : bearers;
}

const AS_WELL_BITS = 1;

/** The whole name, or all of it but for words like Group or International. */
export function isBearer({ evidence }: Candidate): boolean {
  const name = rowOf(evidence, 'name');
  if (name === undefined) return false;
  if (SAME_WORDS.includes(name.relation)) return true;
  return name.relation === 'entity_longer' && addedWords(evidence).every((word) => HEAD_WORDS.has(word));
}

/**
 * How much better known the best of one name is than others that may bear it, in bits: the tables of the decision have seen
 * only bearers of whom nothing is known. A listing alone is nothing, for many who bear a name have one; 0, too, where the
 * name is not the record's letter by letter, and where it is only another name of the entity: `Delta` is also what others
 * are called for short.
 */
export function widelyKnownBits({ evidence, profile }: Candidate): number {
  const name = rowOf(evidence, 'name');
  if (name?.relation !== 'same' || !isInUse(name)) return 0;
  if ((rowOf(evidence, 'prominence')?.bits ?? 0) <= 0) return 0;
  const { prominence = UNKNOWN } = profile;
  const listed = { ...UNKNOWN, listings: Math.min(1, prominence.listings) };
  return Math.max(0, prominenceBits(prominence) - prominenceBits(listed));
}

function kindOf({ evidence }: Candidate): string | undefined {
  return rowOf(evidence, 'name')?.kindOfName;
}

/** Who gave the name up stands behind who bears it today, however well known; where nobody does, it is nobody else's. */
function knownBits(candidate: Candidate, isBorne: boolean): number {
  if (isBorne && kindOf(candidate) === 'former') return WEIGHTS.prominence.given_up;
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
  { known, by }: { readonly known: readonly Known[]; readonly by: number },
): number {
  const all = Math.max(known.length, by);
  const sum = known.reduce((total, { bits }) => total + 2 ** bits, all - known.length);
  return own + Math.log2(all) - Math.log2(sum);
}
