import { describe, expect, it } from 'vitest';
import {
  Parentage,
  ResolveParentRecord,
  ResolveParentRequest,
  ResolveParentStatus,
} from '../../src/contract/resolve-parent.ts';
import { acmeGroup, completed, parentage, without } from './examples.ts';

describe('the request for a parent', () => {
  it('is a core_id and perhaps a webhook', () => {
    const request = { core_id: '4802117365', webhook_url: 'https://hooks.example/core' };
    expect(ResolveParentRequest.parse(request)).toEqual(request);
    expect(ResolveParentRequest.parse({ core_id: 'malformed', name: 'Acme' })).toEqual({
      core_id: 'malformed',
    });
  });

  it.each([
    {},
    { core_id: '' },
    { core_id: null },
    { core_id: 4802117365 },
    { core_id: '4802117365', webhook_url: 'http://hooks.example' },
  ])('is not %j', (request) => expect(ResolveParentRequest.safeParse(request).success).toBe(false));
});

describe('the record of a hierarchy', () => {
  const refuses = (record: unknown) => expect(ResolveParentRecord.safeParse(record).success).toBe(false);

  it('names parent and top parent', () => {
    const body = { ...completed, record: parentage };
    expect(ResolveParentStatus.parse(body)).toEqual(body);
  });

  it('points a standalone entity to itself, without a reason', () => {
    const itself = { ...acmeGroup, core_id: parentage.core_id, reasoning: null, confidence: null };
    const record = { ...parentage, parent: null, top_parent: itself };
    expect(ResolveParentRecord.parse(record)).toEqual(record);
  });

  it('may leave out the top operating parent, which a parentage may not', () => {
    const record = without(parentage, 'top_operating_parent');
    expect(ResolveParentRecord.parse(record)).toEqual(record);
    expect(Parentage.safeParse(record).success).toBe(false);
  });

  it('always has a top parent', () => refuses({ ...parentage, top_parent: null }));

  it('always has the key parent', () => refuses(without(parentage, 'parent')));

  it('always says whether the entity is regional', () =>
    refuses({
      ...parentage,
      regional_subsidiary: { is_regional: null, regional_scope: null, reasoning: null },
    }));

  it.each(Object.keys(acmeGroup) as (keyof typeof acmeGroup)[])('always has %s of a party', (key) =>
    refuses({ ...parentage, parent: without(acmeGroup, key) }),
  );
});
