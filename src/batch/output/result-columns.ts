import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { Extended, NamedEntity, UnmatchedReason } from '../../contract/extended.ts';
import type { JobStatus } from '../../contract/service.ts';

/** What became of a row, by column of the output file. */
export interface RowResult extends Readonly<Record<ResultColumn, string>> {
  /** For the summary: why the row has no match; null with one, and where a service does not tell. */
  readonly unmatchedReason: UnmatchedReason | null;
}

export type ResultColumn =
  | 'core_id'
  | 'core_outcome'
  | 'core_confidence'
  | 'core_identity_type'
  | 'core_legal_name'
  | 'core_trading_name'
  | 'core_website'
  | 'core_country'
  | 'core_sources'
  | 'core_candidates'
  | 'core_reasoning'
  | 'core_error'
  | 'core_social_url'
  | 'core_social_match'
  | 'core_evidence';

const ALWAYS: readonly ResultColumn[] = [
  'core_id',
  'core_outcome',
  'core_confidence',
  'core_identity_type',
  'core_legal_name',
  'core_trading_name',
  'core_website',
  'core_country',
  'core_sources',
  'core_candidates',
  'core_reasoning',
  'core_error',
];

/** The columns of a run, in the order of the output file. */
export function resultColumns(options: {
  readonly matchToSocial: boolean;
  readonly explain: boolean;
}): readonly ResultColumn[] {
  return [
    ...ALWAYS,
    ...(options.matchToSocial ? (['core_social_url', 'core_social_match'] as const) : []),
    ...(options.explain ? (['core_evidence'] as const) : []),
  ];
}

const EMPTY: RowResult = {
  core_id: '',
  core_outcome: '',
  core_confidence: '',
  core_identity_type: '',
  core_legal_name: '',
  core_trading_name: '',
  core_website: '',
  core_country: '',
  core_sources: '',
  core_candidates: '',
  core_reasoning: '',
  core_error: '',
  core_social_url: '',
  core_social_match: '',
  core_evidence: '',
  unmatchedReason: null,
};

/** The result of a row that could not be attempted. */
export function invalidResult(problem: string): RowResult {
  return { ...EMPTY, core_outcome: 'invalid', core_error: problem };
}

/** The result of a row whose job has ended. */
export function resultOf(status: JobStatus<'entity-resolution'>): RowResult {
  if (status.status === 'failed')
    return { ...EMPTY, core_outcome: 'failed', core_error: status.error_message };
  if (status.status !== 'completed')
    return { ...EMPTY, core_outcome: 'failed', core_error: `the job is still ${status.status}` };
  return { ...recordResult(status.record), ...extendedResult(status.extended, status.record) };
}

function recordResult(record: EntityResolutionRecord): RowResult {
  return {
    ...EMPTY,
    core_id: record.core_id ?? '',
    core_confidence: record.core_id === null ? '' : record.identity_resolution_confidence,
    core_identity_type: record.identity_type ?? '',
    core_legal_name: record.legal_info?.legal_name ?? '',
    core_trading_name: record.trading_info?.trading_name ?? '',
    core_website: record.legal_info?.website ?? '',
    core_country: record.legal_info?.country ?? '',
    core_reasoning: record.identity_resolution_reasoning,
    core_social_url: record.social?.url ?? '',
    core_social_match: record.social?.match_type ?? '',
  };
}

/** An endpoint that does not send `extended` still tells matched from not matched. */
function extendedResult(extended: Extended | undefined, record: EntityResolutionRecord): Partial<RowResult> {
  if (extended === undefined) return { core_outcome: record.core_id === null ? 'no_match' : 'matched' };
  return {
    core_outcome: extended.outcome,
    unmatchedReason: extended.unmatched_reason ?? null,
    core_sources: extended.sources.join('|'),
    core_candidates: extended.candidates.map(candidateText).join(' | '),
    core_evidence: extended.explanation === null ? '' : JSON.stringify(extended.explanation),
  };
}

/** `4812345678 Acme (London, GB, acme.co.uk)` with what is known; a bar stands between candidates alone. */
function candidateText({ core_id, name, city, country, website }: NamedEntity): string {
  const known = [city, country, website].filter((part) => typeof part === 'string' && part !== '');
  const text = known.length === 0 ? `${core_id} ${name}` : `${core_id} ${name} (${known.join(', ')})`;
  return text.replace(/\s+/g, ' ').replaceAll('|', '/');
}
