import { byHash } from './by-hash.ts';
import { damaged } from './damaged.ts';
import type { SharedData } from './shared-data.ts';
import { vendors } from './vendors.ts';
import type { LabelledSet } from './write-set.ts';

/** Damaged names against a thousand companies, in a list as small as a CRM's; it has not half of those that are asked for. */
export function smallDamaged(data: SharedData): LabelledSet {
  return smallerList(damaged(data), { name: 'small-damaged', rows: 1000, reference: 1000 });
}

/** Vendors against two hundred names: whoever looks for one of the others has to be told that it is not there. */
export function smallVendors(data: SharedData): LabelledSet {
  return smallerList(vendors(data), { name: 'small-vendors', rows: 1000, reference: 200 });
}

/** Cuts a set by hash: `rows` of its queries, and `reference` of its companies, half of them with a query if there are so many. */
function smallerList(
  set: LabelledSet,
  { name, rows, reference }: { readonly name: string; readonly rows: number; readonly reference: number },
): LabelledSet {
  const truth = byHash(`${name} rows`, set.truth, ({ external_id }) => external_id).slice(0, rows);
  const asked = new Set(truth.map(({ external_id }) => external_id));
  const expected = byHash(name, new Set(truth.map(({ expected_id }) => expected_id)), (id) => id);
  const others = byHash(`${name} others`, set.reference, ({ id }) => id).map(({ id }) => id);
  const kept = new Set(expected.slice(0, Math.min(expected.length / 2, reference / 2)));
  const wanted = new Set(expected);
  for (const id of others) if (kept.size < reference && !wanted.has(id)) kept.add(id);
  return {
    name,
    reference: set.reference.filter(({ id }) => kept.has(id)),
    queries: set.queries.filter(({ external_id }) => asked.has(external_id)),
    truth: truth.map((row) => {
      const [expected_id = '', ...accept_ids] = [row.expected_id, ...row.accept_ids].filter((id) =>
        kept.has(id),
      );
      return { external_id: row.external_id, expected_id, accept_ids };
    }),
  };
}
