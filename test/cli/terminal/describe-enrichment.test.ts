import { describe, expect, it } from 'vitest';
import { describeEnrichment } from '../../../src/cli/terminal/describe-enrichment.ts';
import type { EnrichmentExtended } from '../../../src/contract/inbound.ts';

function told(extended: Partial<EnrichmentExtended>): string {
  const run = {
    ...{ crm_id: '001A000010khO8JIAU', core_id: '1000000001', confidence: 'LOW', outcome: 'matched' },
    ...{ reasoning: 'So it is.', error: null },
    ...{ created_at: '2026-01-31T00:00:00.000Z', completed_at: null },
    ...extended,
  } as EnrichmentExtended;
  return describeEnrichment({ status: 'complete', legal_name: 'Acme', extended: run }, 'exec_1');
}

describe('what an enrichment has found', () => {
  it.each<[Partial<EnrichmentExtended>, RegExp]>([
    [{ outcome: 'created' }, /^outcome +created: no source knows this company/m],
    [{ confidence: 'HIGH' }, /^outcome +matched: it is surely this company \(HIGH\)$/m],
    [{ confidence: 'LOW' }, /^outcome +matched: a best guess \(LOW\)$/m],
    [{ outcome: 'no_match', core_id: null }, /^outcome +no_match: no known company is it$/m],
    [{ outcome: 'ambiguous', core_id: null }, /^outcome +ambiguous: several companies fit equally well$/m],
  ])('says how sure it is that somebody knows the company: %j', (extended, line) => {
    expect(told(extended)).toMatch(line);
  });

  it('has no outcome when it failed', () => {
    expect(told({ error: 'The engine failed.' })).not.toContain('outcome');
  });
});
