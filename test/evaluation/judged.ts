import type { JudgedRow } from '../../src/evaluation/judge.ts';

let line = 1;

/** A right match of a known company, unless the parts say otherwise. */
export function row(parts: Partial<JudgedRow> = {}): JudgedRow {
  line++;
  return {
    ...{ line, externalId: `A-${line}`, name: 'Acme', outcome: 'matched', coreId: '1000000001' },
    ...{
      coreName: 'Acme',
      confidence: 'HIGH',
      probability: 0.9995,
      reasoning: 'The name agrees.',
      problem: '',
    },
    ...{ expected: '1000000001', isAnswerable: true, verdict: 'right' },
    ...parts,
  };
}

/** A match with another company than the right one. */
export function wrong(parts: Partial<JudgedRow> = {}): JudgedRow {
  return row({ verdict: 'wrong', coreId: '1000000002', coreName: 'Acme Holding', ...parts });
}

/** A row that got no match. */
export function abstained(parts: Partial<JudgedRow> = {}): JudgedRow {
  const none = { coreId: null, coreName: '', confidence: null, probability: null };
  return row({ verdict: 'abstained', outcome: 'no_match', ...none, ...parts });
}

export const UNANSWERABLE = { isAnswerable: false, expected: '' } as const;
