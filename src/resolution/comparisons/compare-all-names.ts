import { WEIGHTS } from '../model/weights.ts';
import { alignNames, measureAligned, type NamePair } from '../names/name-features.ts';
import {
  areComparable,
  type NormalName,
  type Readable,
  type Reading,
  readingsOf,
} from '../names/normal-name.ts';
import { isOwnAddressAlone, nameOfDomain } from '../readings/domain-word.ts';
import { isAtHome, nameBehindForm } from '../readings/form-in-front.ts';
import { endsInWordOf, withoutGluedForm } from '../readings/glued-form.ts';
import { knownInstitutions } from '../readings/known-institutions.ts';
import { withLostLetters } from '../readings/lost-letters.ts';
import { areWhere, nameBeforePlace, namesBeforePlaces } from '../readings/places-behind.ts';
import { areStatesMeant } from '../readings/state-meant.ts';
import { asOneOfTwo } from '../readings/two-names.ts';
import { writtenOut } from '../readings/written-out.ts';
import { inOtherPieces } from '../readings/written-together.ts';
import { SAME_WORDS } from './candidate-evidence.ts';
import { compareNamePair, comparisonOf, type NameComparison, scoreOf } from './compare-name-pair.ts';
import { placeRows } from './compare-named-places.ts';
import { ownerRow } from './compare-owners.ts';
import { unitsOf } from './compare-units.ts';
import type { ComparisonContext } from './comparison.ts';
import type { EntityProfile, ProfileName } from './entity-profile.ts';
import type { EvidenceRow } from './evidence.ts';
import { nameRows, secondName } from './name-rows.ts';
import { areOneName, besideOther, isIndependent } from './names-beside.ts';
import { mayBeMeant, readingsWithin } from './names-within.ts';

/** Compares the record's names with all names of the entity; the best pair counts, a second name adds or takes a little. */
export function compareAllNames(context: ComparisonContext): readonly EvidenceRow[] {
  const compared = comparedNames(context);
  const [first] = compared;
  if (first === undefined) return [];
  const primary = compared.reduce((top, next) => (isBetter(next, top) ? next : top), first);
  if (!SAME_WORDS.includes(primary.relation) && isOwnAddressAlone(context)) return [];
  const rows = nameRows(primary, besideOther(primary, compared));
  rows.push(...placeRows(primary, context), ...ownerRow(primary, context));
  const second = compared.find(
    (comparison) => comparison !== primary && isIndependent(comparison.left, primary.left),
  );
  const other = second ?? otherBracket(primary, compared);
  if (other !== undefined) rows.push(secondName(other));
  return rows;
}

/** `University of Zym (Lowell)` beside University of Zym (System): each name says another part in its brackets. */
function otherBracket(
  { left, right }: NameComparison,
  compared: readonly NameComparison[],
): NameComparison | undefined {
  if (left.part !== 'whole' || right.country !== undefined || !right.text.includes('(')) return undefined;
  // `AB (publ)`: of a company they may be a piece of its form.
  if (right.forms.length > 0) return undefined;
  return compared.find((other) => other.left.part === 'bracket' && other.relation === 'different');
}

/** Each name of the record, and each reading of it, beside the name of the entity that fits it best. */
function comparedNames(context: ComparisonContext): readonly NameComparison[] {
  const compared: NameComparison[] = [];
  for (const name of context.record.names) {
    const word = nameOfDomain(name, context);
    const atDomain = word === undefined ? undefined : bestFor(word, context);
    if (atDomain !== undefined) compared.push(atDomain);
    const whole = withLetters(name, context);
    compared.push(...whole);
    // Its pieces would be words of their own.
    if (whole.some(({ relation }) => SAME_WORDS.includes(relation))) continue;
    for (const reading of isReadOneWay(name) ? [name] : readingsOf(name)) {
      const best = bestFor(reading, context);
      if (best !== undefined) compared.push(best);
    }
    for (const reading of writtenOut(name, context.record.place.country)) {
      const best = bestFor(reading, context);
      if (best !== undefined && isMeantBy(reading, best, name) && isInStates(reading, best, context))
        compared.push(best);
    }
    const parted = partedFormOf(name);
    if (parted !== undefined) compared.push(...gluedFormOf(parted, context));
    compared.push(...behindForm(name, context), ...atSeat(name, context), ...asOneWord(name, context));
    compared.push(...inItsPlace(name, compared, context), ...asTwoNames(name, compared, context));
    for (const reading of readingsWithin(name, context)) compared.push(...wholeFor(reading, context));
    const institutions = knownInstitutions(name, context.index);
    if (institutions.length > 0) compared.push(...unitsOf(institutions, compared, context));
  }
  return compared;
}

/** The name with the letters for which it has signs: `Espa?a`. Where several words may be meant, all of the name has to agree. */
function withLetters(name: NormalName, context: ComparisonContext): readonly NameComparison[] {
  const compared: NameComparison[] = [];
  for (const reading of withLostLetters(name, context.index, context.record.place.country)) {
    const best = bestFor(reading, context);
    if (best !== undefined && (reading.isWrittenOut !== true || SAME_WORDS.includes(best.relation)))
      compared.push(best);
  }
  return compared;
}

function bestFor(
  name: Reading<NormalName>,
  { profile, rarity }: ComparisonContext,
): NameComparison | undefined {
  const [only, ...more] = profile.names;
  if (only !== undefined && more.length === 0 && isReadOneWay(only) && isReadOneWay(name))
    return compareNamePair(name, only, rarity);
  let best: NamePair | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of allReadingsOf(profile.names)) {
    if (!areComparable(name, candidate)) continue;
    const names = { left: name, right: candidate };
    const aligned = alignNames(names, rarity);
    if (aligned.pairs.length === 0 && highest >= WEIGHTS.name.different) continue;
    const pair = measureAligned(names, aligned, rarity);
    const bits = scoreOf(pair, rarity);
    if (bits <= highest) continue;
    highest = bits;
    best = pair;
  }
  if (best === undefined) return undefined;
  const formal = withForm(best.right, name, profile);
  return formal === best.right ? comparisonOf(best, rarity) : compareNamePair(name, formal, rarity);
}

/** The name without the town or country behind it, where that is the entity's: `Kudzwa University, Leeds, UK`. */
function atSeat(name: NormalName, context: ComparisonContext): readonly NameComparison[] {
  const { profile, record } = context;
  const before = namesBeforePlaces(name, record.place.country).findLast(({ places }) =>
    areWhere(places, profile.places),
  );
  const best = before === undefined ? undefined : bestFor(before.reading, context);
  return best === undefined ? [] : [best];
}

/**
 * The name without the town or country behind it, where the entity is there and is called by all the rest: `Kudzwa Leeds`. Of a
 * record that says where it is, that tells.
 */
function inItsPlace(
  name: NormalName,
  compared: readonly NameComparison[],
  context: ComparisonContext,
): readonly NameComparison[] {
  const { profile, record } = context;
  if (record.place.city !== undefined) return [];
  if (!isLongerAlone(name, compared)) return [];
  const reading = nameBeforePlace(name, record.place, profile.places);
  return reading === undefined ? [] : wholeFor(reading, context);
}

/** `Companhia Paranaense de Energia - COPEL`: the entity is called by both. */
function asTwoNames(
  name: NormalName,
  compared: readonly NameComparison[],
  { profile, rarity }: ComparisonContext,
): readonly NameComparison[] {
  if (!isLongerAlone(name, compared)) return [];
  const one = asOneOfTwo(name, profile.names);
  return one === undefined ? [] : [compareNamePair(one.left, one.right, rarity)];
}

function isLongerAlone(name: NormalName, compared: readonly NameComparison[]): boolean {
  return compared.some(({ left, relation }) => left === name && relation === 'record_longer');
}

/** Where the entity is called by all of the reading. */
function wholeFor(reading: Reading<NormalName>, context: ComparisonContext): readonly NameComparison[] {
  const best = bestFor(reading, context);
  return best !== undefined && SAME_WORDS.includes(best.relation) && mayBeMeant(best) ? [best] : [];
}

/** `LiveHelpNow` beside Live Help Now. */
function asOneWord(name: NormalName, { profile, rarity }: ComparisonContext): readonly NameComparison[] {
  const pieces = inOtherPieces(name, profile);
  return pieces === undefined ? [] : [compareNamePair(pieces.left, pieces.right, rarity)];
}

/** The name without a form in front, where companies of the entity's country have it: `AB Volvo`. */
function behindForm(name: NormalName, context: ComparisonContext): readonly NameComparison[] {
  const { profile, record } = context;
  const behind = nameBehindForm(name, record.place.country);
  if (behind === undefined || !isAtHome(behind, profile)) return [];
  const best = bestFor(behind.reading, context);
  return best === undefined ? [] : [best];
}

// Remembered, for a record's name is compared with those of all candidates.
const parted = new WeakMap<NormalName, Reading<NormalName> | null>();

function partedFormOf(name: NormalName): Reading<NormalName> | undefined {
  let known = parted.get(name);
  if (known === undefined) {
    known = withoutGluedForm(name) ?? null;
    parted.set(name, known);
  }
  return known ?? undefined;
}

/** The name without a legal form that is glued to its last word, where the rest is what agrees: `ACMELLC`. */
function gluedFormOf(
  parted: Reading<NormalName>,
  { profile, rarity }: ComparisonContext,
): readonly NameComparison[] {
  return profile.names
    .filter((other) => endsInWordOf(parted, other))
    .map((other) => compareNamePair(parted, other, rarity));
}

// As long as the profile is: to make the readings anew, and to fold their words, takes longer than to compare them.
const readings = new WeakMap<readonly ProfileName[], readonly Reading<ProfileName>[]>();

function allReadingsOf(names: readonly ProfileName[]): readonly Reading<ProfileName>[] {
  if (names.every(isReadOneWay)) return names;
  let known = readings.get(names);
  if (known === undefined) {
    known = names.flatMap(readingsOf);
    readings.set(names, known);
  }
  return known;
}

function isReadOneWay({ english, withPlace }: Readable): boolean {
  return english === undefined && withPlace === undefined;
}

/** What was written out agrees: else it stands for something else. */
function isMeantBy({ tokens }: NormalName, { onlyLeft }: NameComparison, written: NormalName): boolean {
  return tokens.some((word) => !written.tokens.includes(word) && !onlyLeft.includes(word));
}

/** Where letters of the name were read as those of a state, that is what they are. */
function isInStates(
  reading: Reading<NormalName>,
  { right }: NameComparison,
  { record, profile }: ComparisonContext,
): boolean {
  return areStatesMeant(reading, right.text, [record.place, ...profile.places]);
}

/** The same name with its legal form, when the record has one too: it tells more. */
function withForm(
  best: Reading<ProfileName>,
  name: NormalName,
  profile: EntityProfile,
): Reading<ProfileName> {
  if (name.forms.length === 0 || best.forms.length > 0) return best;
  const formal = profile.names.find(
    (other) => other.forms.length > 0 && other.kind !== 'former' && areOneName(other.tokens, best.tokens),
  );
  return formal ?? best;
}

function isBetter(left: NameComparison, right: NameComparison): boolean {
  return left.totalBits > right.totalBits;
}
