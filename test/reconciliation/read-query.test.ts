import { describe, expect, it } from 'vitest';
import { readQuery } from '../../src/reconciliation/read-query.ts';

const nameFieldOf = (name: string) => (name.endsWith(' AG') ? 'legal_name' : 'trading_name');
const read = (query: unknown) => readQuery(query, nameFieldOf);
const inputOf = (query: unknown) => read(query)?.input;

describe('a query', () => {
  it('has its name where core resolve puts a column of names', () => {
    expect(inputOf({ query: 'Siemens AG' })).toEqual({ legal_name: 'Siemens AG' });
    expect(inputOf({ query: 'Siemens' })).toEqual({ trading_name: 'Siemens' });
    const beside = { query: 'Siemens', properties: [{ pid: 'trading_name', v: 'Siemens Germany' }] };
    expect(inputOf(beside)).toEqual({ trading_name: 'Siemens Germany', legal_name: 'Siemens' });
  });

  it('has values of properties as evidence, and ignores those of other services', () => {
    const properties = [
      { pid: 'country', v: 'Germany' },
      { pid: 'website', v: ['', 'siemens.com', 'siemens.de'] },
      { pid: 'address', v: ['Werner-von-Siemens-Straße 1', 'Haus 2'] },
      { pid: 'postal_code', v: 80333 },
      { pid: 'registration_number', v: 'HRB 6684' },
      { pid: 'P17', v: { id: 'Q183', name: 'Germany' } },
    ];
    expect(inputOf({ properties })).toEqual({
      country: 'Germany',
      website: 'siemens.com',
      address: 'Werner-von-Siemens-Straße 1, Haus 2',
      postal_code: '80333',
      company_registration_number: 'HRB 6684',
    });
  });

  it('reads the name of a reconciled cell, but its id where a core_id is wanted', () => {
    const cell = { id: '6075156552', name: 'Germany' };
    expect(inputOf({ properties: [{ pid: 'country', v: cell }] })).toEqual({ country: 'Germany' });
    expect(inputOf({ properties: [{ pid: 'core_id', v: cell }] })).toEqual({ core_id: '6075156552' });
  });

  it('is an entity when it is a core_id', () => {
    expect(inputOf({ query: ' 6075156552 ' })).toEqual({ core_id: '6075156552' });
    expect(inputOf({ query: '607515655' })).toEqual({ trading_name: '607515655' });
  });

  it('takes what stands for an empty cell as nothing', () => {
    expect(inputOf({ query: 'Siemens', properties: [{ pid: 'city', v: 'n/a' }] })).toEqual({
      trading_name: 'Siemens',
    });
    expect(read({ query: ' - ' })).toBeUndefined();
  });

  it('takes null as nothing, as programs write it for an empty cell', () => {
    const properties = [
      { pid: 'website', v: null },
      { pid: 'city', v: [null, 'Munich'] },
    ];
    const query = { query: 'Siemens', type: null, limit: null, properties };
    expect(read(query)).toEqual({
      ...{ input: { trading_name: 'Siemens', city: 'Munich' } },
      ...{ types: [], limit: 5 },
    });
    expect(inputOf({ query: 'Siemens', properties: null })).toEqual({ trading_name: 'Siemens' });
    expect(read({ query: null })).toBeUndefined();
  });

  it.each([
    ['no object', 'Siemens'],
    ['nothing to find a company by', {}],
    ['an empty name', { query: '' }],
    ['no more than an id of the user', { properties: [{ pid: 'external_id', v: '17' }] }],
    ['a name that is no text', { query: ['Siemens'] }],
    ['properties without an id', { query: 'Siemens', properties: [{ v: 'Germany' }] }],
  ])('cannot be read with %s', (_what, query) => {
    expect(read(query)).toBeUndefined();
  });

  it('asks for five candidates unless it says how many', () => {
    expect(read({ query: 'A' })?.limit).toBe(5);
    expect(read({ query: 'A', limit: 0 })?.limit).toBe(5);
    expect(read({ query: 'A', limit: 2 })?.limit).toBe(2);
  });

  it('may have one type or several', () => {
    expect(read({ query: 'A', type: 'Company' })?.types).toEqual(['Company']);
    expect(read({ query: 'A', type: ['Company', 'Education'] })?.types).toEqual(['Company', 'Education']);
    expect(read({ query: 'A' })?.types).toEqual([]);
  });

  it('is matched by its first 10,000 characters', () => {
    expect(inputOf({ query: 'A'.repeat(20_000) })?.trading_name).toHaveLength(10_000);
  });
});
