import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../src/web/report/markdown-text.ts';

describe('text in Markdown', () => {
  it('stays as it is where Markdown reads nothing into it', () => {
    const plain = [
      'Smith & Sons (Bonn), core_id 1234567890: it is "closed"!',
      'Merge it into SAP SE. That one survives.',
      'info@acme.de, {x} = 50 %, a > b, C#',
    ];
    expect(plain.map(markdownText)).toEqual(plain);
  });

  it('has backslashes where Markdown would read markup', () => {
    const escaped: readonly (readonly [string, string])[] = [
      ['![x](https://evil.example)', '!\\[x\\](https\\://evil.example)'],
      ['a|b `c` *d* <e> ~~f~~ $g$', 'a\\|b \\`c\\` \\*d\\* \\<e> \\~\\~f\\~\\~ \\$g\\$'],
      ['_all_ of snake_case', '\\_all\\_ of snake_case'],
      ['&lt;b&gt; AT&T', '\\&lt;b\\&gt; AT&T'],
      ['back\\|slash', 'back\\\\\\|slash'],
      ['www.evil.example', 'www\\.evil.example'],
      ['@everybody', '\\@everybody'],
    ];
    for (const [text, written] of escaped) expect(markdownText(text)).toBe(written);
  });

  it('begins neither a heading nor a list nor a quotation, and is one line', () => {
    const texts = ['# a', '> a', '- a', '+ a', '1. a', 'a\n# b', '\u202ea\u2028b'];
    expect(texts.map(markdownText)).toEqual(['\\# a', '\\> a', '\\- a', '\\+ a', '1\\. a', 'a # b', 'a b']);
  });
});
