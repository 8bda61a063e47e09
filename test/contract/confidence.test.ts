import { expect, it } from 'vitest';
import { Confidence } from '../../src/contract/confidence.ts';

it('knows the three confidences of the specification, in capitals', () => {
  expect(Confidence.options).toEqual(['HIGH', 'MEDIUM', 'LOW']);
  expect(Confidence.safeParse('high').success).toBe(false);
});
