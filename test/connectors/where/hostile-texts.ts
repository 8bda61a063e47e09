import fc from 'fast-check';

const TELLING = [
  "'",
  "''",
  '"',
  '\\',
  "\\'",
  "\\\\'",
  '%',
  '_',
  '\n',
  '\r',
  '\t',
  '\b',
  '\f',
  '\u2028',
  'ʼ',
  '＇',
  ';',
  '--',
  '/*',
  '*/',
  ')',
  '(',
  ',',
  '$1',
  '?',
  ':x',
  ' OR ',
  '1=1',
  ' UNION SELECT ',
  "' OR Name != '",
  'LIKE',
  'NULL',
  '{!x}',
  '`',
  '\u0001',
  '\u001a',
  '\u00a0',
  'é',
  '名',
  '😀',
  'a',
  'Z',
  '0',
  ' ',
  '&',
  '<',
  '=',
];

/** Texts that end a literal wherever one is not written with care; no NUL, which no CRM takes. */
const hostileText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...TELLING), { maxLength: 12 }).map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
  },
);

/** The same texts for the same seed, each once. */
export function hostileTexts(count: number, seed: number): readonly string[] {
  const texts = new Set<string>();
  for (let more = seed; texts.size < count; more++)
    for (const text of fc.sample(hostileText, { numRuns: count, seed: more })) {
      if (texts.size < count) texts.add(text);
    }
  return [...texts];
}

/** As a person writes the text in a WHERE. */
export function written(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** As a pattern that this text alone fits. */
export function writtenPattern(text: string): string {
  return `'${text.replace(/[\\%_]/g, '\\$&').replaceAll("'", "\\'")}'`;
}
