import { setOfClusters } from './clusters.ts';
import type { SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

/**
 * Name variants of Dutch patent applicants. Both files have the same persons: patstat_reference.csv has the name as it
 * was filed (`Akzo Nobel, N.V.`) with its gold cluster; patstat_input.csv has it already cleaned and its words sorted
 * (`AKZO NOBEL`), with co-applicants and patent classes that no company table has, and without the cluster.
 */
export function patstat({ patstat: rows }: SharedData): LabelledSet {
  return setOfClusters(
    'patstat',
    rows.map((row) => ({
      id: row.person_id ?? '',
      cluster: row.leuven_id ?? '',
      company: { name: row.person_name ?? '' },
    })),
  );
}
