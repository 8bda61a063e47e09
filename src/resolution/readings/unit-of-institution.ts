import { foldWords } from '../names/fold.ts';
import { type Change, type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { countryOfCity } from '../tables/cities.ts';
import { countryCode } from '../tables/countries.ts';
import {
  beginsWithUnit,
  isLikelyUnit,
  isSurelyUnit,
  mentionsStranger,
  mentionsUnit,
  surelyUnitWords,
} from '../tables/institution-units.ts';
import { lazily } from '../tables/lazily.ts';
import { weightyWords } from '../tables/name-words.ts';
import { type OrganisationKind, sayKind } from '../tables/organisation-kinds.ts';
import { spellingKey } from '../tables/spelling-key.ts';

/** A part of a record's name that may be the name of an institution, where the rest says a unit of it. */
export interface InstitutionPart {
  /** The record's name read as the part alone. */
  readonly reading: Reading<NormalName>;
  /** Words of the name that stand beside it. */
  readonly beside: readonly string[];
  /** The words beside it say a department or faculty: a school or centre may be on its own. */
  readonly isSure: boolean;
  /** Alpha-2, of a country or large town that stands behind it. */
  readonly country: string | undefined;
}

/** Where one part ends and another begins. */
const BETWEEN = /\s*[,;|]\s*|\s+[-–—]\s+/;
/** `Kudzwa University Department of Physics`; not `the Department`, `and Faculty`. */
const beforeUnit = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\b(?:of|the|and|for|in|at|to|&))\s+(?=(?:${surelyUnitWords().join('|')})\.?\s+of\s)`,
      'i',
    ),
);
const BRACKETS = /\s*\([^()]*\)/g;
const JOINTS = /^(?:at|of|the|der|de|la|del|an|in|and)\s+/i;

const NONE: readonly InstitutionPart[] = [];
const MOST_PARTS = 6;
const MOST_WORDS = 24;
/** One word may be anybody's. */
const LEAST_WORDS = 2;

/**
 * The parts that may be an institution's name in a text that says a unit of it: `Department of Physics, University of
 * Vienna`, `University of Vienna Faculty of Law`. Empty for nearly all names; whether somebody bears the part is asked
 * of the universe. The longest come first.
 */
export function institutionParts(name: NormalName): readonly InstitutionPart[] {
  if (name.part !== 'whole' || name.forms.length > 0 || !mentionsUnit(wordsOf(name.text))) return NONE;
  const parts = partsOf(name.text);
  const kinds = parts.map(kindOf);
  if (parts.length > MOST_PARTS || saysStranger(parts, kinds)) return NONE;
  if (parts.length > 1 && !kinds.some(isUnit)) return NONE;
  const isSure = kinds.includes('unit');
  return [...spansOf(parts, kinds), ...endsOf(parts)].flatMap((span) => read(name, span, isSure));
}

interface Span {
  readonly text: string;
  readonly behind: readonly string[];
}

/** A part goes on with a list of subjects: `School of the Environment, Geography and Geosciences`. */
type Kind = 'unit' | 'likely' | 'institution' | 'subjects' | 'other';

function partsOf(text: string): readonly string[] {
  return text
    .replace(BRACKETS, ' ')
    .split(BETWEEN)
    .flatMap((part) => part.split(beforeUnit()))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function kindOf(part: string): Kind {
  const words = wordsOf(part);
  if (isSurelyUnit(words)) return 'unit';
  if (isLikelyUnit(words)) return 'likely';
  if (isInstitution(words)) return 'institution';
  return words.slice(1, -1).includes('and') ? 'subjects' : 'other';
}

function wordsOf(text: string): readonly string[] {
  return foldWords(text).split(' ');
}

function saysStranger(parts: readonly string[], kinds: readonly Kind[]): boolean {
  return mentionsStranger(parts.flatMap((part, at) => (kinds[at] === 'institution' ? [] : wordsOf(part))));
}

const OF_INSTITUTIONS: ReadonlySet<OrganisationKind> = new Set([
  'education',
  'health',
  'laboratory',
  'museum',
  'government',
]);

/** Whether the words say an organisation that has departments: a university, hospital or laboratory. */
export function isInstitution(words: readonly string[]): boolean {
  return sayKind(words, OF_INSTITUTIONS);
}

function isUnit(kind: Kind): boolean {
  return kind === 'unit' || kind === 'likely';
}

/** It is said to be one, the first part before a unit or the next behind units; what may be a unit as well is one only at the end. */
function mayBeInstitution(kinds: readonly Kind[], at: number): boolean {
  if (kinds[at] === 'likely')
    return (
      kinds[at - 1] === 'unit' &&
      !kinds.slice(at + 1).some((kind) => kind === 'institution' || kind === 'likely')
    );
  if (kinds[at] !== 'institution') return false;
  const [first = 'other', second = 'other'] = kinds;
  return at === 0 ? isUnit(second) : isUnit(first) && kinds.slice(1, at).every((kind) => kind !== 'other');
}

/** The parts that may be one: `University of California, Davis`, with the place behind it, and without. */
function spansOf(parts: readonly string[], kinds: readonly Kind[]): readonly Span[] {
  return parts.flatMap((text, at) => {
    if (!mayBeInstitution(kinds, at)) return [];
    const [next, ...behind] = parts.slice(at + 1);
    const alone = { text, behind: parts.slice(at + 1) };
    return next === undefined || kinds[at + 1] !== 'other'
      ? [alone]
      : [{ text: `${text}, ${next}`, behind }, alone];
  });
}

/** `Department of Physics Kudzwa University`: the ends of a text that begins with a unit and has no comma. */
function endsOf([text = '', ...behind]: readonly string[]): readonly Span[] {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS || !beginsWithUnit(wordsOf(text))) return [];
  const ends = words
    .slice(LEAST_WORDS + 1, 1 - LEAST_WORDS)
    .map((_, at) => words.slice(at + LEAST_WORDS + 1).join(' '));
  return ends
    .filter((end) => !JOINTS.test(end) && kindOf(end) === 'institution')
    .map((end) => ({ text: end, behind }));
}

function read(name: NormalName, { text, behind }: Span, isSure: boolean): readonly InstitutionPart[] {
  const [read] = normaliseName(text.replace(JOINTS, ''));
  if (read === undefined || read.forms.length > 0 || weightyWords(read.tokens).length < LEAST_WORDS)
    return NONE;
  const { tokens } = read;
  const beside = name.tokens.filter((word) => !tokens.includes(word));
  if (beside.length === 0) return NONE;
  const reading = readAs(name, tokens, AS_UNIT);
  return [{ reading, beside, isSure, country: countryBehind(behind) }];
}

const AS_UNIT: Change = {
  english: undefined,
  country: undefined,
  city: undefined,
  withPlace: undefined,
  isUnit: true,
};

function countryBehind(parts: readonly string[]): string | undefined {
  for (const part of parts) {
    const country = countryCode(part) ?? countryOfCity(spellingKey(part));
    if (country !== undefined) return country;
  }
  return undefined;
}
