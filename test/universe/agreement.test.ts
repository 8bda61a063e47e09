import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { brandAgreement, legalAgreement } from '../../src/universe/agreement.ts';
import { byTrust, survivingFacts } from '../../src/universe/survivorship.ts';
import { company, normalOf } from '../builders.ts';

const SIEMENS = { name: 'Siemens', legalName: 'Siemens AG', website: 'siemens.com', country: 'DE' };

describe('what the sources of an entity say', () => {
  it('is sure when two of them agree, and names them', () => {
    const { legal, brand } = agreements(
      company({ ...SIEMENS, source: 'sec-edgar' }),
      company({ ...SIEMENS, source: 'ror' }),
    );
    expect(legal).toEqual({
      confidence: 'HIGH',
      reasoning:
        '2 sources agree on the legal name: SEC EDGAR, ROR. 2 sources agree on the country: SEC EDGAR, ROR.',
    });
    expect(brand.confidence).toBe('HIGH');
  });

  it('is less sure when one stands alone, however many records it has', () => {
    const { legal } = agreements(
      company({ ...SIEMENS, source: 'ror', id: 'a' }),
      company({ ...SIEMENS, source: 'ror', id: 'b' }),
    );
    expect(legal.confidence).toBe('MEDIUM');
    expect(legal.reasoning).toContain('One source gives the legal name: ROR.');
  });

  it('counts another spelling as agreement and shows it', () => {
    const { legal } = agreements(
      company({ ...SIEMENS, source: 'sec-edgar' }),
      company({ ...SIEMENS, source: 'gleif', name: 'SIEMENS AG', legalName: 'SIEMENS AKTIENGESELLSCHAFT' }),
    );
    expect(legal.confidence).toBe('HIGH');
    expect(legal.reasoning).toContain('GLEIF spells it SIEMENS AKTIENGESELLSCHAFT.');
  });

  it('ends a spelling that ends in a full stop with that one', () => {
    const { legal } = agreements(
      company({ ...SIEMENS, source: 'sec-edgar', name: 'Siemens Inc' }),
      company({ ...SIEMENS, source: 'gleif', name: 'SIEMENS INC.', legalName: 'SIEMENS INC.' }),
    );
    expect(legal.reasoning).toContain('SIEMENS INC. 2 sources agree');
    expect(legal.reasoning).not.toContain('..');
  });

  it('is unsure when they contradict each other, and says who gives what', () => {
    const { legal, brand } = agreements(
      company({ ...SIEMENS, source: 'sec-edgar' }),
      company({ ...SIEMENS, source: 'ror', legalName: 'Quux GmbH', website: 'quux.de', country: 'FR' }),
    );
    expect([legal.confidence, brand.confidence]).toEqual(['LOW', 'LOW']);
    expect(legal.reasoning).toContain('ROR gives Quux GmbH.');
    expect(brand.reasoning).toContain('SEC EDGAR gives siemens.com.');
  });

  it('is not sure of a legal name that none calls legal', () => {
    const quantock = { name: 'Quantock N.V.', country: 'NL' };
    const { legal } = agreements(
      company({ ...quantock, source: 'ror' }),
      company({ ...quantock, source: 'list' }),
    );
    expect(legal.confidence).toBe('MEDIUM');
    expect(legal.reasoning).toContain('No source says which of its names is the legal one');
  });

  it('is not shaken by an alias that is a legal name of somebody else', () => {
    const alias = { value: 'Wexford Lamps GmbH', kind: 'alias' as const };
    const ror = company({ source: 'ror', name: 'Siemens', country: 'DE' });
    const { legal } = agreements(
      company({ ...SIEMENS, source: 'sec-edgar' }),
      company({ ...SIEMENS, source: 'starter' }),
      { ...ror, names: [...ror.names, alias] },
    );
    expect(legal.confidence).toBe('HIGH');
  });

  it('tells nothing of what was created from a request', () => {
    const { legal } = agreements(company({ ...SIEMENS, source: 'created', id: 'x' }));
    expect(legal).toEqual({
      confidence: 'LOW',
      reasoning: 'No source confirms the legal name. No source confirms the country.',
    });
  });
});

function agreements(...records: readonly SourceRecord[]) {
  const normal = byTrust(records.map(normalOf));
  const facts = survivingFacts('1234567890', normal, () => undefined);
  return { legal: legalAgreement(facts, normal), brand: brandAgreement(facts, normal) };
}
