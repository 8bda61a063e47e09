import { describe, expect, it } from 'vitest';
import { LookupEntity } from '../../src/contract/lookup-entity.ts';
import { lookedUp, without } from './examples.ts';

const { record } = lookedUp;
const refuses = (body: unknown) => expect(LookupEntity.safeParse(body).success).toBe(false);

describe('a looked up entity', () => {
  it('is read as the specification writes it', () => expect(LookupEntity.parse(lookedUp)).toEqual(lookedUp));

  it('calls the trading name brand_name, in both infos', () => {
    refuses({ ...lookedUp, record: { ...record, legal_info: without(record.legal_info, 'brand_name') } });
    refuses({ ...lookedUp, record: { ...record, brand_info: without(record.brand_info, 'brand_name') } });
  });

  it('leaves out what belongs to one request', () => {
    const answer = { ...lookedUp, record: { ...record, identity_resolution_confidence: 'HIGH' } };
    expect(LookupEntity.parse(answer)).toEqual(lookedUp);
  });

  it('is always completed', () => refuses({ ...lookedUp, status: 'processing' }));

  it('always has a core_id', () => refuses({ ...lookedUp, record: { ...record, core_id: null } }));

  it.each(Object.keys(record) as (keyof typeof record)[])('always has %s in its record', (key) =>
    refuses({ ...lookedUp, record: without(record, key) }),
  );
});
