import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a place behind a name', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa University', country: 'IN', city: 'Mehsana' }),
    company({ name: 'Zymbur Institute of Optics', country: 'US', city: 'Austin', state: 'Texas' }),
    company({ name: 'Wexmoor Foods', country: 'GB', city: 'Leeds' }),
  );

  it.each([
    'Kudzwa University, Mehsana',
    'Kudzwa University, Mehsana, India',
    'Kudzwa University, Mehsana, Gujarat, India',
    'Kudzwa University - Mehsana',
    'Kudzwa University | India',
  ])('is no word of it where the company is there: %s', (name) => {
    expect(statementOf(resolve(name))).toBe('HIGH Kudzwa University');
    expect(resolve(name).reasoning).toContain('in the name is where the company is');
  });

  it('may be a state by its name or code', () => {
    expect(statementOf(resolve('Zymbur Institute of Optics, Austin, TX'))).toMatch(/^HIGH Zymbur/);
    expect(statementOf(resolve('Zymbur Institute of Optics, Texas, USA'))).toMatch(/^HIGH Zymbur/);
  });

  it.each([
    'Kudzwa University, Pune',
    'Kudzwa University, Mehsana, Nepal',
    'Zymbur Institute of Optics, Austin, OR',
    'Wexmoor Foods - Leeds Catering',
    'Wexmoor, Leeds Foods',
  ])('is a word more where the company is not there, or it says more: %s', (name) => {
    expect(statementOf(resolve(name))).not.toMatch(/^HIGH/);
  });
});

describe('a town or country behind a name without a sign between them', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa', legalName: 'Kudzwa SE', country: 'DE', city: 'München' }),
    company({ name: 'Zymbur Foods', country: 'GB', city: 'Leeds' }),
    company({ name: 'Wexmoor', country: 'GB', city: 'Leeds' }),
    company({ name: 'Wexmoor Leeds', country: 'GB', city: 'Leeds' }),
    company({ name: 'Quarleston', country: 'US', state: 'OK', city: 'Tulsa' }),
  );

  it.each([
    ['Kudzwa Munich', 'Kudzwa'],
    ['KUDZWA SE MÜNCHEN', 'Kudzwa'],
    ['Zymbur Foods Leeds', 'Zymbur Foods'],
    ['Zymbur Foods United Kingdom', 'Zymbur Foods'],
    ['Kudzwa Deutschland', 'Kudzwa'],
    ['Kudzwa Munich Germany', 'Kudzwa'],
    ['Kudzwa München DE', 'Kudzwa'],
    ['Kudzwa Munich Bavaria Germany', 'Kudzwa'],
    ['Quarleston Tulsa OK', 'Quarleston'],
    ['QUARLESTON TULSA OKLAHOMA USA', 'Quarleston'],
  ])('tells where the company is, which makes it likely and not sure: %s', (name, company) => {
    const { decision, reasoning } = resolve(name);
    expect(decision).toMatchObject({ kind: 'match', best: { profile: { name: company } } });
    expect(decision.confidence).not.toBe('HIGH');
    expect(reasoning).toMatch(/The (?:town|country) in the name is where the company is/);
  });

  it('is not told as a part of the name', () => {
    const known = resolverOf(
      company({ name: 'Quantock Air Lines', country: 'US', city: 'Atlanta', alias: 'Quantock' }),
    );
    expect(known('Quantock Atlanta').reasoning).toContain('"Quantock" is another of its names');
  });

  it('stands behind a legal form with a stroke, too', () => {
    const known = resolverOf(company({ name: 'Wexnor', legalName: 'Wexnor A/S', country: 'DK' }));
    expect(statementOf(known('Wexnor A/S Denmark'))).toMatch(/^(?:MEDIUM|LOW) Wexnor/);
    expect(known('Wexnor A/S Denmark').reasoning).toContain(
      'The country in the name is where the company is',
    );
  });

  it('is part of the name of who bears both', () => {
    expect(statementOf(resolve('Wexmoor Leeds'))).toBe('HIGH Wexmoor Leeds');
  });

  it.each([
    ...['Kudzwa Pune', 'Foods Leeds', 'Kudzwa Trading Munich', 'Quarleston Tulsa TX', 'Quarleston Tulsa ok'],
    ...['Kudzwa Munich Austria', 'Quarleston OK'],
  ])('tells nothing where the company is not there, or its name is not all the rest: %s', (name) => {
    expect(resolve(name).reasoning).not.toContain('is where the company is');
  });

  it('is compared with the place of a record that says one', () => {
    const record = { trading_name: 'Kudzwa Munich', city: 'Hamburg', country: 'DE' };
    expect(resolve(record).reasoning).not.toContain('is where the company is');
    const abroad = { trading_name: 'Kudzwa Germany', country: 'FR' };
    expect(statementOf(resolve(abroad))).not.toMatch(/^(?:HIGH|MEDIUM) Kudzwa/);
  });
});
