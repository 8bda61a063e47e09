import type { Evidence } from '../../contract/extended.ts';
import { WEIGHTS } from '../model/weights.ts';
import { namesPart } from '../names/distinguishing-tokens.ts';
import { foldWords } from '../names/fold.ts';
import {
  areComparable,
  isReading,
  type NormalName,
  type Readable,
  readingsOf,
} from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { countryCode, countryName, countryNames } from '../tables/countries.ts';
import { compareForms } from './compare-forms.ts';
import { compareNames, type NameComparison, scoreNames } from './compare-name.ts';
import { type ComparisonContext, evidence } from './comparison.ts';
import type { EntityProfile, ProfileName } from './entity-profile.ts';

/** What the names tell, and how rare what they share is. */
export interface NamesCompared {
  readonly rows: readonly Evidence[];
  /** Of the pair that counts, in bits; 0 when no names are alike. */
  readonly surplus: number;
}

/** Compares the record's names with all names of the entity; the best pair counts, a second name adds or takes a little. */
export function compareAllNames(context: ComparisonContext): NamesCompared {
  const best = context.record.names.flatMap(readingsOf).flatMap((name) => bestFor(name, context) ?? []);
  const primary = best.reduce<NameComparison | undefined>(
    (top, next) => (top === undefined || isBetter(next, top) ? next : top),
    undefined,
  );
  if (primary === undefined) return { rows: [], surplus: 0 };
  const rows = [...nameRows(primary), ...seatRow(primary, context)];
  const second = best.find(
    (comparison) => comparison !== primary && isIndependent(comparison.left, primary.left),
  );
  return { rows: second === undefined ? rows : [...rows, secondName(second)], surplus: primary.surplus };
}

function bestFor(name: NormalName, { profile, rarity }: ComparisonContext): NameComparison | undefined {
  const [only, ...more] = profile.names;
  if (only !== undefined && more.length === 0 && only.english === undefined && name.english === undefined)
    return compareNames(name, only, rarity);
  let best: ProfileName | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of profile.names.flatMap(readingsOf)) {
    if (!areComparable(name, candidate)) continue;
    const bits = scoreNames(name, candidate, rarity);
    if (bits <= highest) continue;
    highest = bits;
    best = candidate;
  }
  return best === undefined ? undefined : compareNames(name, withForm(best, name, profile), rarity);
}

/** The same name with its legal form, when the record has one too: it tells more. */
function withForm(best: ProfileName, name: NormalName, profile: EntityProfile): ProfileName {
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

function nameRows(comparison: NameComparison): readonly Evidence[] {
  const { left, right, level } = comparison;

  const label = right.kind === 'legal' || right.kind === 'trading' ? level : `${level}_${right.kind}`;
  const rows = [
    evidence('name', label, { left: left.text, right: right.text, bits: comparison.agreedBits }),
    ...readingRow(comparison),
    ...formRow(comparison),
  ];
  if (comparison.extraBits === 0) return rows;
  const leftOnly = shown(comparison.onlyLeft);
  const rightOnly = shown(comparison.onlyRight);
  return [
    ...rows,
    evidence('name_words', wordsLevel(comparison), {
      left: leftOnly,
      right: rightOnly,
      bits: comparison.extraBits,
    }),
  ];
}

function wordsLevel({ siblingWords, left, onlyLeft, onlyRight }: NameComparison): string {
  if (siblingWords.length > 0) return 'sibling_words';
  const shared = left.tokens.filter((word) => !onlyLeft.includes(word));
  return namesPart([...onlyLeft, ...onlyRight], shared) ? 'unit_words' : 'extra_words';
}

function readingRow({ left, right, readingBits }: NameComparison): readonly Evidence[] {
  if (!isReading(left) && !isReading(right)) return [];
  const read = (name: Readable) => (isReading(name) ? name.tokens.join(' ') : null);
  return [
    evidence('name_reading', 'translated', { left: read(left), right: read(right), bits: readingBits }),
  ];
}

/** A name may say the country that its company sits in: `Dabur India` and Dabur of India; a sister sits elsewhere. */
function seatRow(
  { left: mine, right: theirs, onlyLeft, onlyRight, siblingWords }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly Evidence[] {
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
  return bits === 0
    ? []
    : [evidence('name_seat', 'own_country', { left: shown(left), right: shown(right), bits })];
}

function isSeat(word: string, places: readonly Place[]): boolean {
  if (!countryNames().has(word)) return false;
  const country = countryCode(word);
  return places.some((place) => place.country === country);
}

/** Also when two forms say the same in two languages, and tell nothing: then both names are legal ones. */
function formRow({ left, right, formBits }: NameComparison): readonly Evidence[] {
  if (left.forms.length === 0 || right.forms.length === 0) return [];
  const values = { left: left.forms.join(', '), right: right.forms.join(', '), bits: formBits };
  return [evidence('name_form', compareForms(left, right), values)];
}

function secondName(comparison: NameComparison): Evidence {
  const agrees = comparison.level !== 'different' && comparison.extraBits === 0;
  const bits = agrees ? WEIGHTS.name.second_name.agrees : WEIGHTS.name.second_name.differs;
  return evidence('other_name', agrees ? 'agrees' : 'differs', {
    left: comparison.left.text,
    right: comparison.right.text,
    bits,
  });
}

function shown(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.join(' ');
}
