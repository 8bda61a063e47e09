import { describe, expect, it } from 'vitest';
import { runFollowUp } from '../../../src/jobs/workflows/follow-up.ts';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { hierarchyOf } from '../../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../../builders.ts';
import { ownedBy } from './families.ts';

const SUNOCO = company({
  ...{ source: 'starter', name: 'Sunoco', country: 'US', status: 'active' },
  parentExceptions: [{ level: 'direct', reason: 'OWNER_UNLISTED', owner: 'Energy Transfer' }],
});
const ENERGY_TRANSFER = { source: 'sec-edgar', name: 'Energy Transfer LP', city: 'Dallas', country: 'US' };

function told(...others: SourceRecord[]) {
  const reference = universeOf([SUNOCO, ...others]);
  const hierarchy = hierarchyOf(reference);
  const sunoco = [...Array(reference.index.size).keys()]
    .map((entity) => reference.facts(entity))
    .find(({ tradingName }) => tradingName?.value === 'Sunoco');
  const request = { core_id: sunoco?.coreId ?? '' };
  const options = { createMissing: false, keepEvidence: false };
  const { result, mentioned } = runFollowUp('resolve-parent', { request, options }, {
    hierarchy,
    reference,
  } as never);
  if (result.state === 'failed') throw new Error('it has not failed');
  const { parent, regional_subsidiary } = result.record as never as {
    readonly parent: unknown;
    readonly regional_subsidiary: { readonly reasoning: string };
  };
  const names = mentioned.map(({ coreId }) => hierarchy.family.facts(coreId)?.tradingName?.value);
  return { parent, why: result.extended.no_parent_reason, regional: regional_subsidiary.reasoning, names };
}

describe('an owner that a source knows by its name alone', () => {
  const words =
    'The starter list of core names Energy Transfer as its owner, but has no record of that company.';

  it('is no parent, and is told by name', () => {
    expect(told()).toEqual({
      ...{ parent: null, why: words, names: [] },
      regional: 'Its owner, Energy Transfer, is known by its name alone.',
    });
  });

  it('is told with the one known company that bears the name', () => {
    const { parent, why, regional, names } = told(company(ENERGY_TRANSFER));
    expect([parent, names]).toEqual([null, ['Energy Transfer LP']]);
    expect(why).toMatch(
      new RegExp(
        `^${words} One known company bears this name: Energy Transfer LP \\([0-9]{10}, Dallas, US\\)\\.$`,
      ),
    );
    expect(regional).toMatch(
      /^Its owner, Energy Transfer, is known by its name alone, which Energy Transfer LP \(/,
    );
  });

  it('may have units of its name, which are not meant', () => {
    const head = { ...ENERGY_TRANSFER, id: 'head' };
    const unit = { ...ENERGY_TRANSFER, id: 'unit', city: 'Mexico City', country: 'MX', ...ownedBy('head') };
    expect(told(company(head), company(unit)).names).toEqual(['Energy Transfer LP']);
  });

  it.each([
    [
      'two that bear it',
      [
        { ...ENERGY_TRANSFER, id: 'one' },
        { ...ENERGY_TRANSFER, id: 'two', country: 'IN' },
      ],
    ],
    ['one that is closed', [{ ...ENERGY_TRANSFER, status: 'closed' as const }]],
    ['one that gave it up', [{ name: 'Zeta', formerName: 'Energy Transfer' }]],
    ['one of another place', [{ ...ENERGY_TRANSFER, name: 'Energy Transfer (Canada)' }]],
  ])('is not %s', (_what, others) => {
    expect(told(...others.map((parts) => company(parts))).names).toEqual([]);
  });
});
