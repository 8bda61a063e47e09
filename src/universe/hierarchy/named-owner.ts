import { namedEntity } from '../../resolution/reasoning/sentences.ts';
import type { EntityFacts } from '../entity.ts';
import { sentence, sourceLabel } from '../source-label.ts';
import { currentOwners } from '../source-statements.ts';
import { type Family, nameOf } from './family.ts';

/** An owner that a source knows by its name alone. */
export interface NamedOwner {
  readonly name: string;
  readonly source: string;
  /** The one known company that bears the name; it may still be another one. */
  readonly bearer?: EntityFacts;
}

/** The owner that the most believed source names without a record of it; undefined where none does. */
export function namedOwnerOf(facts: EntityFacts, family: Pick<Family, 'bearers'>): NamedOwner | undefined {
  const [first] = facts.noOwners;
  if (first?.owner === undefined) return undefined;
  const { owner: name, source } = first;
  const bearer = oneBearer(name, facts, family);
  return { name, source, ...(bearer !== undefined && { bearer }) };
}

/** The one company at work that bears the name; one that another of them owns is a unit of it. */
function oneBearer(
  name: string,
  facts: EntityFacts,
  { bearers }: Pick<Family, 'bearers'>,
): EntityFacts | undefined {
  const known = (bearers?.(name) ?? []).filter(
    ({ coreId, status }) => coreId !== facts.coreId && status !== 'closed' && status !== 'absorbed',
  );
  const ids = new Set([facts.coreId, ...known.map(({ coreId }) => coreId)]);
  const heads = known.filter(({ owners }) => !currentOwners(owners).some(({ owner }) => ids.has(owner)));
  return heads.length === 1 ? heads[0] : undefined;
}

/** That there is an owner, and which known company bears its name. */
export function namedOwnerWords({ name, source, bearer }: NamedOwner): string {
  const known = bearer === undefined ? '' : ` One known company bears this name: ${told(bearer)}.`;
  return `${sentence(sourceLabel(source))} names ${name} as its owner, but has no record of that company.${known}`;
}

/** `Its owner, Sycamore Partners, is known by its name alone.` */
export function knownByName({ name, bearer }: NamedOwner): string {
  const known = bearer === undefined ? '' : `, which ${told(bearer)} bears`;
  return `Its owner, ${name}, is known by its name alone${known}.`;
}

function told(facts: EntityFacts): string {
  const { coreId, city, country } = facts;
  return namedEntity({ coreId, name: nameOf(facts), city, country: country?.value ?? null, website: null });
}
