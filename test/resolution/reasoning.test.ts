import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { company } from '../builders.ts';
import { matchedId, resolverOf } from './matching.ts';

const resolve = resolverOf(
  company({
    name: 'Zymergen',
    legalName: 'Zymergen Inc',
    formerName: 'Quillon Bio',
    website: 'zymergen.com',
    socialUrl: 'linkedin.com/company/zymergen',
    phone: '+1 510 867 5309',
    country: 'US',
    state: 'CA',
    city: 'Emeryville',
    identifiers: [{ type: 'registration', value: 'C7654321', country: 'US' }],
  }),
  company({ name: 'Kudzwa', website: 'kudzwa.com', status: 'closed' }),
  company({ id: 'dallas', name: 'First Bank', country: 'US', city: 'Dallas' }),
  company({ id: 'dayton', name: 'First Bank', country: 'US', city: 'Dayton' }),
  company({ name: 'Kud', website: 'kud.com' }),
  company({ name: 'Wex', website: 'wex.com' }),
);
const reasoning = (record: EntityInput | string) => resolve(record).reasoning;

describe('the reasoning of a match', () => {
  it('names the company and what agreed, in the words of the record', () => {
    expect(reasoning({ trading_name: 'ZYMERGEN', website: 'www.zymergen.com', country: 'usa' })).toBe(
      'Matched to Zymergen. The name, the website zymergen.com and the country usa agree.',
    );
  });

  it('names what differs with both sides of it', () => {
    const record = { website: 'zymergen.com', phone: '+1 510 867 0000', state: 'TX', country: 'US' };
    expect(reasoning({ ...record, legal_name: 'Zymergen Inc', website: 'zymergenics.com' })).toContain(
      'websites differ: yours zymergenics.com, on file zymergen.com',
    );
    expect(reasoning({ ...record, trading_name: 'Zymergen', website: 'zymergen.com' })).toBe(
      'Matched to Zymergen. The name and the website zymergen.com agree. But phone numbers differ; states differ: yours TX, on file CA.',
    );
  });

  it.each<[EntityInput, string]>([
    [{ email: 'jo@zymergen.com' }, 'The e-mail domain zymergen.com agrees.'],
    [{ social_url: 'linkedin.com/company/zymergen' }, 'The social profile zymergen agrees.'],
    [
      { trading_name: 'Zymergen', phone: '510-867-5309', country: 'US' },
      'The name, the phone number 510-867-5309 and the country US agree.',
    ],
    [
      { company_registration_number: 'C-7654321', company_registration_country: 'US' },
      'The registration number C-7654321 agrees.',
    ],
    [{ trading_name: 'Quillon Bio' }, '"Quillon Bio" is its former name.'],
    [
      { trading_name: 'Zymregen', country: 'US' },
      '"Zymregen" is close to "Zymergen"; the country US agrees.',
    ],
    [
      { trading_name: 'Zymergen', website: 'zymergen.de' },
      'The name agrees; zymergen.de and zymergen.com differ only in their ending.',
    ],
    [{ trading_name: 'Kudzwa', website: 'kudzwa.com' }, 'But it no longer operates.'],
    [
      { legal_name: 'Zymergen Inc', trading_name: 'Quillon Bio' },
      `The name agrees; the record's other name "Quillon Bio" is on file too.`,
    ],
    [{ trading_name: 'Zymergen', country: 'US', city: 'St. Paul' }, 'yours St. Paul, on file Emeryville.'],
  ])('says of %o: %s', (record, words) => {
    expect(reasoning(record)).toContain(words);
  });

  it('says how sure it is by its first words', () => {
    expect(reasoning({ trading_name: 'Zymergen', website: 'zymergen.com' })).toMatch(
      /^Matched to Zymergen\./,
    );
    expect(reasoning({ trading_name: 'First Bank', city: 'Dallas' })).toMatch(/^Probably First Bank\./);
    expect(reasoning('Zymregen')).toMatch(/^Best guess: Zymergen\./);
  });

  it('says why it is not surer when a name is all there is', () => {
    expect(reasoning('Zymregen')).toMatch(/Nothing else was given to check it\./);
    expect(reasoning({ trading_name: 'Zymregen', website: 'facebook.com/zymregen' })).toMatch(
      /Nothing else on file can confirm it\./,
    );
  });

  it('names the next closest with its id and place when the match is not sure', () => {
    const dallas = resolve({ trading_name: 'First Bank', city: 'Dallas' });
    expect(dallas.reasoning).toMatch(/Next closest: First Bank \(\d{10}, Dayton, US\)\.$/);
    expect(dallas.reasoning).not.toContain(matchedId(dallas));
    expect(reasoning({ website: 'zymergen.com' })).not.toContain('Next closest');
  });

  it('names the preference when website and name point to two companies', () => {
    const conflict = { trading_name: 'Kud', website: 'wex.com' };
    expect(reasoning(conflict)).toContain('the website was preferred');
    expect(reasoning({ ...conflict, bias: 'NAME_BIAS' })).toContain('the name was preferred');
  });
});

describe('the reasoning of a tie', () => {
  it('names the companies, what they share with the record and what would tell them apart', () => {
    const text = reasoning('First Bank');
    expect(text.replace(/\d{10}/g, 'ID')).toBe(
      'Two companies fit equally well: First Bank (ID, Dallas, US) and First Bank (ID, Dayton, US). The name fits both. A city would tell them apart.',
    );
    expect(new Set(text.match(/\d{10}/g)).size).toBe(2);
  });

  it('does not ask for what the record says already', () => {
    expect(reasoning({ trading_name: 'First Bank', city: 'Detroit', country: 'US' })).not.toContain(
      'A city would',
    );
  });
});

describe('the reasoning without a match', () => {
  it('names the closest, what speaks for it and what against, in the words of the names', () => {
    expect(reasoning('Zymergen Chile').replace(/\d{10}/, 'ID')).toBe(
      `No match. Closest: Zymergen (ID, Emeryville, US). For: "Zymergen Chile" contains "Zymergen". Against: "Chile" is only in the record's name, which may mean a sister company.`,
    );
  });

  it('says that nothing is like it', () => {
    expect(reasoning('Kadazan Wexford')).toBe('No known company resembles the record.');
  });

  it.each<EntityInput>([{}, { city: 'Berlin', country: 'DE' }, { trading_name: '???', website: 'n/a' }])(
    'says that %o identifies nothing',
    (record) => {
      expect(reasoning(record)).toBe(
        'The record has no usable name, website, phone number or registration number.',
      );
    },
  );
});

describe('every reasoning', () => {
  it.each<EntityInput>([
    { trading_name: 'Zymergen Foods Ltd', website: 'wexford.com', country: 'DE', city: 'Berlin' },
    { trading_name: 'First Bank of Kudzwa', city: 'Dallas', email: 'jo@kudzwa.com' },
    { legal_name: 'Kudzwa LLC', trading_name: 'Quillon', bias: 'NAME_BIAS', website: 'zymergen.com' },
  ])('is made of sentences without gaps (%o)', (record) => {
    const text = reasoning(record);
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text).not.toMatch(/undefined|null|NaN| {2}|\(\)/);
  });

  it.each([60, 120, 300, 2000])(
    'has 300 characters at most and no cut word, with names of %i characters',
    (length) => {
      const words = 'Zymergen Brightwater Loxley '.repeat(80).slice(0, length).trim();
      for (const record of [
        { trading_name: words, website: 'kud.com', country: 'DE', city: 'Berlin' },
        words,
      ]) {
        const text = resolve(record).reasoning;
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text.replace(/"/g, '').split(/[\s.;,:()…]+/)).not.toContain('Brightw');
      }
    },
  );

  it('has no figures of evidence', () => {
    expect(reasoning({ trading_name: 'Zymergen Chile', website: 'kud.com', country: 'CL' })).not.toMatch(
      /[+-]\d+\.\d|\bbits?\b/,
    );
  });

  it('tells no misspelt word as missing', () => {
    expect(reasoning({ trading_name: 'Zymergn Foods', country: 'US' })).not.toContain('"Zymergn" is only');
  });
});

describe('the closest company', () => {
  const among = resolverOf(
    company({
      name: 'Laboratoire Traitement du Signal',
      legalName: 'U 1099',
      website: 'univ-rennes.fr',
      country: 'FR',
    }),
    company({ name: 'South Metropolitan Health Service', country: 'AU' }),
    company({ name: 'Wexmoor Growth Fund VII LP' }),
  );

  it.each<EntityInput>([
    { trading_name: '1099.is', website: '1099.is', country: 'US', city: 'New York' },
    { trading_name: 'Easter Seals Society of Metropolitan Chicago', country: 'US' },
  ])('is not named when a person would not call it near (%o)', (record) => {
    expect(among(record).reasoning).toBe('No known company resembles the record.');
    expect(among(record).unmatchedReason).toBe('nothing_similar');
  });

  it('is named when only a number differs', () => {
    expect(among('Wexmoor Growth Fund VIII LP').reasoning).toContain(
      `"VIII" is only in the record's name and "VII" is only in the name on file`,
    );
    expect(among('Wexmoor Growth Fund VIII LP').unmatchedReason).toBe('other_name');
  });
});

describe('the words of the names', () => {
  const among = resolverOf(
    company({ name: 'Wexmoor', legalName: 'Wexmoor Ltd' }),
    company({ name: 'Zorvane Brightwater Inc' }),
    company({ name: 'Halmsted Ltd' }),
  );

  it.each([
    [
      'Alpine Academy of Applied Arts Wexmoor',
      `"Alpine Academy of Applied Arts" is only in the record's name`,
    ],
    ['Alpine Wexmoor Foods', `"Alpine" and "Foods" are only in the record's name`],
    ['Alpine Research & Education Wexmoor', `"Alpine Research & Education" is only in the record's name`],
  ])('of %s are quoted as they stand there', (name, words) => {
    expect(among(name).reasoning).toContain(words);
  });

  it.each([
    ['Wexmoor Foods', '"Wexmoor Foods" contains "Wexmoor"'],
    ['Alpine Halmsted Foods', '"Alpine Halmsted Foods" adds words to "Halmsted Ltd"'],
    ['Zorvane Corporation', '"Zorvane Corporation" leaves out words of "Zorvane Brightwater Inc"'],
    ['Zorvane', '"Zorvane" is part of "Zorvane Brightwater Inc"'],
  ])('of %s are said to be contained only when they are', (name, words) => {
    expect(among(name).reasoning).toContain(words);
  });
});

describe('a company that is named beside another', () => {
  const among = resolverOf(
    company({ name: 'Zorvane', country: 'US' }),
    company({ name: 'Halmsted plc', formerName: 'Zorvane plc', country: 'IE' }),
  );
  const said = (record: EntityInput) => among(record).reasoning.replace(/\d{10}/g, 'ID');

  it('has the name behind it that fits, when its own does not show why it is named', () => {
    expect(said({ trading_name: 'Zorvane' })).toContain('Halmsted plc, formerly "Zorvane plc" (ID, IE)');
  });

  it('is named when the record does not tell it from the closest', () => {
    const two = resolverOf(
      company({ id: 'us', name: 'United Energy', country: 'US' }),
      company({ id: 'ca', name: 'United Energy Corporation', country: 'CA' }),
      company({ name: 'Zorvane', alias: 'United Energy', country: 'PT' }),
    );
    expect(two({ trading_name: 'United Energy' }).reasoning.replace(/\d{10}/g, 'ID')).toBe(
      'No match. Closest: United Energy Corporation (ID, CA). For: the name agrees. That is too little to tell it from United Energy (ID, US).',
    );
  });
});

describe('a name that is cut off', () => {
  const among = resolverOf(company({ name: 'Innocentum Limited', website: 'innocentum.com' }));

  it.each([
    ['Innocentumive', '"Innocentum Limited" may be short for "Innocentumive"'],
    ['Innocent', '"Innocent" may be short for "Innocentum Limited"'],
  ])('is the shorter one, whatever the legal forms are (%s)', (name, words) => {
    expect(among({ trading_name: name, website: 'innocentum.com' }).reasoning).toContain(words);
  });
});

describe('a name with other spaces or points', () => {
  const among = resolverOf(
    company({ name: 'IBM', website: 'ibm.com' }),
    company({ name: 'AkzoNobel', legalName: 'Akzo Nobel N.V.', website: 'akzonobel.com' }),
  );

  it.each([
    ['I.B.M.', 'ibm.com'],
    ['AKZO NOBEL', 'akzonobel.com'],
  ])('agrees (%s)', (name, website) => {
    expect(among({ trading_name: name, website }).reasoning).toMatch(/The name and the website/);
  });
});

describe('a coincidence', () => {
  const among = resolverOf(
    company({
      name: 'Synchrotron Light for Science',
      acronym: 'SESAME',
      country: 'JO',
      website: 'sesame.org.jo',
    }),
    company({ name: 'Nakashima Propeller', country: 'JP', website: 'nakashima.co.jp' }),
    company({ name: 'Winnipeg University Press', country: 'CA' }),
  );

  it.each<EntityInput>([
    { trading_name: 'Credit Sesame', website: 'creditsesame.com', country: 'US' },
    { trading_name: 'Propeller Health', website: 'propellerhealth.com', country: 'US' },
    { trading_name: 'Kudzwa Canada Winnipeg' },
  ])('of one word within the names makes no company the closest (%o)', (record) => {
    expect(among(record).reasoning).toBe('No known company resembles the record.');
  });
});
