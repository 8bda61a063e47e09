import { describe, expect, it } from 'vitest';
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

describe('of several that bear one name', () => {
  const towns = ['Albany', 'Atlanta', 'Boston'];
  const named = (name: string, at: number) =>
    company({ id: name, name, country: 'US', ...(towns[at] && { city: towns[at] }) });
  const asked = (trading_name: string, ...names: string[]) =>
    statementOf(resolverOf(...names.map(named))({ trading_name, country: 'US' }));

  it('is meant who writes the word so, points and commas aside', () => {
    expect(asked('Quantock Tech, Inc.', 'QUANTOCK TECH INC', 'QUANTOCK TECHNOLOGIES INC')).toBe(
      'HIGH QUANTOCK TECH INC',
    );
    expect(asked('Quantock Technologies, Inc.', 'QUANTOCK TECH INC', 'QUANTOCK TECHNOLOGIES INC')).toBe(
      'HIGH QUANTOCK TECHNOLOGIES INC',
    );
  });

  it('is meant who calls itself the same kind of corporation', () => {
    const names = ['QUANTOCK CO', 'QUANTOCK CORP', 'Quantock, Inc.'] as const;
    expect(asked('The Quantock Company', ...names)).toBe('HIGH QUANTOCK CO');
    expect(asked('Quantock Corporation', ...names)).toBe('HIGH QUANTOCK CORP');
    expect(asked('Quantock', ...names)).not.toMatch(/^HIGH/);
  });

  it('is meant who has the words in that order', () => {
    const names = ['University of Quantock', 'Quantock University'] as const;
    for (const name of names) expect(asked(name, ...names)).toBe(`HIGH ${name}`);
  });
});
