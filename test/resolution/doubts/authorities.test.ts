import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const HIGH = /^(?:HIGH|MEDIUM) (?!none|tie)/;

it('what a state runs is not its university, which is called as the state is', () => {
  const place = { city: 'Columbus', state: 'OH', country: 'US' };
  const resolve = resolverOf(
    company({ name: 'Ohio State University', alias: 'Ohio State', website: 'osu.edu', ...place }),
  );
  const answer = (trading_name: string) => statementOf(resolve({ trading_name, ...place }));
  for (const name of ['Ohio State Department of Health', 'Ohio State Bank', 'Ohio State Insurance'])
    expect(answer(name)).not.toMatch(HIGH);
  expect(answer('Ohio State')).toBe('HIGH Ohio State University');
});

describe('a town, county or state', () => {
  const resolve = resolverOf(
    company({
      name: 'Historisches Archiv der Stadt Quantock',
      website: 'stadt-quantock.de',
      city: 'Quantock',
    }),
    company({ name: 'Wexford City Health Department', website: 'wexfordcity.gov', city: 'Wexford' }),
    company({ name: 'Kudzwa Public Library', website: 'kudzwa.gov', city: 'Kudzwa' }),
    company({ name: 'Städtische Kliniken Rosenau', website: 'sk-rs.de', city: 'Rosenau' }),
    company({ name: 'City of Merrow', website: 'merrow.gov', city: 'Merrow' }),
    company({ name: 'Larkspur AG', website: 'larkspur.com', city: 'Larkspur' }),
    company({ name: 'Kansas City Southern Railway Company', website: 'kcsouthern.com', city: 'Kansas City' }),
    company({ name: 'Zimbali City Government', website: 'zimbali.gov', city: 'Zimbali' }),
  );
  const answer = (trading_name: string, website: string, city: string) =>
    statementOf(resolve({ trading_name, website, city }));

  it.each([
    ['Stadt Quantock', 'stadt-quantock.de', 'Quantock'],
    ['City of Wexford', 'wexfordcity.gov', 'Wexford'],
    ['City of Kudzwa', 'kudzwa.gov', 'Kudzwa'],
    ['Stadt Rosenau', 'rosenau.de', 'Rosenau'],
    ['Merrow City Department of Education', 'merrow.gov', 'Merrow'],
  ])('is not what it runs in its name, and at its website: %s', (name, website, city) => {
    expect(answer(name, website, city)).not.toMatch(HIGH);
  });

  it('is not a company that bears its name', () => {
    expect(answer('Stadt Larkspur', 'larkspur.de', 'Larkspur')).not.toMatch(HIGH);
    expect(answer('Larkspur', 'larkspur.com', 'Larkspur')).toBe('HIGH Larkspur AG');
  });

  it.each([
    ['Merrow City', 'merrow.gov', 'Merrow', 'City of Merrow'],
    ['City of Zimbali', 'zimbali.gov', 'Zimbali', 'Zimbali City Government'],
    ['Kansas City Southern', 'kcsouthern.com', 'Kansas City', 'Kansas City Southern Railway Company'],
  ])('is called in several ways, and others are called by it: %s', (name, website, city, company) => {
    expect(answer(name, website, city)).toBe(`HIGH ${company}`);
  });
});
