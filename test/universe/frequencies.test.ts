import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencyCap } from '../../src/universe/frequencies.ts';

describe('frequencyCap', () => {
  it('is at least 50, also in an empty universe', () => {
    expect(frequencyCap([], 0)).toBe(50);
    expect(frequencyCap([3], 3)).toBe(50);
  });

  it('lets every word be looked up while an average entity meets few others', () => {
    expect(frequencyCap([300, 200, 5], 1000)).toBe(300);
  });

  it('leaves out the words that would lead to too many entities', () => {
    expect(frequencyCap([1000, 200, 100], 1000)).toBe(200);
  });

  it('keeps what an average entity meets within the budget', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 })),
        fc.integer({ min: 1, max: 5000 }),
        (frequencies, size) => {
          const cap = frequencyCap(frequencies, size);
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
