import { labelOf } from '../../resolution/blocking/blocking-keys.ts';
import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import type { EntityFacts } from '../entity.ts';
import { areSectorsApart } from '../firmographics/sectors.ts';
import { currentOwners } from '../source-statements.ts';
import type { Brand } from './brand.ts';
import type { InferParent, Parent } from './direct-parent.ts';
import { type Family, nameOf } from './family.ts';

/** What looks for parents that no source names. */
export interface Universe {
  readonly index: CandidateIndex;
  facts(entity: number): EntityFacts;
}

/** A brand that more companies bear than this is a word, not a house. */
const MOST_BEARERS = 60;

/**
 * Finds the head of the house for a company that no source gives a parent: it bears the brand of exactly one house, for
 * another country or region. MEDIUM when its name says where and its web address is the head's or the like of it, LOW
 * when only one of them does.
 */
export function inferringParents(universe: Universe, family: Family): InferParent {
  return (facts) => {
    // Funds are managed, not owned.
    if (facts.classification?.subtype === 'Fund') return undefined;
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
    return isOne ? first : undefined;
  };
}

interface Known {
  readonly universe: Universe;
  readonly family: Family;
}

/** The heads of the houses that bear the brand: no place stands in their names, and none of the others owns them. */
function headsOf(brand: Brand, facts: EntityFacts, { universe, family }: Known): readonly EntityFacts[] {
  const entry = universe.index.entry(`g${brand.key}`);
  if (entry === undefined || entry.frequency > MOST_BEARERS) return [];
  const bearers = [...entry.entities]
    .map((entity) => universe.facts(entity))
    .filter((one) => one.coreId !== facts.coreId && bears(one, brand));
  const ids = new Set([facts.coreId, ...bearers.map(({ coreId }) => coreId)]);
  return bearers.filter((one) => isAlive(one) && isPlain(one) && !isBelow(one, ids, family));
}

function isPlain(facts: EntityFacts): boolean {
  return facts.brands.every(({ places }) => places.length === 0);
}

function bears(facts: EntityFacts, { key }: Brand): boolean {
  return facts.brands.some((brand) => brand.key === key);
}

function isAlive({ status }: EntityFacts): boolean {
  return status !== 'closed' && status !== 'absorbed';
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
  const where = elsewhere(facts, brand, head);
  if (where === undefined || areSectorsApart(facts.industry, head.industry)) return undefined;
  const web = webEvidence(facts, head);
  if (web === 'other') return undefined;
  const name = `No source names its parent. It bears the name of ${nameOf(head)}, ${where.words}`;
  if (web === undefined)
    return where.isNamed
      ? {
          facts: head,
          trust: 0,
          confidence: 'LOW',
          reasoning: `${name}; nothing else shows that it belongs to it.`,
        }
      : undefined;
  const confidence = where.isNamed ? 'MEDIUM' : 'LOW';
  // Two companies of one name in two countries: which of them is the head, only the endings of their addresses tell.
  if (!where.isNamed && !isAtHome(facts, head)) return undefined;
  return { facts: head, trust: 0, confidence, reasoning: `${name}, and ${web}.` };
}

/** `acme.de` is the German house of `acme.com`, which is not the house of another country. */
function isAtHome({ website, country }: EntityFacts, head: EntityFacts): boolean {
  const [own, theirs] = [website, head.website].map((site) => site?.value.split('.').at(-1)?.toUpperCase());
  return own === country?.value && (theirs === 'COM' || theirs === head.country?.value);
}

/** Where it is that the head is not; undefined when both are of one place, so that it is a double or a namesake. */
function elsewhere(
  facts: EntityFacts,
  { places }: Brand,
  head: EntityFacts,
): { readonly words: string; readonly isNamed: boolean } | undefined {
  const home = head.country?.value;
  const named = places.find(({ kind, country }) => kind !== 'country' || country !== home);
  if (named !== undefined) return { words: `for ${named.scope}`, isNamed: true };
  const country = facts.country?.value;
  if (country === undefined || home === undefined || country === home) return undefined;
  return { words: `in another country (${country}, not ${home})`, isNamed: false };
}

/** What the web addresses say: the head's own, one of the same label, or another one. */
function webEvidence(facts: EntityFacts, head: EntityFacts): string | 'other' | undefined {
  const [own, theirs] = [facts.website?.value, head.website?.value];
  if (own === undefined || theirs === undefined) return undefined;
  if (own === theirs) return `its website is ${theirs} too`;
  if (labelOf(own) !== labelOf(theirs)) return 'other';
  // Two companies of two countries may have chosen the same word: telkom.co.id has nothing to do with telkom.co.za.
  return isOfCountry(theirs) ? undefined : `its website ${own} is the like of ${theirs}`;
}

function isOfCountry(domain: string): boolean {
  return /\.[a-z]{2}$/.test(domain);
}
