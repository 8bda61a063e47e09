import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import type { EntityFacts } from '../entity.ts';
import { type Brand, brandsIn, sharedBrand } from './brand.ts';
import { type Family, nameOf } from './family.ts';
import { bearsWordsOf } from './name-within-name.ts';

/** The name of a company above that another one bears, as a whole. */
export interface BorneName {
  /** As the one below bears it. */
  readonly brand: Brand;
  /** `the name of Siemens`, `another name of Merck, MSD`. */
  readonly words: string;
}

/** What of a family tells the names of its companies. */
export type Names = Pick<Family, 'facts' | 'names' | 'bearers'>;

/** The brand of a company above in its shown names. */
export function shownNameOf(facts: EntityFacts, ancestor: EntityFacts): BorneName | undefined {
  const brand = sharedBrand(facts.brands, ancestor.brands);
  return brand && { brand, words: `the name of ${nameOf(ancestor)}` };
}

/** The same of its other and former names, and of an owner that became part of it. */
export function otherNameOf(facts: EntityFacts, ancestor: EntityFacts, family: Names): BorneName | undefined {
  for (const { brands, text, isFormer } of otherNamesOf(ancestor, family)) {
    const brand = sharedBrand(facts.brands, brands);
    if (brand !== undefined)
      return { brand, words: `${isFormer ? 'a former' : 'another'} name of ${nameOf(ancestor)}, ${text},` };
  }
  for (const owner of absorbedOwners(facts, ancestor, family)) {
    const brand = sharedBrand(facts.brands, owner.brands);
    if (brand !== undefined)
      return { brand, words: `the name of ${nameOf(owner)}, which became part of ${nameOf(ancestor)},` };
  }
  return undefined;
}

interface OtherName {
  readonly text: string;
  readonly isFormer: boolean;
  readonly brands: readonly Brand[];
}

/** Of facts that are still in memory: a head is asked about for many below it. */
const known = new WeakMap<EntityFacts, readonly OtherName[]>();

/** The plainest first: in use, without a place, in Latin letters, and not in capitals. */
function otherNamesOf(facts: EntityFacts, { names }: Names): readonly OtherName[] {
  const read = () =>
    [...(names?.(facts.coreId) ?? [])]
      .sort((a, b) => oddity(a) - oddity(b))
      .map((name) => ({ text: name.text, isFormer: name.kind === 'former', brands: brandsIn([name]) }));
  const found = known.get(facts) ?? read();
  known.set(facts, found);
  return found;
}

function oddity({ kind, country, english, text }: ProfileName): number {
  const isShouted = text === text.toUpperCase() && text.includes(' ');
  return [isShouted, english !== undefined, country !== undefined, kind === 'former'].reduce(
    (sum, isOdd, at) => sum + (isOdd ? 2 ** at : 0),
    0,
  );
}

const MOST_STEPS = 5;

/** Owners, as the sources say, that were absorbed by the company above, or by one that it absorbed. */
function absorbedOwners(
  { owners }: EntityFacts,
  ancestor: EntityFacts,
  family: Names,
): readonly EntityFacts[] {
  return owners.flatMap(({ owner }) => {
    const first = family.facts(owner);
    let heir = first;
    for (let step = 0; step < MOST_STEPS && heir !== undefined; step++) {
      if (heir.status !== 'absorbed' || heir.successorId === null) return [];
      heir = family.facts(heir.successorId);
      if (first !== undefined && heir?.coreId === ancestor.coreId) return [first];
    }
    return [];
  });
}

/** The name that a company goes by, where its legal name alone is of the company above: a brand of its own. */
export function ownBrandOf(facts: EntityFacts, ancestor: EntityFacts, family: Names): string | undefined {
  const { tradingName, country } = facts;
  if (tradingName === null || facts.legalName === null || tradingName.value === facts.legalName.value)
    return undefined;
  const brands = brandsIn(normaliseName(tradingName.value, country?.value));
  const traded: EntityFacts = { ...facts, legalName: null, brands };
  const isOfAbove =
    // `Claro Perú` says that it is a unit for a place, too.
    brands.every(({ places }) => places.length > 0) ||
    shownNameOf(traded, ancestor) !== undefined ||
    otherNameOf(traded, ancestor, family) !== undefined ||
    bearsWordsOf(traded, ancestor);
  return isOfAbove ? undefined : tradingName.value;
}
