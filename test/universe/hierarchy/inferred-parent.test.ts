import { describe, expect, it } from 'vitest';
import type { Family } from '../../../src/universe/hierarchy/family.ts';
import { inferringParents } from '../../../src/universe/hierarchy/inferred-parent.ts';
import { company, universeOf } from '../../builders.ts';

const BOSCH = company({
  id: 'head',
  name: 'Bosch',
  country: 'DE',
  website: 'bosch.com',
  industry: 'Engineering',
});
const MALAYSIA = company({ id: 'unit', name: 'Bosch Malaysia', country: 'MY', website: 'bosch.com.my' });

describe('a parent that no source names', () => {
  it('is the head of the house when the name and the web address say so', () => {
    expect(inferred([BOSCH, MALAYSIA])).toMatchObject({
      confidence: 'MEDIUM',
      reasoning:
        'No source names its parent. It bears the name of Bosch, for Malaysia, and its website bosch.com.my is the like of bosch.com.',
    });
  });

  it('is LOW by the name alone', () => {
    const { websites: _none, ...nameless } = MALAYSIA;
    expect(inferred([BOSCH, { ...nameless, websites: [] }])?.confidence).toBe('LOW');
  });

  it.each([
    [
      'a namesake in another line of business',
      [
        { ...BOSCH, industry: 'Banking' },
        { ...MALAYSIA, industry: 'Restaurants' },
      ],
    ],
    ['a company with a website of another kind', [BOSCH, { ...MALAYSIA, websites: ['boschfoods.com'] }]],
    [
      'one of two houses of the name',
      [BOSCH, { ...BOSCH, id: 'other', country: 'AT', websites: ['bosch-austria.at'] }, MALAYSIA],
    ],
    ['a company that closed', [{ ...BOSCH, status: 'closed' as const }, MALAYSIA]],
    [
      'a double of the same country',
      [BOSCH, { ...MALAYSIA, names: BOSCH.names, country: 'DE', websites: [] }],
    ],
  ])('is not %s', (_what, records) => {
    expect(inferred(records)).toBeUndefined();
  });

  it('is not named by an everyday word alone', () => {
    const [orange, unit] = [
      { ...BOSCH, names: [{ value: 'Orange', kind: 'trading' as const }] },
      company({ id: 'unit', name: 'Orange Malaysia', country: 'MY' }),
    ];
    expect(inferred([orange, unit])).toBeUndefined();
  });
});

function inferred(records: Parameters<typeof universeOf>[0]) {
  const universe = universeOf(records);
  const { index } = universe;
  const family: Family = {
    facts(coreId) {
      const entity = index.entityOf(coreId);
      return entity === undefined ? undefined : universe.facts(entity);
    },
  };
  const unit = universe.entityOfRecord('list:unit');
  return unit === undefined ? undefined : inferringParents(universe, family)(universe.facts(unit));
}
