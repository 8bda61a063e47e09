import { describe, expect, it } from 'vitest';
import { compareForms } from '../../../src/resolution/comparisons/compare-forms.ts';
import { company } from '../../builders.ts';
import { nameOf, resolverOf, statementOf } from '../matching.ts';

describe('the legal forms of two names', () => {
  const relationOf = (one: string, other: string) => compareForms(nameOf(one), nameOf(other));

  it.each([
    ['Zimbalor B.V.', 'Zimbalor N.V.'],
    ['Zimbalor GmbH', 'Zimbalor AG & Co. KGaA'],
    ['Zimbalor Sàrl', 'Zimbalor SA'],
    ['Zimbalor Sp. z o.o.', 'Zimbalor S.A.'],
    ['Zimbalor SRL', 'Zimbalor NV'],
  ])('are those of one company before and after: %s, %s', (one, other) => {
    expect(relationOf(one, other)).toBe('different');
  });

  it.each([
    ['Zimbalor B.V.', 'Zimbalor SA'],
    ['Zimbalor GmbH', 'Zimbalor S.A.'],
    ['Zimbalor AG', 'Zimbalor B.V.'],
  ])('are of no country together, whose companies are called so in two languages: %s, %s', (one, other) => {
    expect(relationOf(one, other)).toBe('foreign');
    expect(relationOf(other, one)).toBe('foreign');
  });

  it('leave a match by the name alone unsure then', () => {
    const resolve = resolverOf(company({ name: 'Zimbalor B.V.' }));
    expect(statementOf(resolve('Zimbalor SA'))).toBe('MEDIUM Zimbalor B.V.');
    expect(statementOf(resolve('Zimbalor N.V.'))).toBe('HIGH Zimbalor B.V.');
  });
});
