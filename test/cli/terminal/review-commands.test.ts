import { describe, expect, it } from 'vitest';
import { offeredAnswers, readCommand } from '../../../src/cli/terminal/review-commands.ts';

describe('an answer', () => {
  it('is a key or a word, with a text behind it', () => {
    expect(readCommand('m')).toEqual({ word: 'merge', text: '' });
    expect(readCommand(' Keep  two branches ')).toEqual({ word: 'keep', text: 'two branches' });
    expect(readCommand('d ask Ana')).toEqual({ word: 'defer', text: 'ask Ana' });
    expect(readCommand('2 on its invoices')).toEqual({ word: 'pick', number: 2, text: 'on its invoices' });
  });

  it('is a search with or without a space', () => {
    expect(readCommand('/sprint corp')).toEqual({ word: 'search', text: 'sprint corp' });
    expect(readCommand('/ sprint')).toEqual(readCommand('search sprint'));
    expect(readCommand('/')).toEqual({ word: 'search', text: '' });
  });

  it('is nothing else', () => {
    for (const text of ['', 'x', 'mm', '0', '12', 'constructor', 'ü'])
      expect(readCommand(text)).toBeUndefined();
  });
});

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
    expect(keysOf({ kind: 'merge', account: known, target: undefined })).not.toContain('n');
  });
});
