import { CoreError } from '../../contract/errors.ts';
import {
  type Literal,
  type PatternPart,
  type PlainCondition,
  plainCondition,
  type Test,
} from '../where/condition.ts';
import { parseWhere } from '../where/parse-where.ts';
import { wrongWhere } from '../where/where-tokens.ts';

/** Names of the API, with up to five relations before them: `Name`, `Parent.Owner.Name`, `Domain__c`. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,79}(?:\.[A-Za-z][A-Za-z0-9_]{0,79}){0,5}$/;
const OBJECT = /^[A-Za-z][A-Za-z0-9_]{0,79}$/;
const ID = /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/;

/** Letters behind a backslash, as "Quoted String Escape Sequences" of the SOQL reference lists them. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
};

/** A text as a literal of SOQL, quotation marks included. SOQL has no bound values: nothing but this keeps a text a text. */
export function soqlText(text: string): string {
  return `'${escapedText(text)}'`;
}

/** A WHERE as a condition of SOQL. Throws INVALID_REQUEST for what is no WHERE, or names what no field of Salesforce is called. */
export function soqlWhere(where: string): string {
  return conditionText(plainCondition(parseWhere(where)));
}

/** Gives the names back, or throws INVALID_REQUEST: an object and fields stand in SOQL as they are. */
export function checkedNames(object: string, fields: readonly string[]): void {
  if (!OBJECT.test(object)) throw wrongName(object, 'object');
  for (const field of fields) if (!NAME.test(field)) throw wrongName(field, 'field');
}

export function isSalesforceId(id: string): boolean {
  return ID.test(id);
}

function conditionText(condition: PlainCondition): string {
  if (condition.kind === 'test') return testText(condition.test, condition.isNegated);
  const parts = condition.parts.map(conditionText);
  return `(${parts.join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
}

/** What Salesforce makes of an empty field in a negated comparison is said in words of SOQL, not left to it. */
function testText(test: Test, isNegated: boolean): string {
  const { name, at } = test.field;
  if (!NAME.test(name)) throw wrongWhere(`"${name}" is no name of a field`, at);
  if (test.kind === 'empty') return `${name} ${isNegated ? '!=' : '='} null`;
  const text = `${name} ${askedText(test)}`;
  if (!isNegated) return text;
  if (test.kind === 'in') return `(${name} NOT ${askedText(test)} OR ${name} = null)`;
  if (test.kind === 'compare' && test.value.type === 'boolean')
    return `${name} != ${literalText(test.value)}`;
  return `((NOT ${text}) OR ${name} = null)`;
}

function askedText(test: Exclude<Test, { readonly kind: 'empty' }>): string {
  if (test.kind === 'compare') return `${test.comparator} ${literalText(test.value)}`;
  if (test.kind === 'like') return `LIKE '${test.pattern.map(patternText).join('')}'`;
  return `IN (${test.values.map(literalText).join(', ')})`;
}

function literalText(value: Literal): string {
  if (value.type === 'boolean') return value.isTrue ? 'true' : 'false';
  return value.type === 'text' ? soqlText(value.text) : value.text;
}

function patternText(part: PatternPart): string {
  if ('wildcard' in part) return part.wildcard;
  return escapedText(part.text).replace(/[%_]/g, '\\$&');
}

function escapedText(text: string): string {
  return text.replace(/[\\'"\n\r\t\b\f]/g, (character) => ESCAPES[character] ?? character);
}

function wrongName(name: string, kind: 'object' | 'field'): CoreError {
  return new CoreError(
    'INVALID_REQUEST',
    `${JSON.stringify(name)} cannot be the name of a Salesforce ${kind}`,
    {
      field: kind,
      fix: 'Use the API name, as Setup > Object Manager shows it: Account, BillingCity, Domain__c.',
    },
  );
}
