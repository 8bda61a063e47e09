import { expect, it } from 'vitest';
import { rememberedOf } from '../../src/crm/remembered-of.ts';

it('remembers fewer of so many accounts that hardly one is asked for again in time', () => {
  expect([1, 200_000, 200_001].map((all) => rememberedOf(all, 40_000))).toEqual([40_000, 40_000, 4000]);
});
