import type { Candidate } from '../comparisons/candidate.ts';
import {
  addedWords,
  areLegal,
  areNames,
  hasOwnIdentifier,
  isInUse,
} from '../comparisons/candidate-evidence.ts';
import { type GroupEvidence, roundedBits, rowOf } from '../comparisons/evidence.ts';
import { WEIGHTS } from '../model/weights.ts';
import { countryOfCity } from '../tables/cities.ts';
import { isBearer } from './best-known.ts';
import { NAMESAKE_AT_HOME } from './offices.ts';
import { type Rivalry, withRows } from './rivals.ts';

/**
 * Who writes `Vodacom` of Mozambique means Vodacom Mozambique, S.A., where nobody there bears the bare name: the country is no
 * word more, and a namesake elsewhere, or of whom no place is known, is hardly meant.
 */
export function withCountry(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (!candidates.some(isOfCountry) || candidates.some(isBearerThere)) return candidates;
  return withRows(candidates, prior, (candidate) => {
    if (isOfCountry(candidate)) return rowOfCountry(addedWords(candidate.evidence));
    return isBearer(candidate) && !hasOwnIdentifier(candidate.evidence) ? NAMESAKE_AT_HOME : undefined;
  });
}

function rowOfCountry(added: readonly string[]): GroupEvidence {
  return { comparison: 'group', role: 'of_country', added, bits: roundedBits(WEIGHTS.of_country) };
}

/** Its name adds nothing but the country that the record says, or its branch there, where both are. */
function isOfCountry(candidate: Candidate): boolean {
  return isThere(candidate) && (addsCountry(candidate) || addsBranch(candidate));
}

function addsCountry({ evidence }: Candidate): boolean {
  const seat = rowOf(evidence, 'name_seat');
  if (seat === undefined || seat.right.length === 0) return false;
  const name = rowOf(evidence, 'name');
  const isNamed = name !== undefined && (isInUse(name) || name.kindOfName === 'alias');
  if (!isNamed || !areNames(evidence, ['entity_longer']) || areLegal(evidence)) return false;
  return addedWords(evidence).every((word) => seat.right.includes(word));
}

/**
 * A branch is the company itself, so that both may say its legal form: `Quantock Bank plc Norway Branch`, `…, London Branch`. It says
 * where it is, for `Olive Branch` is another name than `Olive`.
 */
function addsBranch({ evidence }: Candidate): boolean {
  if (!areNames(evidence, ['entity_longer'])) return false;
  const added = addedWords(evidence);
  const where = added.filter((word) => !BRANCH_WORDS.has(word) && word !== 'office');
  if (where.length === 0 || !added.some((word) => BRANCH_WORDS.has(word))) return false;
  const seat = rowOf(evidence, 'name_seat')?.right ?? [];
  const country = rowOf(evidence, 'place')?.left.country;
  return where.every((word) => seat.includes(word) || countryOfCity(word) === country);
}

/** Folded. */
const BRANCH_WORDS: ReadonlySet<string> = new Set([
  ...['branch', 'succursale', 'sucursal', 'sucursala', 'filial', 'filiale', 'filialen', 'filialas'],
  ...['filiaal', 'bijkantoor', 'niederlassung', 'zweigniederlassung', 'fioktelep', 'fioktelepe'],
  ...['pobocka', 'oddzial', 'sivuliike'],
]);

/** Bears the bare name in the country of the record. */
function isBearerThere(candidate: Candidate): boolean {
  return isBearer(candidate) && isThere(candidate);
}

/** In the country that the record says. */
export function isThere({ evidence }: Candidate): boolean {
  const place = rowOf(evidence, 'place');
  return place?.left.country !== undefined && place.left.country === place.right.country;
}
