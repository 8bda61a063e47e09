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
        'No source names its parent. It bears the name of Bosch, for Malaysia, and its website bosch.com.my differs from bosch.com in the ending alone.',
    });
  });

  it('is LOW by the name and the trade, without a website', () => {
    const alone = { ...MALAYSIA, websites: [], industry: 'Engineering services' };
    expect(inferred([BOSCH, alone])?.confidence).toBe('LOW');
    expect(inferred([BOSCH, { ...alone, industry: 'Restaurants' }])).toBeUndefined();
  });

  it('is not told by the name alone, whatever the trade', () => {
    const { industry: _none, ...plain } = { ...MALAYSIA, websites: [], industry: '' };
    expect(inferred([BOSCH, plain])).toBeUndefined();
  });

  it('is not a fund, nor a company of which nothing but the name is known, nor one that its house owns', () => {
    expect(inferred([{ ...BOSCH, category: 'Fund' }, MALAYSIA])).toBeUndefined();
    const { country: _unknown, ...stateless } = BOSCH;
    expect(inferred([stateless, MALAYSIA])).toBeUndefined();
    const owner = company({ id: 'owner', name: 'Robert', country: 'DE', website: 'robert.example' });
    const owned = {
      ...BOSCH,
      names: [{ value: 'Robert Bosch', kind: 'trading' as const }],
      relations: [{ type: 'parent' as const, id: 'owner' }],
    };
    const unit = { ...MALAYSIA, names: [{ value: 'Robert Bosch Malaysia', kind: 'trading' as const }] };
    expect(inferred([owner, owned, unit])).toBeUndefined();
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
    ['a society of the same name', [{ ...BOSCH, category: 'Nonprofit' }, MALAYSIA]],
    ['a company that closed', [{ ...BOSCH, status: 'closed' as const }, MALAYSIA]],
    [
      'a double of the same country',
      [BOSCH, { ...MALAYSIA, names: BOSCH.names, country: 'DE', websites: [] }],
    ],
  ])('is not %s', (_what, records) => {
    expect(inferred(records)).toBeUndefined();
  });

  it('is none of who puts the country first, as ventures and licensees do', () => {
    const unit = { ...MALAYSIA, names: [{ value: 'Nihon Bosch', kind: 'trading' as const }], country: 'JP' };
    expect(inferred([BOSCH, { ...unit, websites: ['bosch.co.jp'] }])).toBeUndefined();
  });

  it('is no sister: another company at its address bears the beginning of its name', () => {
    const named = (value: string) => ({ names: [{ value, kind: 'trading' as const }] });
    const sister = { ...BOSCH, ...named('Bosch Pharmaceuticals') };
    const unit = { ...MALAYSIA, ...named('Bosch (Malaysia) Pharmaceuticals'), websites: ['bosch.com'] };
    expect(inferred([sister, unit])).toBeDefined();
    expect(inferred([sister, unit, { ...BOSCH, id: 'third', country: 'SG' }])).toBeUndefined();
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
  if (unit === undefined) throw new Error('there is no unit');
  return inferringParents(universe, family)(universe.facts(unit));
}
