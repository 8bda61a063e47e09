import type { z } from 'zod';
import { CoreError } from './errors.ts';

/** Reads a value by its schema, or throws INVALID_REQUEST naming the field (else `what`) and its first fault. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const result = schema.safeParse(value, { error: faultOf });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue === undefined ? '' : fieldOf(issue);
  const fault = issue?.message ?? 'is not valid';
  if (field === '') throw new CoreError('INVALID_REQUEST', `${what}: ${fault}`);
  throw new CoreError('INVALID_REQUEST', `${field}: ${fault}`, { field });
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

// Messages written in a schema win over these; for a fault that is not listed the message of zod is used.
function faultOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : oneOf(issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : 'has none of the known forms';
    case 'too_small':
      return sizeFault(issue.exact === true ? 'exactly' : 'at least', issue.minimum, issue.origin);
    case 'too_big':
      return sizeFault(issue.exact === true ? 'exactly' : 'at most', issue.maximum, issue.origin);
    // A key of a record that its schema refuses.
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'unrecognized_keys':
      return 'is not a known field';
    default:
      return undefined;
  }
}

function oneOf(values: readonly unknown[]): string {
  const names = values.map((value) => (value === '' ? 'empty' : String(value)));
  return names.length === 1 ? `must be ${names[0]}` : `must be one of ${names.join(', ')}`;
}

function sizeFault(bound: string, size: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${bound} ${size}`;
  return bound === 'at least' && size === 1 ? 'must not be empty' : `must have ${bound} ${size} ${unit}`;
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
