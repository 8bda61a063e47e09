import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor } from './crm-of.ts';

const FUJITSU = company({
  ...{ source: 'starter', id: 'fujitsu', name: 'Fujitsu', country: 'JP', website: 'fujitsu.com' },
  names: [
    { value: 'Fujitsu Limited', kind: 'legal' },
    { value: 'Fujitsu', kind: 'trading' },
    { value: '富士通株式会社', kind: 'alias' },
  ],
});

/** What is recommended for the second of two accounts of the company with its website. */
function beside(one: string, other: string) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: String(at), is: 'Fujitsu', trading_name, website: 'fujitsu.com', country: 'JP' },
  }));
  const link = { kind: 'exact' as const, hasOwnAgreement: true };
  const { said, of } = planFor({ companies: [FUJITSU], accounts, doubles: [['0', '1']], link });
  return said('1') === 'None' ? of('1').review : said('1');
}

describe('a name without blanks that goes on behind that of the company', () => {
  it.each(['富士通ゼネラル', '富士通ゼネラル株式会社', '富士通健康保険組合'])('is not merged: %s', (name) => {
    expect(beside('富士通株式会社', name)).toMatch(/^But |unit|word more/);
  });

  it('is merged where it says no more', () => {
    expect(beside('富士通株式会社', '富士通')).toBe('Merge 0');
  });
});
