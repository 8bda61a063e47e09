import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { normaliseRecord } from '../../src/resolution/records/normal-record.ts';
import { CREATED_SOURCE } from '../../src/resolution/records/source.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { canonicalEntities } from '../../src/universe/canonical-entities.ts';
import { createdRecordOf } from '../../src/universe/created-entity.ts';
import { normaliseSourceRecord } from '../../src/universe/normal-source-record.ts';
import { numberedRecordsOf } from '../../src/universe/numbered-records.ts';

describe('a record can stand for a new company', () => {
  it.each<[string, EntityInput]>([
    ['a website of its own', { trading_name: 'Zymergen', website: 'zymergen.com' }],
    ['a registration number', { trading_name: 'Zymergen', company_registration_number: '4242424' }],
    ['a country', { trading_name: 'Zymergen', country: 'Germany' }],
    ['a city', { trading_name: 'Zymergen', city: 'Köln' }],
    [
      'a city beside a shared website',
      { trading_name: 'Zymergen', city: 'Köln', website: 'facebook.com/zymergen' },
    ],
  ])('when it has a name and %s', (_what, input) => {
    expect(created(input)?.facts.coreId).toMatch(/^[1-9]\d{9}$/);
  });

  it('and bears its name as people read it, whatever HTML a file has in its cells', () => {
    const input = { trading_name: 'M&uuml;ller &amp; S&ouml;hne', city: 'K&ouml;ln' };
    expect(created(input)?.record).toMatchObject({ names: [{ value: 'Müller & Söhne' }], city: 'Köln' });
  });

  it('and is called by the word of its address where its name is one', () => {
    expect(created({ trading_name: 'https://www.zymergen.com/about' })?.record).toMatchObject({
      names: [{ value: 'zymergen' }],
      websites: ['zymergen.com'],
    });
  });

  it('which is another one where its name only sounds alike in Chinese characters', () => {
    const idOf = (name: string) => created({ trading_name: name, country: 'TW' })?.coreId;
    expect(idOf('力銘科技')).not.toBe(idOf('理銘科技'));
    expect(idOf('力銘科技')).toBe(idOf('力铭科技'));
  });

  it.each<[string, EntityInput]>([
    ['a name alone', { trading_name: 'Zymergen' }],
    ['no name', { website: 'zymergen.com', country: 'DE' }],
    ['a test', { trading_name: 'test', website: 'zymergen.com', country: 'DE' }],
    ['keyboard noise', { trading_name: 'asdfgh', country: 'DE' }],
    ['a bare number', { trading_name: '12345', country: 'DE' }],
    [
      'a page on a platform and no place',
      { trading_name: 'Zymergen', website: 'https://sites.google.com/view/zymergen' },
    ],
    ['a country that nobody recognises', { trading_name: 'Zymergen', country: 'Absurdistan' }],
    [
      'a number that only fills the field',
      { trading_name: 'Zymergen', company_registration_number: '000000000' },
    ],
  ])('but not when it has %s', (_what, input) => {
    expect(created(input)).toBeUndefined();
  });
});

describe('variants of one new company', () => {
  const variants: readonly (readonly EntityInput[])[] = [
    [
      { trading_name: 'Zymergen Widgets', website: 'https://www.zymergen.com/about?x=1' },
      {
        legal_name: 'ZYMERGEN WIDGETS, INC.',
        website: 'zymergen.com',
        city: 'Boston',
        phone: '+1 617 253 1000',
      },
    ],
    [
      { trading_name: 'Zymergen Widgets', city: 'Köln', country: 'Germany' },
      { trading_name: 'Zymergen  Widgets GmbH', city: 'KÖLN', country: 'DE', external_id: '7' },
    ],
    [
      { trading_name: 'Zymergen', company_registration_number: '03977902', country: 'GB' },
      {
        trading_name: 'Zymergen Ltd',
        company_registration_number: '3977902',
        country: 'England',
        city: 'Leeds',
      },
    ],
  ];

  it.each(variants)('have one id, whichever comes first', (one, other) => {
    expect(created(one ?? {})?.facts.coreId).toBe(created(other ?? {})?.facts.coreId);
    expect(created(one ?? {})?.facts.coreId).toBeDefined();
  });

  it('are told from another company of that name elsewhere', () => {
    const inCologne = created({ trading_name: 'Zymergen', city: 'Köln', country: 'DE' });
    const inParis = created({ trading_name: 'Zymergen', city: 'Paris', country: 'FR' });
    expect(inCologne?.facts.coreId).not.toBe(inParis?.facts.coreId);
  });
});

describe('a created entity', () => {
  const INPUT: EntityInput = {
    trading_name: 'Zymergen',
    legal_name: 'Zymergen Inc',
    website: 'https://www.zymergen.com/en',
    country: 'United States',
    city: 'Boston',
    address: '1 Secret Street',
    postal_code: '02134',
    email: 'jane.doe@zymergen.com',
    phone: '+1 617 253 1000',
    external_id: 'crm-4711',
    social_url: 'https://www.linkedin.com/company/zymergen',
    webhook_url: 'https://hooks.example.com',
  };

  it('shows the identity of the record', () => {
    expect(created(INPUT)?.facts).toMatchObject({
      legalName: { value: 'Zymergen Inc', source: 'created' },
      tradingName: { value: 'Zymergen', source: 'created' },
      website: { value: 'zymergen.com', source: 'created' },
      country: { value: 'US', source: 'created' },
      city: 'Boston',
      category: 'Company',
    });
  });

  it('keeps nothing of the customer’s own data', () => {
    const kept = JSON.stringify(created(INPUT));
    for (const secret of ['jane', 'Secret', '02134', '617', 'crm-4711', 'hooks', '/en'])
      expect(kept).not.toContain(secret);
  });

  it('has the id that it will have in the universe', () => {
    const { record, facts } = created(INPUT) ?? { record: undefined, facts: undefined };
    if (record === undefined) throw new Error('nothing created');
    expect(factsInUniverse(record)).toEqual(facts);
    expect(facts?.sources).toEqual([`created:${record.id}`]);
  });

  it.each<[string, EntityInput]>([
    ['one name', { legal_name: 'Zymergen Inc.', country: 'US' }],
    ['two names', { legal_name: 'Zymergen Inc.', trading_name: 'Zymergen', country: 'US' }],
    ['a name that is a test beside it', { legal_name: 'Zymergen Inc.', trading_name: 'test', country: 'US' }],
    ['another name in its text', { trading_name: 'Zymergen d/b/a Enzymes', country: 'US' }],
    ['a remark', { trading_name: 'Zymergen (in liquidation) - copy', country: 'US' }],
    ['a place', { legal_name: 'Zymergen (Shanghai) Co., Ltd.', website: 'zymergen.cn' }],
    ['HTML that was escaped again and again', { trading_name: 'A &amp;amp;amp;amp; B', country: 'US' }],
  ])('is told in the same way as in the universe, with %s', (_what, input) => {
    const made = created(input);
    if (made === undefined) throw new Error('nothing created');
    expect(made.facts).toEqual(factsInUniverse(made.record));
  });

  it('is made of any text without failing', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (trading_name, website, city) => {
        const made = created({ trading_name, website, city });
        expect(made?.facts.coreId ?? '1000000000').toMatch(/^[1-9]\d{9}$/);
        if (made !== undefined) expect(made.facts).toEqual(factsInUniverse(made.record));
      }),
    );
  });
});

/** Those of a universe with nothing else in it. */
function factsInUniverse(record: SourceRecord) {
  const records = numberedRecordsOf([normaliseSourceRecord(record, CREATED_SOURCE)]);
  return [...canonicalEntities(records, [])][0]?.facts;
}

function created(input: EntityInput) {
  return createdRecordOf(input, normaliseRecord(input));
}
