import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const HEAD = { website: 'quantockhotels.com', phone: '+1 301 380 3000', country: 'US' };
const SEAT = { city: 'Bethesda', state: 'MD' };

describe('a record with the website and the telephone of a head office', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock Hotels International Inc', ...HEAD, ...SEAT }),
    company({ name: 'Zymlark Foods', phone: '+1 407 245 4000', country: 'US', city: 'Orlando', state: 'FL' }),
  );
  const answer = (trading_name: string, place: { city?: string; state?: string; country?: string }) =>
    statementOf(resolve({ trading_name, ...HEAD, ...place }));

  it.each([{ city: 'Seattle', state: 'WA' }, { city: 'Baltimore', state: 'MD' }, {}])(
    'is a place of it under another name, at %o',
    (place) => {
      expect(answer('Oakwood Manor Seattle', place)).toBe('LOW Quantock Hotels International Inc');
    },
  );

  it('is none of it in another country', () => {
    expect(answer('Oakwood Manor', { city: 'Leeds', country: 'GB' })).not.toMatch(/^(?:HIGH|MEDIUM) Q/);
  });

  it('is the company in its own town, and under its own name anywhere', () => {
    expect(answer('Oakwood Manor', SEAT)).toBe('HIGH Quantock Hotels International Inc');
    expect(answer('Quantock Hotels', { city: 'Seattle', state: 'WA' })).toMatch(/^HIGH/);
  });

  it('is at most a unit elsewhere by the telephone alone under a name that says more', () => {
    const at = { phone: '+1 407 245 4000', country: 'US', city: 'Omaha', state: 'NE' };
    expect(statementOf(resolve({ trading_name: 'Zymlark Foods Foundation', ...at }))).not.toMatch(
      /^(?:HIGH|MEDIUM) Z/,
    );
    expect(statementOf(resolve({ trading_name: 'Zymlark Foods Wexmoor', ...at }))).not.toMatch(/^HIGH Z/);
    expect(statementOf(resolve({ trading_name: 'Zymlark Foods', ...at }))).toBe('HIGH Zymlark Foods');
  });
});
