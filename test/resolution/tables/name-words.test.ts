import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryNames } from '../../../src/resolution/tables/countries.ts';
import {
  ABBREVIATIONS,
  CRM_JUNK,
  GENERIC_WORDS,
  JUNK_SIGN,
  NUMERALS,
  PLACE_WORDS,
  SPELLINGS,
  STOP_WORDS,
} from '../../../src/resolution/tables/name-words.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

const canonical = (word: string): string => {
  const full = ABBREVIATIONS.get(word) ?? word;
  return SPELLINGS.get(full) ?? full;
};

/** Pieces of which texts with junk are made, and of which names without it are. */
const PIECES = [
  ...[
    'Acme',
    'Inc',
    'Müller',
    'LLC',
    'an',
    'a',
    'Delaware ',
    'corporation',
    'test',
    'old',
    'dup',
    'do not use',
  ],
  ...[
    'PO BOX',
    'dept',
    'Hall',
    'Stand',
    'booth',
    '4',
    'B23',
    '@',
    'Expo',
    '2025',
    'remit',
    'to',
    'EFT',
    'one time',
    'use',
    'see',
    '10016',
  ],
  ...[' via ', 'LinkedIn', 'name', 'gold', 'sponsor', '-'],
  ...['(', '[', '<', ')', ' - ', '–', ': ', '#', '*', '_', '/', '\\', ', ', '. ', '~', '=', '!', '|', '^'],
  ...[
    '12',
    '123',
    '4711',
    '00118000000AbCd',
    'id',
    'acct',
    'NEW',
    'CA',
    'account',
    'head office',
    'a/p',
    'billing',
  ],
  ...['accounts payable', 'et al', 'in liquidation', '™', 'copy of', ' '],
  ...[
    'do not use',
    "don't use",
    'dnu',
    'zz_',
    'xxx',
    'and its subsidiaries',
    '& affiliates',
    'i.L.',
    'dite',
    'SOCIÉTÉ',
  ],
  ...[
    'w likwidacji',
    'em liquidação extrajudicial',
    'v likvidácii',
    'i konkurs',
    'debtor-in-possession',
    'in Gründung',
    'payroll dept',
    'a/p',
  ],
];

function withoutJunk(name: string): string {
  const bare = CRM_JUNK.reduce((rest, { pattern }) => rest.replace(pattern, ' '), name);
  return bare.replace(/\s+/g, ' ').replace(/^[\s*_:|-]+|[\s*_:|-]+$/g, '');
}

describe('words of names', () => {
  it.each([
    'intl international',
    'mfg manufacturing',
    'assoc association associates',
    'tech technologies technology',
    'finl fin financial',
    'pptys property properties',
    'hldgs hldg holding holdings',
    'pete petroleum',
    'theatre theatres theater',
    'organisation orgn organization',
    'centre ctr centers center',
    'groupe grupo gruppe group',
  ])('takes "%s" for one word', (words) => {
    expect(new Set(words.split(' ').map(canonical)).size).toBe(1);
  });

  it('keeps "american" and "america", "finance" and "financial" apart', () => {
    expect(canonical('american')).not.toBe(canonical('america'));
    expect(canonical('finance')).not.toBe(canonical('financial'));
  });

  it('writes every abbreviation and spelling out in one step', () => {
    const words = [...ABBREVIATIONS.keys(), ...SPELLINGS.keys()];
    const unfinished = words.filter((word) => canonical(canonical(word)) !== canonical(word));
    expect(words.length).toBeGreaterThan(700);
    expect(unfinished).toEqual([]);
    expect(words.filter((word) => !/^[a-z]+$/.test(word) || STOP_WORDS.has(word))).toEqual([]);
  });

  it('counts an abbreviation of a generic word as generic, and a proper name as none', () => {
    expect(
      ['grp', 'group', 'svcs', 'gesellschaft', 'servicios'].filter((word) => !GENERIC_WORDS.has(word)),
    ).toEqual([]);
    expect(['acme', 'siemens', 'apple'].filter((word) => GENERIC_WORDS.has(word))).toEqual([]);
    expect([...GENERIC_WORDS].filter((word) => !GENERIC_WORDS.has(ABBREVIATIONS.get(word) ?? word))).toEqual(
      [],
    );
  });

  it('reads the number three in every form, and its ordinal as another word', () => {
    const read = (words: readonly string[]) => words.map((word) => NUMERALS.get(word) ?? word);
    expect(read(['iii', 'three', 'third', '3rd'])).toEqual(['3', '3', '3rd', '3rd']);
    expect(read(['xxx', 'twenty', 'twentieth'])).toEqual(['30', '20', '20th']);
  });

  it('knows directions and joints', () => {
    expect(['north', 'nord', 'upper', 'emea'].filter((word) => !PLACE_WORDS.has(word))).toEqual([]);
    expect(['the', 'of', 'und', 'et', 'y', 'och'].filter((word) => !STOP_WORDS.has(word))).toEqual([]);
  });
});

describe('words of other languages', () => {
  const translations = tableText('translations')
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([english = '', foreign = '']) => ({ english, foreign: foreign.split(' ') }));
  const foreign = translations.flatMap((line) => line.foreign);

  it('have an English word that stands for itself', () => {
    expect(translations.length).toBeGreaterThan(400);
    expect(translations.filter(({ english }) => canonical(english) !== english)).toEqual([]);
  });

  it('stand once in the table, in order, and abbreviate nothing else', () => {
    expect(foreign.length).toBeGreaterThan(4000);
    expect(foreign.filter((word, at) => foreign.indexOf(word) !== at)).toEqual([]);
    expect(foreign.filter((word) => ABBREVIATIONS.has(word) || NUMERALS.has(word))).toEqual([]);
    const lines = tableText('translations').trim().split('\n');
    expect(lines).toEqual(
      lines.toSorted((a, b) => ((a.split(':')[0] ?? '') < (b.split(':')[0] ?? '') ? -1 : 1)),
    );
  });

  it('name no country and no direction', () => {
    expect(foreign.filter((word) => countryNames().has(word) || PLACE_WORDS.has(word))).toEqual([]);
  });

  it('are no surnames, brands, English words or words of two meanings', () => {
    const left =
      'druck holz stahl glas krebs novo nova generali marino mercedes joshi hoken otel edition born';
    expect(left.split(' ').filter((word) => SPELLINGS.has(word))).toEqual([]);
  });
});

describe('junk in names', () => {
  it.each([
    'Acme (DO NOT USE)',
    'DO NOT USE - Acme',
    'DNU Acme',
    'Acme DO NOT USE merged with Beta',
    '***Acme***',
    'z_Acme',
    'zz_DNU Acme',
    'ZZZ Acme',
    'Acme [Duplicate of 123]',
    'Acme DUPLICATE',
    'Acme INACTIVE!',
    'Duplicate: Acme',
    'Copy of Acme',
    'Acme (old)',
    'Acme - OLD',
    'Closed - Acme',
    'Acme (inactive)',
    'to be deleted - Acme',
    'TEST - Acme',
    'Acme (12345)',
    'Acme - 00123',
    '000123 - Acme',
    'Acme ID: 4567',
    'Acme 001A000001LkJhGIAV',
    'Acme /DE/',
    'Acme/NV/',
    'Acme ET AL',
    'Acme™',
    'Acme in Liquidation',
    'Acme, i.L.',
    'Account: Acme',
  ])('leaves "Acme" of "%s"', (name) => {
    expect(withoutJunk(name)).toBe('Acme');
  });

  it.each([
    'Test-Rite International',
    'Underwriters Test Labs',
    'Old Dominion Freight Line',
    'Closed Loop Partners',
    'Merge Healthcare',
    'NEVER TOO OLD',
    'Twenty Years Old',
    'E*TRADE',
    'Yahoo!',
    '1-800-Flowers',
    '9374-8572 Quebec Inc',
    'Kandy Hotels (1938)',
    'Solvay SA/NV',
    'A/S Storebrand',
    'X-Rite',
    'Z-One',
    'ZZ Top',
    'Customer Connect',
    'Acme - Chicago',
    'Acme Coffee #304',
  ])('leaves "%s" alone', (name) => {
    expect(withoutJunk(name)).toBe(name);
  });
});

describe('junk', () => {
  it('is in no text that has not its sign', () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join(''));
    const spaced = fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(fc.oneof(text, spaced), (one) => {
        for (const { pattern, sign } of CRM_JUNK)
          if (!sign.test(one) || !JUNK_SIGN.test(one)) expect(one.replace(pattern, ' ')).toBe(one);
      }),
      { numRuns: 5000 },
    );
  });

  it('is found by patterns whose signs are met', () => {
    const found = CRM_JUNK.filter(({ pattern, sign }) =>
      WITH_JUNK.some((one) => sign.test(one) && one.replace(pattern, ' ') !== one),
    );
    expect(found).toHaveLength(CRM_JUNK.length);
  });
});

const WITH_JUNK = [
  ...[
    'Acme (test)',
    'Account: Acme',
    'Acme - DUP',
    '** Acme',
    'Acme - ID 12345',
    'Acme (48213)',
    'Acme - 48213',
  ],
  ...['Acme 00118000000AbCd', 'Acme /CA/', 'Acme /DE', 'Acme Inc /ny', 'Acme Inc / Ohio/'],
  ...[
    'Acme Inc, a Delaware corporation',
    'Acme - Berlin Head Office',
    'Acme Inc #2',
    'Acme Inc. / Delaware',
    'Acme - Accounts Payable',
  ],
  ...['Acme™', 'Copy of Acme', 'DUP - Acme', 'DNU Acme', 'zzz Acme', 'Acme do not use', '12345 - Acme'],
  ...[
    'Acme PO BOX 12',
    'Acme - use 10016',
    'Acme Hall 4 B23',
    'Booth 12: Acme',
    'Acme @ CES 2025',
    'Acme - Expo Paris 2025',
  ],
  ...['Acme - REMIT', 'Acme-EFT', 'Acme ONE TIME', 'Acme via LinkedIn', 'Name: Acme'],
  ...['Acme et al.', 'Acme and subsidiaries', 'Société dite : Acme', 'Acme in liquidation'],
];
