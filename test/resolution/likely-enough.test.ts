import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { isLikelyEnough } from '../../src/resolution/likely-enough.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { company } from '../builders.ts';
import { resolverOf, statementOf } from './matching.ts';

const { low, low_by_names, low_of_sisters, low_of_part, low_of_slip, low_of_brief } = WEIGHTS.threshold;

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

  it('is none where others add another country', () => {
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
  });
});

describe('a word that hardly anybody else has, of a longer name', () => {
  const names = ['Athletica', 'Botanica', 'Cosmetica', 'Domestica'].map((word) => `Lulumon ${word}`);
  const resolve = resolverOf(company({ name: 'Lulumon Athletica', country: 'CH' }));

  it('is a best guess from a lower probability on than other names', () => {
    expect(low_of_part).toBeLessThan(low_by_names);
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
    const isEnough = (one: typeof there, lead: number) =>
      isLikelyEnough({ ...one, probability: low_of_part }, lead);
    expect(isEnough(there, 1.5)).toBe(true);
    expect(isEnough(there, 1)).toBe(false);
    expect(isEnough(nowhere, 2)).toBe(true);
    expect(isEnough(nowhere, 1.5)).toBe(false);
  });

  it('says the whole name where it has a legal form, and need not be meant', () => {
    const best = (record: string) => {
      const { decision } = resolve(record);
      if (decision.kind !== 'match') throw new Error('no match');
      return { ...decision.best, probability: low_of_part };
    };
    expect(isLikelyEnough(best('Lulumon'), 5)).toBe(true);
    expect(isLikelyEnough(best('Lulumon Ltd'), 5)).toBe(false);
  });

  it('is one from a lower probability on where it does not begin the name, too', () => {
    const { decision } = resolve('Athletica');
    if (decision.kind !== 'match') throw new Error('no match');
    const isEnough = (probability: number, lead: number) =>
      isLikelyEnough({ ...decision.best, probability }, lead);
    expect(isEnough(low_of_brief, 3)).toBe(true);
    expect(isEnough(low_of_brief, 2)).toBe(false);
    expect(isEnough(low_of_part, 3)).toBe(false);
  });

  it('is none where several begin so', () => {
    const many = resolverOf(...names.map((name) => company({ id: name, name })));
    expect(statementOf(many('Lulumon'))).toMatch(/none|tie/);
  });
});

describe('a company of which only the one of a country is on file', () => {
  const resolve = resolverOf(
    company({ name: 'Zymergen Canada' }),
    company({ name: 'Wexcombe Trailers 5' }),
    company({ name: 'Kudzwa Foods Chile', country: 'CL' }),
  );

  it('is a best guess, far below even as it is', () => {
    const { probability } = resolve('Zymergen').explanation;
    expect(probability).toBeGreaterThanOrEqual(low_of_sisters);
    expect(probability).toBeLessThan(low_by_names);
    expect(statementOf(resolve('Zymergen'))).toBe('LOW Zymergen Canada');
  });

  it('is none with a number, which another may have as well', () => {
    expect(resolve('Wexcombe Trailers').explanation.probability).toBeGreaterThanOrEqual(low_of_sisters);
    expect(statementOf(resolve('Wexcombe Trailers'))).toBe('MEDIUM none');
  });

  it('is none where its place is another', () => {
    expect(statementOf(resolve({ trading_name: 'Kudzwa Foods', country: 'FR' }))).toBe('MEDIUM none');
  });

  it('is none where there are two', () => {
    const two = resolverOf(company({ name: 'Zymergen Canada' }), company({ name: 'Zymergen Chile' }));
    expect(statementOf(two('Zymergen'))).toMatch(/none|tie/);
  });
});

describe('a name that somebody bears', () => {
  const resolve = resolverOf(
    company({ id: 'us', name: 'United Energy Corporation', country: 'US' }),
    company({ id: 'ca', name: 'United Energy', country: 'CA' }),
    company({ id: 'gb', name: 'United Energy', country: 'GB' }),
  );
  const best = () => {
    const { decision } = resolve({ legal_name: 'United Energy Corporation' });
    if (decision.kind !== 'match') throw new Error('no match');
    return decision.best;
  };

  it('is a best guess wherever nothing speaks against it and nobody fits as well', () => {
    const isEnough = (probability: number, lead: number) => isLikelyEnough({ ...best(), probability }, lead);
    expect(isEnough(low_of_sisters, 2)).toBe(true);
    expect(isEnough(low_of_sisters, 1)).toBe(false);
    expect(isEnough(low_of_sisters / 2, 2)).toBe(false);
  });
});

describe('a slip in the name of a company that is very well known', () => {
  const { decision } = resolverOf(company({ name: 'Quantock' }))('Quantcok');
  if (decision.kind !== 'match') throw new Error('no match');
  const { best } = decision;
  const FAMOUS = { sources: 4, listings: 6, headcount: 220_000, revenue: 200_000, descendants: 60 };
  const isEnough = (prominence: typeof FAMOUS | undefined, lead: number) =>
    isLikelyEnough({ ...best, probability: low_of_slip, profile: { ...best.profile, prominence } }, lead);

  it('is a best guess from a lower probability on, where the next is not near', () => {
    expect(low_of_slip).toBeLessThan(low_by_names);
    expect(isEnough(FAMOUS, 3)).toBe(true);
    expect(isEnough(FAMOUS, 1.5)).toBe(false);
  });

  it('is none of one that few know', () => {
    expect(isEnough(undefined, 3)).toBe(false);
  });
});

describe('a slip in the name of a company of which one list knows that it is large', () => {
  const resolve = resolverOf(company({ name: 'Quantock' }), company({ name: 'Wexcombesoft' }));
  const isEnough = (name: string, headcount = 90_000) => {
    const { decision } = resolve(name);
    if (decision.kind !== 'match') throw new Error('no match');
    const { best } = decision;
    const prominence = { sources: 1, listings: 0, headcount, revenue: 0, descendants: 2 };
    return isLikelyEnough({ ...best, probability: low_of_slip, profile: { ...best.profile, prominence } }, 3);
  };

  it('is a best guess: letters that changed places, one twice, one left out of many', () => {
    for (const name of ['Quantcok', 'Quanttock', 'Wexcombsoft']) expect(isEnough(name)).toBe(true);
  });

  it('is none with a legal form, with another letter than a slip leaves, or of a company that is not large', () => {
    expect(isEnough('Quantcok Inc')).toBe(false);
    expect(isEnough('Quantok')).toBe(false);
    expect(isEnough('Quantcok', 900)).toBe(false);
  });
});
