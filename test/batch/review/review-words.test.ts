import { describe, expect, it } from 'vitest';
import type { ReviewAccount } from '../../../src/batch/review/review-account.ts';
import type { ReviewItem } from '../../../src/batch/review/review-item.ts';
import { leftToDo, questionWords } from '../../../src/batch/review/review-words.ts';

const account = (id: string, coreId: string | null) => ({ id, named: id, coreId, name: id }) as ReviewAccount;

function double(
  own: ReviewAccount,
  target: ReviewAccount | undefined,
  {
    kind = 'double',
    bothProtected = '',
  }: { readonly kind?: 'merge' | 'double'; readonly bothProtected?: string } = {},
): ReviewItem {
  const asked = { kind, account: own, target } as ReviewItem['asked'];
  // Nothing else is read for these words.
  return {
    asked,
    account: own,
    target,
    targetName: target?.name ?? '',
    nameDifference: '',
    bothProtected,
  } as ReviewItem;
}

const REJECTED = { verdict: 'rejected' } as const;

describe('two accounts that are kept apart', () => {
  it('may still be matched to one company, and a person can say which of them is not', () => {
    const words = leftToDo(double(account('001A', '1000000001'), account('001B', '1000000001')), REJECTED);
    expect(words).toContain('Both are still matched to one and the same company (core_id 1000000001)');
    expect(words).toContain('core overrides add --not-entity 001B=1000000001');
  });

  it('are named without ids by what their records say, as one word of a command line', () => {
    const named = { ...account('row 2', '1000000001'), named: '{"name":"Moe\'s Bar"}' };
    expect(leftToDo(double(account('001A', '1000000001'), named), REJECTED)).toContain(
      `core overrides add --not-entity '{"name":"Moe'\\''s Bar"}=1000000001', or the same with 001A=1000000001.`,
    );
  });

  it('leave nothing to say where one of them was said to be none of the known companies', () => {
    const both = double(account('001A', '1000000001'), account('001B', '1000000001'));
    expect(leftToDo(both, { ...REJECTED, decision: 'entity' })).toBeUndefined();
  });

  it('leave nothing to say where they do not', () => {
    const one = account('001A', '1000000001');
    for (const target of [undefined, account('001B', null), account('001B', '2000000002')])
      expect(leftToDo(double(one, target, { kind: 'merge' }), REJECTED)).toBeUndefined();
    expect(leftToDo(double(account('001A', null), account('001B', null)), REJECTED)).toBeUndefined();
  });
});

describe('two protected accounts of one company', () => {
  const bothProtected = '001A: it is a customer; 001B: it has open opportunities';
  const item = double(account('001A', null), account('001B', null), { bothProtected });

  it('are asked about with the word that nothing is merged', () => {
    expect(questionWords(item)).toBe(
      'Are 001A and 001B one company? Both are protected: nothing is merged either way.',
    );
  });

  it('stay two accounts, and a person is told so, why, and what merges them', () => {
    const words = leftToDo(item, { verdict: 'accepted' });
    expect(words).toContain(bothProtected);
    expect(words).toContain('core merges neither away');
    expect(leftToDo(item, { verdict: 'deferred' })).toBeUndefined();
    expect(leftToDo({ ...item, bothProtected: '' }, { verdict: 'accepted' })).toBeUndefined();
  });
});

describe('a parent that is recommended', () => {
  const own = account('001A', '1000000001');
  const item = (targetId: string) =>
    ({
      asked: { kind: 'parent', account: own, parent: { coreId: '1000000002' }, now: null },
      ...{ account: own, target: undefined, targetId, targetName: 'Meta' },
    }) as Partial<ReviewItem> as ReviewItem;

  it('is an account to be created where none is named, and not where one is that the file lacks', () => {
    expect(questionWords(item(''))).toBe('Create an account for Meta, and make it the parent of 001A?');
    expect(questionWords(item('001B'))).toBe('Make Meta the parent of 001A?');
  });
});
