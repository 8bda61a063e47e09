import { expect, it } from 'vitest';
import { begunEntities } from '../../../src/engine/browse/begun-entities.ts';
import { company } from '../../builders.ts';
import { smallEngine } from '../small-engine.ts';

const NAMES = ['Bank of Asmara', 'Bank of America', 'Bank of Hawaii', 'Bank A', 'Americana'];

it('names that begin with what was typed are found by the words before the last, which may be unfinished', () => {
  const headcount = { value: 213_000, asOf: '2025' };
  const engine = smallEngine(
    NAMES.map((name) => company({ id: name, name, ...(name === 'Bank of Asmara' ? {} : { headcount }) })),
  );
  const namesOf = (text: string, limit = 10) =>
    begunEntities(engine.reference, { text, limit }).map(({ matched }) => matched.name);
  expect(namesOf('bank of a')).toEqual(['Bank of America', 'Bank of Asmara']);
  expect(namesOf(' Bank of Am')).toEqual(['Bank of America']);
  expect(namesOf('bank of ').at(-1)).toBe('Bank of Asmara');
  expect(namesOf('bank of ', 1)).toHaveLength(1);
  expect([...namesOf('bank of z'), ...namesOf('americ'), ...namesOf('')]).toEqual([]);
});
