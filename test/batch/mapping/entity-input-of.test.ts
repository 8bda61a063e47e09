import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../../../src/batch/mapping/column-mapping.ts';
import { entityInputOf } from '../../../src/batch/mapping/entity-input-of.ts';
import { EntityInput } from '../../../src/contract/entity-input.ts';

const nameFieldOf = (name: string) => (/\b(?:Inc|Ltd|GmbH)\b/.test(name) ? 'legal_name' : 'trading_name');
const NO_NAME = { problem: 'its name says nothing ("unknown"), and nothing else tells who it is' };
const NO_VALUE = { problem: 'no value in any mapped column' };

/** The outcome for a row of these cells. */
function made(mapping: ColumnMapping, ...cells: string[]) {
  return entityInputOf({ number: 1, line: 2, cells }, mapping, { nameFieldOf });
}

describe('the request for a row', () => {
  it('puts a name with a legal form into legal_name and another into trading_name', () => {
    expect(made({ name: [0] }, 'Acme Inc')).toEqual({ input: { legal_name: 'Acme Inc' } });
    expect(made({ name: [0] }, 'Acme')).toEqual({ input: { trading_name: 'Acme' } });
  });

  it('puts the name beside a different one that stands in its field', () => {
    const mapping = { name: [0], legal_name: [1], trading_name: [2] };
    expect(made(mapping, 'Acme Ltd', 'Acme GmbH', '')).toEqual({
      input: { legal_name: 'Acme GmbH', trading_name: 'Acme Ltd' },
    });
    expect(made(mapping, 'Acme Ltd', 'Acme Ltd', '')).toEqual({ input: { legal_name: 'Acme Ltd' } });
    expect(made(mapping, 'Acme Ltd', 'Beta Ltd', 'Gamma')).toEqual({
      input: { legal_name: 'Beta Ltd', trading_name: 'Gamma' },
    });
  });

  it('reads a name that goes on in a second column, and nothing of one that stands there alone', () => {
    const mapping = { name: [0], name_2: [1], city: [2] };
    expect(made(mapping, 'Robert Bosch', 'GmbH', '')).toEqual({ input: { legal_name: 'Robert Bosch GmbH' } });
    expect(made(mapping, 'Acme Ltd', 'Purchasing', '')).toEqual({ input: { legal_name: 'Acme Ltd' } });
    expect(made(mapping, '', 'Purchasing', 'Bonn')).toEqual(NO_VALUE);
  });

  it('trims cells and drops placeholders', () => {
    const mapping = { name: [0], website: [1], city: [2], phone: [3], email: [4] };
    expect(made(mapping, '  Acme\u00A0', 'N/A', ' - ', 'NULL', '#N/A')).toEqual({
      input: { trading_name: 'Acme' },
    });
  });

  it('joins address lines and takes the first website', () => {
    const mapping = { address: [0, 1, 2], website: [3, 4] };
    expect(made(mapping, '1 Main St', '', 'Suite 5', 'n/a', 'acme.com')).toEqual({
      input: { address: '1 Main St, Suite 5', website: 'acme.com' },
    });
    expect(made(mapping, '1 Main St', '1 Main St', '', 'acme.de', 'acme.com')).toEqual({
      input: { address: '1 Main St', website: 'acme.de' },
    });
  });

  it('tells that a row has nothing to match by', () => {
    expect(made({ name: [0], country: [1], external_id: [2] }, 'unknown', 'DE', '17')).toEqual(NO_NAME);
    expect(made({ name: [0] }, '')).toEqual(NO_VALUE);
    expect(made({ name: [3] }, 'Acme')).toEqual(NO_VALUE);
    expect(made({ name: [0], country: [1] }, '#REF!', 'DE')).toEqual({
      problem: expect.stringContaining('a spreadsheet leaves "#REF!" of a formula'),
    });
  });

  it('accepts a row that has only a registration number or a core_id', () => {
    expect(made({ core_id: [0] }, '1234567890')).toEqual({ input: { core_id: '1234567890' } });
    expect(made({ company_registration_number: [0] }, 'HRB 1')).toHaveProperty('input');
  });

  it('keeps the problem that the reader found in the row', () => {
    const row = { number: 1, line: 2, cells: ['Acme'], problem: 'report footer' };
    expect(entityInputOf(row, { name: [0] }, { nameFieldOf })).toEqual({ problem: 'report footer' });
  });

  it('cuts an endless cell without breaking a character', () => {
    const result = made({ name: [0], city: [1] }, 'Acme', `a${'😀'.repeat(3_000_000)}`);
    const city = 'input' in result ? result.input.city : undefined;
    expect(city).toBe(`a${'😀'.repeat(4999)}`);
  });

  it('carries bias and the wish for social pages, and is a valid request', () => {
    const row = { number: 1, line: 2, cells: ['Acme', 'acme.com'] };
    const options = { nameFieldOf, bias: 'URL_BIAS', matchToSocial: false } as const;
    const result = entityInputOf(row, { name: [0], website: [1] }, options);
    const input = { trading_name: 'Acme', website: 'acme.com', bias: 'URL_BIAS', match_to_social: false };
    expect(result).toEqual({ input });
    expect(EntityInput.parse(input)).toEqual(input);
  });
});
