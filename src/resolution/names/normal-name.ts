import { isNumber } from './distinguishing-tokens.ts';

/**
 * A company name taken apart for comparison. Whatever makes one gives all members in this order, also those that are undefined: the
 * matcher reads names hundreds of times a row, and objects of one shape are read at a fraction of the time.
 */
export interface NormalName {
  /** The name as it was written, after CRM junk was taken off. */
  readonly text: string;
  /** Folded words without the legal form, abbreviations written out; never empty. */
  readonly tokens: readonly string[];
  /** What the words mean in English, when the name is in another script and they are known: `mitsubishi electric`. */
  readonly english?: readonly string[] | undefined;
  /** Families of the legal forms that were found, in order: `gmbh`, `corporation`; empty when none. */
  readonly forms: readonly string[];
  /** The country (alpha-2) of the place in brackets: `Tamarin (Ireland) Ltd` is not `Tamarin (UK) Ltd`. */
  readonly country?: string | undefined;
  /** The town in brackets, folded: `Tamarin (Shanghai)` is not `Tamarin (Wuxi)`. */
  readonly city?: string | undefined;
  /** The tokens with the place in brackets as words of the name, in each spelling: `tamarin ireland`. */
  readonly withPlace?: readonly (readonly string[])[] | undefined;
  /** What stands in brackets and may tell the company from others of its name: `Texas`, `Insurance`, `Werk 1`. */
  readonly note?: string | undefined;
  /** Why there is more than one name in a text: what followed `d/b/a`, `also known as` or `formerly`, or stood in brackets. */
  readonly part: 'whole' | 'trading' | 'also' | 'former' | 'bracket';
  /** Who stands behind `c/o`, where the name may be that of a person there. */
  readonly host?: string | undefined;
  /** Who is said behind the name to own the company: `Acme, a division of Kud`. */
  readonly owner?: string | undefined;
}

/** What stands beside a name in its text and says nothing of who it is, and the text without it. */
export interface NameBeside {
  /** A telephone number; that of an account or order; the period of a deal or a year alone; the number of a shop; a person. */
  readonly what: 'phone' | 'number' | 'period' | 'year' | 'shop' | 'guest';
  readonly said: string;
  readonly rest: string;
}

/** A name that may be read in more than one way. */
export type Readable = Pick<NormalName, 'tokens' | 'english' | 'country' | 'city' | 'withPlace'>;

/** What a reading of a name says besides. */
export interface ReadAs<Name> {
  readonly asWritten?: Name | undefined;
  /** What stands for a word was written out, as the state for its postal code (`readings/written-out.ts`). */
  readonly isWrittenOut?: true | undefined;
  /** States (ISO 3166-2) whose code or name was written out, where it may be initials as well (`readings/state-meant.ts`). */
  readonly states?: readonly string[] | undefined;
  /** The name says a unit of the institution that is read alone (`readings/unit-of-institution.ts`). */
  readonly isUnit?: true | undefined;
  /** What stands behind the name and says where the company is, as it is written (`readings/places-behind.ts`). */
  readonly seat?: readonly string[] | undefined;
  /** The country or region that the seat says, of a company that is elsewhere (`readings/country-abroad.ts`). */
  readonly unitIn?: string | undefined;
  /** What was left out of the name, for it says nothing of who it is (`readings/name-alone.ts`, `readings/at-host.ts`). */
  readonly beside?: NameBeside | undefined;
}

/** A name as it is written, or a reading of it: in English, or with the place in its brackets as words. */
export type Reading<Name> = Name & ReadAs<Name>;

/** The name as it is written, member by member: of the one shape that all of a record's names have. */
export function writtenName(name: NormalName): Reading<NormalName> {
  const { text, tokens, english, forms, country, city, withPlace, note, part, host, owner } = name;
  return {
    text,
    tokens,
    english,
    forms,
    country,
    city,
    withPlace,
    note,
    part,
    host,
    owner,
    asWritten: undefined,
    isWrittenOut: undefined,
    states: undefined,
    isUnit: undefined,
    seat: undefined,
    unitIn: undefined,
    beside: undefined,
  };
}

/** What differs in a reading; all else is as in the name. */
export type Change = Partial<
  Pick<NormalName, 'english' | 'forms' | 'country' | 'city' | 'withPlace'> &
    Omit<ReadAs<unknown>, 'asWritten'>
>;

/**
 * A reading of a name. All are made here: an object that is copied and given one member more is of a shape of its own in Node 20,
 * and whatever reads many of those is slow from then on.
 */
export function readAs<Name extends Readable & Pick<NormalName, 'forms'>>(
  name: Reading<Name>,
  tokens: readonly string[],
  change: Change = NO_CHANGE,
): Reading<Name> {
  return {
    ...name,
    tokens,
    english: 'english' in change ? change.english : name.english,
    forms: change.forms ?? name.forms,
    country: 'country' in change ? change.country : name.country,
    city: 'city' in change ? change.city : name.city,
    withPlace: 'withPlace' in change ? change.withPlace : name.withPlace,
    asWritten: name,
    isWrittenOut: change.isWrittenOut ?? name.isWrittenOut,
    states: change.states ?? name.states,
    isUnit: change.isUnit ?? name.isUnit,
    seat: change.seat ?? name.seat,
    unitIn: change.unitIn ?? name.unitIn,
    beside: change.beside ?? name.beside,
  };
}

const NO_CHANGE: Change = {};

/** The name as it is written and its readings. */
export function readingsOf<Name extends Readable & Pick<NormalName, 'forms'>>(
  name: Name,
): readonly Reading<Name>[] {
  const { english, withPlace } = name;
  if (english === undefined && withPlace === undefined) return [name];
  const isTranslated = english !== undefined && english.join(' ') !== name.tokens.join(' ');
  const readings: Reading<Name>[] = [name];
  if (isTranslated) readings.push(readAs(name, english));
  // `Bosch Malaysia` for `Bosch (Malaysia)`: no bracket says the place once more.
  for (const tokens of withPlace ?? []) readings.push(readAs(name, tokens, WITHOUT_PLACE));
  return readings;
}

const WITHOUT_PLACE: Change = { country: undefined, city: undefined };

/** The name that was read, or the name itself. */
export function asWritten<Name>(name: Reading<Name>): Name {
  return name.asWritten ?? name;
}

/** An English reading of a name in another script. */
export function isReading({ tokens, english }: Pick<Readable, 'tokens' | 'english'>): boolean {
  return tokens === english;
}

/**
 * A reading stands for a name in Latin letters only: two names in another script are compared as they are written. And two
 * places in brackets are compared as places, or both as words.
 */
export function areComparable(left: Readable, right: Readable): boolean {
  const areScriptsApart =
    (isReading(left) && right.english !== undefined) || (isReading(right) && left.english !== undefined);
  if (areScriptsApart) return false;
  if (left.withPlace !== undefined && isAnotherNumber(left, right)) return false;
  return hasPlaceAsWords(left) === hasPlaceAsWords(right) || !haveTwoPlaces(left, right);
}

/** A name without the number behind it is none that says a number: `Kudzwa #305` is no Kudzwa 304. */
function isAnotherNumber({ tokens, withPlace = [] }: Readable, right: Readable): boolean {
  const isMore = (word: string) => isNumber(word) && !tokens.includes(word);
  return withPlace.some((words) => words !== tokens && words.some(isMore)) && right.tokens.some(isMore);
}

/** Whether it is the reading that has the place in its brackets as words. */
export function hasPlaceAsWords({ withPlace, tokens }: Readable): boolean {
  return withPlace?.includes(tokens) === true;
}

function haveTwoPlaces(left: Readable, right: Readable): boolean {
  return left.withPlace !== undefined && right.withPlace !== undefined;
}

/** The words in their order without spaces: `coca cola` and `cocacola` are one. */
export function gluedOf(name: Pick<NormalName, 'tokens'>): string {
  return name.tokens.join('');
}
