import type { RegionalSubsidiary } from '../../contract/resolve-parent.ts';
import { fold } from '../../resolution/names/fold.ts';
import type { EntityFacts } from '../entity.ts';
import { isOperating } from '../firmographics/classification.ts';
import { bearsNameWithin, restBehindName } from './begins-with-name.ts';
import { type Brand, isUnitWord, sharedBrand } from './brand.ts';
import { nameOf } from './family.ts';
import { type NamedPlace, partPlaces, placeOfCountry } from './places-in-names.ts';

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

/**
 * Whether the entity is what its group does in a country or region: it bears the brand of a company above it, and its
 * name, registration or web address says where. A business of another name, a holding and a fund are not.
 */
export function regionalSubsidiaryOf(facts: EntityFacts, above: readonly EntityFacts[]): RegionalSubsidiary {
  const [parent] = above;
  if (parent === undefined) return isNot('It has no known parent.');
  const { classification } = facts;
  if (!isOperating(classification))
    return isNot(`It is no unit for a region: ${classification?.subtype ?? classification?.type}.`);
  const { brands } = facts;
  for (const ancestor of above) {
    const brand = sharedBrand(brands, ancestor.brands);
    if (brand !== undefined) return ofBrand(facts, brand, ancestor);
  }
  const longer = withLongerName(facts, above);
  if (longer !== undefined) return longer;
  const within = above.find((ancestor) => bearsNameWithin(facts, ancestor));
  return isNot(
    within === undefined
      ? `It does not bear the name of ${nameOf(parent)}: a business of its own.`
      : `It bears the name of ${nameOf(within)} behind a name of its own: a business of its own.`,
  );
}

/** A name that begins with that of a company above: for a place that it names, else for a business. */
function withLongerName(facts: EntityFacts, above: readonly EntityFacts[]): RegionalSubsidiary | undefined {
  for (const ancestor of above) {
    const rest = restBehindName(facts, ancestor);
    if (rest === undefined) continue;
    const { places, others } = partPlaces(rest);
    const isOfItsTrade = others.every((word) => isUnitWord(word) || isTradeOf(word, ancestor));
    const place =
      namedElsewhere(places, ancestor) ?? (isOfItsTrade ? registeredElsewhere(facts, ancestor) : undefined);
    if (place !== undefined) return isOne(ancestor, place);
    return isNot(`It bears more than the name of ${nameOf(ancestor)}: a business of its own.`);
  }
  return undefined;
}

function ofBrand(facts: EntityFacts, brand: Brand, ancestor: EntityFacts): RegionalSubsidiary {
  const place =
    namedElsewhere(brand.places, ancestor) ??
    registeredElsewhere(facts, ancestor) ??
    addressedElsewhere(facts, ancestor);
  if (place === undefined)
    return isNot(
      `It bears the name of ${nameOf(ancestor)}, but nothing says that it is for another country or region.`,
    );
  return isOne(ancestor, place);
}

/** Shorter words begin others by chance. */
const SHORTEST_TRADE = 4;

/** `bank` of a head that does `Banking`, `pharma` of one in `Pharmaceuticals`: no business of its own. */
function isTradeOf(word: string, { industry }: EntityFacts): boolean {
  if (industry === null || word.length < SHORTEST_TRADE) return false;
  const words = fold(industry).split(/[^a-z]+/);
  return words.some((one) => one.length >= SHORTEST_TRADE && (one.startsWith(word) || word.startsWith(one)));
}

type Place = Pick<NamedPlace, 'scope'> & { readonly why: string };

/** A place that the name holds and that of the ancestor does not; its own country alone is not another one. */
function namedElsewhere(places: readonly NamedPlace[], ancestor: EntityFacts): Place | undefined {
  const own = new Set(ancestor.brands.flatMap((brand) => brand.places.map(({ scope }) => scope)));
  const country = ancestor.country?.value;
  const place = places.find(
    ({ scope, kind, country: of }) => !own.has(scope) && !(kind === 'country' && of === country),
  );
  return place && { scope: place.scope, why: 'its name says' };
}

function registeredElsewhere(facts: EntityFacts, ancestor: EntityFacts): Place | undefined {
  const country = facts.country?.value;
  const isElsewhere =
    country !== undefined && ancestor.country !== null && country !== ancestor.country.value;
  return isElsewhere ? { scope: placeOfCountry(country).scope, why: 'it is registered in' } : undefined;
}

/** `acme.de` of a company whose own country is not known. */
function addressedElsewhere(facts: EntityFacts, ancestor: EntityFacts): Place | undefined {
  const ending = facts.website?.value.split('.').at(-1) ?? '';
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  const isCountry = ending.length === 2 && !OPEN_ENDINGS.has(ending) && ending !== 'eu';
  if (facts.country !== null || !isCountry || country === ancestor.country?.value) return undefined;
  return { scope: placeOfCountry(country).scope, why: 'its web address is of' };
}

function isOne(ancestor: EntityFacts, place: Place): RegionalSubsidiary {
  return {
    is_regional: true,
    regional_scope: place.scope,
    reasoning: `It bears the name of ${nameOf(ancestor)}, and ${place.why} ${place.scope}.`,
  };
}

function isNot(reasoning: string): RegionalSubsidiary {
  return { is_regional: false, regional_scope: null, reasoning };
}
