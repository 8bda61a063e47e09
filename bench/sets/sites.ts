import { setOfClusters } from './clusters.ts';
import type { SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

/** Child-care sites of ten lists of one town: name, street, sometimes postal code and seven digits of a phone. */
export function sites({ sites: rows }: SharedData): LabelledSet {
  return setOfClusters(
    'sites',
    rows.map((row) => ({
      id: row.Id ?? '',
      cluster: row['True Id'] ?? '',
      company: {
        name: row['Site name'] ?? '',
        address: row.Address ?? '',
        postal_code: row.Zip ?? '',
        phone: row.Phone ?? '',
      },
    })),
  );
}
