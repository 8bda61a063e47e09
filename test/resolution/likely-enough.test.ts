import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { isLikelyEnough } from '../../src/resolution/likely-enough.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { company } from '../builders.ts';
import { resolverOf, statementOf } from './matching.ts';

const { low, low_by_names, low_of_sisters, low_of_part, low_of_brief } = WEIGHTS.threshold;

describe('a name with a number or a country more, of which nobody else bears the rest', () => {
  const resolve = resolverOf(
    company({ name: 'Zymergen', city: 'Boston', country: 'US' }),
    company({ name: 'Kudzwa Foods' }),
    company({ name: 'Kudzwa Growth Fund' }),
    company({ name: 'Wexcombe University' }),
  );

  it('is a best guess, far below even as it is', () => {
    const { probability } = resolve('Zymergen 2').explanation;
    expect(probability).toBeGreaterThanOrEqual(low_of_sisters);
    expect(probability).toBeLessThan(low_by_names);
    expect(statementOf(resolve('Zymergen 2'))).toBe('LOW Zymergen');
    expect(statementOf(resolve('Kudzwa Foods 4 Plant 7'))).toBe('LOW Kudzwa Foods');
  });

  it('is none where the place is another', () => {
    expect(statementOf(resolve({ trading_name: 'Zymergen 2', country: 'FR' }))).toBe('MEDIUM none');
  });

  it('is none where the company is in another country than the name says', () => {
    expect(statementOf(resolve('Zymergen Chile'))).toBe('MEDIUM none');
    expect(statementOf(resolve('Kudzwa Foods Chile'))).toBe('LOW Kudzwa Foods');
  });

  it('is none where another bears as much of it', () => {
    const two = resolverOf(company({ id: 'a', name: 'Kudzwa 3' }), company({ id: 'b', name: 'Kudzwa 5' }));
    expect(statementOf(two('Kudzwa'))).toBe('MEDIUM none');
  });

  it('is none where a direction or region tells a part', () => {
    for (const name of ['Zymergen Europe', 'Zymergen West']) {
      expect(resolve(name).explanation.probability).toBeGreaterThanOrEqual(low_of_sisters);
      expect(statementOf(resolve(name))).toBe('MEDIUM none');
    }
  });

  it('is a best guess where the region stands in brackets, as lists tell namesakes apart', () => {
    expect(statementOf(resolve('Zymergen (Europe)'))).toBe('LOW Zymergen');
    expect(statementOf(resolve('Zymergen (Europe) Ltd'))).toBe('MEDIUM none');
    expect(statementOf(resolve('Zymergen Europe (Sales)'))).toBe('MEDIUM none');
  });

  it('is none of what is told by its number', () => {
    for (const name of ['Kudzwa Growth Fund 3', 'Wexcombe University 2']) {
      const { probability } = resolve(name).explanation;
      expect(probability).toBeGreaterThanOrEqual(low_of_sisters);
      expect(probability).toBeLessThan(low);
      expect(statementOf(resolve(name))).toBe('MEDIUM none');
    }
  });
});

describe('a name to which only one adds a country', () => {
  const resolve = resolverOf(
    company({ name: 'Zymergen USA Corporation' }),
    company({ name: 'Wexcombe Foods of America' }),
    company({ name: 'Quantock Europe' }),
    company({ id: 'a', name: 'Kudzwa Chile' }),
    company({ id: 'b', name: 'Kudzwa Peru' }),
  );

  it('is a best guess', () => {
    expect(resolve('Zymergen').explanation.probability).toBeLessThan(low_by_names);
    expect(statementOf(resolve('Zymergen'))).toBe('LOW Zymergen USA Corporation');
    expect(statementOf(resolve('Wexcombe Foods'))).toBe('LOW Wexcombe Foods of America');
  });

  it('is none of a record in another country, nor of a legal name', () => {
    expect(statementOf(resolve({ trading_name: 'Zymergen', country: 'DE' }))).toMatch(/none$/);
    expect(statementOf(resolve('Zymergen GmbH'))).toMatch(/none$/);
  });

  it('is none where it is a region, nor where others add another country', () => {
    expect(statementOf(resolve('Quantock'))).toMatch(/none$/);
    expect(statementOf(resolve('Kudzwa'))).toMatch(/none$/);
  });
});

describe('the words of a name in another order', () => {
  const resolve = resolverOf(company({ name: 'Tokyo University', country: 'JP' }));
  const isEnough = (record: EntityInput, probability: number, lead: number) => {
    const { decision } = resolve(record);
    if (decision.kind !== 'match') throw new Error('no match');
    return isLikelyEnough({ ...decision.best, probability }, lead);
  };

  it('need less where the record is', () => {
    const there = { trading_name: 'University of Tokyo', country: 'JP' };
    expect(isEnough(there, low_of_part, 2)).toBe(true);
    expect(isEnough(there, low_of_part, 1)).toBe(false);
    expect(isEnough({ trading_name: 'University of Tokyo' }, low_of_part, 2)).toBe(false);
  });
});

describe('a word that hardly anybody else has, of a longer name', () => {
  const names = ['Athletica', 'Botanica', 'Cosmetica', 'Domestica'].map((word) => `Lulumon ${word}`);
  const resolve = resolverOf(company({ name: 'Lulumon Athletica', country: 'CH' }));

  it('is a best guess from a lower probability on than other names', () => {
    expect(low_of_brief).toBeLessThan(low_by_names);
    expect(statementOf(resolve('Lulumon'))).toBe('LOW Lulumon Athletica');
  });

  it('needs less where the record is', () => {
    const best = (record: EntityInput) => {
      const { decision } = resolve(record);
      if (decision.kind !== 'match') throw new Error('no match');
      return decision.best;
    };
    const [there, nowhere] = [
      best({ trading_name: 'Lulumon', country: 'CH' }),
      best({ trading_name: 'Lulumon' }),
    ];
    const isEnough = (one: typeof there, probability: number, lead: number) =>
      isLikelyEnough({ ...one, probability }, lead);
    expect(isEnough(there, low_of_part, 2)).toBe(true);
    expect(isEnough(there, low_of_part, 1)).toBe(false);
    expect(isEnough(nowhere, low_of_part, 3)).toBe(false);
    expect(isEnough(nowhere, low_of_brief, 3)).toBe(true);
    expect(isEnough(nowhere, low_of_brief, 2)).toBe(false);
  });

  it('is none where several begin so', () => {
    const many = resolverOf(...names.map((name) => company({ id: name, name })));
    expect(statementOf(many('Lulumon'))).toMatch(/none|tie/);
  });
});
