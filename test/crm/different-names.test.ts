import { describe, expect, it } from 'vitest';
import { overridesOf } from '../../src/crm/overrides/overrides-of.ts';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount, type TestCrm } from './crm-of.ts';
import { same } from './overrides/decisions.ts';

const MERCEDES = company({
  ...{ source: 'starter', name: 'Mercedes-Benz Group' },
  names: [
    { value: 'Mercedes-Benz Group', kind: 'trading' },
    { value: 'Mercedes-Benz Group AG', kind: 'legal' },
    { value: 'Daimler AG', kind: 'former' },
    { value: 'Mercedes Trucks', kind: 'alias' },
  ],
});

/** Two accounts of Mercedes-Benz: the first one survives. */
function merged([kept, gone]: readonly [string, string], more: Partial<TestCrm> = {}) {
  const account = (external_id: string, trading_name: string, rest: Partial<TestAccount> = {}) => ({
    ...{ external_id, trading_name, is: 'Mercedes-Benz Group', ...rest },
  });
  const accounts = [account('a', kept, { open_opportunities: 1 }), account('b', gone)];
  const link = { kind: 'trading name' as const };
  return planFor({ companies: [MERCEDES], accounts, doubles: [['a', 'b']], link, ...more }).of('b');
}

describe('accounts of one company with different names', () => {
  it('are told first by what the sources know of the names, and are riskier', () => {
    const verdict = merged(['Mercedes-Benz Group AG', 'Daimler AG']);
    const words = '"Daimler AG" is known as a former name of Mercedes-Benz Group AG';
    expect(verdict.nameDifference).toBe(words);
    expect(verdict.action.reasoning).toMatch(new RegExp(`^Different names: ${words}\\. Merge it into `));
    expect(verdict.riskReasons).toContain('the names differ, and not both are in use now');
    const same = merged(['Mercedes-Benz Group AG', 'Mercedes-Benz Group AG']);
    expect([same.nameDifference, verdict.risk - same.risk]).toEqual([null, 15]);
  });

  it('are told of a name with a form that a list keeps beside the legal one, which survives', () => {
    const listed = {
      ...MERCEDES,
      names: [...MERCEDES.names.slice(0, 2), { value: 'Daimler AG', kind: 'trading' as const }],
    };
    const verdict = merged(['Daimler AG', 'Mercedes-Benz Group AG'], { companies: [listed] });
    expect(verdict.survivingName).toBe('Mercedes-Benz Group AG');
    expect(verdict.riskReasons).toContain('the names differ, and not both are in use now');
    expect(verdict.nameDifference).toBe(
      '"Daimler AG" is listed as a name of Mercedes-Benz Group AG, which calls itself Mercedes-Benz Group',
    );
    const brand = {
      ...MERCEDES,
      names: [...MERCEDES.names.slice(0, 2), { value: 'Daimler', kind: 'trading' as const }],
    };
    expect(merged(['Daimler', 'Mercedes-Benz Group AG'], { companies: [brand] }).survivingName).toBeNull();
  });

  it('are told of a name of one letter, too, which survives where the company bears it now', () => {
    const x = company({
      ...{ source: 'starter', name: 'X' },
      names: [
        { value: 'X', kind: 'trading' },
        { value: 'X Corp.', kind: 'legal' },
        { value: 'Twitter Inc', kind: 'former' },
      ],
    });
    const accounts = [
      { external_id: 'a', is: 'X', trading_name: 'Twitter Inc', open_opportunities: 1 },
      { external_id: 'b', is: 'X', trading_name: 'X' },
    ];
    const link = { kind: 'trading name' as const };
    const verdict = planFor({ companies: [x], accounts, doubles: [['a', 'b']], link }).of('b');
    expect([verdict.nameDifference, verdict.survivingName]).toEqual([
      '"Twitter Inc" is known as a former name of X Corp.',
      'X',
    ]);
  });

  it('are riskier by little where both names are in use, and by more where no source knows one', () => {
    const names = (gone: string) => merged(['Mercedes-Benz Group AG', gone]);
    const { risk } = names('Mercedes-Benz Group AG');
    expect(names('Mercedes Trucks').risk - risk).toBe(15);
    expect(names('Mercedes Trucks').nameDifference).toContain('another name of Mercedes-Benz Group AG');
    expect(names('Smart Vans').nameDifference).toBe(
      '"Smart Vans" is not a name that the sources know of Mercedes-Benz Group AG',
    );
  });

  it('are no riskier where another name is only a way to write the one that it bears', () => {
    const university = company({
      ...{ source: 'starter', name: 'Universität Müllenhof' },
      names: [
        { value: 'Universität Müllenhof', kind: 'trading' },
        { value: 'University of Müllenhof', kind: 'alias' },
        { value: 'UQM Müllenhof', kind: 'alias' },
        { value: 'Müllenhof Press', kind: 'alias' },
      ],
    });
    const told = (trading_name: string) =>
      planFor({
        companies: [university],
        accounts: [
          { external_id: 'a', is: 'Universität Müllenhof', open_opportunities: 1 },
          { external_id: 'b', is: 'Universität Müllenhof', trading_name },
        ],
        doubles: [['a', 'b']],
        link: { kind: 'trading name' },
      }).of('b');
    expect(told('University of Müllenhof').nameDifference).toBe(
      '"University of Müllenhof" is another way to write Universität Müllenhof',
    );
    expect(told('UQM Müllenhof').nameDifference).toContain('may be that of a part');
    expect(told('U. Müllenhof').nameDifference).toContain('not a name that the sources know');
    expect(told('University of Müllenhof').riskReasons).toContain('the names differ');
    expect(told('Universitaet Muellenhof').nameDifference).not.toContain('not a name that the sources know');
    expect(told('Müllenhof Press').nameDifference).toContain('which may be that of a part or a brand of it');
  });

  it('leave the survivor its own name without a mark of its record', () => {
    const marked = (kept: string, more?: Partial<TestCrm>) => merged([kept, 'Mercedes-Benz Group'], more);
    const own = marked('DUP - Mercedes-Benz Group AG');
    expect(own.survivingName).toBe('Mercedes-Benz Group AG');
    expect(own.action.reasoning).toContain(
      'It takes the name "Mercedes-Benz Group AG", without what people wrote into it about its record.',
    );
    expect(marked('Mercedes-Benz Group (do not use)').survivingName).toBe('Mercedes-Benz Group');
    expect(marked('Mercedes-Benz Group').survivingName).toBeNull();
    expect(marked('DUP - Daimler AG').survivingName).toBe('Mercedes-Benz Group');
    const kept = marked('DUP - Mercedes-Benz Group', { rules: { surviving_name: 'keep' } });
    expect([kept.survivingName, kept.action.reasoning.includes('By the rules it keeps its name')]).toEqual([
      null,
      true,
    ]);
  });

  it('that are not merged are stood for by the one with the present name, as the parent of others', () => {
    const owned = company({ source: 'starter', name: 'Smart', ...ownedBy('mercedes-benz-group') });
    const parentOf = (confidence: 'HIGH' | 'MEDIUM', names: readonly [string, string]) => {
      const accounts: readonly TestAccount[] = [
        {
          external_id: 'a',
          trading_name: names[0],
          is: 'Mercedes-Benz Group',
          last_activity_at: '2026-01-01',
        },
        { external_id: 'b', trading_name: names[1], is: 'Mercedes-Benz Group' },
        { external_id: 's', is: 'Smart' },
      ];
      const link = { kind: 'trading name' as const, confidence, hasOwnAgreement: confidence === 'HIGH' };
      const { of } = planFor({ companies: [MERCEDES, owned], accounts, doubles: [['a', 'b']], link });
      expect(of('a').type).toBe('PRIMARY');
      expect(of('a').group).toMatch(/^[1-9]\d{9}$/);
      return [of('b').action.action, of('s').action.target?.externalId];
    };
    expect(parentOf('MEDIUM', ['Daimler AG', 'Mercedes-Benz Group AG'])).toEqual(['None', 'b']);
    expect(parentOf('HIGH', ['Daimler AG', 'Mercedes-Benz Group AG'])).toEqual(['Merge', 'a']);
    expect(parentOf('MEDIUM', ['Mercedes-Benz Group', 'Mercedes-Benz Group AG'])[1]).toBe('a');
    expect(parentOf('MEDIUM', ['Mercedes-Benz Group', 'Daimler AG'])[1]).toBe('a');
  });

  it('are listed names where a list keeps one in use that the company does not call itself', () => {
    const shares = company({
      ...{ source: 'starter', name: 'Quantock' },
      names: [
        { value: 'Quantock', kind: 'trading' },
        { value: 'Kudzwa Robotics', kind: 'trading' },
      ],
    });
    const accounts = ['Quantock', 'Kudzwa Robotics'].map((trading_name, at) => ({
      ...{ external_id: 'ab'[at] ?? '', trading_name, is: 'Quantock' },
    }));
    const link = { kind: 'trading name' as const };
    const verdict = planFor({ companies: [shares], accounts, doubles: [['a', 'b']], link }).of('b');
    expect(verdict.nameDifference).toContain(
      '"Kudzwa Robotics" is listed as a name of Quantock, which calls itself Quantock',
    );
  });

  it('are one name where only the spelling differs', () => {
    const verdict = merged(['Mercedes-Benz Group AG', 'Mercedes Benz Gruop'], { link: { kind: 'exact' } });
    expect(verdict.nameDifference).toBeNull();
  });

  it('of no known company are different when nothing in the names is the same', () => {
    const accounts = [
      { external_id: 'a', trading_name: 'Ridge Optical' },
      { external_id: 'b', trading_name: 'MRO Lens Lab' },
    ].map((account) => ({ ...account, is: 'core-1', created: true }));
    const overrides = overridesOf([same('a', 'b')]);
    const named = (kind: 'website' | 'trading name') =>
      planFor({ accounts, doubles: [['a', 'b']], link: { kind }, overrides }).of('b').nameDifference;
    expect(named('website')).toBe('no source knows that "MRO Lens Lab" and "Ridge Optical" are one company');
    expect(named('trading name')).toBeNull();
  });

  it('are one name where they are one text, case and spaces aside, though it says nothing of a company', () => {
    for (const [one, other] of [
      ['Test', 'TEST'],
      ['???', '???'],
      ['12345', '12 345'],
      ['Private Customer', 'private  customer'],
    ]) {
      const accounts = [
        { external_id: 'a', trading_name: one ?? '', is: 'core-1', created: true },
        { external_id: 'b', trading_name: other ?? '', is: 'core-1', created: true },
      ];
      const { nameDifference } = planFor({ accounts, doubles: [['a', 'b']], link: { kind: 'website' } }).of(
        'b',
      );
      expect(nameDifference, one).toBeNull();
    }
  });
});

describe('the name that survives', () => {
  it('is the present one of the company where the account that is merged bears it', () => {
    const verdict = merged(['Daimler AG', 'Mercedes-Benz Group AG']);
    expect(verdict.survivingName).toBe('Mercedes-Benz Group AG');
    expect(verdict.action.reasoning).toContain('It takes the name "Mercedes-Benz Group AG"');
  });

  it('is told with the website that does not go with it, unless the present one stays', () => {
    const names = ['Daimler AG', 'Mercedes-Benz Group AG'] as const;
    const reasonOf = (kept: string, gone: string) => {
      const account = (external_id: string, trading_name: string, website: string) => ({
        ...{ external_id, is: 'Mercedes-Benz Group', trading_name, website },
      });
      const first = { ...account('a', names[0], kept), open_opportunities: 1 };
      const company = { ...MERCEDES, websites: ['mercedes-benz.com'] };
      const accounts = [first, account('b', names[1], gone)];
      return merged(names, { accounts, companies: [company] }).action.reasoning;
    };
    expect(reasonOf('daimler.com', 'mercedes-benz.com')).toContain(
      'which is the present one. But it keeps the website daimler.com, while that of "Mercedes-Benz Group AG" is mercedes-benz.com, which is the present one.',
    );
    expect(reasonOf('mercedes-benz.com', 'daimler.com')).not.toContain('keeps the website');
    expect(reasonOf('daimler.com', 'www.daimler.com')).not.toContain('keeps the website');
  });

  it('stays as it is when it is in use, or when nobody bears the present one', () => {
    expect(merged(['Mercedes-Benz Group', 'Mercedes-Benz Group AG']).survivingName).toBeNull();
    expect(merged(['Daimler AG', 'Mercedes Trucks']).survivingName).toBeNull();
  });

  it('stays as it is when the rules keep it, and the reasoning says so', () => {
    const verdict = merged(['Daimler AG', 'Mercedes-Benz Group AG'], { rules: { surviving_name: 'keep' } });
    expect(verdict.survivingName).toBeNull();
    expect(verdict.action.reasoning).toContain(
      'By the rules it keeps its name; the present one is "Mercedes-Benz Group AG".',
    );
  });
});
