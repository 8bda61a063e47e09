import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/cli/terminal/review-commands.ts';

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
