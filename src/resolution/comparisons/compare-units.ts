import { WEIGHTS } from '../model/weights.ts';
import { namesPart } from '../names/distinguishing-tokens.ts';
import { type InstitutionPart, isInstitution } from '../readings/unit-of-institution.ts';
import { weightyWords } from '../tables/name-words.ts';
import { compareNamePair, type NameComparison } from './compare-name-pair.ts';
import type { ComparisonContext } from './comparison.ts';
import type { EntityProfile, ProfileName } from './entity-profile.ts';
import type { WordsMeaning } from './name-evidence.ts';
import { priorBits } from './total-bits.ts';

/** A whole name that so many bits speak for is likely without its parts. */
const LIKELY_BITS = 3;

/**
 * `Department of Physics, University of Vienna` beside the University of Vienna: the part that is letter by letter a name of
 * the institution is compared, and what stands beside it is a unit. Nothing where the names as a whole are likely to be one,
 * as where common words alone were added that say no unit (`University of Maribor, Finance Office`).
 */
export function unitsOf(
  parts: readonly InstitutionPart[],
  compared: readonly NameComparison[],
  { profile, rarity }: ComparisonContext,
): readonly NameComparison[] {
  const prior = priorBits(rarity);
  if (compared.some((pair) => isLikely(pair, prior))) return [];
  if (!profile.names.some(({ tokens }) => isInstitution(tokens))) return [];
  return parts.flatMap((part) => {
    const borne = isThere(part, profile) ? profile.names.find((name) => isBorne(part, name)) : undefined;
    return borne === undefined ? [] : [unitOf(compareNamePair(part.reading, borne, rarity), part)];
  });
}

/** What the words mean that only one of the names has. */
export function meaningOf({ siblingWords, left, onlyLeft, onlyRight }: NameComparison): WordsMeaning {
  if (left.isUnit === true) return 'unit';
  if (siblingWords.length > 0) return 'sibling';
  const shared = left.tokens.filter((word) => !onlyLeft.includes(word));
  return namesPart([...onlyLeft, ...onlyRight], shared) ? 'unit' : 'extra';
}

function isLikely(pair: NameComparison, prior: number): boolean {
  if (meaningOf(pair) !== 'extra') return false;
  const isCommon = pair.relation === 'record_longer' && pair.isGeneric;
  return pair.totalBits + prior > (isCommon ? 0 : LIKELY_BITS);
}

function isBorne({ reading }: InstitutionPart, name: ProfileName): boolean {
  if (name.kind === 'acronym' || name.kind === 'former') return false;
  const [mine, theirs] = [weightyWords(reading.tokens), weightyWords(name.tokens)];
  return mine.length === theirs.length && mine.every((word, at) => word === theirs[at]);
}

/** In no other country than the one that stands behind the name. */
function isThere({ country }: InstitutionPart, { places }: EntityProfile): boolean {
  const isElsewhere = (place: EntityProfile['places'][number]) =>
    place.country !== undefined && place.country !== country;
  return country === undefined || places.length === 0 || !places.every(isElsewhere);
}

function unitOf(pair: NameComparison, { beside, isSure }: InstitutionPart): NameComparison {
  const { unit_of, unit_perhaps } = WEIGHTS.name.guard;
  const bits = isSure ? unit_of : unit_perhaps;
  return {
    ...pair,
    relation: 'record_longer',
    onlyLeft: beside,
    extraBits: pair.extraBits + bits,
    totalBits: pair.totalBits + bits,
  };
}
