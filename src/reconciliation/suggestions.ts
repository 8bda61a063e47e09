import type { Described, PropertyProposals, Suggestions } from '../contract/reconciliation.ts';
import { type DescribedType, ENTITY_TYPES } from './entity-types.ts';
import { PROPERTIES, type Property, propertyOf } from './properties.ts';

/** Properties with such a beginning of a word in their name; what they are for stands in the description. */
export function suggestProperties(prefix: string): Suggestions {
  return { result: beginningWith(prefix, PROPERTIES).map(suggestedProperty) };
}

export function suggestTypes(prefix: string): Suggestions {
  return { result: beginningWith(prefix, ENTITY_TYPES) };
}

interface Named {
  readonly name: string;
  readonly legalName: string | null;
  /** The name that was found. */
  readonly matched: { readonly name: string };
}

/** Those with a name that begins with what was typed come first, for its last word may not be finished. */
export function beginningFirst<T extends Named>(typed: string, found: readonly T[]): readonly T[] {
  const begun = typed.trim().toLowerCase();
  const begins = ({ name, legalName, matched }: T) =>
    [name, legalName ?? '', matched.name].some((one) => one.toLowerCase().startsWith(begun));
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

/** The properties that have values to fetch, the most wanted first; they are the same for each type. */
export function proposeProperties(type: string | undefined, limit: number | undefined): PropertyProposals {
  const proposed = PROPERTIES.filter(({ values }) => values !== undefined).map(
    ({ id, name, description }) => ({ id, name, description }),
  );
  const isLimited = limit !== undefined && limit > 0;
  return {
    ...(type !== undefined && { type }),
    ...(isLimited && { limit }),
    properties: isLimited ? proposed.slice(0, limit) : proposed,
  };
}

/** What is told of a property or a type. */
export function describedProperty(id: string): Described | undefined {
  const property = propertyOf(id);
  if (property === undefined) return undefined;
  const { name, description } = suggestedProperty(property);
  return { id, name, facts: [{ label: 'Property', value: description }] };
}

export function describedType(id: string): Described | undefined {
  const type = ENTITY_TYPES.find((one) => one.id === id);
  return type && { id, name: type.name, facts: [{ label: 'Type', value: type.description }] };
}

function suggestedProperty({ id, name, description, evidence, values }: Property): DescribedType {
  const uses = [
    ...(evidence === undefined ? [] : ['matching']),
    ...(values === undefined ? [] : ['fetching']),
  ];
  return { id, name, description: `${description} For ${uses.join(' and ')}.` };
}

function beginningWith<T extends { readonly id: string; readonly name: string }>(
  prefix: string,
  all: readonly T[],
): T[] {
  const begun = prefix.trim().toLowerCase();
  return all.filter(({ id, name }) =>
    [id, ...name.split(' '), name].some((word) => word.toLowerCase().startsWith(begun)),
  );
}
