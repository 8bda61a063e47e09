import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const LEEDS = { country: 'GB', city: 'Leeds' } as const;

describe('a word behind the name that says where a company sits', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock Plc', website: 'quantock.com', ...LEEDS }),
    company({ name: 'Quantock Ireland Ltd', website: 'quantock.ie', country: 'IE', city: 'Cork' }),
    company({ name: 'Wexmoor HQ', ...LEEDS }),
    company({ name: 'Cycle Ltd', country: 'GB', city: 'York' }),
  );

  it.each([
    'Quantock HQ',
    'Quantock Headquarters',
    'Quantock, Head Office',
    'Quantock Leeds HQ',
    'Quantock (Leeds HQ)',
    'Quantock Global Headquarters',
    'Quantock Zentrale',
    'Quantock Konzernzentrale',
    'Quantock siège social',
    'Quantock sede centrale',
    'Quantock Campus',
  ])('is no part of it: %s', (trading_name) => {
    const record = { trading_name, website: 'quantock.com', ...LEEDS };
    expect(statementOf(resolve(record))).toBe('HIGH Quantock Plc');
  });

  it.each<EntityInput>([
    { trading_name: 'Quantock Regional Headquarters' },
    { trading_name: 'Quantock Ireland Head Office' },
    { trading_name: 'Quantock Campus' },
    { trading_name: 'Cycle HQ' },
    { trading_name: 'Cycle HQ', website: 'cyclehq.com' },
  ])('is one where a region, a site or a common word stands before it: %o', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(/^HIGH (?:Quantock Plc|Cycle)/);
  });

  it('is one where somebody bears it', () => {
    expect(statementOf(resolve({ trading_name: 'Wexmoor HQ', ...LEEDS }))).toBe('HIGH Wexmoor HQ');
  });

  it('is told of as the seat', () => {
    const { reasoning } = resolve({ trading_name: 'Quantock Leeds HQ', ...LEEDS });
    expect(reasoning).toContain('"Quantock Leeds HQ" is the seat of "Quantock Plc"');
  });
});
