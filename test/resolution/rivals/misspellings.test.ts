import { expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const [kudza, kudzaMotor, kudra] = ['Kudza', 'Kudza Motor Corp', 'Kudra Corp'].map((name) =>
  company({ id: name, name, country: 'JP' }),
) as [ReturnType<typeof company>, ReturnType<typeof company>, ReturnType<typeof company>];

it('takes a word that begins a name as it is written for no misspelling of another', () => {
  const record = { trading_name: 'Kudza', country: 'JP' };
  expect(statementOf(resolverOf(kudzaMotor, kudra)(record))).toBe('HIGH Kudza Motor Corp');
  expect(statementOf(resolverOf(kudza, kudra)(record))).toBe('HIGH Kudza');
});

it('leaves a name that is only like it where the other is elsewhere', () => {
  const abroad = company({ id: 'abroad', name: 'Kudza Motor Corp', country: 'BR' });
  const { decision } = resolverOf(abroad, kudra)({ trading_name: 'Kudza', country: 'JP' });
  const compared = decision.kind === 'match' ? [decision.best, ...decision.others] : [];
  const rows = compared.flatMap(({ evidence }) => evidence);
  expect(rows.some(({ comparison }) => comparison === 'misspelling')).toBe(false);
});
