import { describe, expect, it } from 'vitest';
import { candidatesOf, type Resolved } from '../../src/reconciliation/candidates.ts';
import type { EntityFacts } from '../../src/universe/entity.ts';
import { company, entitiesOf } from '../builders.ts';

const ALL = entitiesOf([
  company({
    ...{ name: 'Siemens', legalName: 'Siemens AG', website: 'siemens.com' },
    ...{ country: 'DE', city: 'Munich', category: 'Company' },
  }),
  company({ name: 'Siemens School', category: 'Education' }),
  company({ name: 'Siemens of Nowhere' }),
]);
const factsNamed = (name: string): EntityFacts => {
  const found = ALL.find(({ facts }) => facts.tradingName?.value === name)?.facts;
  if (found === undefined) throw new Error(`no entity is called ${name}`);
  return found;
};
const [SIEMENS, SCHOOL, NOWHERE] = ['Siemens', 'Siemens School', 'Siemens of Nowhere'].map(factsNamed) as [
  EntityFacts,
  EntityFacts,
  EntityFacts,
];
const factsOf = (id: string) => ALL.find(({ facts }) => facts.coreId === id)?.facts;
const ranked = (facts: EntityFacts, probability: number) => ({
  ...{ coreId: facts.coreId, probability },
  evidence: [
    { comparison: 'name', level: 'same', left: 'a', right: 'a', bits: 8.126 },
    { comparison: 'name', level: 'same', left: 'a', right: 'a', bits: 1 },
  ],
});
const RANKED = [ranked(SIEMENS, 0.97774), ranked(SCHOOL, 0.02), ranked(NOWHERE, 0.0005)];

function found(resolved: Partial<Resolved>, { types = [] as string[], limit = 5 } = {}) {
  const whole = { coreId: SIEMENS.coreId, confidence: 'HIGH', ranked: RANKED, ...resolved } as const;
  return candidatesOf({ input: {}, types, limit }, whole, factsOf);
}

describe('the candidates of a query', () => {
  it('have the probability in percent, the evidence in bits, and what tells namesakes apart', () => {
    expect(found({})[0]).toEqual({
      ...{ id: SIEMENS.coreId, name: 'Siemens', score: 97.77, match: true },
      description: 'Siemens AG · Munich, DE · siemens.com',
      type: [
        { id: 'Organization', name: 'Organization' },
        { id: 'Company', name: 'Company' },
      ],
      features: [{ id: 'name', value: 9.13 }],
    });
  });

  it('leave out what is as good as impossible', () => {
    expect(found({}).map(({ id }) => id)).toEqual([SIEMENS.coreId, SCHOOL.coreId]);
    expect(found({ coreId: null, ranked: [ranked(NOWHERE, 0.0005)] })).toEqual([]);
  });

  it.each([
    ['is not sure', { confidence: 'MEDIUM' as const }],
    ['matches nothing', { coreId: null }],
  ])('are no match when resolution %s', (_what, resolved) => {
    expect(found(resolved).filter(({ match }) => match)).toEqual([]);
    expect(found(resolved)).toHaveLength(2);
  });

  it('are the one entity that a person has decided for, or that the query names', () => {
    expect(found({ ranked: [] })).toMatchObject([
      { id: SIEMENS.coreId, score: 100, match: true, features: [] },
    ]);
    expect(found({ ranked: [], coreId: null })).toEqual([]);
  });

  it('are of the type that was asked for, as far as it is known, and none is a match in the place of another', () => {
    expect(found({}, { types: ['Education'] })).toMatchObject([{ id: SCHOOL.coreId, match: false }]);
    expect(found({}, { types: ['Company', 'Education'] })).toHaveLength(2);
    expect(found({}, { types: ['Organization'] })).toHaveLength(2);
    expect(found({}, { types: ['Q4830453'] })).toHaveLength(2);
    const unknown = [ranked(NOWHERE, 0.4)];
    expect(found({ coreId: null, ranked: unknown }, { types: ['Education'] })).toHaveLength(1);
  });

  it('are as many as were asked for at most', () => {
    expect(found({}, { limit: 1 })).toHaveLength(1);
  });

  it('are without one that has left the universe', () => {
    expect(found({ coreId: '1111111111', ranked: [] })).toEqual([]);
  });
});
