import { SHORT_FOR_NUMBER } from './doubtful-ids.ts';
import { ACCOUNT_FIELDS, FIELDS, type MappableField } from './fields.ts';
import {
  ADDRESS,
  IN_CURRENCY,
  LIST_OF_FIELDS,
  MAIN_ADDRESS,
  OF_ACCOUNT,
  OF_ADDRESS,
  OF_COMPANY,
  OF_MAIN_ADDRESS,
  OF_SHIPPING_ADDRESS,
  OWNER,
  SHIPPING_ADDRESS,
  VAGUE_PLACE,
} from './header-qualifiers.ts';
import { STATE_OF_EITHER } from './inactive-fields.ts';
import { normaliseHeader } from './normal-header.ts';

/** What a header says its column is. */
export interface HeaderMeaning {
  readonly field: MappableField;
  /** Place of the header among the aliases of the field. */
  readonly rank: number;
  /** The column continues another of the same qualifier. */
  readonly isMore: boolean;
  /** Only its cells can tell whether it is what the header says. */
  readonly isDoubtful: boolean;
  /** What stood around the alias, such as `billing`; '' for a bare alias. */
  readonly qualifier: string;
  /** A shipping or mailing address, used only when the file has no other. */
  readonly isShipping: boolean;
}

/** Recognises a header, with or without the company or address it is qualified by (`Account: Phone`, `BillingCity`). */
export function headerMeaning(column: string): HeaderMeaning | undefined {
  const key = keyOf(inWords(column));
  const known = MEANINGS.get(key);
  if (known !== undefined) return { ...known, qualifier: '', isShipping: false };
  const field = column.replace(LIST_OF_FIELDS, '');
  const part = strip(field === column ? key : keyOf(field), [OWNER, OWNER, OF_ACCOUNT, OF_COMPANY]);
  const owned = MEANINGS.get(part);
  if (owned !== undefined) return isFounding(owned.field, key) ? undefined : { ...owned, ...OF_THE_COMPANY };
  return (
    placeMeaning(part) ??
    amountMeaning(part) ??
    alternativesMeaning(field) ??
    pluralMeaning(column) ??
    firstMeaning(column)
  );
}

/**
 * What a header says where its cells say that it is not what it seems to be: of `Customer` and `Debitor` the numbers, of
 * `Estado` and `Stato` how the record stands.
 */
export function otherMeaning(column: string): HeaderMeaning | undefined {
  const key = keyOf(column);
  const known = IDS.get(key) ?? STATES.get(key) ?? STATES.get(strip(key, [OWNER, OF_ACCOUNT, OF_COMPANY]));
  return known && { ...known, qualifier: '', isShipping: false };
}

/** Whether the header says that its column has numbers, and not of what: `No.`, which Business Central calls its customers. */
export function isBareNumberColumn(column: string): boolean {
  return BARE_NUMBER.test(column);
}

const BARE_NUMBER = /^\s*(?:no|nr)\.\s*$/i;

/** `Customer #` is `Customer No`; of other numbers the sign says nothing. */
function inWords(column: string): string {
  if (isBareNumberColumn(column)) return 'customer no';
  const written = column.replace(SHORT_FOR_NUMBER, ' no');
  return written !== column && MEANINGS.get(keyOf(written))?.isDoubtful === true ? written : column;
}

const OF_THE_COMPANY = { qualifier: 'company', isShipping: false } as const;

/** The day on which a company was founded, and not that on which its account was made: `Date de création de l'entreprise`. */
function isFounding(field: MappableField, key: string): boolean {
  return field === 'created_at' && OF_COMPANY.test(key);
}

const AMOUNTS: readonly MappableField[] = ['contracted_revenue', 'annual_revenue', 'open_opportunities'];

function amountMeaning(key: string): HeaderMeaning | undefined {
  const amount = MEANINGS.get(strip(key, [IN_CURRENCY]));
  if (amount === undefined || !AMOUNTS.includes(amount.field)) return undefined;
  return { ...amount, qualifier: 'currency', isShipping: false };
}

/** Several words for one part of an address: `Bundesland/Kanton`, `Estado o provincia`. */
function alternativesMeaning(column: string): HeaderMeaning | undefined {
  const words = column.split(/\/|\s(?:or|oder|ou|o)\s/i);
  if (words.length === 1) return undefined;
  const meanings = words.filter((word) => !VAGUE_PLACE.test(keyOf(word))).map(headerMeaning);
  const [first] = meanings;
  if (first === undefined || FIELDS[first.field].isPlace !== true) return undefined;
  if (meanings.some((meaning) => meaning?.field !== first.field)) return undefined;
  const isShipping = words.some((word) => OF_SHIPPING_ADDRESS.test(keyOf(word))) || first.isShipping;
  return { ...first, isShipping };
}

/** `Company Names` is `Company Name`, which comes first where a file has both. */
function pluralMeaning(column: string): HeaderMeaning | undefined {
  const known = MEANINGS.get(normaliseHeader(column).split(' ').map(singularOf).join(''));
  return known && { ...known, rank: known.rank + 0.5, qualifier: '', isShipping: false };
}

const OF_SEVERAL: readonly MappableField[] = ['phone', 'email', 'website'];

/** The first of several: `PLZ 1`, `E-Mail1`. */
function firstMeaning(column: string): HeaderMeaning | undefined {
  const alone = column.replace(/[\s_]*0?1\s*$/, '');
  const meaning = alone === column || alone.trim() === '' ? undefined : headerMeaning(alone);
  if (meaning === undefined) return undefined;
  const isOneOfMore = FIELDS[meaning.field].isPlace === true || OF_SEVERAL.includes(meaning.field);
  return isOneOfMore ? { ...meaning, rank: meaning.rank + 0.5 } : undefined;
}

/** Of an English word. */
function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=[sx]|ch)es$|(?<![su])s$/, '');
}

function placeMeaning(key: string): HeaderMeaning | undefined {
  const isShipping = SHIPPING_ADDRESS.test(key) || OF_SHIPPING_ADDRESS.test(key);
  const around = isShipping ? [OF_SHIPPING_ADDRESS, SHIPPING_ADDRESS] : [OF_MAIN_ADDRESS, MAIN_ADDRESS];
  const part = strip(key, [OF_ADDRESS, ...around, ADDRESS]);
  const place = MEANINGS.get(part);
  if (place === undefined || FIELDS[place.field].isPlace !== true) return undefined;
  return { ...place, qualifier: key.replace(part, ' '), isShipping };
}

const FIRST_NAMES = new Set(['first name', 'given name', 'vorname', 'prenom', 'voornaam'].map(squeeze));
// biome-ignore format: a table of words
const FAMILY_NAMES = new Set([
  'last name', 'family name', 'surname', 'nachname', 'nom de famille', 'apellido', 'apellidos', 'cognome', 'sobrenome', 'achternaam',
].map(squeeze));
const BARE_NAMES = new Set(['name', 'nom', 'nombre', 'nome', 'naam', 'displayname']);

/** Whether the column holds a part of a person's name, so that a bare `Name` beside it is a person's too. */
export function isPersonNameColumn(column: string): boolean {
  return isFirstNameColumn(column) || isFamilyNameColumn(column);
}

export function isFirstNameColumn(column: string): boolean {
  return FIRST_NAMES.has(keyOf(column));
}

export function isFamilyNameColumn(column: string): boolean {
  return FAMILY_NAMES.has(keyOf(column));
}

const WHOLE_NAMES_OF_PEOPLE = new Set([
  'fullname',
  'employeename',
  'username',
  'vorundnachname',
  'volledigenaam',
]);

/** Whether the header says that people stand in the column, by a part of their names or by all of it. */
export function isOfPerson(column: string): boolean {
  return isPersonNameColumn(column) || WHOLE_NAMES_OF_PEOPLE.has(keyOf(column));
}

export function isBareNameColumn(column: string): boolean {
  return BARE_NAMES.has(keyOf(column));
}

/** Whether the header says that some rows are companies, as that of Odoo does, and others the people who work there. */
export function isCompanyFlagColumn(column: string): boolean {
  return ['iscompany', 'isacompany'].includes(keyOf(column));
}

const NAMES_OF_SOMEONE = new Set(['contactname', 'leadname']);

/** Whether the header names people in one system and companies in another: `Contact Name` of Xero, `lead_name` of Close. */
export function isNameOfSomeone(column: string): boolean {
  return NAMES_OF_SOMEONE.has(keyOf(column));
}

const BARE_CUSTOMERS = new Set(['customer', 'client', 'kunde', 'cliente', 'klant']);

/** Whether the header says that a column has customers: their names, or who is one. */
export function isBareCustomerColumn(column: string): boolean {
  return BARE_CUSTOMERS.has(keyOf(column));
}

const FOREIGN_WORDS =
  /\b(?:ids?|guid|search|sort|matchcode|alias|key|cik|lei|duns|sic|naics|vat|ein|tin|isin|cusip|figi|rep|by|first|last|user|fax|core|logo|image|photo|lang|language|locale|currency|nationality|market|exchange|date|time|status|type|note|notes)\b/;
const FOREIGN_STEMS =
  /parent|ultimate|owner|contact|kontakt|ansprech|such(?:begriff|name)|telefax|telfx|inhaber|mutter|shipping|delivery|mailing|liefer|modified|creat|updat|activity|partner|competitor|referr|invest|mobil|ticker|symbol|tracking|description|comment|program|subsidiar/;

/** Whether the header speaks of something other than the company itself, so that its content is no evidence. */
export function isForeignHeader(column: string): boolean {
  const words = normaliseHeader(column.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
  return FOREIGN_WORDS.test(words) || FOREIGN_STEMS.test(words);
}

/** `BillingStreet`, `billing_street` and `Billing Street` are one header: spaces do not count. */
function keyOf(column: string): string {
  return squeeze(normaliseHeader(column));
}

function squeeze(header: string): string {
  return header.replaceAll(' ', '');
}

/** Takes off what the patterns name, one after the other, until an alias is left. */
function strip(key: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => (MEANINGS.has(rest) ? rest : rest.replace(pattern, '')), key);
}

type OfAlias = Pick<HeaderMeaning, 'field' | 'rank' | 'isMore' | 'isDoubtful'>;

const MEANINGS: ReadonlyMap<string, OfAlias> = new Map(
  // Those by which companies are resolved come last: they win where both have a header.
  ACCOUNT_FIELDS.toReversed().flatMap((field) => {
    const { aliases, more = [], doubtful = [] } = FIELDS[field];
    const sure = aliases.length + more.length;
    return [...aliases, ...more, ...doubtful].map((alias, rank) => {
      const isMore = rank >= aliases.length && rank < sure;
      return [squeeze(alias), { field, rank, isMore, isDoubtful: rank >= sure }] as const;
    });
  }),
);

const STATES: ReadonlyMap<string, OfAlias> = new Map(
  STATE_OF_EITHER.map((alias, place) => {
    const rank = FIELDS.is_inactive.aliases.length + place;
    return [squeeze(alias), { field: 'is_inactive', rank, isMore: false, isDoubtful: false }] as const;
  }),
);

const IDS: ReadonlyMap<string, OfAlias> = new Map(
  (FIELDS.external_id.doubtful ?? []).map((alias, place) => {
    const rank = FIELDS.external_id.aliases.length + place;
    return [squeeze(alias), { field: 'external_id', rank, isMore: false, isDoubtful: true }] as const;
  }),
);
