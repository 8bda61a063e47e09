import { describe, expect, it } from 'vitest';
import {
  beginningFirst,
  describedProperty,
  describedType,
  proposeProperties,
  suggestProperties,
  suggestTypes,
} from '../../src/reconciliation/suggestions.ts';

const idsOf = ({ result }: { readonly result: readonly { readonly id: string }[] }) =>
  result.map(({ id }) => id);

describe('suggestions', () => {
  it('find a property by the beginning of a word of its name, and say what it is for', () => {
    expect(idsOf(suggestProperties('Coun'))).toEqual(['country', 'registration_country']);
    expect(idsOf(suggestProperties('registration n'))).toEqual(['registration_number']);
    expect(suggestProperties('web').result[0]?.description).toBe(
      'The domain of the company. For matching and fetching.',
    );
    expect(suggestProperties('lei').result[0]?.description).toContain('For fetching.');
    expect(idsOf(suggestProperties('xyz'))).toEqual([]);
  });

  it('find types', () => {
    expect(idsOf(suggestTypes('org'))).toEqual(['Organization']);
    expect(idsOf(suggestTypes('')).length).toBe(9);
  });

  it('describe what they find, and nothing else', () => {
    expect(describedProperty('parent')?.name).toBe('Parent company');
    expect(describedType('Education')?.facts).toEqual([
      { label: 'Type', value: 'Schools and universities.' },
    ]);
    expect(describedProperty('P17') ?? describedType('Q5')).toBeUndefined();
  });
});

describe('proposed properties', () => {
  it('have values to fetch, the website first', () => {
    const { properties, ...rest } = proposeProperties('Organization', undefined);
    expect(rest).toEqual({ type: 'Organization' });
    expect(properties[0]).toMatchObject({ id: 'website', name: 'Website' });
    expect(properties.map(({ id }) => id)).not.toContain('phone');
  });

  it('are as many as asked for', () => {
    expect(proposeProperties(undefined, 3)).toMatchObject({ limit: 3 });
    expect(proposeProperties(undefined, 3).properties).toHaveLength(3);
  });
});

describe('entities that were found', () => {
  const found = (name: string, legalName: string | null = null, matched = name) => ({
    ...{ name, legalName, matched: { name: matched } },
  });
  const typed = (text: string) =>
    beginningFirst(text, [
      found('Bausch + Lomb'),
      found('Deutsche Bank'),
      found('Lufthansa Group', 'Deutsche Lufthansa AG'),
      found('Deutsche Bahn'),
      found('DB', null, 'Deutsche Bundesbahn'),
    ]).map(({ name }) => name);

  it('stand behind those with a name that begins with what was typed', () => {
    expect(typed(' deutsche b')).toEqual([
      ...['Deutsche Bank', 'Deutsche Bahn', 'DB'],
      ...['Bausch + Lomb', 'Lufthansa Group'],
    ]);
    expect(typed('Deutsche L')[0]).toBe('Lufthansa Group');
  });

  it('stay in their order when no name begins so', () => {
    expect(typed('Bahn')[0]).toBe('Bausch + Lomb');
  });
});
