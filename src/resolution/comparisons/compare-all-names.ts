import { WEIGHTS } from '../model/weights.ts';
import { nameAffiliate, namesPart } from '../names/distinguishing-tokens.ts';
import { foldWords } from '../names/fold.ts';
import { areComparable, isReading, type NormalName, type Reading, readingsOf } from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { countryCode, countryName, countryNames } from '../tables/countries.ts';
import { isFormOf } from '../tables/legal-forms.ts';
import { compareForms } from './compare-forms.ts';
import { compareNamePair, type NameComparison, scoreNamePair } from './compare-name-pair.ts';
import type { ComparisonContext } from './comparison.ts';
import type { EntityProfile, ProfileName } from './entity-profile.ts';
import {
  type EvidenceRow,
  type FormHomeEvidence,
  type OtherNameEvidence,
  roundedBits,
  type SeatEvidence,
  type WordsMeaning,
} from './evidence.ts';

/** Compares the record's names with all names of the entity; the best pair counts, a second name adds or takes a little. */
export function compareAllNames(context: ComparisonContext): readonly EvidenceRow[] {
  const best = context.record.names.flatMap(readingsOf).flatMap((name) => bestFor(name, context) ?? []);
  const primary = best.reduce<NameComparison | undefined>(
    (top, next) => (top === undefined || isBetter(next, top) ? next : top),
    undefined,
  );
  if (primary === undefined) return [];
  const rows = [...nameRows(primary), ...seatRow(primary, context), ...formHomeRow(primary, context)];
  const second = best.find(
    (comparison) => comparison !== primary && isIndependent(comparison.left, primary.left),
  );
  return second === undefined ? rows : [...rows, secondName(second)];
}

function bestFor(
  name: Reading<NormalName>,
  { profile, rarity }: ComparisonContext,
): NameComparison | undefined {
  const [only, ...more] = profile.names;
  if (only !== undefined && more.length === 0 && only.english === undefined && name.english === undefined)
    return compareNamePair(name, only, rarity);
  let best: Reading<ProfileName> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of profile.names.flatMap(readingsOf)) {
    if (!areComparable(name, candidate)) continue;
    const bits = scoreNamePair(name, candidate, rarity);
    if (bits <= highest) continue;
    highest = bits;
    best = candidate;
  }
  return best === undefined ? undefined : compareNamePair(name, withForm(best, name, profile), rarity);
}

/** The same name with its legal form, when the record has one too: it tells more. */
function withForm(
  best: Reading<ProfileName>,
  name: NormalName,
  profile: EntityProfile,
): Reading<ProfileName> {
  if (name.forms.length === 0 || best.forms.length > 0) return best;
  const words = best.tokens.join(' ');
  const formal = profile.names.find(
    (other) => other.forms.length > 0 && other.kind !== 'former' && other.tokens.join(' ') === words,
  );
  return formal ?? best;
}

function isBetter(left: NameComparison, right: NameComparison): boolean {
  return left.totalBits > right.totalBits;
}

/** An English reading is no second name beside the one that it reads. */
function isIndependent(left: NormalName, right: NormalName): boolean {
  if (left.part !== 'whole' || right.part !== 'whole' || left.text === right.text) return false;
  return left.tokens.join('') !== right.tokens.join('');
}

function nameRows(compared: NameComparison): readonly EvidenceRow[] {
  const { left, right, relation, isGeneric, rarityMargin, onlyLeft, onlyRight } = compared;
  const rows: EvidenceRow[] = [
    {
      comparison: 'name',
      relation,
      isGeneric,
      kindOfName: right.kind,
      left,
      right,
      rarityMargin,
      bits: roundedBits(compared.agreedBits),
    },
    ...readingRow(compared),
    ...formRow(compared),
  ];
  if (compared.extraBits !== 0) {
    const [meaning, bits] = [meaningOf(compared), roundedBits(compared.extraBits)];
    rows.push({ comparison: 'name_words', meaning, onlyLeft, onlyRight, bits });
  }
  return rows;
}

function meaningOf({ siblingWords, left, onlyLeft, onlyRight }: NameComparison): WordsMeaning {
  if (siblingWords.length > 0) return 'sibling';
  const shared = left.tokens.filter((word) => !onlyLeft.includes(word));
  const extra = [...onlyLeft, ...onlyRight];
  return namesPart(extra, shared) || nameAffiliate(extra) ? 'unit' : 'extra';
}

function readingRow({ left, right, readingBits }: NameComparison): readonly EvidenceRow[] {
  if (!isReading(left) && !isReading(right)) return [];
  return [
    {
      comparison: 'name_reading',
      left: isReading(left) ? left.tokens : [],
      right: isReading(right) ? right.tokens : [],
      bits: roundedBits(readingBits),
    },
  ];
}

/** A name may say the country that its company sits in: `Dabur India` and Dabur of India; a sister sits elsewhere. */
function seatRow(
  { left: mine, right: theirs, onlyLeft, onlyRight, siblingWords }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly SeatEvidence[] {
  const hasBracket = mine.country !== undefined || theirs.country !== undefined;
  if (siblingWords.length === 0 && !hasBracket) return [];
  const said = (words: readonly string[], { country }: Pick<NormalName, 'country'>) => [
    ...siblingWords.filter((word) => words.includes(word)),
    ...(country === undefined || mine.country === theirs.country
      ? []
      : [foldWords(countryName(country) ?? '')]),
  ];
  const left = said(onlyLeft, mine).filter((word) => isSeat(word, profile.places));
  const right = said(onlyRight, theirs).filter((word) => isSeat(word, [record.place]));
  const bits = (left.length + right.length) * WEIGHTS.name.guard.seat;
  return bits === 0 ? [] : [{ comparison: 'name_seat', left, right, bits: roundedBits(bits) }];
}

/**
 * A record that says no country says one by its legal form: `Acme GmbH` is not the Acme of New Jersey, unless that has the
 * form in one of its names.
 */
function formHomeRow(
  { left, relation }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly FormHomeEvidence[] {
  if (left.forms.length === 0 || relation === 'different' || record.place.country !== undefined) return [];
  const countries = [...new Set(profile.places.flatMap(({ country }) => country ?? []))].sort();
  const isAtHome = (form: string) => countries.some((country) => isFormOf(form, country));
  if (countries.length === 0 || left.forms.some(isAtHome)) return [];
  if (profile.names.some(({ forms }) => forms.some((form) => left.forms.includes(form)))) return [];
  const bits = roundedBits(WEIGHTS.name.guard.form_abroad);
  return [{ comparison: 'form_home', left: left.forms, countries, bits }];
}

function isSeat(word: string, places: readonly Place[]): boolean {
  if (!countryNames().has(word)) return false;
  const country = countryCode(word);
  return places.some((place) => place.country === country);
}

/** Also when two forms say the same in two languages, and tell nothing: then both names are legal ones. */
function formRow({ left, right, formBits }: NameComparison): readonly EvidenceRow[] {
  if (left.forms.length === 0 || right.forms.length === 0) return [];
  return [
    {
      comparison: 'name_form',
      relation: compareForms(left, right),
      left: left.forms,
      right: right.forms,
      bits: roundedBits(formBits),
    },
  ];
}

function secondName({ relation, extraBits, left, right }: NameComparison): OtherNameEvidence {
  const agrees = relation !== 'different' && extraBits === 0;
  const bits = agrees ? WEIGHTS.name.second_name.agrees : WEIGHTS.name.second_name.differs;
  return { comparison: 'other_name', agrees, left, right, bits: roundedBits(bits) };
}
