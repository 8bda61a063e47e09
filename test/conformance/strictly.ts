import { expect } from 'vitest';
import type { z } from 'zod';

/** The value, if the schema describes it to the last member: what a schema does not name, its parse leaves out. */
export function strictly<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${what}: ${parsed.error.message}\n${JSON.stringify(value, null, 2)}`);
  expect(value, `${what} has members that are not documented`).toStrictEqual(parsed.data);
  return parsed.data;
}
