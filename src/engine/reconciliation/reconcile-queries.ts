import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type {
  ReconciliationCandidate,
  ReconciliationQueries,
  ReconciliationResults,
} from '../../contract/reconciliation.ts';
import type { ExecutedJob } from '../../jobs/job-store.ts';
import { candidatesOf } from '../../reconciliation/candidates.ts';
import { type ReadQuery, readQuery } from '../../reconciliation/read-query.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { nameFieldOf } from '../name-field.ts';
import type { ExecuteApart } from './execute-apart.ts';

interface Against {
  readonly workspace: string;
  readonly execute: ExecuteApart;
  readonly factsOf: (coreId: string) => EntityFacts | undefined;
}

const OPTIONS = { createMissing: false, keepEvidence: false, tellRanked: true } as const;

/** Resolves the queries as `core resolve` does rows; what cannot be read or fails is answered with no candidates. */
export async function reconcileQueries(
  queries: ReconciliationQueries,
  { workspace, execute, factsOf }: Against,
): Promise<ReconciliationResults> {
  const read = Object.entries(queries).flatMap(([key, value]) => {
    const query = readQuery(value, nameFieldOf);
    return query === undefined ? [] : [{ key, query }];
  });
  const requests = read.map(({ query }) => query.input);
  const ended = await execute({ workspace, family: 'entity-resolution', options: OPTIONS, requests });
  const found = new Map(
    read.map(({ key, query }, at) => [key, candidatesIn(ended[at], { query, factsOf })] as const),
  );
  return Object.fromEntries(
    Object.keys(queries).map((key) => [key, { result: [...(found.get(key) ?? [])] }]),
  );
}

function candidatesIn(
  end: ExecutedJob | undefined,
  { query, factsOf }: { readonly query: ReadQuery } & Pick<Against, 'factsOf'>,
): readonly ReconciliationCandidate[] {
  if (end === undefined || end.result.state === 'failed') return [];
  // The record of an entity resolution.
  const record = end.result.record as EntityResolutionRecord;
  const { core_id: coreId, identity_resolution_confidence: confidence } = record;
  return candidatesOf(query, { coreId, confidence, ranked: end.ranked ?? [] }, factsOf);
}
