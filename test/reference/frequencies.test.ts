import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencyCap, tokenFrequencies } from '../../src/reference/frequencies.ts';
import { company, draftOf } from '../builders.ts';

describe('tokenFrequencies', () => {
  it('counts the entities that have a word, not how often they have it', () => {
    const companies = [
      company({ id: '1', name: 'Acme Steel', legalName: 'Acme Steel Works Acme Inc' }),
      company({ id: '2', name: 'Acme Rubber' }),
    ];
    const counts = tokenFrequencies(draftOf(companies).entities.map((entity) => entity.profile));
    expect(['tacme', 'tsteel', 'trubber', 'tnobody'].map((key) => counts.get(key))).toEqual([
      2,
      1,
      1,
      undefined,
    ]);
  });
});

describe('frequencyCap', () => {
  it('is at least 50, also in an empty universe', () => {
    expect(frequencyCap(new Map(), 0)).toBe(50);
    expect(frequencyCap(new Map([['trare', 3]]), 3)).toBe(50);
  });

  it('lets every word be looked up while an average entity meets few others', () => {
    expect(frequencyCap(counted([300, 200, 5]), 1000)).toBe(300);
  });

  it('leaves out the words that would lead to too many entities', () => {
    expect(frequencyCap(counted([1000, 200, 100]), 1000)).toBe(200);
  });

  it('keeps what an average entity meets within the budget', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 })),
        fc.integer({ min: 1, max: 5000 }),
        (frequencies, size) => {
          const cap = frequencyCap(counted(frequencies), size);
          const postings = frequencies
            .filter((frequency) => frequency <= cap)
            .reduce((sum, next) => sum + next * next, 0);
          expect(
            cap === 50 ||
              postings / size <= 400 ||
              frequencies.filter((frequency) => frequency === cap).length > 1,
          ).toBe(true);
        },
      ),
    );
  });
});

function counted(frequencies: readonly number[]): ReadonlyMap<string, number> {
  return new Map(frequencies.map((frequency, at) => [`t${at}`, frequency]));
}
