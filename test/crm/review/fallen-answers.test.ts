import { describe, expect, it } from 'vitest';
import { fallenWith } from '../../../src/crm/review/fallen-answers.ts';
import { different, entity, operating, parent, same } from '../overrides/decisions.ts';
import { answer } from './answers.ts';

const X = '1000000001';
const about = { hasDecision: true, other: { account: 'B', name: 'B' } };

describe('the answers that fall with a decision', () => {
  const pair = answer('A', 'merge into B', about);
  const company = answer('A', X, { hasDecision: true, question: 'company' });
  const above = answer('A', 'parent B', { hasDecision: true });

  it.each([
    ['of two accounts', different('B', 'A'), [pair]],
    ['of two accounts, which stands in the place of another', same('A', 'B'), [pair]],
    ['of another pair', same('A', 'C'), []],
    ['about who an account is', entity('A', X), [company, above]],
    ['about its parent', parent('A', null), [above]],
    ['about something else', operating('A', false), []],
  ])('%s', (_what, removed, fallen) => {
    expect(fallenWith([removed], [pair, company, above])).toEqual(fallen);
  });

  it('are none that no decision came with', () => {
    expect(
      fallenWith([same('A', 'B')], [answer('A', 'merge into B', { ...about, hasDecision: false })]),
    ).toEqual([]);
  });
});
