import { describe, expect, it } from 'vitest';
import { resultCells, resultColumns } from '../../../src/batch/output/result-columns.ts';
import { invalidResult, resultOf } from '../../../src/batch/row-result.ts';
import type { EntityResolutionRecord } from '../../../src/contract/entity-resolution.ts';
import type { Extended } from '../../../src/contract/extended.ts';
import type { JobStatus } from '../../../src/contract/service.ts';

const TIMES = { created_at: '2026-01-31T00:00:00.000Z', completed_at: '2026-01-31T00:00:01.000Z' };
const MATCH: EntityResolutionRecord = {
  core_id: '1234567890',
  company_registration: null,
  company_registration_number: null,
  identity_type: 'legal_entity',
  identity_resolution_confidence: 'HIGH',
  identity_resolution_reasoning: 'The names agree.',
  legal_info: {
    legal_name: 'Acme Inc',
    website: 'acme.com',
    country: 'US',
    trading_name: 'Acme',
    confidence: 'HIGH',
    reasoning: '',
  },
  trading_info: {
    trading_name: 'Acme',
    website: 'acme.com',
    country: 'US',
    confidence: 'HIGH',
    reasoning: '',
  },
  entity_classification: null,
};
const NO_MATCH: EntityResolutionRecord = {
  ...MATCH,
  core_id: null,
  identity_type: null,
  identity_resolution_confidence: 'MEDIUM',
  legal_info: null,
  trading_info: null,
};
const EXTENDED: Extended = {
  outcome: 'matched',
  sources: ['ror:1', 'starter:acme'],
  candidates: [],
  unmatched_reason: null,
  explanation: null,
};

describe('resultColumns', () => {
  it('begins with the id and the outcome, and ends with the error', () => {
    const columns = resultColumns({ matchToSocial: false, explain: false });
    expect([columns[0], columns[1], columns.at(-1)]).toEqual(['core_id', 'core_outcome', 'core_error']);
    expect(columns).toHaveLength(13);
  });

  it('has columns of the social profile and of the evidence only when asked for', () => {
    const plain = resultColumns({ matchToSocial: false, explain: false });
    const all = resultColumns({ matchToSocial: true, explain: true });
    expect(all).toEqual([...plain, 'core_social_url', 'core_social_match', 'core_evidence']);
  });
});

describe('the result of a row', () => {
  it('shows the entity, how sure it is and where it comes from', () => {
    expect(cellsOf(completed(MATCH, EXTENDED))).toMatchObject({
      core_id: '1234567890',
      core_outcome: 'matched',
      core_confidence: 'HIGH',
      core_identity_type: 'legal_entity',
      core_legal_name: 'Acme Inc',
      core_trading_name: 'Acme',
      core_website: 'acme.com',
      core_country: 'US',
      core_sources: 'ror:1|starter:acme',
      core_reasoning: 'The names agree.',
      core_error: '',
    });
  });

  it('names the candidates of an ambiguous row and gives it no id', () => {
    const candidates = [
      { core_id: '1111111111', name: 'Acme Ltd', city: 'London', country: 'GB', website: 'acme.co.uk' },
      { core_id: '2222222222', name: 'Acme | Co', city: null, country: 'NL', website: null },
      { core_id: '3333333333', name: 'Acme', city: null, country: null, website: null },
    ];
    const result = cellsOf(
      completed(NO_MATCH, { ...EXTENDED, outcome: 'ambiguous', sources: [], candidates }),
    );
    expect(result).toMatchObject({
      core_id: '',
      core_outcome: 'ambiguous',
      core_candidates:
        '1111111111 Acme Ltd (London, GB, acme.co.uk) | 2222222222 Acme / Co (NL) | 3333333333 Acme',
    });
  });

  it('has no confidence without an id, so that sorting by it shows matches alone', () => {
    expect(cellsOf(completed(NO_MATCH, { ...EXTENDED, outcome: 'no_match' })).core_confidence).toBe('');
    expect(cellsOf(completed(MATCH)).core_confidence).toBe('HIGH');
    expect(cellsOf(completed(MATCH)).core_probability).toBe('');
    expect(cellsOf(completed(MATCH, { ...EXTENDED, probability: 0.9 })).core_probability).toBe('0.9000');
  });

  it('tells matched from not matched by the id when an endpoint says no more', () => {
    expect(cellsOf(completed(MATCH)).core_outcome).toBe('matched');
    expect(cellsOf(completed(NO_MATCH)).core_outcome).toBe('no_match');
  });

  it('keeps the evidence as JSON text', () => {
    const explanation = { prior_bits: -10, evidence: [], total_bits: 4.5, probability: 0.9, runner_up: null };
    const result = cellsOf(completed(MATCH, { ...EXTENDED, explanation }));
    expect(JSON.parse(result.core_evidence)).toEqual(explanation);
  });

  it('shows the social profile', () => {
    const social = {
      url: 'https://x.example/acme',
      slug: 'acme',
      match_type: 'actual' as const,
      reasoning: null,
    };
    expect(cellsOf(completed({ ...MATCH, social }, EXTENDED))).toMatchObject({
      core_social_url: 'https://x.example/acme',
      core_social_match: 'actual',
    });
  });

  it('says why a job failed', () => {
    const failed = {
      status: 'failed' as const,
      jobid: 'j',
      ...TIMES,
      record: null,
      error_message: 'No entity has the core_id.',
      error_type: 'core_id_not_found' as const,
    };
    expect(cellsOf(failed)).toMatchObject({
      core_outcome: 'failed',
      core_id: '',
      core_error: 'No entity has the core_id.',
    });
  });

  it('counts a job as failed that has not ended when it is written', () => {
    const result = cellsOf({ status: 'processing', id: 'j', created_at: TIMES.created_at });
    expect(result).toMatchObject({ core_outcome: 'failed', core_error: 'the job is still processing' });
  });

  it('says why a row was not attempted', () => {
    const result = resultCells(invalidResult('line 3: no value in any mapped column'));
    expect(result).toMatchObject({
      core_outcome: 'invalid',
      core_id: '',
      core_error: 'line 3: no value in any mapped column',
    });
  });
});

function cellsOf(status: JobStatus<'entity-resolution'>) {
  return resultCells(resultOf(status));
}

function completed(record: EntityResolutionRecord, extended?: Extended) {
  return {
    status: 'completed' as const,
    id: 'j',
    ...TIMES,
    record,
    ...(extended !== undefined && { extended }),
  };
}
