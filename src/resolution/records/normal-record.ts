import type { EntityInput } from '../../contract/entity-input.ts';
import { withAbbreviation } from '../names/abbreviation-beside.ts';
import { isBracketNote } from '../names/bracket-notes.ts';
import { isJunkName, isPlaceholder } from '../names/junk-name.ts';
import { type NamePart, splitNameParts } from '../names/name-parts.ts';
import { gluedOf, type NormalName, writtenName } from '../names/normal-name.ts';
import { normaliseParts } from '../names/normalise-name.ts';
import { withoutNumbersBehind } from '../names/number-behind.ts';
import { isHost } from '../names/remarks.ts';
import { withoutSeatWords } from '../names/seat-words.ts';
import { withHost } from '../readings/at-host.ts';
import { phoneBeside } from '../readings/name-alone.ts';
import { countryCode } from '../tables/countries.ts';
import { isProfileHostOfOthers } from '../tables/profile-hosts.ts';
import { socialSlug } from '../tables/web-hosts.ts';
import { addressInName, withAddressesApart } from './address-in-name.ts';
import { type CountryHint, countryHints } from './country-hints.ts';
import { decodeInput } from './decode-text.ts';
import { normalisePhone } from './normalise-phone.ts';
import { fullPlace, normalisePlace, type Place } from './normalise-place.ts';
import { normaliseRegistration, type Registration } from './normalise-registration.ts';
import { normaliseEmailDomain, normaliseWebsite, type Website } from './normalise-website.ts';

/** A record as the matcher sees it; what could not be read carries no evidence. All have the same members in the same order, like names. */
export interface NormalRecord {
  readonly names: readonly NormalName[];
  readonly website?: Website | undefined;
  readonly emailDomain?: Website | undefined;
  readonly socialSlug?: string | undefined;
  readonly place: Place;
  /** The place is known from the brackets of the name alone. */
  readonly isPlaceNamed?: boolean | undefined;
  /** What hints at its country where the place names none. */
  readonly hints?: readonly CountryHint[] | undefined;
  readonly phone?: string | undefined;
  readonly registration?: Registration | undefined;
}

/** Normalises every signal of the request (docs/wire.md, Entity input), HTML references in it as the characters they mean. */
export function normaliseRecord(request: EntityInput): NormalRecord {
  const decoded = decodeInput(request);
  const texts = nameTextsOf(decoded);
  const input = withAddressesApart(decoded);
  const named = placeInName(texts);
  const place = normalisePlace({
    country: input.country ?? named.country,
    state: input.state,
    city: input.city ?? cityOf(named, input.country),
    postalCode: input.postal_code,
    address: input.address,
  });
  const number = input.company_registration_number;
  const label = read(input.website, normaliseWebsite)?.label;
  const names = distinctNames(texts, place.country, label);
  const phone = input.phone ?? phoneBeside(names, place.country);
  return {
    names,
    website: websiteOf(input, names),
    emailDomain: read(input.email, normaliseEmailDomain),
    socialSlug: read(input.social_url, socialSlug) ?? read(input.website, socialSlug),
    place,
    isPlaceNamed: input.country === undefined && named.country !== undefined ? true : undefined,
    hints: countryHints(input, place),
    phone: phone === undefined ? undefined : normalisePhone(phone, place.country),
    registration:
      number === undefined ? undefined : normaliseRegistration(number, registrationCountry(input, place)),
  };
}

/** Reads a record that was kept as JSON, in which members that are undefined do not stand. */
export function normalRecordIn(json: string): NormalRecord {
  // What JSON.stringify has written of a record.
  const record = JSON.parse(json) as NormalRecord;
  const { names, website, emailDomain, socialSlug, place, isPlaceNamed, hints, phone, registration } = record;
  return {
    names: names.map(writtenName),
    website: read(website, fullWebsite),
    emailDomain: read(emailDomain, fullWebsite),
    socialSlug,
    place: fullPlace(place),
    isPlaceNamed,
    hints,
    phone,
    registration,
  };
}

function fullWebsite({ domain, label, isShared, unitHost }: Website): Website {
  return { domain, label, isShared, unitHost };
}

/** A network by its bare address, `facebook.com`, is no website of whoever is called otherwise. */
function websiteOf({ website: text }: EntityInput, names: readonly NormalName[]): Website | undefined {
  const website = read(text, normaliseWebsite);
  if (website === undefined || !isProfileHostOfOthers(website.domain, names)) return website;
  return { ...website, isShared: true };
}

function read<Given, T>(given: Given | undefined, reader: (given: Given) => T | undefined): T | undefined {
  return given === undefined ? undefined : reader(given);
}

function registrationCountry(
  { company_registration_country: country }: EntityInput,
  place: Place,
): string | undefined {
  return (country === undefined ? undefined : countryCode(country)) ?? place.country;
}

/** A text in which names are, taken apart. */
interface NameText {
  readonly text: string;
  readonly parts: readonly NamePart[];
}

function nameTextsOf(input: EntityInput): readonly NameText[] {
  const texts: NameText[] = [];
  const told = () => ({ city: input.city, label: read(input.website, normaliseWebsite)?.label });
  for (const text of [input.legal_name, input.trading_name]) {
    if (text === undefined || isHost(text)) continue;
    const parts = partsOf(text);
    if (parts.length > 0) texts.push({ text, parts: withoutSeatWords(withoutNumbersBehind(parts), told) });
  }
  return texts;
}

/** Of an address alone the domain's word is compared, and the address shown. */
function partsOf(text: string): readonly NamePart[] {
  const said = addressInName(text);
  if (said === undefined) return withHost(withAbbreviation(splitNameParts(text)), text);
  if (said.name === undefined) return [];
  const parts = splitNameParts(said.name);
  return said.isAddress ? parts.map((part) => ({ ...part, shown: text.trim() })) : parts;
}

function distinctNames(
  texts: readonly NameText[],
  country: string | undefined,
  label: string | undefined,
): readonly NormalName[] {
  const names: NormalName[] = [];
  for (const { parts } of texts) {
    const read = normaliseParts(parts, country);
    const told = read.filter((name) => !namesNobody(name, label));
    for (const name of isOfNobodyNow(read, told) ? [] : told)
      if (!isNoteBehind(name, names)) names.push(name);
  }
  if (names.length < 2) return names;
  const seen = new Map<string, NormalName>();
  for (const name of names) {
    const key = `${name.tokens.join(' ')}|${name.forms.join(' ')}`;
    if (!seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()];
}

/** A placeholder is a name where the website is called so: `Reserved` of reserved.com. */
function namesNobody(name: NormalName, label: string | undefined): boolean {
  return isJunkName(name) && !(label !== undefined && label === gluedOf(name) && isPlaceholder(name));
}

/** `Self-employed (formerly Zym)`: where somebody was is not where he is. */
function isOfNobodyNow(read: readonly NormalName[], told: readonly NormalName[]): boolean {
  return told.length < read.length && told.every(({ part }) => part === 'former');
}

/** `Zym (Dealer)`: what stands behind the name is none. */
function isNoteBehind({ part, text }: NormalName, [first]: readonly NormalName[]): boolean {
  return part === 'bracket' && first !== undefined && isBracketNote(text, first.text);
}

/** `Pfizer (United States)` and `Bosch (Suzhou)` say where they are when nothing else does. */
function placeInName(texts: readonly NameText[]): Pick<NormalName, 'country' | 'city'> {
  for (const { text, parts } of texts) {
    if (!text.includes('(')) continue;
    const [first] = normaliseParts(parts.filter(({ country }) => country !== undefined));
    if (first !== undefined) return first;
  }
  return {};
}

/** A town in the name is where the record is, unless the record is in another country. */
function cityOf({ country, city }: ReturnType<typeof placeInName>, given = country): string | undefined {
  return given !== undefined && countryCode(given) === country ? city : undefined;
}
