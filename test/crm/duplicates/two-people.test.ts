import { describe, expect, it } from 'vitest';
import { doublesAmong } from './accounts.ts';

const TOWN = { city: 'Gera', country: 'DE' };

/** How sure it is that two accounts of one town are one company. */
function sureness(one: string, other: string, beside: readonly object[] = [{}, {}]) {
  const { between } = doublesAmong([
    { id: 'a', trading_name: one, ...TOWN, ...beside[0] },
    { id: 'b', trading_name: other, ...TOWN, ...beside[1] },
  ]);
  return between('a', 'b')?.confidence;
}

describe('accounts whose names are one but for the spelling', () => {
  it('may be those of two people with surnames that sound alike', () => {
    expect(sureness('Meier Elektro', 'Meyer Elektro')).toBe('MEDIUM');
    expect(sureness('Bäckerei Schmidt', 'Bäckerei Schmitt')).toBe('MEDIUM');
    expect(sureness('Smith Plumbing', 'Smyth Plumbing')).toBe('MEDIUM');
  });

  it('are one where an identifier is, where nobody has that name, and where the name is long', () => {
    const site = { website: 'meier-elektro.de' };
    expect(sureness('Meier Elektro', 'Meyer Elektro', [site, site])).toBe('HIGH');
    expect(sureness('Zwickelmann Pumpen', 'Zwikelmann Pumpen')).toBe('HIGH');
    expect(sureness('F. Hoffmann-La Roche Kudzwa', 'F. Hofmann-La Roche Kudzwa')).toBe('HIGH');
  });

  it('are not one where a word names another organisation', () => {
    for (const name of ['Kantonsspital Quantock', 'Kantonsschule Quantock', 'Kantonalbank Quantock'])
      expect([undefined, 'LOW']).toContain(sureness('Kanton Quantock', name));
    expect(sureness('Universitätsklinik Quantock', 'Universitätsklinikum Quantock')).toBe('HIGH');
  });
});
