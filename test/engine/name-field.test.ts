import { describe, expect, it } from 'vitest';
import { nameFieldOf } from '../../src/engine/name-field.ts';

describe('a name of unknown kind', () => {
  it.each([
    'Acme GmbH',
    'ACME, INC.',
    'Acme S.p.A.',
    'OOO Acme',
    'Acme Ltd d/b/a Beta',
    'トヨタ自動車株式会社',
    'Acme&nbsp;GmbH',
  ])('is a legal name when it carries a legal form: %s', (name) =>
    expect(nameFieldOf(name)).toBe('legal_name'),
  );

  it.each(['Acme', 'Acme Group', 'Coca Cola', 'Incyte', 'Limited Brands', ''])(
    'is a trading name when it carries none: %s',
    (name) => expect(nameFieldOf(name)).toBe('trading_name'),
  );
});
