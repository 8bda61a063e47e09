import { describe, expect, it } from 'vitest';
import { offeredAnswers } from '../../../src/batch/review/offered-answers.ts';

describe('the answers that are offered', () => {
  const keysOf = (asked: Parameters<typeof offeredAnswers>[0]['asked'], picks = 0) =>
    offeredAnswers({ asked }, picks).map(({ key }) => key);
  const account = { named: 'A', coreId: null };

  it('begin with what is suggested', () => {
    expect(keysOf({ kind: 'merge', account, target: undefined })[0]).toBe('m');
    expect(keysOf({ kind: 'delete', account })[0]).toBe('a');
    expect(keysOf({ kind: 'company', account, suggested: '1000000001' }, 1)[0]).toBe('a');
  });

  it('do not suggest one of several companies that fit equally well', () => {
    expect(keysOf({ kind: 'company', account, suggested: null }, 3).slice(0, 2)).toEqual(['1-3', 'n']);
  });

  it('have none of the known companies where a recommendation rests on the one that was found', () => {
    const known = { named: 'A', coreId: '1000000001' };
    for (const kind of ['delete', 'doubt'] as const) {
      expect(keysOf({ kind, account: known })).toContain('n');
      expect(keysOf({ kind, account })).not.toContain('n');
    }
    expect(keysOf({ kind: 'parent', account: known, parent: null, now: null })).toContain('n');
    expect(keysOf({ kind: 'merge', account: known, target: undefined })).toContain('n');
    expect(keysOf({ kind: 'merge', account, target: undefined })).not.toContain('n');
  });
});
