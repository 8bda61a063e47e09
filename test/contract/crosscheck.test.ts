import { describe, expect, it } from 'vitest';
import { Crosscheck, CrosscheckRequest, CrosscheckStatus } from '../../src/contract/crosscheck.ts';
import { acmeGroup, completed, crosschecked, finding, without } from './examples.ts';

describe('the request of a crosscheck', () => {
  it.each(['legal_name', 'trading_name', 'website', 'core_id'])(
    'is content with %s and the account',
    (field) => {
      const request = { external_id: '001A', [field]: 'acme.example' };
      expect(CrosscheckRequest.parse({ ...request, owner: 'Ann' })).toEqual(request);
    },
  );

  it.each([
    { legal_name: 'Acme Ltd' },
    { external_id: '001A' },
    { external_id: '001A', email: 'info@acme.example', city: 'Leeds' },
    { external_id: '', legal_name: 'Acme Ltd' },
    { external_id: null, legal_name: 'Acme Ltd' },
    { external_id: '001A', legal_name: null },
    { external_id: '001A', legal_name: '' },
  ])('is not %j', (request) => expect(CrosscheckRequest.safeParse(request).success).toBe(false));
});

describe('the body of a crosscheck', () => {
  const accepts = (record: unknown) =>
    expect(CrosscheckStatus.parse({ ...completed, record })).toEqual({ ...completed, record });
  const refuses = (record: unknown) =>
    expect(CrosscheckStatus.safeParse({ ...completed, record }).success).toBe(false);

  it('describes an account with a duplicate', () => accepts(crosschecked));

  it('is null where the pass could not run', () => {
    accepts({ ...crosschecked, core_id: null, crosscheck: null, parentage: null });
  });

  it('may have no duplicates', () => {
    accepts({ ...crosschecked, crosscheck: { ...finding, duplicate: null } });
  });

  it('gives the account of every party, null when it has none', () => {
    refuses({ ...crosschecked, parentage: { ...crosschecked.parentage, parent: acmeGroup } });
  });

  it('has the top operating parent in its parentage', () => {
    refuses({ ...crosschecked, parentage: without(crosschecked.parentage, 'top_operating_parent') });
  });

  it.each(Object.keys(crosschecked) as (keyof typeof crosschecked)[])('always has %s', (key) =>
    refuses(without(crosschecked, key)),
  );
});

describe('a finding', () => {
  const action = (value: object) =>
    Crosscheck.safeParse({ ...finding, recommended_action: { reasoning: 'x', ...value } }).success;

  it.each(['set_initial_parent', 'reparent', 'create_parent', 'remove_parent'])(
    'associates by %s',
    (type) => {
      expect(action({ action: 'Associate', association_type: type })).toBe(true);
      expect(action({ action: 'Associate (missing parent)', association_type: type })).toBe(true);
    },
  );

  it.each(['Delete', 'Merge', 'None'])('needs no association for %s', (name) => {
    expect(action({ action: name, association_type: null })).toBe(true);
    expect(action({ action: name, association_type: 'reparent' })).toBe(false);
  });

  it('says how to associate', () => {
    expect(action({ action: 'Associate', association_type: null })).toBe(false);
    expect(action({ action: 'Associate', association_type: 'marry' })).toBe(false);
  });

  it('knows no other action', () => expect(action({ action: 'merge', association_type: null })).toBe(false));

  it.each(['SECONDARY', 'primary', null])('knows no duplicate of type %j', (type) => {
    const duplicate = { ...finding.duplicate, type };
    expect(Crosscheck.safeParse({ ...finding, duplicate }).success).toBe(false);
  });

  it('knows no other operational status', () => {
    const op_status = { ...finding.op_status, operational_status: 'Closed' };
    expect(Crosscheck.safeParse({ ...finding, op_status }).success).toBe(false);
  });
});
