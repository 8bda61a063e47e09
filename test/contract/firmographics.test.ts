import { describe, expect, it } from 'vitest';
import {
  FirmographicsRecord,
  FirmographicsRequest,
  FirmographicsStatus,
} from '../../src/contract/firmographics.ts';
import { completed, firmographics, without } from './examples.ts';

const refuses = (record: unknown) => expect(FirmographicsRecord.safeParse(record).success).toBe(false);

describe('firmographics', () => {
  it('are asked for with a core_id', () => {
    expect(FirmographicsRequest.parse({ core_id: '4802117365' })).toEqual({ core_id: '4802117365' });
    expect(FirmographicsRequest.safeParse({ webhook_url: 'https://hooks.example' }).success).toBe(false);
  });

  it('are read as docs/wire.md writes them', () => {
    const body = { ...completed, record: firmographics };
    expect(FirmographicsStatus.parse(body)).toEqual(body);
  });

  it('may know nothing but the status', () => {
    const unknown = {
      headquarters: null,
      headcount: null,
      revenue: null,
      industry: null,
      founded_year: null,
    };
    const record = { ...firmographics, ...unknown, operational_status: 'Undetermined' };
    expect(FirmographicsRecord.parse(record)).toEqual(record);
  });

  it.each(Object.keys(firmographics) as (keyof typeof firmographics)[])('always have %s', (key) =>
    refuses(without(firmographics, key)),
  );

  it.each([
    ['operational_status', 'Closed'],
    ['operational_status', null],
    ['founded_year', '1974'],
    ['headcount', { ...firmographics.headcount, value: -1 }],
    ['headcount', without(firmographics.headcount, 'as_of')],
    ['revenue', { ...firmographics.revenue, value: '9.5m' }],
  ])('have no %s like %j', (key, value) => refuses({ ...firmographics, [key]: value }));
});
