import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { splitsOf } from '../names/folded-words.ts';
import { type NormalName, readingsOf } from '../names/normal-name.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { Place } from '../records/normalise-place.ts';
import { streetOf } from '../records/street.ts';
import { briefFormsOf, weightyWords } from '../tables/name-words.ts';

/**
 * Blocking keys: a letter for the kind, then the value. Records and entities that share a key are compared.
 *   d domain · r registration with country · q registration number alone · s social slug · p phone
 *   n name fingerprint · g glued name · t name token · w adjacent pair of common tokens · a acronym
 *   v token with one letter left out · x first letters of a long token · h house number and street
 *   m name fingerprint in a town, of the universe alone (`nameInTownKeys`)
 * Only counted, never listed: y country · u state · c city · z postal code.
 */
export type FrequencyOf = (key: string) => number;

type Tokens = Pick<NormalName, 'tokens'>;

const MIN_VARIANT_LENGTH = 5;
const MAX_VARIANT_LENGTH = 16;
export const VARIANTS_OF_RAREST = 2;
export const LOCAL_DIGITS = 7;
/** Letters of a beginning; a word that was cut off has at least as many, the whole word more. */
export const BEGINNING = 6;

export function tokenKey(token: string): string {
  return `t${token}`;
}

export function gluedKey(glued: string): string {
  return `g${glued}`;
}

export function acronymKey(acronym: string): string {
  return `a${acronym}`;
}

export function domainKey(domain: string): string {
  return `d${domain}`;
}

/** Tokens of a name, each once, that can be looked up alone. */
export function tokenKeys(name: Tokens): readonly string[] {
  const keys: string[] = [];
  name.tokens.forEach((token, at) => {
    if (name.tokens.indexOf(token) === at) keys.push(tokenKey(token));
  });
  return keys;
}

/** Keys of the name as a whole. */
export function wholeNameKeys(name: Tokens): readonly string[] {
  const glued = name.tokens.join('');
  const weighty = weightyWords(name.tokens);
  return [`n${weighty.sort().join(' ')}`, gluedKey(glued)];
}

/** The name as a whole in a town, for names that more bear than are compared: `Raiffeisenbank` in Seestermühe. */
export function nameInTownKey(name: Tokens, city: string): string {
  const [fingerprint = ''] = wholeNameKeys(name);
  return `m${fingerprint.slice(1)}|${city}`;
}

/** The same without the town behind the name: `Commerzbank Koblenz` is Commerzbank in Koblenz; undefined where none is there. */
export function nameBeforeTownKey({ tokens }: Tokens, city: string): string | undefined {
  const words = city.split(' ');
  const rest = tokens.length - words.length;
  if (rest < 1 || words.some((word, at) => tokens[rest + at] !== word)) return undefined;
  return nameInTownKey({ tokens: tokens.slice(0, rest) }, city);
}

/** Both keys of an entity's names in use, in each of its towns. Of accounts nobody asks for them. */
export function nameInTownKeys({
  names,
  places,
}: Pick<EntityProfile, 'names' | 'places'>): readonly string[] {
  const towns = new Set(places.flatMap(({ city }) => city ?? []));
  if (towns.size === 0) return [];
  return names
    .filter(isInUse)
    .flatMap((name) =>
      [...towns].flatMap((city) => [nameInTownKey(name, city), nameBeforeTownKey(name, city) ?? []].flat()),
    );
}

function isInUse({ kind }: EntityProfile['names'][number]): boolean {
  return kind === 'legal' || kind === 'trading';
}

/** The first two words as one, for names that others write in one word: `super micro computer`, `supermicro`. */
function gluedHeadKeys(name: Tokens): readonly string[] {
  return name.tokens.length > 2 ? [tokenKey(`${name.tokens[0]}${name.tokens[1]}`)] : [];
}

/** `face book ireland` also looks for the token `facebook`, and `auto trader`, whose first word was read as another, for `autotrader`. */
export function gluedPairKeys(name: NormalName): readonly string[] {
  const { tokens } = name;
  const keys = splitsOf(name)
    .filter(({ first, second }) => first.word !== first.canonical || second.word !== second.canonical)
    .map(({ whole }) => tokenKey(whole));
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [word = '', next = ''] = [tokens[at], tokens[at + 1]];
    keys.push(tokenKey(word + next));
    for (const brief of briefFormsOf(word)) keys.push(tokenKey(brief + next));
  }
  return keys;
}

/** Adjacent pairs of tokens that are too common to be looked up alone. */
export function pairKeys(name: Tokens, isCommon: (tokenKey: string) => boolean): readonly string[] {
  const keys: string[] = [];
  for (let at = 0; at + 1 < name.tokens.length; at++) {
    const [left, right] = [name.tokens[at] ?? '', name.tokens[at + 1] ?? ''];
    if (isCommon(tokenKey(left)) && isCommon(tokenKey(right))) keys.push(`w${left} ${right}`);
  }
  return keys;
}

/** The first letters of a name of three words or more. */
export function acronymOf(name: Tokens): string | undefined {
  const weighty = weightyWords(name.tokens);
  if (weighty.length < 3 || weighty.length > 8) return undefined;
  return weighty.map((token) => token.charAt(0)).join('');
}

/** The rarest tokens of a name, with each one's letters left out in turn: typo-tolerant keys (SymSpell, Garbe 2012). */
export function variantKeys(name: Tokens, frequencyOf: FrequencyOf): readonly string[] {
  const rarest = [...wordsWithVariants(name)]
    .map((word) => ({ word, frequency: frequencyOf(tokenKey(word)) }))
    .sort((a, b) => a.frequency - b.frequency || (a.word < b.word ? -1 : 1))
    .slice(0, VARIANTS_OF_RAREST);
  return rarest.flatMap(({ word }) => deletionKeysOf(word));
}

/** Tokens that are long enough for `variantKeys`, each once; there the rarest of them count. */
export function wordsWithVariants(name: Tokens): ReadonlySet<string> {
  return new Set(name.tokens.filter((token) => token.length >= MIN_VARIANT_LENGTH && !/\d/.test(token)));
}

/** The first letters of long tokens, for names that lists have cut off: `KNIGHTSCO INC`. */
export function beginningKeys(name: Tokens, minLength: number): readonly string[] {
  const long = name.tokens.filter((token) => token.length >= minLength && !/\d/.test(token));
  return [...new Set(long.map((token) => `x${token.slice(0, BEGINNING)}`))];
}

function deletionKeysOf(token: string): readonly string[] {
  const head = token.slice(0, MAX_VARIANT_LENGTH);
  const keys = [`v${head}`];
  for (let at = 0; at < head.length; at++)
    if (at === 0 || head[at] !== head[at - 1]) keys.push(`v${head.slice(0, at)}${head.slice(at + 1)}`);
  return keys;
}

/** Keys of a place, for counting how common its parts are. */
export function placeKeys(place: Place): readonly string[] {
  const country = place.country ?? '';
  const keys: string[] = [];
  if (place.country !== undefined) keys.push(countryKey(country));
  if (place.state !== undefined) keys.push(stateKey(place.state));
  if (place.city !== undefined) keys.push(cityKey(place.city, country));
  if (place.postalCode !== undefined) keys.push(postalKey(place.postalCode, country));
  return keys;
}

export function countryKey(country: string): string {
  return `y${country}`;
}

export function stateKey(state: string): string {
  return `u${state}`;
}

export function cityKey(city: string, country: string): string {
  return `c${country}|${city}`;
}

export function postalKey(postalCode: string, country: string): string {
  return `z${country}|${postalCode}`;
}

/** Keys of everything but the names. */
export function identifierKeys(record: NormalRecord): readonly string[] {
  const keys: string[] = [];
  if (record.website !== undefined && !record.website.isShared)
    keys.push(domainKey(record.website.domain), gluedKey(record.website.label));
  if (record.emailDomain !== undefined) keys.push(domainKey(record.emailDomain.domain));
  if (record.socialSlug !== undefined) keys.push(`s${record.socialSlug}`);
  if (record.phone !== undefined) keys.push(...phoneKeys(record.phone));
  if (record.registration !== undefined) keys.push(...registrationKeys(record.registration));
  return [...new Set(keys)];
}

/** A number as a whole, and its last digits for those who leave the area out. */
function phoneKeys(phone: string): readonly string[] {
  const local = localKey(phone);
  return phone.startsWith('+') ? [phoneKey(phone), local] : [local];
}

export function phoneKey(phone: string): string {
  return `p${phone}`;
}

/** The digits that a call within the town needs. */
export function localKey(phone: string): string {
  return phoneKey(phone.slice(-LOCAL_DIGITS));
}

/** The house of a place; undefined when its street has no number. */
export function houseKey(place: Place): string | undefined {
  const street = place.street === undefined ? undefined : streetOf(place.street);
  return street === undefined ? undefined : `h${street.number} ${street.name().words[0]}`;
}

function registrationKeys(registration: { number: string; country?: string }): readonly string[] {
  const alone = `q${registration.number}`;
  return registration.country === undefined
    ? [alone]
    : [`r${registration.country}|${registration.number}`, alone];
}

/** Every key of an entity or account; `listed` ones lead to it, `counted` ones only tell how common a value is. */
export function entityKeys(
  profile: EntityProfile,
  frequencyOf: FrequencyOf,
  cap: number,
): { listed: ReadonlySet<string>; counted: ReadonlySet<string> } {
  const listed = new Set<string>();
  const add = (keys: readonly string[]) => {
    for (const key of keys) listed.add(key);
  };
  for (const name of profile.names.flatMap(readingsOf)) {
    add(tokenKeys(name));
    add(wholeNameKeys(name));
    add(gluedHeadKeys(name));
    add(pairKeys(name, (key) => frequencyOf(key) > cap));
    // Typing errors are made in the names in use; keys for every alias would double the index.
    if (isInUse(name)) {
      add(variantKeys(name, frequencyOf));
      add(beginningKeys(name, BEGINNING + 1));
    }
    const acronym = acronymOf(name);
    if (acronym !== undefined) listed.add(acronymKey(acronym));
  }
  for (const domain of profile.domains) add([domainKey(domain), gluedKey(labelOf(domain))]);
  for (const slug of profile.socialSlugs) listed.add(`s${slug}`);
  for (const phone of profile.phones) add(phoneKeys(phone));
  for (const place of profile.places) add([houseKey(place) ?? []].flat());
  for (const registration of profile.registrations) add(registrationKeys(registration));
  return { listed, counted: new Set(profile.places.flatMap(placeKeys)) };
}

/** The part of a registrable domain that its owner chose. */
export function labelOf(domain: string): string {
  const end = domain.indexOf('.');
  return end === -1 ? domain : domain.slice(0, end);
}
