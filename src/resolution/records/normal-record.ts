import type { EntityInput } from '../../contract/entity-input.ts';
import { isJunkName } from '../names/junk-name.ts';
import { type NamePart, splitNameParts } from '../names/name-parts.ts';
import type { NormalName, Reading } from '../names/normal-name.ts';
import { normaliseParts } from '../names/normalise-name.ts';
import { countryCode } from '../tables/countries.ts';
import { SOCIAL_NETWORKS, socialSlug } from '../tables/web-hosts.ts';
import { decodeInput } from './decode-text.ts';
import { normalisePhone } from './normalise-phone.ts';
import { fullPlace, normalisePlace, type Place } from './normalise-place.ts';
import { normaliseRegistration, type Registration } from './normalise-registration.ts';
import { normaliseEmailDomain, normaliseWebsite, type Website } from './normalise-website.ts';
import { type ToldCountry, toldCountries } from './told-country.ts';

/** A record as the matcher sees it; what could not be read carries no evidence. All have the same members in the same order, like names. */
export interface NormalRecord {
  readonly names: readonly NormalName[];
  readonly website?: Website | undefined;
  readonly emailDomain?: Website | undefined;
  readonly socialSlug?: string | undefined;
  readonly place: Place;
  /** The place is known from the brackets of the name alone. */
  readonly isPlaceNamed?: boolean | undefined;
  /** What tells its country where the place does not. */
  readonly told?: readonly ToldCountry[] | undefined;
  readonly phone?: string | undefined;
  readonly registration?: Registration | undefined;
}

/** Normalises every signal of the request (docs/wire.md, Entity input), HTML references in it as the characters they mean. */
export function normaliseRecord(request: EntityInput): NormalRecord {
  const input = decodeInput(request);
  const texts = nameTextsOf(input);
  const named = placeInName(texts);
  const place = normalisePlace({
    country: input.country ?? named.country,
    state: input.state,
    city: input.city ?? cityOf(named, input.country),
    postalCode: input.postal_code,
    address: input.address,
  });
  const number = input.company_registration_number;
  const names = distinctNames(texts, place.country);
  return {
    names,
    website: ownWebsite(read(input.website, normaliseWebsite), names),
    emailDomain: read(input.email, normaliseEmailDomain),
    socialSlug: read(input.social_url, socialSlug) ?? read(input.website, socialSlug),
    place,
    isPlaceNamed: input.country === undefined && named.country !== undefined ? true : undefined,
    told: toldCountries(input, place),
    phone: input.phone === undefined ? undefined : normalisePhone(input.phone, place.country),
    registration:
      number === undefined ? undefined : normaliseRegistration(number, registrationCountry(input, place)),
  };
}

/** Reads a record that was kept as JSON, in which members that are undefined do not stand. */
export function normalRecordIn(json: string): NormalRecord {
  // What JSON.stringify has written of a record.
  const record = JSON.parse(json) as NormalRecord;
  const { names, website, emailDomain, socialSlug, place, isPlaceNamed, told, phone, registration } = record;
  return {
    names: names.map(fullName),
    website,
    emailDomain,
    socialSlug,
    place: fullPlace(place),
    isPlaceNamed,
    told,
    phone,
    registration,
  };
}

function fullName({
  text,
  tokens,
  english,
  forms,
  country,
  city,
  withPlace,
  part,
}: NormalName): Reading<NormalName> {
  const asWritten = undefined;
  return { text, tokens, english, forms, country, city, withPlace, part, asWritten };
}

function read<T>(text: string | undefined, reader: (text: string) => T | undefined): T | undefined {
  return text === undefined ? undefined : reader(text);
}

/** The bare address of a social network is only a website of who is called like it: others mean a page of theirs there. */
function ownWebsite(website: Website | undefined, names: readonly NormalName[]): Website | undefined {
  if (website === undefined || names.length === 0 || !SOCIAL_NETWORKS.has(website.domain)) return website;
  const isCalledSo = names.some(
    ({ tokens }) => tokens.includes(website.label) || tokens.join('') === website.label,
  );
  return isCalledSo ? website : { ...website, isShared: true };
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

function nameTextsOf({ legal_name, trading_name }: EntityInput): readonly NameText[] {
  const texts: NameText[] = [];
  for (const text of [legal_name, trading_name])
    if (text !== undefined) texts.push({ text, parts: splitNameParts(text) });
  return texts;
}

function distinctNames(texts: readonly NameText[], country: string | undefined): readonly NormalName[] {
  const names: NormalName[] = [];
  for (const { parts } of texts)
    for (const name of normaliseParts(parts, country)) if (!isJunkName(name)) names.push(name);
  if (names.length < 2) return names;
  const seen = new Map<string, NormalName>();
  for (const name of names) {
    const key = `${name.tokens.join(' ')}|${name.forms.join(' ')}`;
    if (!seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()];
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
