import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

type Resolve = ReturnType<typeof resolverOf>;

/** Why nobody is named for the record; undefined where the evidence alone does not name anybody. */
function refusalOf(resolve: Resolve, record: EntityInput | string): string | undefined {
  const { decision } = resolve(record);
  return decision.kind === 'no_match' ? decision.refusal : 'a match';
}

describe('two names that share no more than common words or a place', () => {
  const resolve = resolverOf(
    company({ name: 'Metals Acquisition Corp. II' }),
    company({ name: 'University of Ottawa' }),
    company({ name: 'Quantock Wexcombe Partners', country: 'US', city: 'Boston' }),
  );

  it('are not one, however likely the sum makes it', () => {
    expect(resolve('Helix Acquisition Corp. II').explanation.probability).toBeGreaterThan(0.5);
    expect(refusalOf(resolve, 'Helix Acquisition Corp. II')).toMatch(/common words or a place/);
    expect(statementOf(resolve('Deloitte Ottawa'))).toBe('MEDIUM none');
  });

  it('may be one where a word tells whose they are', () => {
    expect(statementOf(resolve('Quantock Wexcombe Advisors'))).toMatch(/ Quantock Wexcombe Partners$/);
  });
});

describe('a letter in the place of the one word that tells', () => {
  const resolve = resolverOf(company({ name: 'T-Systems' }), company({ name: 'J Wexcombe' }));

  it('is short for many words', () => {
    expect(refusalOf(resolve, 'Torque Systems, Inc')).toMatch(/one word that tells/);
    expect(statementOf(resolve('T Systems'))).toMatch(/ T-Systems$/);
  });

  it('may be short for it beside a name', () => {
    expect(statementOf(resolve('John Wexcombe'))).toMatch(/ J Wexcombe$/);
  });
});

describe('a name that is only like the one on file', () => {
  const resolve = resolverOf(
    company({ name: 'Bumple Inc' }),
    company({ name: 'Zymergen Foods', country: 'US', city: 'Boston' }),
  );

  it('is not it with a letter that no slip leaves', () => {
    expect(refusalOf(resolve, 'Rumple Inc')).toMatch(/no slip leaves/);
  });

  it('is not it in another country, and may be it in the same', () => {
    expect(refusalOf(resolve, { trading_name: 'Zymergin Foods', country: 'FR' })).toMatch(/only like it/);
    expect(statementOf(resolve({ trading_name: 'Zymergin Foods', country: 'US' }))).toMatch(
      / Zymergen Foods$/,
    );
  });
});

describe('a company in another country than the record', () => {
  const abroad = company({ id: 'za', name: 'Vodalink', country: 'ZA' });
  const there = company({ id: 'cd', name: 'Vodalink Congo RDC', country: 'CD' });
  const record = { trading_name: 'Vodalink', country: 'CD' };

  it('is a best guess where it stands alone', () => {
    expect(statementOf(resolverOf(abroad)(record))).toBe('LOW Vodalink');
  });

  it('is not where another is near', () => {
    expect(refusalOf(resolverOf(abroad, there), record)).toBe('another place, and others are near');
  });
});
