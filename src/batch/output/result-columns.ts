import type { FollowUp } from '../../contract/combined.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { Extended, NamedEntity } from '../../contract/extended.ts';
import type { RowResult } from '../row-result.ts';
import { ACCOUNT_COLUMNS, type AccountColumn, accountCells } from './account-columns.ts';
import { CROSSCHECK_COLUMNS, type CrosscheckColumn, crosscheckCells } from './crosscheck-columns.ts';
import { FIRMOGRAPHIC_COLUMNS, type FirmographicColumn, firmographicCells } from './firmographic-columns.ts';
import { PARENT_COLUMNS, type ParentColumn, parentCells } from './parent-columns.ts';

/** What became of a row, as the text of each column of the output file. */
export type ResultCells = Readonly<Record<ResultColumn, string>>;

const ALWAYS = [
  'core_id',
  'core_outcome',
  'core_confidence',
  'core_probability',
  'core_identity_type',
  'core_legal_name',
  'core_trading_name',
  'core_website',
  'core_country',
  'core_sources',
  'core_candidates',
  'core_reasoning',
  'core_error',
] as const;
const OF_SOCIAL = ['core_social_url', 'core_social_match'] as const;
const OF_EVIDENCE = ['core_evidence'] as const;

export type ResultColumn =
  | (typeof ALWAYS)[number]
  | (typeof OF_SOCIAL)[number]
  | (typeof OF_EVIDENCE)[number]
  | ParentColumn
  | FirmographicColumn
  | CrosscheckColumn
  | AccountColumn;

interface AskedFor {
  readonly matchToSocial: boolean;
  readonly explain: boolean;
  readonly followUps?: readonly FollowUp[];
  /** Columns of a crosscheck. */
  readonly crosscheck?: readonly CrosscheckColumn[];
  /** Whether the rows are leads that are held against accounts. */
  readonly against?: boolean;
}

/** A probability as outputs of text have it. */
export function probabilityText(probability: number): string {
  return probability.toFixed(4);
}

/** The columns of a run, in the order of the output file. */
export function resultColumns({
  matchToSocial,
  explain,
  followUps = [],
  crosscheck = [],
  against = false,
}: AskedFor): readonly ResultColumn[] {
  return [
    ...ALWAYS,
    ...(matchToSocial ? OF_SOCIAL : []),
    ...(followUps.includes('resolve-parent') ? PARENT_COLUMNS : []),
    ...(followUps.includes('firmographics') ? FIRMOGRAPHIC_COLUMNS : []),
    ...crosscheck,
    ...(against ? ACCOUNT_COLUMNS : []),
    ...(explain ? OF_EVIDENCE : []),
  ];
}

/** All columns that there are. */
export const RESULT_COLUMNS: readonly ResultColumn[] = [
  ...ALWAYS,
  ...OF_SOCIAL,
  ...PARENT_COLUMNS,
  ...FIRMOGRAPHIC_COLUMNS,
  ...CROSSCHECK_COLUMNS,
  ...ACCOUNT_COLUMNS,
  ...OF_EVIDENCE,
];

// Of all columns that there are.
const EMPTY = Object.fromEntries(RESULT_COLUMNS.map((column) => [column, ''])) as ResultCells;

const OF_FOLLOW_UPS: ReadonlySet<string> = new Set([
  ...PARENT_COLUMNS,
  ...FIRMOGRAPHIC_COLUMNS,
  ...CROSSCHECK_COLUMNS,
  ...ACCOUNT_COLUMNS,
]);

/** Whether a column tells of something else than who the company is. */
export function isFollowUpColumn(column: ResultColumn): boolean {
  return OF_FOLLOW_UPS.has(column);
}

/** Writes a result as the cells of the output file. */
export function resultCells(result: RowResult): ResultCells {
  const cells = { ...EMPTY, core_outcome: result.outcome, core_error: result.problem ?? '' };
  if (result.record === undefined) return cells;
  const { record, parentage, firmographics, crosscheck, account, extended } = result;
  return {
    ...cells,
    ...recordCells(record),
    ...extendedCells(extended),
    ...(parentage != null && parentCells(parentage, extended?.no_parent_reason)),
    ...(firmographics != null && firmographicCells(firmographics)),
    ...(crosscheck !== undefined && crosscheckCells(crosscheck)),
    ...(account !== undefined && accountCells(account)),
  };
}

function recordCells(record: EntityResolutionRecord): Partial<ResultCells> {
  return {
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

function extendedCells(extended: Extended | undefined): Partial<ResultCells> {
  if (extended === undefined) return {};
  return {
    core_sources: extended.sources.join('|'),
    core_probability: extended.probability == null ? '' : probabilityText(extended.probability),
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
