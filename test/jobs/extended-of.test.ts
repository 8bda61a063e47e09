import { describe, expect, it } from 'vitest';
import { extendedOf } from '../../src/jobs/workflows/extended-of.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { resolveRecord } from '../../src/resolution/resolve.ts';
import { company, universeOf } from '../builders.ts';

describe('the explanation of a resolution', () => {
  it('is made only where it is kept', () => {
    const reference = universeOf([company({ name: 'Zymergen Inc' })]);
    const universe = { index: reference.index, rarity: rarityOf(reference.index) };
    const { explanation, ...resolved } = resolveRecord({ trading_name: 'Zymergen' }, universe);
    let made = 0;
    const resolution = {
      ...resolved,
      get explanation() {
        made++;
        return explanation;
      },
    };
    const keep = (keepEvidence: boolean) =>
      extendedOf('no_match', {
        ...{ resolution, facts: null, reference },
        options: { createMissing: false, keepEvidence },
      }).explanation;
    expect([keep(false), made]).toEqual([null, 0]);
    expect([keep(true), made]).toEqual([explanation, 1]);
  });
});
