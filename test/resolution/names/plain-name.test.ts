import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriesLegalForm } from '../../../src/resolution/names/normalise-name.ts';
import { plainlyCarriesForm } from '../../../src/resolution/names/plain-name.ts';
import { decodeText } from '../../../src/resolution/records/decode-text.ts';
import { legalForms } from '../../../src/resolution/tables/legal-forms.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

function linesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:csv|txt|json|ndjson)$/.test(file.name))
    .flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').split('\n'));
}

/** What stands in cells of files, whole and cut at commas, as it is written and in capitals. */
function texts(folder: string): ReadonlySet<string> {
  const cells = linesOf(folder).flatMap((line) => [
    ...line.split(/[",;\t|:]+/),
    ...[...line.matchAll(/"([^"]{3,120})"/g)].map(([, cell = '']) => cell),
  ]);
  return new Set(cells.flatMap((cell) => [cell, cell.toUpperCase(), cell.trim()]));
}

function expectSame(name: string): boolean {
  const plainly = plainlyCarriesForm(name);
  if (plainly !== undefined)
    expect({ name, carries: plainly }).toEqual({ name, carries: carriesLegalForm(decodeText(name)) });
  return plainly !== undefined;
}

describe('whether a plain name carries a legal form', () => {
  it.each([
    ['Acme', false],
    ['Acme Widgets, Inc.', true],
    ['Charder Electronic Co Ltd', true],
    ['Acme Inc ACME INC', true],
    ['Interpublic Group of Companies, Inc.', true],
    ['Hotel Orchard Park Co., Ltd', true],
    ['Université de Nantes', false],
    ['Müller & Söhne', false],
    ['Biosense Webster (Israel)', false],
    ['日本気象協会', false],
  ])('is told at once of %s', (name, carries) => expect(plainlyCarriesForm(name)).toBe(carries));

  it.each([
    'Acme (Limited)',
    '株式会社東電通',
    'AT&T Inc',
    'Beta acquired by Acme Inc',
    'Varian, a Siemens Healthineers Company',
    'CompanyInc.',
    '1234-limited',
    'ELECTRONICSN. V',
    'S A Acme',
  ])('takes a longer look at %s', (name) => expect(plainlyCarriesForm(name)).toBeUndefined());

  it.each(['fixtures', 'src/sources/starter', 'src/resolution/tables'])(
    'is what the longer look tells, of every text in %s',
    (folder) => {
      const told = [...texts(folder)].filter(expectSame);
      expect(told.length).toBeGreaterThan(100);
    },
    60_000,
  );

  it('is what the longer look tells, of names made of words of forms, marks and remarks', () => {
    const word = fc.oneof(
      fc.constantFrom(...[...legalForms().keys()].flatMap((form) => form.split(' '))),
      fc.constantFrom(...WORDS),
      fc.stringMatching(/^[A-Za-zÀ-ÿ0-9]{1,6}$/),
      fc.constantFrom('日本', '株式会社', '東電通', '公司', '주식회사', '有限'),
    );
    const shown = fc.tuple(word, fc.constantFrom('as is', 'upper', 'title')).map(([text, form]) => {
      if (form === 'upper') return text.toUpperCase();
      return form === 'title' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    });
    const joint = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '., ', '-', ' - ', ' & ', ',', ' (', ') ');
    const name = fc
      .tuple(fc.array(fc.tuple(shown, joint), { minLength: 1, maxLength: 8 }), fc.constantFrom('', '.'))
      .map(([parts, end]) => {
        const text = parts.map(([part, behind]) => part + behind).join('');
        return text.replace(/[ ,.&(-]+$/, '') + end;
      });
    let told = 0;
    fc.assert(
      fc.property(name, (text) => {
        if (expectSame(text)) told++;
      }),
      { numRuns: 20_000 },
    );
    expect(told).toBeGreaterThan(3000);
  }, 60_000);
});

// biome-ignore format: a table of words
const WORDS = [
  'Acme', 'Beta', 'zz', 'xxx', 'test', 'old', 'do not use', 'dnu', 'duplicate', 'copy of', 'closed', 'inactive', 'a', 'an', 'the', 'and',
  'of', 'for', 'by', 'in', 'joint venture with', 'division of', 'dealer for', 'liquidation', 'acquired by', 'part of', 'subsidiary of', 'now', 'formerly', 'dba', 'oa', 'nee', 'née', 'aka', 'trading as',
  'et al', 'te', 'Eindhoven', 'mit Sitz in', 'siège à', 'ord', 'shs', 'Class A', 'ADR', 'id 12345', '12345', '1234', '001', 'street 12',
  'Groenewoudseweg 1', 'its subsidiaries', 'affiliates', 'société dite', 'head office', 'billing', 'nv', 'sa', 'limtied', 'corportation',
];
