import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alignTokens } from '../../../src/resolution/names/align-tokens.ts';
import { foldWords } from '../../../src/resolution/names/fold.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';
import { withoutTruncation } from '../../../src/resolution/names/truncated-names.ts';
import { withWrittenWords } from '../../../src/resolution/names/written-words.ts';
import { foldEachWord, withAllWrittenWords, withoutAnyTruncation } from './exhaustive-alignment.ts';

const NAMES = readFileSync('fixtures/accounts.csv', 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => /^[^,]*,"?([^",]+)/.exec(line)?.[1] ?? '')
  .filter((name) => name !== '');

/** What people and lists make of a name, by a number. */
const CHANGES: readonly ((name: string, by: number) => string)[] = [
  (name) => name,
  (name, by) => name.slice(0, by % name.length) + name.slice((by % name.length) + 1),
  (name, by) => `${name.slice(0, by % name.length)} ${name.slice(by % name.length)}`,
  (name) => name.slice(0, 28),
  (name, by) => name.slice(0, Math.max(3, by % name.length)),
  (name, by) =>
    `${name} ${['Intl', 'Elec', 'Koninklike', 'Manuf acturing', 'Tchnologies', 'Deutschland'][by % 6]}`,
  (name, by) => `${['Intl', "L'", 'Royal', 'São', 'Bio Tech'][by % 5]} ${name}`,
  (name) => name.replace(/ (\S+)$/, ''),
  (name) => name.toUpperCase().replace(/[aeiou]/gi, (vowel, at) => (at % 3 === 0 ? 'é' : vowel)),
];

/** The same each time: a multiplicative sequence (Lehmer 1951). */
function* pairs(count: number): Generator<readonly [string, string]> {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state;
  };
  const pick = () => NAMES[next() % NAMES.length] ?? '';
  for (let at = 0; at < count; at++) {
    const name = pick();
    const other = at % 3 === 0 ? pick() : name;
    const change = CHANGES[next() % CHANGES.length];
    const otherChange = CHANGES[next() % CHANGES.length];
    yield [change?.(name, next()) ?? name, otherChange?.(other, next()) ?? other];
  }
}

const isKnown = (word: string) => word.length % 2 === 0;

describe('what is quickly seen of two names', () => {
  it('changes nothing of how they are laid side by side', () => {
    const changed = { written: 0, truncated: 0 };
    for (const [record, entity] of pairs(8_000)) {
      const [left] = normaliseName(record);
      const [other] = normaliseName(entity);
      if (left === undefined || other === undefined) continue;
      const right = { ...other, kind: 'legal' as const };
      const aligned = alignTokens(left.tokens, right.tokens);
      const written = withWrittenWords(aligned, left, right, isKnown);
      expect(written).toEqual(withAllWrittenWords(aligned, { left, right }, isKnown));
      const whole = withoutTruncation(written, left, right);
      expect(whole).toEqual(withoutAnyTruncation(written, left, right));
      if (written !== aligned) changed.written++;
      if (whole !== written) changed.truncated++;
    }
    // Both have much to do among these.
    expect(changed.written).toBeGreaterThan(50);
    expect(changed.truncated).toBeGreaterThan(50);
  });

  it('changes nothing of how they are folded', () => {
    for (const [record] of pairs(5_000)) expect(foldWords(record)).toBe(foldEachWord(record));
  });
});
