import { describe, expect, it } from 'vitest';
import { cut, fitted, oneLine, widthOf, wrapped } from '../../../src/cli/terminal/terminal-text.ts';

describe('the width of a text in a terminal', () => {
  it.each([
    ['Siemens AG', 10],
    ['トヨタ自動車', 12],
    ['삼성전자', 8],
    ['삼성', 4],
    ['ｱｸﾒ', 3],
    ['Zu\u0308rich', 6],
    ['☕ 🏭', 5],
    ['👩‍🏭', 2],
    ['', 0],
  ])('of %s is %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('a company name that is cut', () => {
  it('ends in … and is as wide as the room it has', () => {
    expect(cut('International Business Machines', 14)).toBe('International…');
    expect(cut('IBM', 3)).toBe('IBM');
    expect(cut('IBM UK', 1)).toBe('…');
  });

  it('is never cut within a letter', () => {
    expect(cut('トヨタ自動車', 6)).toBe('トヨ…');
    expect(cut('Zu\u0308rich Insurance', 3)).toBe('Zu\u0308…');
  });

  it('is filled up to its column', () => {
    expect(fitted('トヨタ自動車', 6)).toBe('トヨ… ');
    expect(fitted('삼성', 6)).toBe('삼성  ');
  });
});

describe('a value from a file', () => {
  it('is one line, and does not steer the terminal', () => {
    expect(oneLine(' Novo Nordisk\r\n\tattn:\u2028 Bob ')).toBe('Novo Nordisk attn: Bob');
    expect(oneLine('Evil\u001b[2J\u0007 Corp\u202e gpj')).toBe('Evil?[2J? Corp gpj');
  });
});

describe('a reasoning', () => {
  it('breaks between words, and a long word stays whole', () => {
    expect(wrapped('the website of ACME is https://acme.example now', 16)).toEqual([
      'the website of',
      'ACME is',
      'https://acme.example',
      'now',
    ]);
    expect(wrapped('', 16)).toEqual(['']);
  });
});
