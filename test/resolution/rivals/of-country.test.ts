import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a name that adds nothing but the country of the record', () => {
  const there = company({ name: 'Zymbur Mozambique, S.A.', country: 'MZ' });
  const elsewhere = company({ name: 'Zymbur Pty Ltd', country: 'ZA' });
  const record = { trading_name: 'Zymbur', country: 'MZ' };

  it.each([
    ['one namesake', [there, elsewhere]],
    ['two namesakes', [there, elsewhere, company({ id: 'b', name: 'Zymbur', country: 'ZA' })]],
    ['a namesake of no known place', [there, company({ name: 'Zymbur' })]],
    ['nobody', [there]],
  ])('is meant beside %s elsewhere', (_, companies) => {
    expect(statementOf(resolverOf(...companies)(record))).toBe('MEDIUM Zymbur Mozambique, S.A.');
  });

  it('is written in several words, too', () => {
    const resolve = resolverOf(
      company({ name: 'Zymbur South Africa', country: 'ZA' }),
      company({ name: 'Zymbur United Kingdom', country: 'GB' }),
      company({ name: 'Zymbur', country: 'SE' }),
    );
    expect(statementOf(resolve({ ...record, country: 'ZA' }))).toBe('MEDIUM Zymbur South Africa');
    expect(statementOf(resolve({ ...record, country: 'GB' }))).toBe('MEDIUM Zymbur United Kingdom');
    expect(statementOf(resolve({ ...record, country: 'SE' }))).toBe('HIGH Zymbur');
  });

  it('is not meant where another bears the bare name there, or says a word more', () => {
    const home = company({ id: 'home', name: 'Zymbur Ltd', country: 'MZ' });
    expect(statementOf(resolverOf(there, home)(record))).toBe('HIGH Zymbur Ltd');
    const unit = company({ name: 'Zymbur Mozambique Catering', country: 'MZ' });
    expect(statementOf(resolverOf(unit, elsewhere)(record))).not.toContain('Catering');
  });

  it('leaves a website to the namesake whose own it is', () => {
    const owner = company({ name: 'Zymbur', website: 'zymbur.com', country: 'ZA' });
    const answer = resolverOf(there, owner)({ ...record, website: 'zymbur.com' });
    expect(statementOf(answer)).toContain('Zymbur');
    expect(answer.decision.kind).not.toBe('no_match');
  });

  it('is said to be the only one there', () => {
    expect(resolverOf(there, elsewhere)(record).reasoning).toContain(
      'nobody in that country bears the name without it',
    );
  });
});

describe('a branch in the country of the record', () => {
  const norway = company({ id: 'no', name: 'Quantock Bank PLC Norway Branch', country: 'NO', city: 'Oslo' });
  const london = company({
    id: 'gb',
    name: 'Quantock Bank PLC, London Branch',
    country: 'GB',
    city: 'London',
  });
  const head = company({ id: 'ie', name: 'Quantock Bank PLC', country: 'IE', city: 'Dublin' });
  const resolve = resolverOf(norway, london, head);

  it.each([
    ['NO', 'MEDIUM Quantock Bank PLC Norway Branch'],
    ['GB', 'MEDIUM Quantock Bank PLC, London Branch'],
    ['IE', 'HIGH Quantock Bank PLC'],
  ])('is meant by who writes the company with its legal form: %s', (country, answer) => {
    expect(statementOf(resolve({ legal_name: 'Quantock Bank PLC', country }))).toBe(answer);
  });

  it('says where it is: `Branch` alone is a word of another name', () => {
    const olive = company({ name: 'Quantock Branch', country: 'NO' });
    expect(statementOf(resolverOf(olive, head)({ trading_name: 'Quantock', country: 'NO' }))).not.toContain(
      'MEDIUM',
    );
  });
});
