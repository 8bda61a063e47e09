import { describe, expect, it } from 'vitest';
import { countryOfCity } from '../../../src/resolution/tables/cities.ts';
import { countryName } from '../../../src/resolution/tables/countries.ts';
import { spellingKey } from '../../../src/resolution/tables/spelling-key.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

describe('towns', () => {
  it.each([
    ['shanghai', 'CN'],
    ['pune', 'IN'],
    ['madras', 'IN'],
    ['bangalore', 'IN'],
    ['koln', 'DE'],
    ['dubai', 'AE'],
  ])('%s is in %s', (town, country) => {
    expect(countryOfCity(town)).toBe(country);
  });

  it.each(['birmingham', 'cambridge', 'mobile', 'reading', 'acme', ''])('%s may be anything', (text) => {
    expect(countryOfCity(text)).toBeUndefined();
  });

  it('are under countries that are known, in the form that is looked up', () => {
    const lines = tableText('cities').trim().split('\n');
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      const [country = '', names = ''] = line.split('|');
      expect(countryName(country), line).toBeDefined();
      for (const name of names.split(';')) expect(spellingKey(name)).toBe(name);
    }
  });
});
