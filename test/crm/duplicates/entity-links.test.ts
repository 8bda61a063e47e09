import { describe, expect, it } from 'vitest';
import { entityLinks, linkOf } from '../../../src/crm/duplicates/entity-links.ts';
import { orderedAccounts } from '../../../src/crm/duplicates/ordered-accounts.ts';
import { datasetOf, known } from './accounts.ts';

const ZWICKELMANN = known('1000000001');

const DATASET = datasetOf([
  { id: 'a', trading_name: 'Zwickelmann Pumpen', is: ZWICKELMANN },
  { id: 'b', trading_name: 'Zwickelmann Pumpen GmbH', is: ZWICKELMANN },
  { id: 'c', trading_name: 'Zwickelmann Pumpen', city: 'Rostock', is: ZWICKELMANN },
  { id: 'd', trading_name: 'Zwickelmann Pumpen', is: known('1000000002') },
]);

describe('accounts of one known company', () => {
  const linkOfNames = (trading_name: string, other: string, website: string) => {
    const place = { city: 'Bonn', country: 'DE', is: ZWICKELMANN };
    const accounts = orderedAccounts(
      datasetOf([
        { id: 'a', trading_name, website: 'zwickelmann.com', ...place },
        { id: 'b', trading_name: other, website, ...place },
      ]),
    );
    return linkOf(0, 1, accounts)?.confidence;
  };

  it('with two legal forms of one country are two, also with a word more, unless something else agrees', () => {
    const names = ['Deutsche Zwickelmann AG', 'Zwickelmann Deutschland GmbH'] as const;
    expect(linkOfNames(...names, 'zwickelmann-shop.de')).toBeUndefined();
    expect(linkOfNames(...names, 'zwickelmann.com')).toBe('HIGH');
    expect(linkOfNames('Deutsche Zwickelmann AG', 'Zwickelmann AG', 'zwickelmann-shop.de')).toBe('HIGH');
  });
});

describe('the link of two accounts that were not compared', () => {
  it('is the same each time, whatever was asked of the account meanwhile', () => {
    const accounts = orderedAccounts(DATASET);
    const link = entityLinks(accounts);
    for (const other of [1, 2, 1, 3, 1]) {
      const { reasoning, ...told } = link(0, other) ?? { reasoning: undefined };
      const worked = linkOf(0, other, accounts);
      expect([told, reasoning]).toEqual([omitReasoning(worked), worked?.reasoning]);
    }
    expect(link(0, 1)).toMatchObject({ a: 0, b: 1, confidence: 'HIGH' });
    expect(link(0, 3)).toBeUndefined();
  });

  it('is worked out once, however often it is asked for', () => {
    const accounts = orderedAccounts(DATASET);
    let asked = 0;
    const identity = (number: number) => {
      asked++;
      return accounts.identity(number);
    };
    const link = entityLinks({ ...accounts, identity });
    link(1, 0);
    const once = asked;
    for (let times = 0; times < 3; times++) link(1, 0);
    expect(asked).toBe(once);
  });
});

function omitReasoning(link: ReturnType<typeof linkOf>) {
  if (link === undefined) return {};
  const { reasoning: _, ...told } = link;
  return told;
}
