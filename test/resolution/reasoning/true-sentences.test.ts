import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { resolverOf } from '../matching.ts';

const FAMOUS = { headcount: { value: 120_000 }, revenue: { value: 90_000_000_000, currency: 'USD' } };

describe('a sentence about two names', () => {
  const resolve = resolverOf(
    company({ name: 'O-Tamarin', legalName: 'O-Tamarin Co Ltd' }),
    company({ name: 'MTN', legalName: 'MTN Ltd' }),
    company({ name: 'Quantock Holdings Inc', country: 'US', city: 'Boston' }),
    company({ name: 'Wexspital Merrow', country: 'CH' }),
    company({ name: 'University of Hartmoor', country: 'AT' }),
    company({ name: 'The Kudzwa Company', country: 'US' }),
    company({ name: 'Zymergen AG', country: 'CH', city: 'Basel' }),
    company({ name: 'Velmora', city: 'Munich', country: 'DE' }),
    company({ name: 'Rowan Lines', formerName: 'The Barwick Company' }),
    company({ name: 'Pemberley', address: '4706 Farwell St', city: 'McFarland', state: 'WI', country: 'US' }),
  );

  it.each<[EntityInput, string]>([
    [{ trading_name: 'Tamarin' }, '"Tamarin" is part of "O-Tamarin'],
    [{ trading_name: 'Mountain' }, '"MTN" may stand for "Mountain"'],
    [{ trading_name: 'Barwick' }, '"Barwick" is part of its former name "The Barwick Company"'],
    [{ trading_name: 'Kudzwa', country: 'US' }, 'The name and the country US agree'],
    [
      { trading_name: 'Universität Hartmoor', country: 'AT' },
      '"Universität Hartmoor" is on file as "University of Hartmoor"',
    ],
    [
      { legal_name: 'Zymergen Kft', country: 'CH', city: 'Basel' },
      'The name without its legal form and the city Basel agree. But legal forms differ',
    ],
    [
      { trading_name: 'Velmora', address: 'Leopoldstr. 9, 80333 München, Germany' },
      'The name and the city München agree',
    ],
    [
      { trading_name: 'Velmora', address: '7 Rue Haute, 69002 Lyon, France' },
      'countries differ: yours France, on file Germany',
    ],
    [
      { trading_name: 'Pemberley', address: '4706 Farwell St', city: 'Madison', state: 'WI', country: 'US' },
      'The name and the street address (under another city) agree.',
    ],
  ])('says of %o what was left out or read', (record, sentence) => {
    expect(resolve(record).reasoning).toContain(sentence);
  });

  it.each(['QuantockFunds', 'Wex Merrow'])(
    'does not say that %s has words which it has not',
    (trading_name) => {
      expect(resolve(trading_name).reasoning).not.toMatch(/is close to|leaves out words of/);
    },
  );
});

describe('a sentence about rivals', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock', website: 'quantock.com', country: 'US' }),
    company({ name: 'Kudzwa', website: 'kudzwa.com', country: 'US' }),
    company({ name: 'Tamarin', legalName: 'Tamarin Corp', country: 'US', ...FAMOUS }),
    company({ name: 'Tamarin', legalName: 'Tamarin Pty Ltd', country: 'AU' }),
    company({ name: 'Wexford', country: 'US', ...FAMOUS }),
    company({ name: 'Wexford', country: 'AU' }),
    company({ name: 'Merrow Motor Works', alias: 'Zeep' }),
    company({ name: 'National Society of Rowan Gardeners', acronym: 'NSRG' }),
  );

  it('says which of name and website was preferred of the one that was', () => {
    const record = { trading_name: 'Quantock', website: 'kudzwa.com', country: 'US' };
    const { decision, reasoning } = resolve(record);
    const isBySite = decision.kind === 'match' && decision.best.profile.name === 'Kudzwa';
    expect(reasoning.includes('the website was preferred')).toBe(isBySite);
    expect(reasoning.includes('the website kudzwa.com is on file for another company')).toBe(!isBySite);
  });

  it('compares what is known of those only who bear the name letter by letter', () => {
    expect(resolve('Tamarin').reasoning).toContain('it is the best known with exactly this name');
    expect(resolve('Wexfords').reasoning).not.toContain('on file about it');
  });

  it('takes no word for initials', () => {
    expect(resolve('Zeep').reasoning).toContain('others may be called the same');
    expect(resolve('NSRG').reasoning).toContain('others may have the same initials');
  });
});
