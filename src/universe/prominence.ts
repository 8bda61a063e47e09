import { type Prominence, UNKNOWN } from '../resolution/comparisons/prominence.ts';
import { CREATED_SOURCE } from '../resolution/records/source.ts';
import type { Amount } from '../resolution/records/source-record.ts';
import type { EntityFacts } from './entity.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { VANISHED_SOURCE } from './vanished-source.ts';

/** Counts how widely an entity is known; undefined when that is no more than any record tells. */
export function prominenceOf(
  { headcounts, revenues }: EntityFacts,
  records: readonly NormalSourceRecord[],
  descendants: number,
): Prominence | undefined {
  const sources = new Set(
    records.map(({ source }) => source.name).filter((name) => !TELLS_NOTHING.has(name)),
  );
  const revenue = revenues.find(({ currency }) => currency === 'USD');
  const prominence = {
    sources: Math.max(1, sources.size),
    listings: records.filter(isListed).length,
    headcount: sizeOf(headcounts[0]),
    revenue: Math.round(sizeOf(revenue) / MILLION),
    descendants,
  };
  const isUnknown = Object.entries(UNKNOWN).every(
    ([fact, value]) => prominence[fact as keyof Prominence] === value,
  );
  return isUnknown ? undefined : prominence;
}

const MILLION = 1_000_000;

/** What a customer's record became, and what is gone. */
const TELLS_NOTHING: ReadonlySet<string> = new Set([CREATED_SOURCE.name, VANISHED_SOURCE.name]);

function isListed({ source, identifiers }: NormalSourceRecord): boolean {
  return source.kind === 'listing' || identifiers.some(({ type }) => type === 'cik');
}

function sizeOf(amount: Amount | undefined): number {
  return amount?.value ?? amount?.least ?? 0;
}
