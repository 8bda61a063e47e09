import { expect, it } from 'vitest';
import type { AccountIdentity } from '../../../src/crm/dataset.ts';
import { textsInMemory } from '../../../src/crm/duplicates/double-list.ts';
import type { ToldOwners } from '../../../src/jobs/judged-accounts.ts';
import { toldOwners } from '../../../src/store/dataset-file/told-owners.ts';

const is = (coreId: string | null, outcome: AccountIdentity['outcome'] = 'matched'): AccountIdentity => ({
  ...{ coreId, outcome, confidence: 'HIGH' },
});

it('tells the owners of a known entity once worked out, and those of a created one for each account', () => {
  const identities = [is('1'), is('2'), is('1'), is('3', 'created'), is('3', 'created'), is(null), is('1')];
  const asked: number[] = [];
  const ownersOf = (at: number): ToldOwners | undefined => {
    asked.push(at);
    const { coreId } = identities[at] ?? is(null);
    // The words alone matter here.
    return coreId === null ? undefined : ({ mentioned: [{ coreId }] } as unknown as ToldOwners);
  };
  const dataset = { identity: (at: number) => identities[at] ?? is(null), texts: textsInMemory() };
  const told = toldOwners(dataset, ownersOf);
  const entities = identities.map((_, at) => {
    const owners = told(at, at !== 1);
    return owners === null ? null : JSON.parse(owners).mentioned[0].coreId;
  });
  expect(entities).toEqual(['1', '2', '1', '3', '3', null, '1']);
  expect(asked).toEqual([0, 1, 3, 4, 5]);
});
