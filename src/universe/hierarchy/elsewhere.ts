import type { EntityFacts } from '../entity.ts';
import { type NamedPlace, placeOfCountry } from './places-in-names.ts';

/** Endings of web addresses that say no country, though they are one's. */
const OPEN_ENDINGS: ReadonlySet<string> = new Set([
  'ai',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'ly',
  'me',
  'sh',
  'to',
  'tv',
  'ws',
]);

/** Another country or region than that of the company above, and what tells of it. */
export type Place = Pick<NamedPlace, 'scope'> & { readonly why: string };

/** A place that the name holds and that of the ancestor does not; its own country alone is not another one. */
export function namedElsewhere(places: readonly NamedPlace[], ancestor: EntityFacts): Place | undefined {
  const own = new Set(ancestor.brands.flatMap((brand) => brand.places.map(({ scope }) => scope)));
  const country = ancestor.country?.value;
  const place = places.find(
    ({ scope, kind, country: of }) => !own.has(scope) && !(kind === 'country' && of === country),
  );
  return place && { scope: place.scope, why: 'its name says' };
}

export function locatedElsewhere(facts: EntityFacts, ancestor: EntityFacts): Place | undefined {
  const country = facts.country?.value;
  return country !== undefined && isElsewhere(facts, ancestor)
    ? { scope: placeOfCountry(country).scope, why: 'it is in' }
    : undefined;
}

export function isElsewhere({ country }: EntityFacts, ancestor: EntityFacts): boolean {
  return country !== null && ancestor.country !== null && country.value !== ancestor.country.value;
}

/** `acme.de` of a company whose own country is not known. */
export function addressedElsewhere(facts: EntityFacts, ancestor: EntityFacts): Place | undefined {
  const ending = facts.website?.value.split('.').at(-1) ?? '';
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  const isCountry = ending.length === 2 && !OPEN_ENDINGS.has(ending) && ending !== 'eu';
  if (facts.country !== null || !isCountry || country === ancestor.country?.value) return undefined;
  return { scope: placeOfCountry(country).scope, why: 'its web address is of' };
}
