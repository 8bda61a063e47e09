import { describe, expect, it } from 'vitest';
import {
  EnrichmentQuery,
  EnrichmentRequest,
  EnrichmentStarted,
  EnrichmentStatus,
  enrichmentRequestOf,
} from '../../src/contract/inbound.ts';
import { parseWith } from '../../src/contract/parse.ts';

const request = { crmId: '001A', socialUrl: 'https://social.example/acme' };

describe('the request for an enrichment', () => {
  it.each([
    request,
    { crmId: '001A', name: 'Acme', website: 'acme.example' },
    { ...request, name: 'Acme', force: true, emailDomain: 'acme.example' },
  ])('is %j', (body) => expect(EnrichmentRequest.parse(body)).toEqual(body));

  it.each([
    { socialUrl: request.socialUrl },
    { crmId: '001A' },
    { crmId: '001A', name: 'Acme' },
    { crmId: '001A', website: 'acme.example' },
    { crmId: '001A', socialUrl: null, name: 'Acme', website: 'acme.example' },
    { crmId: '001A', socialUrl: '' },
    { crmId: '', socialUrl: request.socialUrl },
    { ...request, force: 'true' },
    { ...request, emailDomain: 'ann@acme.example' },
    { ...request, emailDomain: '@acme.example' },
    { ...request, emailDomain: 'ann＠acme.example' },
    { ...request, emailDomain: 'mailto:ann%40acme.example' },
  ])('is not %j', (body) => expect(EnrichmentRequest.safeParse(body).success).toBe(false));

  it('refuses a field that the workspace has not agreed', () => {
    const schema = enrichmentRequestOf(['segment']);
    expect(schema.parse({ ...request, segment: 'SMB' })).toEqual({ ...request, segment: 'SMB' });
    expect(schema.safeParse({ ...request, firstName: 'Ann' }).success).toBe(false);
    expect(schema.safeParse({ crmId: '001A', segment: 'SMB' }).success).toBe(false);
  });

  it('names emailDomain when that is an address', () => {
    const body = { ...request, emailDomain: 'ann@acme.example' };
    expect(() => parseWith(enrichmentRequestOf([]), body, 'the body')).toThrow(
      'emailDomain: must be a domain, not an address: personal data must not be sent',
    );
  });

  it('keeps other fields for the engine to judge', () => {
    expect(EnrichmentRequest.parse({ ...request, firstName: 'Ann' })).toHaveProperty('firstName', 'Ann');
  });
});

describe('an enrichment', () => {
  it.each(['starting', 'cached', 'in_progress'])('is answered with %s', (status) => {
    expect(EnrichmentStarted.parse({ status, executionId: 'run-1' })).toEqual({
      status,
      executionId: 'run-1',
    });
    expect(EnrichmentStarted.safeParse({ status }).success).toBe(false);
  });

  it('is read by its executionId', () => {
    expect(EnrichmentQuery.parse({ executionId: 'run-1' })).toEqual({ executionId: 'run-1' });
    expect(EnrichmentQuery.safeParse({}).success).toBe(false);
    expect(EnrichmentQuery.safeParse({ executionId: '' }).success).toBe(false);
  });

  it.each(['queued', 'linking', 'processing', 'complete', 'error'])(
    'shows %s beside its outputs',
    (status) => {
      const body = { status, core_id: '4802117365', headcount: null };
      expect(EnrichmentStatus.parse(body)).toEqual(body);
    },
  );

  it('has no other state', () =>
    expect(EnrichmentStatus.safeParse({ status: 'completed' }).success).toBe(false));
});
