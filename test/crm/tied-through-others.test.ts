import { describe, expect, it } from 'vitest';
import type { Override } from '../../src/crm/override.ts';
import { overridesOf } from '../../src/crm/overrides/overrides-of.ts';
import type { Double } from '../../src/crm/verdict.ts';
import { planFor, type TestAccount, type TestCrm } from './crm-of.ts';
import { same } from './overrides/decisions.ts';

const ACCOUNTS: readonly TestAccount[] = [
  { external_id: 'a', trading_name: 'Brightmoor Tiles GmbH', account_type: 'Customer' },
  { external_id: 'b', trading_name: 'Brightmoor Tiles' },
  { external_id: 'c', trading_name: 'Brightmoor' },
  { external_id: 'd', trading_name: 'Brightmoor Holding' },
].map((account) => ({ ...account, is: `made of ${account.external_id}`, created: true }));
const BY_PHONE = { kind: 'trading name', reasoning: 'They agree in the phone.' } as const;
const BY_WEBSITE = { reasoning: 'They agree in the website.' } as const;
const UNSURE = { confidence: 'MEDIUM', kind: 'website', reasoning: 'They agree in the street.' } as const;
const TIES: NonNullable<TestCrm['ties']> = [
  ['a', 'b', BY_WEBSITE],
  ['b', 'c', BY_PHONE],
  ['c', 'd', UNSURE],
];

function planned(more: Partial<TestCrm> = {}, accounts = ACCOUNTS) {
  return planFor({ accounts, ties: TIES, ...more });
}

describe('an account that is tied to the one that survives through others', () => {
  it('is told through whom, and what each says of the next', () => {
    for (const accounts of [ACCOUNTS, [...ACCOUNTS].reverse()]) {
      const { of, said } = planned({}, accounts);
      const words =
        'The two are tied through Brightmoor Tiles (b). It and Brightmoor Tiles (b): they agree in the phone. ' +
        'Brightmoor Tiles (b) and Brightmoor Tiles GmbH (a): they agree in the website.';
      expect(said('c')).toBe('Merge a');
      expect(of('c').duplicateReasoning).toBe(`It is a double of Brightmoor Tiles GmbH (a). ${words}`);
      expect(of('c').action.reasoning).toContain(`Merge it into Brightmoor Tiles GmbH (a). ${words}`);
    }
  });

  it('is a double as its weakest link on the way is, and not as another one of the group', () => {
    const { of } = planned();
    expect(['b', 'c', 'd'].map((id) => of(id).kind)).toEqual(['exact', 'trading name', 'website']);
    const uncertain = 'it is not certain that they are one company';
    expect(['b', 'c', 'd'].map((id) => of(id).riskReasons.includes(uncertain))).toEqual([false, false, true]);
  });

  it('is told of the decision of a person on the way', () => {
    const decided = (a: string, b: string): Override => ({
      ...same(a, b),
      decided_by: 'Anna',
      reason: 'one VAT number',
    });
    const { of } = planned({ overrides: overridesOf([decided('c', 'd'), decided('b', 'c')]) });
    expect(of('d').duplicateReasoning).toBe(
      'It is a double of Brightmoor Tiles GmbH (a). The two are tied through Brightmoor (c) and Brightmoor Tiles (b). ' +
        'Anna decided on 2026-03-01 that it is one company with Brightmoor (c): one VAT number. ' +
        'Anna decided on 2026-03-01 that Brightmoor (c) and Brightmoor Tiles (b) are one company: one VAT number. ' +
        'Brightmoor Tiles (b) and Brightmoor Tiles GmbH (a): they agree in the website.',
    );
    expect(of('d').kind).toBe('exact');
  });
});

describe('an account that says no place, and bears the name of two that are in two places', () => {
  const planned = (tie: Partial<Double>, more: Partial<TestAccount> = {}) => {
    const accounts = [
      { external_id: 'a', state: 'TX', city: 'Dallas', country: 'US' },
      { external_id: 'b', state: 'IL', city: 'Bolingbrook', country: 'US' },
      { external_id: 'c', ...more },
    ].map((account) => ({
      ...account,
      trading_name: 'Smith Plumbing',
      is: account.external_id,
      created: true,
    }));
    return planFor({
      accounts,
      ties: [
        ['a', 'c', tie],
        ['b', 'c', { hasOwnAgreement: false }],
      ],
    });
  };

  it('makes these no one company, nor is it surely one of them', () => {
    const { of, said } = planned({ hasOwnAgreement: false });
    expect(['a', 'b', 'c'].map(said)).toEqual(['None', 'None', 'None']);
    expect(of('b').review).toContain('But the two are in different places, and a name alone ties them');
    expect(of('c').review).toContain(
      'But it may as well be Smith Plumbing (b), which is in another place, and only names tie them.',
    );
  });

  it('is merged with the one that it has more in common with, or whose town it says', () => {
    expect(planned({ hasOwnAgreement: true }).said('c')).toBe('Merge a');
    const inDallas = planned({ hasOwnAgreement: false }, { state: 'TX', city: 'Dallas', country: 'US' });
    expect(['b', 'c'].map(inDallas.said)).toEqual(['None', 'Merge a']);
  });
});
