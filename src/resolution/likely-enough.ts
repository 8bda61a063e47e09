import { distance } from 'fastest-levenshtein';
import {
  areNames,
  isInUse,
  isSisterByWords,
  placeBits,
  SAME_WORDS,
  speaksAgainst,
} from './comparisons/candidate-evidence.ts';
import type { EntityProfile } from './comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from './comparisons/evidence.ts';
import type { NameEvidence } from './comparisons/name-evidence.ts';
import { KNOWN_BITS, type Prominence, prominenceBits, UNKNOWN } from './comparisons/prominence.ts';
import { type Compared, ceilingOf } from './confidence-of.ts';
import { WEIGHTS } from './model/weights.ts';
import { isNumber } from './names/distinguishing-tokens.ts';
import { foldWords } from './names/fold.ts';
import { asWritten, type NormalName } from './names/normal-name.ts';
import { isBareSlip } from './names/typing-slips.ts';
import { countryCode } from './tables/countries.ts';
import { INSTITUTION_WORDS, PLACE_WORDS } from './tables/name-words.ts';

const {
  low,
  low_by_names,
  low_of_same,
  low_of_slip,
  low_of_sisters,
  low_of_near_sisters,
  low_of_part,
  low_of_brief,
} = WEIGHTS.threshold;
const { ambiguous_bits, high_margin_bits } = WEIGHTS.threshold;

/**
 * Whether the best candidate is a match, a best guess at least. The tables were read with a quarter of the records unknown,
 * and mostly of records that say more than names: where nothing but the names is to be judged, no doubt stands against them
 * and no other fits as well, most of those that are somewhat less probable are right too. `lead` is in bits.
 */
export function isLikelyEnough(best: Compared & { readonly probability: number }, lead: number): boolean {
  if (best.probability >= low) return true;
  return best.probability >= leastByNames(best, lead) && ceilingOf(best).atMost !== 'LOW';
}

function leastByNames({ evidence: rows, profile }: Compared, lead: number): number {
  if (lead < ambiguous_bits || speaksAgainst(rows)) return low;
  if (areNames(rows, SAME_WORDS)) return low_of_same;
  if (lead >= CLEAR_LEAD && isSlipOfKnown(rows, profile)) return low_of_slip;
  if (isSisterByWords(rows)) return leastOfSisters(rows, profile);
  if (isPartThere(rows) || (lead >= CLEAR_LEAD && isBeginning(rows) && isBare(rows))) return low_of_part;
  return lead >= high_margin_bits && isBrief(rows) ? low_of_brief : low_by_names;
}

/** Who begins with what the record says, and is by so much ahead of the next. */
const CLEAR_LEAD = 2;

/** `Microsft`, `Adiddas`: the better known a company is, the likelier somebody meant it and made a slip. */
function isSlipOfKnown(rows: readonly EvidenceRow[], { prominence }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'respelled' || name.kindOfName === 'former') return false;
  if (prominenceBits(prominence) >= KNOWN_BITS) return true;
  return isLarge(prominence) && isBare(rows) && isSlipInOneWord(name);
}

/** One list knows it, as the bundled one does, and how large it is: of 24,000 real names of others none is a slip away from such. */
function isLarge({ headcount, revenue }: Prominence = UNKNOWN): boolean {
  return headcount >= LARGE.headcount || revenue >= LARGE.revenue;
}

/** People, and millions of US dollars in a year. */
const LARGE = { headcount: 20_000, revenue: 10_000 };

/** `Googel`, `Micrsoft`: a name of one word, with its first letter; of so many letters, hardly two names are one apart. */
function isSlipInOneWord({ left, right }: Pick<NameEvidence, 'left' | 'right'>): boolean {
  const [written = '', meant = ''] = [asWritten(left).tokens[0], asWritten(right).tokens[0]];
  if (left.tokens.length !== 1 || right.tokens.length !== 1 || written[0] !== meant[0]) return false;
  return isBareSlip(written, meant) || (written.length >= LONG_WORD && distance(written, meant) === 1);
}

const LONG_WORD = 8;

/** Where both names say more, the number or country has cost more than it tells: nobody who bears it is known. */
function leastOfSisters(rows: readonly EvidenceRow[], profile: EntityProfile): number {
  if (isOnlyOfName(rows, profile) || isOnlyOfEntity(rows)) return low_of_sisters;
  return areNames(rows, ['overlap']) ? low_of_near_sisters : low;
}

/**
 * The entity's name is the record's and a country or direction more, as of a company of which only the one abroad or the one
 * in the record's country is on file: `Spyker` and Spyker Nederland. Not with a number, which another may have as well, nor of a
 * record in another country.
 */
function isOnlyOfEntity(rows: readonly EvidenceRow[]): boolean {
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name?.relation !== 'entity_longer' || words === undefined || !isInUse(name)) return false;
  if (rowOf(rows, 'name_place') !== undefined) return false;
  return !words.onlyRight.some((word) => isNumber(word) || word.length === 1);
}

/**
 * The record's name is the entity's and a number or country more, as `Hunter 2` is Hunter and `Skechers USA` Skechers: whoever
 * bears that would be nearer, and is not known. Not where the entity is in another country, not with a direction or region, which
 * tells a part, but in brackets, as lists tell namesakes apart (`mBank (Europe)`), and not of what is told by its number: a fund,
 * a university, a school.
 */
function isOnlyOfName(rows: readonly EvidenceRow[], profile: EntityProfile): boolean {
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || !isInUse(name)) return false;
  if (name.relation !== 'record_longer' || words.onlyLeft.some((word) => isOfPart(word, name.left)))
    return false;
  if (saysOtherCountry(words.onlyLeft, profile)) return false;
  const isNumbered = words.onlyLeft.some((word) => isNumber(word) || word.length === 1);
  return !isNumbered || !name.left.tokens.some((word) => NUMBERED.has(word) || INSTITUTION_WORDS.has(word));
}

function isOfPart(word: string, { text, forms }: Pick<NormalName, 'text' | 'forms'>): boolean {
  if (!PLACE_WORDS.has(word)) return false;
  const inBrackets = forms.length === 0 ? BRACKETS_AT_END.exec(text)?.[1] : undefined;
  return inBrackets === undefined || !foldWords(inBrackets).split(' ').includes(word);
}

const BRACKETS_AT_END = /\(([^()]+)\)\s*$/;

function saysOtherCountry(words: readonly string[], { places }: EntityProfile): boolean {
  const known = places.flatMap(({ country }) => country ?? []);
  const said = known.length === 0 ? [] : words.flatMap((word) => countryCode(word) ?? []);
  return said.some((country) => !known.includes(country));
}

/** What companies of one name have numbers for. */
const NUMBERED: ReadonlySet<string> = new Set([
  ...['fund', 'funds', 'trust', 'series', 'class', 'tranche', 'acquisition', 'acquisitions'],
  ...['capital', 'partners', 'ventures', 'equity', 'investors', 'investments', 'opportunities', 'properties'],
]);

/**
 * A part of the name where the record is: one that is no commoner than the universe is large, `Sunrise` of Switzerland, or what
 * the name begins with, `Toyota` of Japan.
 */
function isPartThere(rows: readonly EvidenceRow[]): boolean {
  return placeBits(rows) > 0 && (isPart(rows, 0) || isBeginning(rows));
}

/** What the entity's name begins with, `Lotus` for Lotus Cars. */
function isBeginning(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'entity_longer' || !isInUse(name)) return false;
  return name.left.tokens.every((word, at) => word === name.right.tokens[at]);
}

/** A word that hardly anybody else has: `Lululemon` for Lululemon Athletica. */
function isBrief(rows: readonly EvidenceRow[]): boolean {
  return isPart(rows, LEAST_RARITY) && isBare(rows);
}

/** A legal form says that the name is whole. */
function isBare(rows: readonly EvidenceRow[]): boolean {
  return rowOf(rows, 'name')?.left.forms.length === 0;
}

function isPart(rows: readonly EvidenceRow[], leastRarity: number): boolean {
  const name = rowOf(rows, 'name');
  return name?.relation === 'entity_longer' && isInUse(name) && name.rarityMargin >= leastRarity;
}

/** In bits: the words that agree are by so much rarer than the universe is large. */
const LEAST_RARITY = 1;
