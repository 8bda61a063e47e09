import { byHash } from './by-hash.ts';
import type { CompanyRow, LabelledSet } from './write-set.ts';

/** A record with its gold cluster. */
export interface ClusteredRow {
  readonly id: string;
  readonly cluster: string;
  readonly company: CompanyRow;
}

/** Makes one record of every cluster the reference and the others queries; a lone record stays in the reference. */
export function setOfClusters(name: string, rows: readonly ClusteredRow[]): LabelledSet {
  const first = new Map<string, ClusteredRow>();
  for (const row of byHash(`${name} records`, rows, ({ id }) => id)) {
    if (!first.has(row.cluster)) first.set(row.cluster, row);
  }
  const isFirst = (row: ClusteredRow) => first.get(row.cluster) === row;
  const others = rows.filter((row) => !isFirst(row));
  return {
    name,
    reference: rows.filter(isFirst).map(({ id, company }) => ({ id, ...company })),
    queries: others.map(({ id, company }) => ({ external_id: id, ...company })),
    truth: others.map(({ id, cluster }) => ({
      external_id: id,
      expected_id: first.get(cluster)?.id ?? '',
      accept_ids: [],
    })),
  };
}
