import type { EntityInput } from '../../contract/entity-input.ts';
import { isJunkName } from '../names/junk-name.ts';
import { type NamePart, splitNameParts } from '../names/name-parts.ts';
import type { NormalName } from '../names/normal-name.ts';
import { normaliseParts } from '../names/normalise-name.ts';
import { countryCode } from '../tables/countries.ts';
import { socialSlug } from '../tables/web-hosts.ts';
import { decodeInput } from './decode-text.ts';
import { normalisePhone } from './normalise-phone.ts';
import { normalisePlace, type Place } from './normalise-place.ts';
import { normaliseRegistration, type Registration } from './normalise-registration.ts';
import { normaliseEmailDomain, normaliseWebsite, type Website } from './normalise-website.ts';

/** A record as the matcher sees it; what could not be read carries no evidence. */
export interface NormalRecord {
  readonly names: readonly NormalName[];
  readonly website?: Website;
  readonly emailDomain?: Website;
  readonly socialSlug?: string;
  readonly place: Place;
  /** The place is known from the brackets of the name alone. */
  readonly isPlaceNamed?: boolean;
  readonly phone?: string;
  readonly registration?: Registration;
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
  const names = distinctNames(texts, place.country);
  const record: Mutable<NormalRecord> = { names, place };
  addWebSignals(record, input);
  if (input.country === undefined && named.country !== undefined) record.isPlaceNamed = true;
  const phone = input.phone === undefined ? undefined : normalisePhone(input.phone, place.country);
  if (phone !== undefined) record.phone = phone;
  const number = input.company_registration_number;
  const registration =
    number === undefined ? undefined : normaliseRegistration(number, registrationCountry(input, place));
  if (registration !== undefined) record.registration = registration;
  return record;
}

/** Members are set one by one: a record has few of them, and there are many records. */
type Mutable<Plain> = { -readonly [Member in keyof Plain]: Plain[Member] };

function addWebSignals(
  record: Mutable<NormalRecord>,
  { website: address, email, social_url: profile }: EntityInput,
): void {
  const website = address === undefined ? undefined : normaliseWebsite(address);
  if (website !== undefined) record.website = website;
  const emailDomain = email === undefined ? undefined : normaliseEmailDomain(email);
  if (emailDomain !== undefined) record.emailDomain = emailDomain;
  const ofProfile = profile === undefined ? undefined : socialSlug(profile);
  const slug = ofProfile ?? (address === undefined ? undefined : socialSlug(address));
  if (slug !== undefined) record.socialSlug = slug;
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
