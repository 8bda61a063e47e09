import { describe, expect, it } from 'vitest';
import { linkReason } from '../../src/universe/link-rules.ts';
import { normaliseSourceRecord } from '../../src/universe/normal-source-record.ts';
import { mayRepeat } from '../../src/universe/own-table.ts';
import { company } from '../builders.ts';

const TABLE = { name: 'vendors', trust: 40, kind: 'list' } as const;

type Parts = Parameters<typeof company>[0];

const row = (id: string, parts: Parts) =>
  normaliseSourceRecord({ ...company(parts), source: 'vendors', id }, TABLE);
const reasonOf = (left: Parts, right: Parts) => linkReason(row('1', left), row('2', right));

describe("two rows of a table of one's own that say no more of the place than a country, or nothing", () => {
  it.each([
    ['a form on one side', { name: 'Zymergen Foods' }, { name: 'Zymergen Foods AS' }, 'name_alone'],
    [
      'a form on one side, in one country',
      { name: 'Zymergen Foods', country: 'EE' },
      { name: 'Zymergen Foods AS', country: 'EE' },
      'name_and_region',
    ],
    ['a short made-up word with its form', { name: 'ZYMC N.V.' }, { name: 'ZYMC NV' }, 'repeated_row'],
  ])('are one company: %s', (_what, left, right, reason) => {
    expect(reasonOf(left, right)).toBe(reason);
  });

  it.each([
    ['two legal forms', { name: 'Zymergen Foods Inc' }, { name: 'Zymergen Foods GmbH' }],
    [
      'two countries',
      { name: 'Zymergen Foods', country: 'EE' },
      { name: 'Zymergen Foods AS', country: 'LV' },
    ],
    ['a town on one side', { name: 'Zymergen Foods AS', city: 'Tartu' }, { name: 'Zymergen Foods' }],
    ['a note in brackets', { name: 'Zymergen (magazine)' }, { name: 'Zymergen' }],
    ['an everyday word', { name: 'Freedom' }, { name: 'Freedom Inc' }],
    ['common words alone', { name: 'First National Bank' }, { name: 'First National Bank Corp' }],
    [
      'two websites',
      { name: 'Zymergen', website: 'zym.com' },
      { name: 'Zymergen Inc', website: 'zymergen.de' },
    ],
  ])('stay two: %s', (_what, left, right) => {
    expect(mayRepeat(row('1', left), row('2', right))).toBe(false);
  });
});
