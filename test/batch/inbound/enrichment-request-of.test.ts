import { describe, expect, it } from 'vitest';
import { enrichmentRequestOf } from '../../../src/batch/inbound/enrichment-request-of.ts';

const SENT = { isForced: false, agreed: [] };
const ROW = {
  external_id: '1',
  trading_name: 'Acme',
  website: 'acme.com',
  email: 'ann@acme.com',
  country: 'GB',
};

describe('the request of a row', () => {
  it('has the domain of an e-mail address alone, and nothing that was not agreed', () => {
    expect(enrichmentRequestOf(ROW, SENT)).toEqual({
      request: { crmId: '1', name: 'Acme', website: 'acme.com', emailDomain: 'acme.com' },
    });
  });

  it.each([
    ['Ann <ann@siemens.com>', 'siemens.com'],
    ['ann＠basf.com', 'basf.com'],
    ['ann%40sap.com', 'sap.com'],
    ['ann@sap.com; ben@sap.com', 'sap.com'],
    ['Ann Smith', undefined],
    ['Ann.Smith', undefined],
    ['ann@siemens.com (Ann Smith)', 'siemens.com'],
    ['ann@localhost', undefined],
    ['n/a', undefined],
  ])('has of %s the domain, or nothing', (email, emailDomain) => {
    const { request } = Object(enrichmentRequestOf({ ...ROW, email }, SENT));
    expect(request.emailDomain).toBe(emailDomain);
  });

  it('has agreed fields that are asked for', () => {
    const { request } = Object(enrichmentRequestOf(ROW, { isForced: true, agreed: ['country'] }));
    expect(request).toMatchObject({ country: 'GB', force: true });
  });

  it.each([
    [{ ...ROW, external_id: undefined }, 'the row has no CRM id'],
    [
      { external_id: '1', website: 'acme.com' },
      'the row has no name; enrichment needs both, or a social profile',
    ],
    [
      { external_id: '1' },
      'the row has neither name nor website; enrichment needs both, or a social profile',
    ],
  ])('%j says what is missing', (row, problem) => {
    expect(enrichmentRequestOf(row as typeof ROW, SENT)).toEqual({ problem });
  });
});
