import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import type { EvidenceRow } from '../../../src/resolution/comparisons/evidence.ts';
import { isLessKnownName } from '../../../src/resolution/doubts/bare-words.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const HIGH = /^HIGH (?!none|tie)/;
const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;

describe('a word of a language', () => {
  const resolve = resolverOf(
    company({ name: 'MTN', website: 'mtn.co.za', country: 'ZA' }),
    company({ name: 'MIT', website: 'mit.edu', country: 'US' }),
    company({ name: 'Quantock Stores', formerName: 'Limited Inc', country: 'US' }),
    company({ name: 'Kudzwa', country: 'US' }),
  );
  const answer = (record: EntityInput) => statementOf(resolve(record));

  it('that the company does not write so may mean another', () => {
    expect(answer({ trading_name: 'Mountain' })).not.toMatch(SURE);
    expect(answer({ trading_name: 'Mountain', website: 'mtn.co.za' })).toMatch(HIGH);
    for (const trading_name of ['MTN', 'M.T.N.', 'mtn']) expect(answer({ trading_name })).toMatch(HIGH);
    expect(answer({ trading_name: 'M.I.T.' })).toMatch(HIGH);
  });

  it('of any trade that it gave up may mean another', () => {
    expect(answer({ legal_name: 'Limited Inc', country: 'US' })).not.toMatch(SURE);
    expect(answer({ trading_name: 'Kudzwa' })).toBe('HIGH Kudzwa');
  });
});

describe('words of any trade in another language', () => {
  const czech = company({ name: 'Komerční banka', country: 'CZ', headcount: { value: 8000 } });
  const greek = company({ name: 'Emporiki Bank', country: 'GR' });
  const answer = (record: EntityInput, ...companies: ReturnType<typeof company>[]) =>
    statementOf(resolverOf(...companies)(record));

  it('are no sure name of whoever is called so in its own', () => {
    expect(answer({ trading_name: 'Commercial Bank' }, czech)).not.toMatch(SURE);
    expect(answer({ trading_name: 'Commercial Bank', country: 'CZ' }, czech)).toMatch(SURE);
    expect(answer({ trading_name: 'Komercni Banka' }, czech)).toMatch(HIGH);
  });

  it('stand behind the name as it is written', () => {
    const said = answer({ trading_name: 'Emporiki Bank' }, czech, greek);
    expect(said).not.toContain('Komerční');
    expect(answer({ trading_name: 'Komerční banka' }, czech, greek)).toMatch(SURE);
  });
});

it('a name alone is in doubt where others of it are better known', () => {
  const known = (bits: number): EvidenceRow => ({ comparison: 'prominence', bearers: 2, bits });
  const phone: EvidenceRow = { comparison: 'phone', relation: 'same', left: '36', right: '36', bits: 9 };
  expect(isLessKnownName([known(-0.1)])).toBe(true);
  expect(isLessKnownName([known(0.1)])).toBe(false);
  expect(isLessKnownName([known(-0.1), phone])).toBe(false);
});

describe('an institution', () => {
  const resolve = resolverOf(
    company({ name: 'Mercy Hospital', country: 'US', state: 'FL', city: 'Miami' }),
    company({ name: 'Kudzwa Hospital', country: 'US', city: 'Miami' }),
    company({ name: 'Quantock College', country: 'US', state: 'MD', city: 'Towson' }),
    company({ name: 'Quantock College Press Inc', country: 'US' }),
  );
  const answer = (record: EntityInput) => statementOf(resolve(record));

  it('of which every town may have one is not surely that of another', () => {
    expect(answer({ trading_name: 'Mercy Hospital' })).not.toMatch(HIGH);
    expect(answer({ trading_name: 'Mercy Hospital', city: 'Miami', country: 'US' })).toBe(
      'HIGH Mercy Hospital',
    );
    expect(answer({ trading_name: 'Kudzwa Hospital' })).toBe('HIGH Kudzwa Hospital');
  });

  it('is no company of some form with the rest of its name', () => {
    const place = { country: 'US', state: 'MD', city: 'Towson' };
    expect(answer({ legal_name: 'Quantock Inc', ...place })).not.toMatch(SURE);
    expect(answer({ legal_name: 'Quantock College Inc', ...place })).toMatch(HIGH);
  });
});

describe('no more than the name of the town', () => {
  const town = { country: 'ES', city: 'Santander' };
  const resolve = resolverOf(
    company({ name: 'Sociedad de Garantía Recíproca de Santander', ...town }),
    company({ name: 'Sociedad de Garantía Recíproca de Quantock', ...town }),
  );
  const answer = (trading_name: string, more: EntityInput = {}) =>
    statementOf(resolve({ trading_name, ...town, ...more }));

  it('may mean anybody there', () => {
    expect(answer('Santander')).not.toMatch(HIGH);
    expect(answer('Santander S.G.R.')).toMatch(HIGH);
    expect(answer('Quantock')).toMatch(HIGH);
  });
});
