import { describe, expect, it } from 'vitest';
import { isSameValue } from '../../../src/batch/review/same-value.ts';

describe('values of a field', () => {
  it('are the same when they mean the same', () => {
    expect(isSameValue('website', 'https://www.sap.com/', 'sap.com')).toBe(true);
    expect(isSameValue('country', 'Germany', 'DE')).toBe(true);
    expect(isSameValue('city', 'München', 'Munich')).toBe(true);
    expect(isSameValue('phone', '+49 6227 7-47474', '+49 (6227) 747474')).toBe(true);
    expect(isSameValue('name', 'ACME  Ltd', 'Acme Limited')).toBe(true);
    expect(isSameValue('owner', 'Ana Ruiz', 'ana ruiz')).toBe(true);
  });

  it('differ when they mean something else', () => {
    expect(isSameValue('name', 'Acme Ltd', 'Acme GmbH')).toBe(false);
    expect(isSameValue('website', 'sap.com', 'sap.de')).toBe(false);
    expect(isSameValue('phone', '12', '13')).toBe(false);
    expect(isSameValue('city', 'München', 'Münster')).toBe(false);
  });
});
