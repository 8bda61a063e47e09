import { expect, it } from 'vitest';
import { CoreId } from '../../src/contract/core-id.ts';

it('takes ten digits of which the first is not 0', () => {
  expect(CoreId.parse('1000000000')).toBe('1000000000');
  expect(CoreId.parse('9999999999')).toBe('9999999999');
});

it.each([
  '0123456789',
  '123456789',
  '12345678901',
  '12345 6789',
  '1234567890\n',
  '١٢٣٤٥٦٧٨٩٠',
  '',
  1234567890,
  null,
])('refuses %j as a core_id', (value) => {
  expect(CoreId.safeParse(value).success).toBe(false);
});
