import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf } from '../matching.ts';

const onFile = (name: string) => resolverOf(company({ name }));

describe('a name that was written in one word', () => {
  it.each([
    ['KudzwaHelpNow', 'Kudzwa Help Now'],
    ['kudzwahelpnow', 'Kudzwa Help Now'],
    ['KudzwaAtOnce', 'Kudzwa At Once!'],
    ['Kudzwa Help Now', 'KudzwaHelpNow'],
    ['FirstBarwick', 'First Barwick'],
    ['KudzwaHelpNow Ltd', 'Kudzwa Help Now Ltd'],
  ])('%s is %s', (record, name) => {
    const answer = onFile(name)(record);
    expect(answerOf(answer)).toBe(name);
    expect(answer.decision.confidence).toBe('HIGH');
  });

  it.each([
    ['KudzwaHelpNow', 'Kudzwa'],
    ['KudzwaHelpNow', 'Kudzwa Help Later'],
    ['KudzwaAds', 'Kudzwa Ads'],
  ])('%s is not %s', (record, name) => {
    expect(answerOf(onFile(name)(record))).toBe('none');
  });
});
