import { domainKey, gluedKey, labelOf } from '../../resolution/blocking/blocking-keys.ts';
import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import type { EntityFacts } from '../entity.ts';
import { areSectorsApart } from '../firmographics/sectors.ts';
import { currentOwners } from '../source-statements.ts';
import { type Brand, sharedBrand } from './brand.ts';
import type { InferParent, Parent } from './direct-parent.ts';
import { type Family, nameOf } from './family.ts';
import { beginsWithPlace, restBehindName } from './name-within-name.ts';
import { placeInWords } from './place-in-words.ts';
import type { NamedPlace } from './places-in-names.ts';

/** What looks for parents that no source names. */
export interface KnownEntities {
  readonly index: CandidateIndex;
  facts(entity: number): EntityFacts;
}

/** A brand that more companies bear than this is a word, not a house. */
const MOST_BEARERS = 60;

/**
 * Finds the head of the house for a company that no source gives a parent: it bears the brand of exactly one house, for
 * a country or region that its name says. MEDIUM when its web address is the head's or the like of it, LOW when both are
 * of one trade.
 */
export function inferringParents(universe: KnownEntities, family: Family): InferParent {
  return (facts) => {
    if (!mayBelong(facts)) return undefined;
    const found = facts.brands
      .filter(({ isDistinctive }) => isDistinctive)
      .flatMap((brand) => {
        const heads = headsOf(brand, facts, { universe, family });
        const [head] = heads;
        const parent = heads.length === 1 && head !== undefined ? judged(facts, brand, head) : undefined;
        return parent === undefined ? [] : [parent];
      });
    const [first] = found;
    const isOne = found.every((parent) => parent.facts.coreId === first?.facts.coreId);
    // Who puts its country before the brand is a house of its own as often: a licensee, or a venture of several.
    return first === undefined || !isOne || beginsWithPlace(facts) ? undefined : first;
  };
}

interface Known {
  readonly universe: KnownEntities;
  readonly family: Family;
}

/** The heads of the houses that bear the brand: no place stands in their names, and none of the others owns them. */
function headsOf(brand: Brand, facts: EntityFacts, { universe, family }: Known): readonly EntityFacts[] {
  const entry = universe.index.entry(gluedKey(brand.key));
  if (entry === undefined || entry.frequency > MOST_BEARERS) return [];
  const bearers = [...entry.entities]
    .map((entity) => universe.facts(entity))
    .filter((one) => one.coreId !== facts.coreId && bears(one, brand));
  const ids = new Set([facts.coreId, ...bearers.map(({ coreId }) => coreId)]);
  return bearers.filter(
    (one) =>
      canBeHead(one, family) &&
      isPlain(one) &&
      !isBelow(one, ids, family) &&
      !isUnitByWebsite(one, { universe, family }),
  );
}

/** Whether another company at its web address bears the beginning of its name: it is a unit of that house, and a sister of others. */
function isUnitByWebsite(facts: EntityFacts, { universe }: Known): boolean {
  const website = facts.website?.value;
  if (website === undefined) return false;
  return [...(universe.index.entry(domainKey(website))?.entities ?? [])]
    .map((entity) => universe.facts(entity))
    .filter(
      (other) => other.website?.value === website && sharedBrand(facts.brands, other.brands) === undefined,
    )
    .some((other) => restBehindName(facts, other) !== undefined);
}

function isPlain(facts: EntityFacts): boolean {
  return facts.brands.every(({ places }) => places.length === 0);
}

function bears(facts: EntityFacts, { key }: Brand): boolean {
  return facts.brands.some((brand) => brand.key === key);
}

/** Funds are managed, not owned, and societies of one name in two countries are partners. */
function mayBelong({ classification }: EntityFacts): boolean {
  return classification === null || (classification.type === 'Company' && classification.subtype !== 'Fund');
}

/** It works, is known by more than its name, and no owner of it bears the beginning of its name. */
function canBeHead(facts: EntityFacts, family: Family): boolean {
  const { status, country, website, parentId } = facts;
  const isAlive = status !== 'closed' && status !== 'absorbed';
  const isKnown = country !== null && website !== null && mayBelong(facts);
  const owner = parentId === null ? undefined : family.facts(parentId);
  return isAlive && isKnown && (owner === undefined || restBehindName(facts, owner) === undefined);
}

const HIGHEST = 10;

/** Whether an owner of the company, as sources say, is one of these. */
function isBelow(facts: EntityFacts, ids: ReadonlySet<string>, family: Family): boolean {
  let current: EntityFacts | undefined = facts;
  for (let step = 0; step < HIGHEST && current !== undefined; step++) {
    const owner: string | undefined = currentOwners(current.owners)[0]?.owner;
    if (owner !== undefined && owner !== facts.coreId && ids.has(owner)) return true;
    current = owner === undefined ? undefined : family.facts(owner);
  }
  return false;
}

function judged(facts: EntityFacts, brand: Brand, head: EntityFacts): Parent | undefined {
  const place = namedElsewhere(brand, head);
  // Of two companies of one name in two countries nothing tells which is the head.
  if (place === undefined || areSectorsApart(facts.industry, head.industry)) return undefined;
  const web = webEvidence(facts, head);
  if (web === 'other') return undefined;
  const name = `No source names its parent. It bears the name of ${nameOf(head)}, for ${placeInWords(place.scope)}`;
  if (web !== undefined)
    return { facts: head, trust: 0, confidence: 'MEDIUM', reasoning: `${name}, and ${web}.` };
  const isOneTrade = facts.industry !== null && head.industry !== null;
  if (!isOneTrade || restBehindName(facts, head) === undefined) return undefined;
  const reasoning = `${name}, and works in the same trade; nothing else shows that it belongs to it.`;
  return { facts: head, trust: 0, confidence: 'LOW', reasoning };
}

/** A place in the name that is not the country of the head. */
function namedElsewhere({ places }: Brand, head: EntityFacts): NamedPlace | undefined {
  return places.find(({ kind, country }) => kind !== 'country' || country !== head.country?.value);
}

/** What the web addresses say: the head's own, one of the same label, or another one. */
function webEvidence(facts: EntityFacts, head: EntityFacts): string | 'other' | undefined {
  const [own, theirs] = [facts.website?.value, head.website?.value];
  if (own === undefined || theirs === undefined) return undefined;
  if (own === theirs) return `its website is ${theirs} too`;
  if (labelOf(own) !== labelOf(theirs)) return 'other';
  // Two companies of two countries may have chosen the same word: telkom.co.id has nothing to do with telkom.co.za.
  return isOfCountry(theirs) ? undefined : `its website ${own} differs from ${theirs} in the ending alone`;
}

function isOfCountry(domain: string): boolean {
  return /\.[a-z]{2}$/.test(domain);
}
