import type { Condition, Literal, PatternPart, Test } from '../where/condition.ts';
import { parseWhere } from '../where/parse-where.ts';
import { wrongWhere } from '../where/where-tokens.ts';

/** `column`: a text that becomes a value of the column it meets. */
export type BoundType = Literal['type'] | 'pattern' | 'column';

/** Where the kinds of SQL differ; values are always bound. */
export interface SqlDialect {
  /** The place of a bound value, the first being 1; places stand in the text in the order of their values. */
  placeholder(at: number, type: BoundType): string;
  /** A column as text, for LIKE. */
  asText(column: string): string;
  readonly like: string;
}

export type SqlValue = string | boolean | null;

export interface SqlText {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** A name in quotation marks: every text becomes one name. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A WHERE as SQL; throws INVALID_REQUEST for what is no WHERE or asks about columns that are not there. */
export function sqlWhere(
  where: string,
  { columns, dialect, from = 0 }: { columns: readonly string[]; dialect: SqlDialect; from?: number },
): SqlText {
  const values: SqlValue[] = [];
  const bound = (value: SqlValue, type: BoundType) => {
    values.push(value);
    return dialect.placeholder(from + values.length, type);
  };
  const literal = (value: Literal) =>
    value.type === 'boolean' ? bound(value.isTrue, 'boolean') : bound(value.text, value.type);
  const testText = (test: Test): string => {
    const column = columnOf(test, columns);
    switch (test.kind) {
      case 'empty':
        return `${column} IS NULL`;
      case 'compare':
        return `${column} ${test.comparator} ${literal(test.value)}`;
      case 'in':
        return `${column} IN (${test.values.map(literal).join(', ')})`;
      case 'like':
        return `${dialect.asText(column)} ${dialect.like} ${bound(patternText(test.pattern), 'pattern')} ESCAPE '\\'`;
    }
  };
  const conditionText = (condition: Condition): string => {
    switch (condition.kind) {
      case 'not':
        // Of an empty column a test is neither true nor false.
        return `(${conditionText(condition.part)}) IS NOT TRUE`;
      case 'and':
      case 'or':
        return `(${condition.parts.map(conditionText).join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
      default:
        return testText(condition);
    }
  };
  const text = conditionText(parseWhere(where));
  return { text, values };
}

function columnOf({ field: { name, at } }: Test, columns: readonly string[]): string {
  if (columns.includes(name)) return quotedName(name);
  throw wrongWhere(`there is no column "${name}"`, at, `The columns are: ${columns.join(', ')}.`);
}

function patternText(pattern: readonly PatternPart[]): string {
  return pattern
    .map((part) => ('wildcard' in part ? part.wildcard : part.text.replace(/[\\%_]/g, '\\$&')))
    .join('');
}
