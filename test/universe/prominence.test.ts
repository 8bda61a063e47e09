import { describe, expect, it } from 'vitest';
import { company, entitiesOf } from '../builders.ts';

const zymergen = { name: 'Zymergen Laboratories', website: 'zymergen.com', country: 'US' };

describe('how widely an entity is known', () => {
  it('is counted in sources, listings, people, dollars and companies below it', () => {
    const entities = entitiesOf([
      company({ source: 'starter', id: '1', ...zymergen, headcount: { value: 5000 } }),
      company({ source: 'sec-edgar', id: '2', ...zymergen, cik: '0000000001' }),
      company({
        source: 'tickers',
        id: 'ZY',
        ...zymergen,
        revenue: { value: 2_000_000_000, currency: 'USD' },
      }),
      company({ source: 'tickers', id: 'ZY.F', ...zymergen }),
      company({ source: 'starter', id: '3', name: 'Kudzwa Foods', relations: [{ type: 'parent', id: '1' }] }),
      company({ source: 'starter', id: '4', name: 'Wexford', relations: [{ type: 'parent', id: '3' }] }),
    ]);
    expect(prominenceIn(entities, 'Zymergen Laboratories')).toEqual({
      sources: 3,
      listings: 3,
      headcount: 5000,
      revenue: 2000,
      descendants: 2,
    });
    expect(prominenceIn(entities, 'Kudzwa Foods')).toMatchObject({ sources: 1, descendants: 1 });
  });

  it('is not told of what one source has a plain record of, nor raised by what customers wrote', () => {
    const entities = entitiesOf([
      company({ source: 'starter', id: '1', ...zymergen }),
      company({ source: 'created', id: '2', ...zymergen }),
    ]);
    expect(entities).toHaveLength(1);
    expect(entities[0]?.profile).not.toHaveProperty('prominence');
  });

  it('ends where owners are stated in a circle, and forgets former ones', () => {
    const entities = entitiesOf([
      company({ source: 'starter', id: '1', name: 'Kudzwa Foods', relations: [{ type: 'parent', id: '2' }] }),
      company({ source: 'starter', id: '2', name: 'Wexford', relations: [{ type: 'parent', id: '1' }] }),
      company({
        source: 'starter',
        id: '3',
        name: 'Tamarin',
        relations: [{ type: 'parent', id: '2', until: '2020-01-31' }],
      }),
    ]);
    expect(prominenceIn(entities, 'Wexford')).toMatchObject({ descendants: 1 });
  });
});

function prominenceIn(entities: ReturnType<typeof entitiesOf>, name: string): unknown {
  return entities.find(({ profile }) => profile.name === name)?.profile.prominence;
}
