import type { EntityFacts } from '../entity.ts';
import { directParentOf, type InferParent, type Parent } from './direct-parent.ts';
import { type Family, nameOf } from './family.ts';
import { leastSure } from './least-sure.ts';

/** The way from an entity to the top of its owners. */
export interface Ancestry {
  /** The direct parent first; `reasoning` and `confidence` are those of the last step to it. */
  readonly parents: readonly Parent[];
  /** Why there is none above the last, or above the entity itself. */
  readonly end: string;
  /** Names of companies that own each other in a circle; the least believed step was left out. */
  readonly circle: readonly string[];
}

/** No real group is deeper; what is deeper is a fault of the data. */
const DEEPEST = 50;

/** Climbs from owner to owner; a circle is cut at its least believed step, wherever the climb began. */
export function ancestryOf(facts: EntityFacts, family: Family, infer: InferParent): Ancestry {
  const { chain, end, repeats } = climb(facts, family, infer);
  if (repeats === undefined) return { parents: chain.map(({ parent }) => parent), end, circle: [] };
  const from = chain.findIndex(({ child }) => child.coreId === repeats);
  const circle = chain.slice(from);
  const weakest = circle.reduce((a, b) => (isWeaker(b, a) ? b : a));
  const names = circle.map(({ child }) => nameOf(child));
  const cut = chain.indexOf(weakest);
  return {
    parents: chain.slice(0, cut).map(({ parent }) => parent),
    end: `The sources make ${names.join(', ')} own each other in a circle; that ${nameOf(weakest.parent.facts)} owns ${nameOf(weakest.child)} is believed least and left out.`,
    circle: names,
  };
}

interface Step {
  readonly child: EntityFacts;
  readonly parent: Parent;
}

function climb(
  facts: EntityFacts,
  family: Family,
  infer: InferParent,
): { readonly chain: readonly Step[]; readonly end: string; readonly repeats?: string } {
  const chain: Step[] = [];
  const seen = new Set<string>();
  for (let child = facts; ; ) {
    seen.add(child.coreId);
    const found = withTopAtLeast(directParentOf(child, family, infer), chain, family);
    if (found.parent === null) return { chain, end: found.reasoning };
    chain.push({ child, parent: found.parent });
    child = found.parent.facts;
    if (seen.has(child.coreId)) return { chain, end: '', repeats: child.coreId };
    if (chain.length > DEEPEST) return { chain, end: `There are more than ${DEEPEST} levels of owners.` };
  }
}

/**
 * Where the way ends below the company that a source names at the top of the owners, the levels between are not known,
 * and the way goes on there. An owner of which a source that is believed as much says that nobody owns it is the top.
 */
function withTopAtLeast(
  found: ReturnType<typeof directParentOf>,
  chain: readonly Step[],
  family: Family,
): ReturnType<typeof directParentOf> {
  const last = chain.at(-1);
  if (found.parent !== null || last === undefined) return found;
  const topTrust = Math.max(0, ...last.parent.facts.noOwners.map(({ trust }) => trust));
  for (const { child, parent } of chain) {
    if (family.decidedOwner?.(child.coreId) !== undefined) continue;
    const top = child.owners.find(
      ({ level, until, source }) =>
        level === 'ultimate' &&
        until === undefined &&
        child.owners.some((other) => other.level === 'direct' && other.source === source),
    );
    const facts = top === undefined ? undefined : family.facts(top.owner);
    if (top === undefined || facts === undefined || top.trust <= topTrust) continue;
    if (chain.some((step) => step.parent.facts.coreId === facts.coreId || step.child.coreId === facts.coreId))
      return found;
    const reasoning = `The owners of ${nameOf(child)} end in ${nameOf(facts)}; who stands between is not known.`;
    return {
      parent: { facts, trust: top.trust, confidence: leastSure(['MEDIUM', parent.confidence]), reasoning },
    };
  }
  return found;
}

/** Of equals the step whose child has the smaller id, so that every climb cuts the same one. */
function isWeaker(left: Step, right: Step): boolean {
  const difference = left.parent.trust - right.parent.trust;
  return difference === 0 ? left.child.coreId < right.child.coreId : difference < 0;
}
