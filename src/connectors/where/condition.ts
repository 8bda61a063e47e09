/** A value as it is written in a WHERE. Days are `2026-01-31`; instants are ISO 8601 in UTC. */
export type Literal =
  | { readonly type: 'text' | 'number' | 'day' | 'instant'; readonly text: string }
  | { readonly type: 'boolean'; readonly isTrue: boolean };

export type Comparator = '=' | '<' | '<=' | '>' | '>=';

/** A part of a LIKE pattern: text that stands for itself, `%` for any characters, `_` for one. */
export type PatternPart = { readonly text: string } | { readonly wildcard: '%' | '_' };

/** A field and the place in the WHERE where it stands, the first character being 1. */
export interface Field {
  readonly name: string;
  readonly at: number;
}

export type Test =
  | {
      readonly kind: 'compare';
      readonly field: Field;
      readonly comparator: Comparator;
      readonly value: Literal;
    }
  | { readonly kind: 'in'; readonly field: Field; readonly values: readonly Literal[] }
  | { readonly kind: 'like'; readonly field: Field; readonly pattern: readonly PatternPart[] }
  | { readonly kind: 'empty'; readonly field: Field };

/**
 * What a WHERE asks of a row. Every test holds or does not hold: of an empty field all but `IS NULL` do not, and NOT
 * turns that round. So `Industry != 'Banking'` also finds the rows without an industry, in every CRM.
 */
export type Condition =
  | Test
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition };

/** The same with NOT only at tests: what CRMs negate in their own ways. */
export type PlainCondition =
  | { readonly kind: 'test'; readonly test: Test; readonly isNegated: boolean }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly PlainCondition[] };

export function plainCondition(condition: Condition, isNegated = false): PlainCondition {
  switch (condition.kind) {
    case 'not':
      return plainCondition(condition.part, !isNegated);
    case 'and':
    case 'or': {
      const turned = condition.kind === 'and' ? 'or' : 'and';
      const parts = condition.parts.map((part) => plainCondition(part, isNegated));
      return { kind: isNegated ? turned : condition.kind, parts };
    }
    default:
      return { kind: 'test', test: condition, isNegated };
  }
}

/** The fields that a condition asks about, each once. */
export function fieldsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'not':
      return fieldsIn(condition.part);
    case 'and':
    case 'or':
      return [...new Set(condition.parts.flatMap(fieldsIn))];
    default:
      return [condition.field.name];
  }
}
