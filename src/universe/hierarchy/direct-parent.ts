import type { Confidence } from '../../contract/confidence.ts';
import { listOf } from '../../resolution/reasoning/clause.ts';
import type { EntityFacts, NoOwnerStatement, OwnerStatement } from '../entity.ts';
import { sentence, sourceLabel } from '../source-label.ts';
import { currentOwners, NONE_LISTED } from '../source-statements.ts';
import { WITHDRAWING, withdrawnInFavourOf } from '../withdrawing-source.ts';
import { believedOwners, listedItselfWords } from './believed-owners.ts';
import { type DecidedOwner, type Family, nameBeside, nameOf } from './family.ts';
import { type NamedOwner, namedOwnerOf, namedOwnerWords } from './named-owner.ts';

/** A parent with how sure it is, and why. */
export interface Parent {
  readonly facts: EntityFacts;
  readonly confidence: Confidence;
  readonly reasoning: string;
  /** How far the source is believed about owners, 0 to 100; of a parent that no source names 0. */
  readonly trust: number;
}

/** The parent of an entity, or why none is told. */
export type DirectParent =
  | { readonly parent: Parent }
  | { readonly parent: null; readonly reasoning: string };

/** A parent that no source names; see inferred-parent.ts. */
export type InferParent = (facts: EntityFacts) => Parent | undefined;

/** From here on a source keeps a register of owners, or was checked by hand. */
const REGISTER_TRUST = 90;
/** More than any source: in a circle of owners another step is left out. */
const DECIDED_TRUST = 1000;
/** A difference in trust that settles which of two sources is right. */
const MUCH_MORE_TRUST = 20;

/** The parent that a person decided on, else one among what the sources say; one that is gone is replaced by who came after it. */
export function directParentOf(facts: EntityFacts, family: Family, infer: InferParent): DirectParent {
  const decided = family.decidedOwner?.(facts.coreId);
  if (decided !== undefined) return asDecided(decided);
  const known = believedOwners(facts, family).flatMap((statement) => {
    const owner = family.facts(statement.owner);
    return owner === undefined || owner.coreId === facts.coreId ? [] : [{ ...statement, facts: owner }];
  });
  const told = firstLiving(known, { family, child: facts });
  if (told !== undefined) return told;
  const successor = facts.successorId === null ? undefined : family.facts(facts.successorId);
  if (facts.status === 'absorbed' && successor !== undefined)
    return living(absorbed(facts, successor), { family, child: facts });
  const [exception] = facts.noOwners;
  if (exception !== undefined)
    return { parent: null, reasoning: exceptionWords(exception, namedOwnerOf(facts, family)) };
  const isGone = facts.status === 'closed' || facts.status === 'absorbed';
  const parent = isGone ? undefined : infer(facts);
  return parent === undefined ? { parent: null, reasoning: noParentWords(facts, family) } : { parent };
}

function asDecided({ owner, reasoning }: DecidedOwner): DirectParent {
  if (owner === null) return { parent: null, reasoning };
  return { parent: { facts: owner, confidence: 'HIGH', reasoning, trust: DECIDED_TRUST } };
}

/** Of the most believed owner, or of the next one when it is gone with nobody after it. */
function firstLiving(known: readonly KnownOwner[], related: Related): DirectParent | undefined {
  let first: DirectParent | undefined;
  for (const owner of known) {
    const told = living(stated(owner, known, related.child), related);
    if (told.parent !== null) return told;
    first ??= told;
  }
  return first;
}

type KnownOwner = OwnerStatement & { readonly facts: EntityFacts };

function stated(best: KnownOwner, all: readonly KnownOwner[], child: EntityFacts): Parent {
  const same = all.filter(({ facts }) => facts.coreId === best.facts.coreId);
  const others = all.filter(({ facts, level }) => facts.coreId !== best.facts.coreId && level !== 'ultimate');
  const sources = [...new Set(same.map(({ source }) => sourceLabel(source)))];
  // Several owners that one source names are owners together.
  const rest = [...new Set(others.map(({ source }) => source))].map((source) => {
    const ofIt = others.filter((other) => other.source === source);
    const names = listOf([...new Set(ofIt.map(({ facts }) => nameBeside(facts, best.facts)))]);
    return source === best.source
      ? `${sourceLabel(source)} also names ${names}.`
      : `${sourceLabel(source)} names ${names} instead.`;
  });
  return {
    facts: best.facts,
    trust: best.trust,
    confidence: confidenceOf(best, { sources: sources.length, others }),
    reasoning: [ownerWords(best, sources, child), ...new Set(rest)].map(sentence).join(' '),
  };
}

function confidenceOf(
  { level, trust, source }: KnownOwner,
  { sources, others }: { readonly sources: number; readonly others: readonly KnownOwner[] },
): Confidence {
  const rivals = others.filter((other) => other.source !== source);
  if (rivals.some((rival) => trust - rival.trust < MUCH_MORE_TRUST)) return 'LOW';
  if (others.length > 0 || level === 'ultimate') return 'MEDIUM';
  return trust >= REGISTER_TRUST || sources > 1 ? 'HIGH' : 'MEDIUM';
}

function ownerWords(
  { level, facts, since }: KnownOwner,
  sources: readonly string[],
  child: EntityFacts,
): string {
  const name = nameBeside(facts, child);
  const who = sources.length === 1 ? `${sources[0]} names` : `${sources.join(' and ')} name`;
  const when = since === undefined ? '' : ` (since ${since})`;
  if (level === 'head_office') return `${who} ${name} as the company whose branch it is${when}.`;
  if (level === 'ultimate')
    return `${who} ${name} at the top of its owners${when}; who stands between is not known.`;
  return `${who} ${name} as its parent${when}.`;
}

function absorbed(facts: EntityFacts, successor: EntityFacts): Parent {
  const source = facts.statuses.find(({ status }) => status === 'absorbed')?.source ?? null;
  return {
    facts: successor,
    trust: REGISTER_TRUST,
    confidence: 'MEDIUM',
    reasoning:
      source === WITHDRAWING
        ? `${withdrawnInFavourOf(nameOf(successor))}.`
        : `It became part of ${nameOf(successor)}, as ${sourceLabel(source)} says.`,
  };
}

interface Related {
  readonly family: Family;
  readonly child: EntityFacts;
}

/** A parent that was absorbed hands on to who absorbed it, one that closed to its own parent. */
function living(parent: Parent, { family, child }: Related): DirectParent {
  let current = parent;
  const passed = new Set([child.coreId]);
  while (current.facts.status === 'closed' || current.facts.status === 'absorbed') {
    const { facts } = current;
    const next = passed.has(facts.coreId) ? undefined : heirOf(facts, family);
    passed.add(facts.coreId);
    if (next === undefined || passed.has(next.facts.coreId))
      return {
        parent: null,
        reasoning: `${current.reasoning} But ${nameBeside(facts, child)} ${facts.status === 'closed' ? 'is closed' : 'was absorbed'}, and nobody is known who came after it.`,
      };
    current = {
      facts: next.facts,
      trust: Math.min(current.trust, next.trust),
      confidence: current.confidence === 'LOW' ? 'LOW' : 'MEDIUM',
      reasoning: `${current.reasoning} ${next.words}`,
    };
  }
  return { parent: current };
}

function heirOf(
  facts: EntityFacts,
  family: Family,
): { readonly facts: EntityFacts; readonly trust: number; readonly words: string } | undefined {
  const successor = facts.successorId === null ? undefined : family.facts(facts.successorId);
  if (successor !== undefined) {
    const words = `${nameOf(facts)} became part of ${nameBeside(successor, facts)}.`;
    return { facts: successor, trust: REGISTER_TRUST, words };
  }
  for (const { owner, trust } of currentOwners(facts.owners)) {
    const above = family.facts(owner);
    if (above !== undefined)
      return {
        facts: above,
        trust,
        words: `${nameOf(facts)} is closed; above it stood ${nameBeside(above, facts)}.`,
      };
  }
  return undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  NATURAL_PERSONS: 'it belongs to people, not to a company',
  NO_KNOWN_PERSON: 'nobody is known who controls it',
  NON_CONSOLIDATING: 'no owner includes it in its accounts',
  NO_LEI: 'its parent has no legal entity identifier',
  NON_PUBLIC: 'its parent is not public',
};

function exceptionWords({ level, reason, source }: NoOwnerStatement, owner: NamedOwner | undefined): string {
  if (owner !== undefined) return namedOwnerWords(owner);
  if (reason === NONE_LISTED)
    return `${sentence(sourceLabel(source))} knows the company and names no parent.`;
  const which = level === 'direct' ? 'parent' : 'company at the top';
  const words = REASONS[reason] ?? reason.toLowerCase().replaceAll('_', ' ');
  return `${sentence(sourceLabel(source))}: no ${which} is reported, because ${words}.`;
}

function noParentWords(facts: EntityFacts, family: Family): string {
  const { owners } = facts;
  const listed = listedItselfWords(facts, family);
  if (listed !== undefined) return listed;
  const former = owners.find(({ until }) => until !== undefined);
  const owner = former === undefined ? undefined : family.facts(former.owner);
  if (former === undefined || owner === undefined) return 'No source names a parent.';
  return `${nameOf(owner)} owned it until ${former.until}, as ${sourceLabel(former.source)} says; no source names a parent since.`;
}
