import { expect, it } from 'vitest';
import { namedDecision } from '../../../src/crm/overrides/decision-words.ts';
import { different } from './decisions.ts';

it('tells a decision with the names of its accounts and entities', () => {
  const names = { account: (id: string) => `Acme (${id})`, entity: (id: string) => `Bolt (${id})` };
  expect(namedDecision(different('001A', '001B'), names)).toBe(
    'Acme (001A) and Acme (001B) are different companies',
  );
  expect(namedDecision({ decision: 'not_entity', account: '001A', core_id: '1000000001' }, names)).toBe(
    'Acme (001A) is not Bolt (1000000001)',
  );
});
