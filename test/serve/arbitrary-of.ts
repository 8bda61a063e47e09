import fc from 'fast-check';
import { z } from 'zod';

/** Values that come up in every field whatever it means: real ones, other scripts, what breaks parsers, lone surrogates. */
const TEXTS = [
  'Siemens AG',
  'siemens.com',
  'DE',
  '4812345678',
  'Müller & Söhne GmbH',
  'ООО «Газпром»',
  '株式会社日立製作所',
  '\u202Eetimil emcA',
  '👩‍👩‍👧‍👦 Family Ltd',
  '\ud800',
  'Acme \udfff Ltd',
  '\u0000',
  'a\u0000b',
  "'; DROP TABLE job; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  ' ',
  '-',
];

const HOOKS = ['https://hooks.invalid/core', 'https://hooks.invalid:8443/?a=b#c', 'https://ünïcode.invalid/'];

/** Any text, of UTF-16 units that need not fit together. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Values that the schema accepts, made from the schema. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return shaped(schema).filter((value) => schema.safeParse(value).success);
}

function shaped(schema: unknown): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodOptional) return shaped(schema.unwrap());
  if (schema instanceof z.ZodArray) return fc.array(shaped(schema.element), { minLength: 1, maxLength: 4 });
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.nat(50), fc.maxSafeInteger());
  // A text that is read as something else, such as a number in a query.
  if (schema instanceof z.ZodPipe) return fc.nat().map(String);
  if (schema instanceof z.ZodString) return textOf(schema);
  throw new Error(`no values are known of ${String(schema)}`);
}

function objectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape);
  const requiredKeys = fields.flatMap(([name, field]) => (field instanceof z.ZodOptional ? [] : [name]));
  const values = Object.fromEntries(fields.map(([name, field]) => [name, shaped(field)]));
  return fc.record(values, { requiredKeys });
}

function textOf(schema: z.ZodString): fc.Arbitrary<string> {
  if (!schema.safeParse('x'.repeat(schema.minLength ?? 1)).success) return fc.constantFrom(...HOOKS);
  const minLength = schema.minLength ?? 0;
  if (schema.maxLength === minLength)
    return fc.string({ minLength, maxLength: minLength, unit: 'binary-ascii' });
  return anyText.filter((text) => text.length >= minLength);
}
