import type { Confidence } from '../../contract/confidence.ts';
import type { Parentage, Party } from '../../contract/resolve-parent.ts';
import type { EntityFacts } from '../entity.ts';
import { isOperating } from '../firmographics/classification.ts';
import { type Ancestry, ancestryOf } from './ancestry.ts';
import type { InferParent } from './direct-parent.ts';
import { type Family, nameOf } from './family.ts';
import { leastSure } from './least-sure.ts';
import { regionalSubsidiaryOf } from './regional-subsidiary.ts';

/** The hierarchy of an entity as the wire tells it, and why it ends where it does. */
export interface ToldParentage {
  readonly record: Parentage;
  /** Why there is no parent, or nobody above the last one. */
  readonly end: string;
}

/** Finds the direct parent, the one at the top, the highest that runs a business, and what the entity is to them. */
export function parentageOf(facts: EntityFacts, family: Family, infer: InferParent): ToldParentage {
  const ancestry = ancestryOf(facts, family, infer);
  const { parents, end } = ancestry;
  const [parent] = parents;
  const operating = highestOperating(facts, ancestry);
  return {
    end,
    record: {
      core_id: facts.coreId,
      parent: parent === undefined ? null : partyOf(parent.facts, parent),
      top_parent: parties(facts, ancestry, parents.length),
      top_operating_parent: operating === undefined ? null : parties(facts, ancestry, operating),
      regional_subsidiary: regionalSubsidiaryOf(
        facts,
        parents.map((one) => one.facts),
        family,
      ),
    },
  };
}

/** How many steps up the highest stands that is no holding, fund or state; 0 is the entity itself. */
function highestOperating(facts: EntityFacts, { parents }: Ancestry): number | undefined {
  const way = [facts, ...parents.map((parent) => parent.facts)];
  const at = way.findLastIndex((one) => isOperating(one.classification));
  return at === -1 ? undefined : at;
}

/** The party so many steps up: as sure as the least sure step on the way. */
function parties(facts: EntityFacts, { parents }: Ancestry, steps: number): Party {
  const way = parents.slice(0, steps);
  const last = way.at(-1);
  if (last === undefined) return partyOf(facts, { reasoning: null, confidence: null });
  const confidence = leastSure(way.map((parent) => parent.confidence));
  return partyOf(last.facts, {
    reasoning: wayWords(
      facts,
      way.map((parent) => parent.facts),
      last.reasoning,
    ),
    confidence,
  });
}

function wayWords(facts: EntityFacts, way: readonly EntityFacts[], reasoning: string): string {
  if (way.length === 1) return reasoning;
  const below = way.at(-2) ?? facts;
  return `${[facts, ...way].map(nameOf).join(' → ')}. Of ${nameOf(below)}: ${reasoning}`;
}

interface Statement {
  readonly reasoning: string | null;
  readonly confidence: Confidence | null;
}

function partyOf(facts: EntityFacts, { reasoning, confidence }: Statement): Party {
  const { classification } = facts;
  return {
    core_id: facts.coreId,
    trading_name: facts.tradingName?.value ?? null,
    legal_name: facts.legalName?.value ?? null,
    website: facts.website?.value ?? null,
    country: facts.country?.value ?? null,
    entity_category: classification?.type ?? null,
    entity_sub_category: classification?.subtype ?? null,
    reasoning,
    confidence,
  };
}
