import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { ReconciliationQueries, ReconciliationResults } from '../../contract/reconciliation.ts';
import type { ExecutedJob } from '../../jobs/job-store.ts';
import { candidatesOf, type Resolved } from '../../reconciliation/candidates.ts';
import { readQuery } from '../../reconciliation/read-query.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { nameFieldOf } from '../name-field.ts';
import type { ExecuteApart } from './execute-apart.ts';

interface Against {
  readonly workspace: string;
  readonly execute: ExecuteApart;
  /** What is known of these entities. */
  readonly factsAmong: (coreIds: readonly string[]) => Promise<FactsOf>;
}

type FactsOf = (coreId: string) => EntityFacts | undefined;

const OPTIONS = { createMissing: false, keepEvidence: false, tellRanked: true } as const;

/** Resolves the queries as `core resolve` does rows; what cannot be read or fails is answered with no candidates. */
export async function reconcileQueries(
  queries: ReconciliationQueries,
  { workspace, execute, factsAmong }: Against,
): Promise<ReconciliationResults> {
  const read = Object.entries(queries).flatMap(([key, value]) => {
    const query = readQuery(value, nameFieldOf);
    return query === undefined ? [] : [{ key, query }];
  });
  const requests = read.map(({ query }) => query.input);
  const ended = await execute({ workspace, family: 'entity-resolution', options: OPTIONS, requests });
  const resolved = ended.map(resolvedOf);
  const factsOf = await factsAmong([...new Set(resolved.flatMap(idsIn))]);
  const found = new Map(
    read.map(({ key, query }, at) => {
      const one = resolved[at];
      return [key, one === undefined ? [] : candidatesOf(query, one, factsOf)] as const;
    }),
  );
  return Object.fromEntries(
    Object.keys(queries).map((key) => [key, { result: [...(found.get(key) ?? [])] }]),
  );
}

/** Undefined where the engine failed. */
function resolvedOf({ result, ranked }: ExecutedJob): Resolved | undefined {
  if (result.state === 'failed') return undefined;
  // The record of an entity resolution.
  const record = result.record as EntityResolutionRecord;
  const { core_id: coreId, identity_resolution_confidence: confidence } = record;
  return { coreId, confidence, ranked: ranked ?? [] };
}

function idsIn(resolved: Resolved | undefined): readonly string[] {
  if (resolved === undefined) return [];
  const ids = resolved.ranked.map(({ coreId }) => coreId);
  return resolved.coreId === null ? ids : [...ids, resolved.coreId];
}
