import { describe, expect, it } from 'vitest';
import type { Override } from '../../../src/crm/override.ts';
import { decideBeside } from '../../../src/crm/overrides/decide-beside.ts';
import { different, entity, neverMerge, notEntity, operating, parent, same } from './decisions.ts';

const X = '1000000001';
const Y = '1000000002';

describe('beside decisions that stand', () => {
  it.each<[string, Override, Override]>([
    ['the other way round', same('A', 'B'), different('B', 'A')],
    ['another entity', entity('A', X), entity('A', Y)],
    ['not the entity that it is', entity('A', X), notEntity('A', X)],
    ['another parent', parent('A', X), parent('A', null)],
    ['another state', operating('A', false), operating('A', true)],
    ['one company of two that are never merged', neverMerge('B', 'A'), same('A', 'B')],
  ])('is refused: %s', (_, standing, later) => {
    expect(() => decided([standing], later)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', message: expect.stringContaining('decision 1 says') }),
    );
  });

  it('leaves what says the same, with its own reason', () => {
    const earlier = { ...operating('A', false), reason: 'its own page' };
    expect(decided([earlier], operating('A', false))).toEqual({
      ...{ added: [], replaced: [], outdated: [], unchanged: 1 },
    });
  });

  it('adds what is new, also two of one company that are to stay two accounts', () => {
    const later = neverMerge('A', 'B');
    expect(decided([same('A', 'B')], later).added).toEqual([{ override: later }]);
  });
});

function decided(standing: readonly Override[], later: Override) {
  const stored = standing.map((override, at) => ({ number: at + 1, override }));
  return decideBeside(stored, [{ override: later }], 'default');
}
