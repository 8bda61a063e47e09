import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../src/resolution/names/fold.ts';
import { ORGANISATION_KINDS } from '../../../src/resolution/tables/organisation-kinds.ts';
import { BESIDE_KINDS, STREET_KINDS } from '../../../src/resolution/tables/street-words.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';
import { TRADES } from '../../../src/resolution/tables/trades.ts';
import { wordClasses, wordTest } from '../../../src/resolution/tables/word-classes.ts';

const TABLES = join(import.meta.dirname, '../../../src/resolution/tables');

describe('tables of words in classes', () => {
  it.each([
    ['authorities', ['municipality', 'authority', 'before_of', 'behind_name', 'itself', 'part']],
    ['bracket-notes', ['role', 'kind', 'part']],
    [
      'company-words',
      ['loose', 'head', 'any_trade', 'often_left_out', 'fund', 'put_in', 'vehicle', 'own_name'],
    ],
    [
      'institution-units',
      [
        ...['sure', 'sure_behind', 'likely', 'of', 'likely_behind', 'stranger', 'owner', 'part'],
        ...['body', 'apart', 'own'],
      ],
    ],
    ['organisation-kinds', [...ORGANISATION_KINDS]],
    [
      'junk-words',
      [
        ...['test', 'example', 'note', 'noise', 'letters', 'unknown', 'nothing', 'placeholder'],
        ...['collective', 'party', 'crm_test', 'crm_note', 'crm_letters', 'crm_town'],
        ...['crm_use', 'crm_not', 'crm_unknown', 'crm_beside'],
      ],
    ],
    ['street-words', [...BESIDE_KINDS, ...STREET_KINDS]],
    ['people', ['title', 'given']],
    ['local-bodies', ['body', 'together', 'school', 'before_town']],
    ['trades', [...TRADES]],
  ] as const)('%s has a line for each class, and each word of it once and folded', (table, classes) => {
    const lines = tableText(table).trim().split('\n');
    expect(lines.map((line) => line.split(': ')[0])).toEqual(classes);
    for (const [name, words] of Object.entries(wordClasses(table, classes))) {
      const written = lines.find((line) => line.startsWith(`${name}: `))?.split(' ').length;
      expect([name, words.size]).toEqual([name, (written ?? 0) - 1]);
      for (const word of words) expect(foldWords(word)).toBe(word.replace('*', ''));
    }
  });

  it('read words that are joined as a phrase', () => {
    expect(wordClasses('institution-units', ['stranger']).stranger.has('law office')).toBe(true);
  });
});

it('asks for a whole word, its beginning or its end', () => {
  const isTold = wordTest(['zoo', 'municip*', '*museum']);
  expect(['zoo', 'municipality', 'stadtmuseum', 'museum'].every(isTold)).toBe(true);
  expect(['zoos', 'a municipality', 'museums'].some(isTold)).toBe(false);
});

it('every table says in its first line what it holds', () => {
  const files = readdirSync(TABLES).filter((file) => file.endsWith('.txt'));
  expect(files.length).toBeGreaterThan(25);
  for (const file of files)
    expect([file, readFileSync(join(TABLES, file), 'utf8')]).toEqual([
      file,
      expect.stringMatching(/^# .{20,}\n/),
    ]);
});
