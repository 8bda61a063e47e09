import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf } from '../matching.ts';

const BANK = company({ name: 'National Barwick Bank', website: 'natbarw.com' });
const GULF = company({ name: 'Kudzwa Petroleum International', website: 'kp8.bh' });
const ELECTRONICS = company({ name: 'Zymloc Electronics', website: 'zymloc.com' });

const confidence = (answer: ReturnType<ReturnType<typeof resolverOf>>) => answer.decision.confidence;

describe('a name that is the label of the website of a company that is called otherwise', () => {
  const resolve = resolverOf(BANK, GULF, ELECTRONICS);

  it('is probably that, for nobody else is called so, and a best guess by three letters', () => {
    expect(answerOf(resolve('NatBarw'))).toBe('National Barwick Bank');
    expect(confidence(resolve('NatBarw'))).toBe('MEDIUM');
    const letters = resolverOf(company({ name: 'Zymloc Electronics', website: 'zlq.com' }))('ZLQ');
    expect(answerOf(letters)).toBe('Zymloc Electronics');
    expect(confidence(letters)).toBe('LOW');
  });

  it('is MEDIUM where the ending of the website is of the country of the record', () => {
    const answer = resolve({ trading_name: 'KP8', country: 'BH' });
    expect(answerOf(answer)).toBe('Kudzwa Petroleum International');
    expect(confidence(answer)).toBe('MEDIUM');
  });

  it('is nobody where the ending is of another country', () => {
    expect(answerOf(resolve({ trading_name: 'KP8', country: 'SE' }))).toBe('none');
  });

  it('is nobody of a record with a legal form, for that names a company', () => {
    expect(answerOf(resolve('NatBarw Ltd'))).toBe('none');
  });

  it('says of a part of a longer name who is meant, and is never HIGH', () => {
    const answer = resolve('Zymloc');
    expect(answerOf(answer)).toBe('Zymloc Electronics');
    expect(confidence(answer)).toBe('MEDIUM');
  });
});

describe('the label of a website tells less', () => {
  it.each<[string, string, ReturnType<typeof company>[]]>([
    [
      'where two companies have such a website',
      'NatBarw',
      [BANK, company({ name: 'Loxley', website: 'natbarw.ch' })],
    ],
    ['where another company bears the name', 'NatBarw', [BANK, company({ name: 'Natbarw Foods' })]],
    ['of an everyday word', 'Target', [company({ name: 'Loxley Barwick', website: 'target.com' })]],
    ['of two letters', 'KP', [company({ name: 'Loxley Barwick', website: 'kp.com' })]],
  ])('%s', (_, name, companies) => {
    const { decision } = resolverOf(...companies)(name);
    const isMatch = decision.kind === 'match' && decision.best.profile.domains.length > 0;
    expect(isMatch).toBe(false);
  });
  it('where the company has no place in the country of the record', () => {
    const abroad = company({ name: 'National Barwick Bank', website: 'natbarw.com', country: 'GB' });
    expect(answerOf(resolverOf(abroad)({ trading_name: 'NatBarw', country: 'SE' }))).toBe('none');
    expect(answerOf(resolverOf(abroad)({ trading_name: 'NatBarw', country: 'GB' }))).toBe(
      'National Barwick Bank',
    );
  });
});
