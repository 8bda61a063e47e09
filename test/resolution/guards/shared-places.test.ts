import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

describe('names that share no more than the place where both are', () => {
  const resolve = resolverOf(
    company({ name: 'Zymburdam University', city: 'Zymburdam', state: 'Georgia', country: 'US' }),
    company({ name: 'Volksbank Tamarhausen', city: 'Tamarhausen', country: 'DE' }),
    company({ name: 'Raiffeisenbank Merrowach', city: 'Merrowach', country: 'DE' }),
    company({ name: 'Stadtsparkasse Kudzwa', city: 'Kudzwa', country: 'DE' }),
    company({ name: 'Wyoming Quantock Foods', city: 'Casper', state: 'Wyoming', country: 'US' }),
  );
  const IN_ZYMBURDAM = { city: 'Zymburdam', state: 'GA', country: 'US' };

  it('are two: the town counts once', () => {
    expect(answerOf(resolve({ trading_name: 'Zymburdam Plumbing', ...IN_ZYMBURDAM }))).toBe('none');
    const savings = { trading_name: 'Kreissparkasse Tamarhausen', city: 'Tamarhausen', country: 'DE' };
    expect(answerOf(resolve(savings))).toBe('none');
  });

  it('are two where it is the state', () => {
    const record = { trading_name: 'Wyoming Roofing', city: 'Casper', state: 'WY', country: 'US' };
    expect(answerOf(resolve(record))).toBe('none');
  });

  it('are not surely one by the words of the town and one more', () => {
    const bank = company({ name: 'Sparkasse Bad Zymhausen-Quantock', city: 'Bad Zymhausen', country: 'DE' });
    const record = {
      trading_name: 'VR-Bankverein Bad Zymhausen-Quantock',
      city: 'Bad Zymhausen',
      country: 'DE',
    };
    expect(statementOf(resolverOf(bank)(record))).not.toMatch(/^HIGH (?!none)/);
  });

  it('is said in a row and in the reasoning', () => {
    const { explanation, reasoning } = resolve({ trading_name: 'Zymburdam Plumbing', ...IN_ZYMBURDAM });
    expect(explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'unit', level: 'shared_place', bits: -10 }),
    );
    expect(reasoning).toContain('the names share no more than the place');
  });

  it('may be one where a word of one is short for what the other says', () => {
    const record = { city: 'Merrowach', country: 'DE' };
    for (const name of ['Raiffbk Merrowach', 'RB Merrowach'])
      expect(answerOf(resolve({ trading_name: name, ...record }))).toBe('Raiffeisenbank Merrowach');
  });

  it('are a guess at most where both are called by what they are', () => {
    const record = { trading_name: 'Sparkasse Kudzwa-Mariental', city: 'Kudzwa', country: 'DE' };
    expect(resolve(record).decision).toMatchObject({ kind: 'match', confidence: 'LOW' });
  });

  it('are one where they share more', () => {
    const record = { trading_name: 'Quantock Wyoming Dairy', city: 'Casper', state: 'WY', country: 'US' };
    expect(answerOf(resolve(record))).toBe('Wyoming Quantock Foods');
  });
});
