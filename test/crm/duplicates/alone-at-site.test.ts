import { describe, expect, it } from 'vitest';
import { doublesAmong, known, OTHERS, type TestAccount } from './accounts.ts';

const SITE = { website: 'quantock.edu', city: 'Bonn', country: 'DE' };
const MANY = Array.from({ length: 300 }, (_, at): TestAccount => {
  return {
    id: `many ${at}`,
    trading_name: `${OTHERS[at % OTHERS.length]?.trading_name} ${at}`,
  };
});

/** What is told of two accounts of one town that have one website, among many others. */
function told(one: Partial<TestAccount>, other: Partial<TestAccount>, others: readonly TestAccount[] = []) {
  const accounts: readonly TestAccount[] = [
    { id: 'a', trading_name: 'SWM', ...SITE, ...one },
    { id: 'b', trading_name: 'Stadtwerke Mondorf', ...SITE, ...other },
  ];
  const { between, groups } = doublesAmong([...accounts, ...others, ...MANY]);
  expect(groups.filter((group) => group.startsWith('a '))).toEqual([]);
  return between('a', 'b');
}

describe('two accounts of one town that alone have a website', () => {
  it('are told, whatever their names are to each other, and become one company by nobody but a person', () => {
    const double = told({}, {});
    expect([double?.confidence, double?.reasoning]).toEqual([
      'LOW',
      expect.stringMatching(
        /the website quantock\.edu and the city.*\. No other account has this website\.$/,
      ),
    ]);
  });

  it('are told beside units that have hosts of their own below it', () => {
    const clinic = { id: 'c', trading_name: 'Klinikum Harrow', website: 'clinic.quantock.edu', city: 'Kiel' };
    expect(told({}, {}, [clinic])?.reasoning).toContain('No other account has this website.');
    const host = { website: 'clinic.quantock.edu' };
    const body = { ...clinic, website: 'quantock.edu' };
    expect(told(host, host, [body])?.reasoning).toContain('No other account has this website.');
    expect(told(host, host, [{ ...clinic, city: 'Bonn' }])?.reasoning ?? '').not.toContain(
      'No other account',
    );
    // Another language of the site is no unit of its own.
    const site = { ...clinic, website: 'de.quantock.edu', city: 'Bonn' };
    expect(told({}, {}, [site])?.reasoning ?? '').not.toContain('No other account');
  });

  it('are told beside one account in another town, and not beside two', () => {
    const names = [{ trading_name: 'Quantock Utilities' }, { trading_name: 'Mondorf Light' }] as const;
    const branch = { id: 'c', trading_name: 'Harrow Water', ...SITE, city: 'Kiel' };
    expect(told(...names, [branch])?.reasoning).toMatch(/No other account of their town has this website\.$/);
    const inns = [{ trading_name: 'Quantock Inn Mondorf' }, { trading_name: 'Harrow Inn Mondorf' }] as const;
    expect(told(...inns, [branch])?.reasoning ?? '').not.toContain('No other account');
    const more = { ...branch, id: 'd', trading_name: 'Wexmoor Gas' };
    expect(told(...names, [branch, more])?.reasoning ?? '').not.toContain('No other account');
    expect(told(...names, [{ ...branch, city: undefined }])?.reasoning ?? '').not.toContain('No other');
  });

  it('are not told where a third account has it, the towns are two, it is a platform, or both are known', () => {
    const names = [
      { trading_name: 'Quantock Utilities' },
      { trading_name: 'Mondorf Light and Power' },
    ] as const;
    const third = { id: 'c', trading_name: 'Harrow Water', ...SITE };
    expect(told(...names, [third])?.reasoning ?? '').not.toContain('No other account');
    expect(told({ ...names[0], city: 'Kiel' }, names[1])?.reasoning ?? '').not.toContain('No other account');
    const platform = { website: 'facebook.com/quantock' };
    expect(told({ ...names[0], ...platform }, { ...names[1], ...platform })?.reasoning ?? '').not.toContain(
      'No other account',
    );
    expect(
      told({ ...names[0], is: known('1000000001') }, { ...names[1], is: known('1000000002') }),
    ).toBeUndefined();
  });
});
