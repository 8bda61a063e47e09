import { bearersBy, othersOf } from './bearers.ts';
import { byHash } from './by-hash.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import { shortenName } from './shorten-name.ts';
import type { LabelledSet } from './write-set.ts';

const QUERIES = 2000;

/** Names as 13F lists print them, alone, against filers with all their names. Who else would be printed so is right too. */
export function secTruncated({ sec }: SharedData): LabelledSet {
  const bearers = bearersBy(shortenName, sec);
  const chosen = byHash('sec-truncated filers', sec, ({ id }) => id)
    .slice(0, QUERIES)
    .map(({ id, names }) => ({ id, name: shortenName(names[0]?.value ?? '') }));
  return {
    name: 'sec-truncated',
    reference: sec.map(rowOf),
    queries: chosen.map(({ id, name }) => ({ external_id: `13f-${id}`, name })),
    truth: chosen.map(({ id, name }) => ({
      external_id: `13f-${id}`,
      expected_id: id,
      accept_ids: othersOf(bearers.get(name), id),
    })),
  };
}
