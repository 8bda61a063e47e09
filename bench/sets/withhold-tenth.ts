import { byHash } from './by-hash.ts';
import type { LabelledSet, TruthRow } from './write-set.ts';

/**
 * Takes a tenth of the companies that queries point to out of the reference. The right answer to their queries is
 * then none, unless a company that is right as well is left.
 */
export function withholdTenth(set: LabelledSet): LabelledSet {
  const expected = new Set(set.truth.map((row) => row.expected_id));
  const tenth = byHash(set.name, expected, (id) => id).slice(0, Math.round(expected.size / 10));
  const withheld = new Set(tenth);
  return {
    ...set,
    reference: set.reference.filter(({ id }) => !withheld.has(id)),
    truth: set.truth.map((row) => withoutWithheld(row, withheld)),
  };
}

function withoutWithheld(row: TruthRow, withheld: ReadonlySet<string>): TruthRow {
  const [expected_id = '', ...accept_ids] = [row.expected_id, ...row.accept_ids].filter(
    (id) => !withheld.has(id),
  );
  return { external_id: row.external_id, expected_id, accept_ids };
}
