import type { Comparator, Literal, PatternPart, PlainCondition, Test } from '../where/condition.ts';
import { plainCondition } from '../where/condition.ts';
import { parseWhere } from '../where/parse-where.ts';
import { wrongWhere } from '../where/where-tokens.ts';

/** A filter of the CRM search: https://developers.hubspot.com/docs/api/crm/search */
export interface HubspotFilter {
  readonly propertyName: string;
  readonly operator: string;
  readonly value?: string;
  readonly values?: readonly string[];
}

/** Filters that must all hold; of several groups one is enough. */
export type FilterGroup = readonly HubspotFilter[];

/** The search takes this many; two filters of each group are kept for paging. */
const MOST_GROUPS = 5;
const MOST_FILTERS = 6;
const MOST_IN_ALL = 18;
const FOR_PAGING = 2;

const OPERATORS: Readonly<Record<Comparator, readonly [string, string]>> = {
  '=': ['EQ', 'NEQ'],
  '<': ['LT', 'GTE'],
  '<=': ['LTE', 'GT'],
  '>': ['GT', 'LTE'],
  '>=': ['GTE', 'LT'],
};

/** Names of properties in HubSpot are small letters, digits and underscores. */
const PROPERTY = /^[a-z][a-z0-9_]{0,99}$/;

export function isPropertyName(name: string): boolean {
  return PROPERTY.test(name);
}

/**
 * A WHERE as filter groups; one empty group without a WHERE. Throws INVALID_REQUEST for what is no WHERE, and for one
 * that the search of HubSpot cannot be asked.
 */
export function filterGroupsOf(where: string | undefined): readonly FilterGroup[] {
  if (where === undefined) return [[]];
  const groups = alternatives(plainCondition(parseWhere(where)));
  const filters = groups.reduce((sum, group) => sum + group.length + FOR_PAGING, 0);
  const isTooLong = groups.some((group) => group.length + FOR_PAGING > MOST_FILTERS);
  if (groups.length <= MOST_GROUPS && !isTooLong && filters <= MOST_IN_ALL) return groups;
  throw wrongWhere(
    `it comes to ${groups.length} alternatives of ${Math.max(...groups.map(({ length }) => length))} tests, and the search of HubSpot takes ${MOST_GROUPS} of ${MOST_FILTERS - FOR_PAGING}, ${MOST_IN_ALL} in all with ${FOR_PAGING} each for paging`,
    1,
    'Use fewer tests. Each OR makes an alternative, and so does each test with != or NOT, for empty fields.',
  );
}

/** HubSpot joins by OR only at the top: everything else is multiplied out. */
function alternatives(condition: PlainCondition): readonly FilterGroup[] {
  if (condition.kind === 'test') return filtersOf(condition.test, condition.isNegated);
  if (condition.kind === 'or') return condition.parts.flatMap(alternatives);
  return condition.parts.map(alternatives).reduce((before, more) => {
    const groups = before.flatMap((group) => more.map((other) => [...group, ...other]));
    if (groups.length > 1000)
      throw wrongWhere('it has too many alternatives for HubSpot', 1, 'Use fewer ORs.');
    return groups;
  });
}

/** A negated test also holds for an empty property, which HubSpot leaves out unless it is asked for. */
function filtersOf(test: Test, isNegated: boolean): readonly FilterGroup[] {
  const { name: propertyName, at } = test.field;
  if (!isPropertyName(propertyName)) throw wrongWhere(`"${propertyName}" is no name of a property`, at);
  if (test.kind === 'empty')
    return [[{ propertyName, operator: isNegated ? 'HAS_PROPERTY' : 'NOT_HAS_PROPERTY' }]];
  const filter = { propertyName, ...askedOf(test, isNegated) };
  return isNegated ? [[filter], [{ propertyName, operator: 'NOT_HAS_PROPERTY' }]] : [[filter]];
}

function askedOf(
  test: Exclude<Test, { readonly kind: 'empty' }>,
  isNegated: boolean,
): Omit<HubspotFilter, 'propertyName'> {
  if (test.kind === 'compare') {
    const [plain, negated] = OPERATORS[test.comparator];
    return { operator: isNegated ? negated : plain, value: valueText(test.value) };
  }
  if (test.kind === 'in')
    return { operator: isNegated ? 'NOT_IN' : 'IN', values: listValues(test.values.map(valueText)) };
  const operator = isNegated ? 'NOT_CONTAINS_TOKEN' : 'CONTAINS_TOKEN';
  return { operator, value: tokenPattern(test.pattern, test.field.at) };
}

/** Of properties that hold text HubSpot compares a list with small letters alone; of others letters are compared as they are. */
function listValues(values: readonly string[]): readonly string[] {
  return [...new Set(values.flatMap((value) => [value, value.toLowerCase()]))];
}

/** Days and times are milliseconds since 1970 in a search. */
function valueText(value: Literal): string {
  if (value.type === 'boolean') return String(value.isTrue);
  return value.type === 'day' || value.type === 'instant' ? String(Date.parse(value.text)) : value.text;
}

/** HubSpot looks for words, with a star at their ends: what LIKE can say beyond that it cannot be asked. */
function tokenPattern(pattern: readonly PatternPart[], at: number): string {
  const written = pattern.map((part) =>
    'wildcard' in part ? part.wildcard : part.text.replace(/[%_*]/g, ' '),
  );
  const word = written.join('');
  if (/^%?[\p{L}\p{N}]+%?$/u.test(word)) return word.replace(/%/g, '*');
  throw wrongWhere(
    'HubSpot finds one word of letters and digits, with % before or behind it',
    at,
    "Write it like: name LIKE '%bank%'.",
  );
}
