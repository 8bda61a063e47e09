import type { RegionalSubsidiary } from '../../contract/resolve-parent.ts';
import { fold } from '../../resolution/names/fold.ts';
import type { EntityFacts } from '../entity.ts';
import { isOperating } from '../firmographics/classification.ts';
import { type BorneName, type Names, otherNameOf, ownBrandOf, shownNameOf } from './borne-name.ts';
import { isUnitWord } from './brand.ts';
import {
  addressedElsewhere,
  isElsewhere,
  locatedElsewhere,
  namedElsewhere,
  type Place,
} from './elsewhere.ts';
import { nameOf } from './family.ts';
import { bearsNameWithin, restBehindName, sharesName } from './name-within-name.ts';
import { knownByName, namedOwnerOf } from './named-owner.ts';
import { placeInWords } from './place-in-words.ts';
import { partPlaces } from './places-in-names.ts';

/**
 * Whether the entity is what its group does in a country or region: it bears a name of a company above it, and its name,
 * country or web address says where. A business that goes by another name, a holding and a fund are not.
 */
export function regionalSubsidiaryOf(
  facts: EntityFacts,
  above: readonly EntityFacts[],
  family: Names = NOBODY,
): RegionalSubsidiary {
  const [parent] = above;
  if (parent === undefined) return withoutParent(facts, family);
  const { classification } = facts;
  if (!isOperating(classification))
    return isNot(`It is no unit for a region: ${classification?.subtype ?? classification?.type}.`);
  for (const ancestor of above) {
    const borne = shownNameOf(facts, ancestor);
    if (borne !== undefined) return ofBrand(facts, borne, { ancestor, family });
  }
  const longer = withLongerName(facts, above, family);
  if (longer !== undefined) return longer;
  for (const ancestor of above) {
    const borne = otherNameOf(facts, ancestor, family);
    if (borne !== undefined) return ofBrand(facts, borne, { ancestor, family });
  }
  return ofAnotherName(facts, parent, above);
}

function withoutParent(facts: EntityFacts, family: Names): RegionalSubsidiary {
  const owner = namedOwnerOf(facts, family);
  return isNot(owner === undefined ? 'It has no known parent.' : knownByName(owner));
}

const NOBODY: Names = { facts: () => undefined };

function ofAnotherName(
  facts: EntityFacts,
  parent: EntityFacts,
  above: readonly EntityFacts[],
): RegionalSubsidiary {
  const within = above.find((ancestor) => bearsNameWithin(facts, ancestor));
  if (within !== undefined)
    return isNot(`It bears the name of ${nameOf(within)} behind a name of its own: a business of its own.`);
  const partly = above.find((ancestor) => sharesName(facts, ancestor));
  return isNot(
    partly === undefined
      ? `It does not bear the name of ${nameOf(parent)}: a business of its own.`
      : `Its name begins like that of ${nameOf(partly)}, but is another: a business of its own.`,
  );
}

/** A name that begins with that of a company above: for a place that it names, else for a business. */
function withLongerName(
  facts: EntityFacts,
  above: readonly EntityFacts[],
  family: Names,
): RegionalSubsidiary | undefined {
  for (const ancestor of above) {
    const rest = restBehindName(facts, ancestor);
    if (rest === undefined) continue;
    const { places, others } = partPlaces(rest);
    const isOfItsTrade = others.every((word) => isUnitWord(word) || isTradeOf(word, ancestor));
    // A laboratory or a business at home may bear a place in its name: `EDF Lab Paris-Saclay`.
    const isForPlace = isElsewhere(facts, ancestor) || others.every(isUnitWord);
    const place =
      (isForPlace ? namedElsewhere(places, ancestor) : undefined) ??
      (isOfItsTrade ? locatedElsewhere(facts, ancestor) : undefined);
    const words = `the name of ${nameOf(ancestor)}`;
    if (place !== undefined) return isOne(facts, { words, place, ancestor, family });
    return isNot(`It bears more than the name of ${nameOf(ancestor)}: a business of its own.`);
  }
  return undefined;
}

interface Above {
  readonly ancestor: EntityFacts;
  readonly family: Names;
}

function ofBrand(facts: EntityFacts, { brand, words }: BorneName, above: Above): RegionalSubsidiary {
  const { ancestor } = above;
  const place =
    namedElsewhere(brand.places, ancestor) ??
    locatedElsewhere(facts, ancestor) ??
    addressedElsewhere(facts, ancestor);
  if (place !== undefined) return isOne(facts, { ...above, words, place });
  const and = words.endsWith(',') ? words : `${words},`;
  return isNot(`It bears ${and} but nothing says that it is for another country or region.`);
}

/** Shorter words begin others by chance. */
const SHORTEST_TRADE = 4;

/** `bank` of a head that does `Banking`, `pharma` of one in `Pharmaceuticals`: no business of its own. */
function isTradeOf(word: string, { industry }: EntityFacts): boolean {
  if (industry === null || word.length < SHORTEST_TRADE) return false;
  const words = fold(industry).split(/[^a-z]+/);
  return words.some((one) => one.length >= SHORTEST_TRADE && (one.startsWith(word) || word.startsWith(one)));
}

/** Unless it is a brand that the group bought or made, and the legal name alone is that of the group. */
function isOne(
  facts: EntityFacts,
  { words, place, ancestor, family }: Above & { readonly words: string; readonly place: Place },
): RegionalSubsidiary {
  const brand = ownBrandOf(facts, ancestor, family);
  if (brand !== undefined)
    return isNot(
      `It goes by ${brand}, a name of its own, and bears that of ${nameOf(ancestor)} in its legal name alone: a business of its own.`,
    );
  const and = words.endsWith(',') ? words : `${words},`;
  return {
    is_regional: true,
    regional_scope: place.scope,
    reasoning: `It bears ${and} and ${place.why} ${placeInWords(place.scope)}.`,
  };
}

function isNot(reasoning: string): RegionalSubsidiary {
  return { is_regional: false, regional_scope: null, reasoning };
}
