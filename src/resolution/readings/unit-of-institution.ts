import { foldWords } from '../names/fold.ts';
import type { NormalName, Reading } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { countryOfCity } from '../tables/cities.ts';
import { countryCode } from '../tables/countries.ts';
import { STOP_WORDS } from '../tables/name-words.ts';
import { organisationKinds } from '../tables/organisation-kinds.ts';
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

/** Asked of every name: what calls a unit begins with one of these. */
const SIGN =
  /\b(?:d[eé]p(?:ar|t|\b)|dip(?:ar|t|\.)|facul|fakul|facolt|school|college|institut|istituto|inst\b|division|section|lab|cent(?:er|re|ro)\b|zentrum|abteilung|lehrstuhl|chair|program|group|unit\b|librar|office$|office,|services\b|escuela|escola|[eé]cole)/i;
const OF = '(?:of|for|in|on|de|d|di|da|do|del|della|des|du|f[uü]r|fuer|der)';
/** Never the name of an institution itself: `Department of Physics`, `Faculty of Law`. */
const SURE =
  'dep(?:artment|artments|artamento|artement|t|ts|)|dipartimento|dipt|facult(?:y|ies|ad|e|a)|faculdade|facolta|fakult(?:at|aet|et)|division|section|abteilung|lehrstuhl|chair';
const SURE_UNIT = new RegExp(
  `^(?:the |research |sub)?(?:${SURE})\\b(?! \\d)|\\b(?:department|dept|faculty|division)$`,
);
/** `School of Medicine`, `Institute for Cancer Research`, which may be on their own as well. */
const LIKELY_UNIT = new RegExp(
  `^(?:the )?(?:graduate |medical )?(?:school|college|institut|institute|instituto|istituto|inst|laborator(?:y|ies|io)|lab|labs|cent(?:er|re|ro)|zentrum|program|programme|group|unit|escuela|escola|ecole) ${OF}\\b`,
);
const BEGINS_UNIT = new RegExp(`^(?:${SURE})\\b|${LIKELY_UNIT.source}`);
/** What such units are called by as well, behind others: `Computational Learning Group, Department of Statistics`. */
const LIKELY_END =
  /\b(?:laboratory|lab|program|programme|research group|unit|librar(?:y|ies)|(?:finance|purchasing|procurement|admissions|registrars?|it) (?:office|services))$/;
/** Who stands at an institution and is none of its units. */
const STRANGER =
  /\b(?:friends|hotel|inn|suites?|store|shop|bookstore|restaurant|bar|press|apartments|law offices?|attorneys|partners|associates|consult\w*|spin ?off|startup|alumni|students?|club|association|union|fans?|hospital|clinic|museum|credit|foundation|society|council|ventures|holdings?|limited|ltd|inc|llc|gmbh|corp|company)\b/;
/** Where one part ends and another begins. */
const BETWEEN = /\s*[,;|]\s*|\s+[-–—]\s+/;
/** `Kudzwa University Department of Physics`; not `the Department`, `and Faculty`. */
const BEFORE_UNIT =
  /(?<!\b(?:of|the|and|for|in|at|to|&))\s+(?=(?:Department|Dept\.?|Faculty|Division)\s+of\s)/i;
const BRACKETS = /\s*\([^()]*\)/g;
const JOINTS = /^(?:at|of|the|der|de|la|del|an|in|and)\s+/i;

const NONE: readonly InstitutionPart[] = [];
const MOST_PARTS = 6;
const MOST_WORDS = 24;
/** One word may be anybody's. */
const LEAST_WORDS = 2;
/** `University of California, Davis`: an institution with a place behind it. */
const MOST_JOINED = 2;

/**
 * The parts that may be an institution's name in a text that says a unit of it: `Department of Physics, University of
 * Vienna`, `University of Vienna Faculty of Law`. Empty for nearly all names; whether somebody bears the part is asked
 * of the universe. The longest come first.
 */
export function institutionParts(name: NormalName): readonly InstitutionPart[] {
  if (name.part !== 'whole' || name.forms.length > 0 || !SIGN.test(name.text)) return NONE;
  const parts = partsOf(name.text);
  const kinds = parts.map(kindOf);
  if (
    parts.length > MOST_PARTS ||
    STRANGER.test(foldWords(parts.filter((_, at) => kinds[at] !== 'institution').join(' , ')))
  )
    return NONE;
  if (parts.length > 1 && !kinds.some(isUnit)) return NONE;
  const found: Span[] = [];
  for (let from = 0; from < parts.length; from++) {
    if (!mayBeInstitution(kinds, from)) continue;
    for (let length = MOST_JOINED; length > 0; length--) {
      const to = from + length;
      if (to > parts.length || (length > 1 && kinds[to - 1] !== 'other')) continue;
      found.push({ text: parts.slice(from, to).join(', '), behind: parts.slice(to) });
    }
  }
  const isSure = kinds.includes('unit');
  return [...found, ...endsOf(parts)].flatMap((span) => read(name, span, isSure));
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
    .flatMap((part) => part.split(BEFORE_UNIT))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function kindOf(part: string): Kind {
  const words = foldWords(part);
  if (SURE_UNIT.test(words)) return 'unit';
  if (LIKELY_UNIT.test(words) || LIKELY_END.test(words)) return 'likely';
  if (isInstitution(words.split(' '))) return 'institution';
  return words.includes(' and ') ? 'subjects' : 'other';
}

const OF_INSTITUTIONS: ReadonlySet<string> = new Set([
  'education',
  'health',
  'laboratory',
  'museum',
  'government',
]);

/** Whether the words say an organisation that has departments: a university, hospital or laboratory. */
export function isInstitution(words: readonly string[]): boolean {
  return organisationKinds(words).some((kind) => OF_INSTITUTIONS.has(kind));
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

/** `Department of Physics Kudzwa University`: the ends of a text that begins with a unit and has no comma. */
function endsOf([text = '', ...behind]: readonly string[]): readonly Span[] {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS || !BEGINS_UNIT.test(foldWords(text))) return [];
  const ends = words
    .slice(LEAST_WORDS + 1, 1 - LEAST_WORDS)
    .map((_, at) => words.slice(at + LEAST_WORDS + 1).join(' '));
  return ends
    .filter((end) => !JOINTS.test(end) && kindOf(end) === 'institution')
    .map((end) => ({ text: end, behind }));
}

function read(name: NormalName, { text, behind }: Span, isSure: boolean): readonly InstitutionPart[] {
  const [read] = normaliseName(text.replace(JOINTS, ''));
  if (read === undefined || read.forms.length > 0 || weightyWords(read).length < LEAST_WORDS) return NONE;
  const { tokens } = read;
  const beside = name.tokens.filter((word) => !tokens.includes(word));
  if (beside.length === 0) return NONE;
  const reading = {
    ...name,
    tokens,
    english: undefined,
    country: undefined,
    city: undefined,
    withPlace: undefined,
    asWritten: name,
    isUnit: true as const,
  };
  return [{ reading, beside, isSure, country: countryBehind(behind) }];
}

/** Articles and joints are left out of names and put into them. */
export function weightyWords({ tokens }: Pick<NormalName, 'tokens'>): readonly string[] {
  return tokens.filter((word) => !STOP_WORDS.has(word));
}

function countryBehind(parts: readonly string[]): string | undefined {
  for (const part of parts) {
    const country = countryCode(part) ?? countryOfCity(spellingKey(part));
    if (country !== undefined) return country;
  }
  return undefined;
}
