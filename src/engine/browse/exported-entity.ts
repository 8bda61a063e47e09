import type { Revenue, SourceRecord } from '../../resolution/records/source-record.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { type ExportedName, exportedNames } from './exported-names.ts';

/** An entity as `core reference export` writes it; null is unknown. */
export interface ExportedEntity {
  readonly core_id: string;
  /** The trading name, else the legal one. */
  readonly name: string | null;
  readonly legal_name: string | null;
  readonly trading_name: string | null;
  /** All names of its sources, aliases and former ones too; the shown one first. */
  readonly names: readonly ExportedName[];
  readonly website: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly city: string | null;
  readonly status: EntityFacts['status'];
  readonly category: string | null;
  readonly industry: string | null;
  readonly registration: EntityFacts['registration'];
  /** `source:id` of every record, best source first. */
  readonly sources: readonly string[];
  readonly parent_core_id: string | null;
  readonly successor_core_id: string | null;
  readonly founded_year: number | null;
  readonly headcount: number | null;
  /** Null in another currency. */
  readonly revenue_musd: number | null;
  /** Other ids that lead to this entity. */
  readonly redirects: readonly string[];
}

/** Puts together what is shown of an entity, the names in its records and the ids that lead to it. */
export function exportedEntity(
  facts: EntityFacts,
  records: readonly SourceRecord[],
  redirects: readonly string[],
): ExportedEntity {
  const legalName = facts.legalName?.value ?? null;
  const tradingName = facts.tradingName?.value ?? null;
  return {
    core_id: facts.coreId,
    name: tradingName ?? legalName,
    legal_name: legalName,
    trading_name: tradingName,
    names: exportedNames(records, tradingName ?? legalName),
    website: facts.website?.value ?? null,
    country: facts.country?.value ?? null,
    city: facts.city,
    status: facts.status,
    category: facts.category,
    industry: facts.industry,
    registration: facts.registration,
    sources: facts.sources,
    parent_core_id: facts.parentId,
    successor_core_id: facts.successorId,
    founded_year: facts.foundedYear?.value ?? null,
    headcount: facts.headcounts[0]?.value ?? null,
    revenue_musd: inMillionsOfDollars(facts.revenues[0]),
    redirects,
  };
}

function inMillionsOfDollars(revenue: Revenue | undefined): number | null {
  return revenue?.value === undefined || revenue.currency !== 'USD' ? null : revenue.value / 1_000_000;
}
