import type { EntityInput } from '../../contract/entity-input.ts';
import { isJunkName } from '../names/junk-name.ts';
import type { NormalName } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
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
  const named = placeInName(input);
  const place = normalisePlace({
    country: input.country ?? named.country,
    state: input.state,
    city: input.city ?? cityOf(named, input.country),
    postalCode: input.postal_code,
    address: input.address,
  });
  const website = read(input.website, normaliseWebsite);
  const emailDomain = read(input.email, normaliseEmailDomain);
  const slug = read(input.social_url, socialSlug) ?? read(input.website, socialSlug);
  const phone = read(input.phone, (text) => normalisePhone(text, place.country));
  const registration = read(input.company_registration_number, (text) =>
    normaliseRegistration(text, registrationCountry(input, place)),
  );
  return {
    names: distinctNames([input.legal_name, input.trading_name], place.country),
    ...(website !== undefined && { website }),
    ...(emailDomain !== undefined && { emailDomain }),
    ...(slug !== undefined && { socialSlug: slug }),
    place,
    ...(input.country === undefined && named.country !== undefined && { isPlaceNamed: true }),
    ...(phone !== undefined && { phone }),
    ...(registration !== undefined && { registration }),
  };
}

function read<T>(text: string | undefined, reader: (text: string) => T | undefined): T | undefined {
  return text === undefined ? undefined : reader(text);
}

function registrationCountry(input: EntityInput, place: Place): string | undefined {
  return read(input.company_registration_country, countryCode) ?? place.country;
}

function distinctNames(
  texts: readonly (string | undefined)[],
  country: string | undefined,
): readonly NormalName[] {
  const seen = new Map<string, NormalName>();
  for (const name of texts.flatMap((text) => (text === undefined ? [] : normaliseName(text, country)))) {
    if (isJunkName(name)) continue;
    const key = `${name.tokens.join(' ')}|${name.forms.join(' ')}`;
    if (!seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()];
}

/** `Pfizer (United States)` and `Bosch (Suzhou)` say where they are when nothing else does. */
function placeInName({ legal_name, trading_name }: EntityInput): Pick<NormalName, 'country' | 'city'> {
  const texts = [legal_name, trading_name].flatMap((text) => (text?.includes('(') ? [text] : []));
  return texts.flatMap((text) => normaliseName(text)).find(({ country }) => country !== undefined) ?? {};
}

/** A town in the name is where the record is, unless the record is in another country. */
function cityOf({ country, city }: ReturnType<typeof placeInName>, given = country): string | undefined {
  return given !== undefined && countryCode(given) === country ? city : undefined;
}
