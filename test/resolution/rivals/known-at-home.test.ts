import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

describe('two of one name, of which one is known to be in the country of the record', () => {
  const there = company({ id: 'there', name: 'Zymbur Manufacturing Co. Inc', country: 'US' });
  const record = { legal_name: 'Zymbur Mfg Co Inc', country: 'US' };

  it.each([
    ['the same legal form', 'Zymbur Manufacturing Co. Inc'],
    ['less of the legal form', 'Zymbur Manufacturing, Inc.'],
    ['no legal form', 'Zymbur Manufacturing'],
  ])('are that one before a namesake of no known country with %s', (_, name) => {
    const statement = statementOf(resolverOf(there, company({ id: 'unplaced', name }))(record));
    expect(statement).toMatch(/^(MEDIUM|LOW|HIGH) Zymbur Manufacturing Co\. Inc$/);
  });

  it('is never surely that one because of the country alone', () => {
    const namesake = company({ id: 'unplaced', name: 'Zymbur Manufacturing Co. Inc' });
    const { decision } = resolverOf(there, namesake)(record);
    expect(decision.confidence).toBe('MEDIUM');
    expect(decision.kind === 'match' && decision.best.profile.places).toEqual([{ country: 'US' }]);
  });

  it('stay two where the names of the other fit better, or the record says no country', () => {
    const other = company({ id: 'unplaced', name: 'Zymbur Manufacturing LLC' });
    const resolve = resolverOf(there, other);
    expect(answerOf(resolve({ legal_name: 'Zymbur Manufacturing LLC', country: 'US' }))).not.toBe(
      'Zymbur Manufacturing Co. Inc',
    );
    expect(answerOf(resolve('Zymbur Manufacturing'))).toMatch(/^tie of/);
  });
});

describe('a company that has moved within its town', () => {
  const address = { address: '145 Rio Robles', city: 'San Jose', state: 'CA', postal_code: '95134' };
  const there = company({
    ...{ id: 'there', name: 'Quillon Robotics Inc', country: 'US' },
    ...{ address: '6480 Via Del Oro', city: 'San Jose', state: 'CA', postalCode: '95119' },
  });
  const elsewhere = company({
    ...{ id: 'elsewhere', name: 'Quillon Robotics Inc', country: 'US' },
    ...{ address: '2121 Center Drive', city: 'Morrisville', state: 'NC', postalCode: '27560' },
  });
  const record = { trading_name: 'Quillon Robotics', country: 'US', ...address };

  it('is meant before its namesake in another state, however small the reference, and no more than likely', () => {
    const { decision } = resolverOf(there, elsewhere)(record);
    expect(decision.confidence).toBe('LOW');
    expect(decision.kind === 'match' && decision.best.profile.places[0]?.city).toBe('san jose');
  });

  it('is not meant where the names fit the other one better', () => {
    const other = company({
      id: 'there',
      name: 'Quillon Robot',
      country: 'US',
      city: 'San Jose',
      address: '6480 Via Del Oro',
    });
    const { decision } = resolverOf(other, elsewhere)(record);
    expect(decision.kind === 'match' && decision.best.profile.places[0]?.city).toBe('morrisville');
  });
});

describe('of several that fit equally well, the only one in the country of the record', () => {
  const uganda = company({ id: 'ug', name: 'Mehrauli Zymtel', country: 'UG' });
  const others = [
    company({ id: 'gh', name: 'Zymtel', country: 'GH' }),
    company({ id: 'cd', name: 'Zymtel Sprl', country: 'CD' }),
  ];
  const record = { trading_name: 'Zymtel', country: 'UG' };

  it('is a best guess', () => {
    expect(statementOf(resolverOf(uganda, ...others)(record))).toBe('LOW Mehrauli Zymtel');
  });

  it('stays one of them where there are two', () => {
    const second = company({ id: 'ug2', name: 'Kampala Zymtel', country: 'UG' });
    expect(answerOf(resolverOf(uganda, second, ...others)(record))).toMatch(/^tie of|^nobody/);
  });
});
