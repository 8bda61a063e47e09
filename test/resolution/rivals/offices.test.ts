import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('an office that types the website of its group', () => {
  const owned = { relations: [{ type: 'parent', id: 'head' }] } as const;
  const resolve = resolverOf(
    company({
      id: 'head',
      name: 'Quantock',
      legalName: 'Quantock Group Plc',
      website: 'quantock.com',
      country: 'GB',
      city: 'London',
    }),
    company({ name: 'Quantock GmbH', website: 'quantock.de', country: 'DE', city: 'Ulm', ...owned }),
    company({ name: 'Quantock Merrow Ltd', website: 'merrow.co.uk', country: 'GB', city: 'Leeds', ...owned }),
  );
  const answer = (record: EntityInput) => statementOf(resolve({ website: 'quantock.com', ...record }));

  it.each<[EntityInput, string]>([
    [{ legal_name: 'Quantock GmbH', country: 'DE', city: 'Ulm' }, 'Quantock GmbH'],
    [{ legal_name: 'Quantock GmbH', country: 'DE' }, 'Quantock GmbH'],
    [{ legal_name: 'Quantock Merrow Ltd', country: 'GB', city: 'Leeds' }, 'Quantock Merrow Ltd'],
    [{ trading_name: 'Quantock Merrow', country: 'GB' }, 'Quantock Merrow Ltd'],
  ])('is the company of its name and place: %o', (record, name) => {
    expect(answer(record)).toBe(`HIGH ${name}`);
  });

  it.each<EntityInput>([
    { trading_name: 'Quantock', country: 'GB', city: 'London' },
    { trading_name: 'Quantock' },
    { legal_name: 'Quantock Group Plc', country: 'GB' },
  ])('leaves the website to the owner where it is at home: %o', (record) => {
    expect(answer(record)).toBe('HIGH Quantock');
  });
});

describe('the website of a group whose name the record continues', () => {
  it('is no sign for the group where another bears the whole name, linked to it or not', () => {
    const resolve = resolverOf(
      company({
        name: 'Quantock Sons',
        alias: 'Quantock',
        website: 'quantock.com',
        country: 'IN',
        city: 'Mumbai',
      }),
      company({
        name: 'Quantock Chemicals Limited',
        website: 'quantockchemicals.com',
        country: 'IN',
        city: 'Mumbai',
      }),
    );
    const record = {
      trading_name: 'Quantock Chemicals',
      website: 'quantock.com',
      country: 'IN',
      city: 'Mumbai',
    };
    expect(statementOf(resolve(record))).toMatch(/ Quantock Chemicals Limited$/);
  });
});

describe('a website that was typed for its name', () => {
  const resolve = resolverOf(
    company({
      id: 'air',
      name: 'Kudzwa',
      legalName: 'Kudzwa Airways Inc',
      website: 'kudzwa.com',
      country: 'US',
    }),
    company({ id: 'power', name: 'Kudzwa', legalName: 'Kudzwa Power Co', country: 'TW', city: 'Taipei' }),
  );

  it('is surely nobody while another company of the name is where the record is', () => {
    const { decision } = resolve({ trading_name: 'Kudzwa', website: 'kudzwa.com', country: 'TW' });
    expect(decision.confidence).not.toBe('HIGH');
    const named = decision.kind === 'match' ? [decision.best, ...decision.others] : [];
    const airline = named.find(({ profile }) => profile.domains.includes('kudzwa.com'));
    expect(airline?.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'unit', cause: 'namesake_at_home' }),
    );
    expect(statementOf(resolve({ trading_name: 'Kudzwa', website: 'kudzwa.com', country: 'US' }))).toBe(
      'HIGH Kudzwa',
    );
  });
});

describe('a unit that has the website of its owner on file', () => {
  const university = { id: 'uni', name: 'Universität Quantock', website: 'uni.quantock', country: 'DE' };
  const center = {
    name: 'Kudzwa Center for Larkspur Innovations',
    website: 'uni-quantock.de',
    country: 'DE',
  };

  it('is not the owner, where the record bears the name of that', () => {
    const relations = [{ type: 'parent', id: 'uni' }] as const;
    const resolve = resolverOf(company(university), company({ ...center, relations }));
    const record = { trading_name: 'Universität Quantock', website: 'uni-quantock.de', country: 'DE' };
    expect(statementOf(resolve(record))).toMatch(/^(?:HIGH|MEDIUM) Universität Quantock$/);
  });

  it('is what a website says of two companies that nothing ties', () => {
    const resolve = resolverOf(company(university), company(center));
    const record = { trading_name: 'Universität Quantock', website: 'uni-quantock.de', country: 'DE' };
    expect(statementOf(resolve(record))).not.toMatch(/^HIGH/);
  });

  it('says its country in its name, and is not meant by a record of another one', () => {
    const resolve = resolverOf(
      company({ name: 'Zymergen India Limited', website: 'zymergen.com', country: 'IN' }),
    );
    const answer = (country: string) =>
      statementOf(resolve({ trading_name: 'Zymergen', website: 'zymergen.com', country }));
    expect(answer('CH')).not.toMatch(/^(?:HIGH|MEDIUM) Z/);
    expect(answer('IN')).toMatch(/^(?:HIGH|MEDIUM) Z/);
  });
});
