import type { Books } from './books.ts';
import type { BulkResult, PostedBulk } from './posted-bulks.ts';

const WORN_OUT_ROWS = 'had been begun 5 times without an end';

/** What is wrong with bulks: every row is there once, in its order, charged once, and the same company is the same each time. */
export function wrongWithBulks(bulks: readonly PostedBulk[], books: Books): readonly string[] {
  const entities = new Map<string, unknown>();
  return bulks.flatMap((bulk) => [
    ...wrongOrder(bulk),
    ...wrongCharges(bulk, books),
    ...otherEntities(bulk, entities),
  ]);
}

/** How many rows have failed because their chunk was under way in too many deaths, as the rules say. */
export function wornOutRows(bulks: readonly PostedBulk[]): number {
  return bulks.reduce((sum, { results }) => sum + results.filter(isWornOut).length, 0);
}

function wrongOrder({ id, rows, results }: PostedBulk): readonly string[] {
  const wrong: string[] = [];
  if (results.length !== rows.length)
    wrong.push(`bulk ${id}: ${results.length} results of ${rows.length} rows`);
  const firstOther = rows.findIndex(
    ({ externalId }, at) => !isWornOut(results[at]) && externalIdOf(results[at]) !== externalId,
  );
  if (firstOther !== -1)
    wrong.push(`bulk ${id}: row ${firstOther + 1} came back as ${JSON.stringify(results[firstOther])}`);
  return wrong;
}

function wrongCharges({ id, rows, results }: PostedBulk, { ledger }: Books): readonly string[] {
  return rows.flatMap((_, at) => {
    const job = `${id}-${at + 1}`;
    const kinds = (ledger.get(job) ?? []).map(({ kind }) => kind).sort();
    const expected = results[at]?.status === 'completed' ? ['charge'] : ['charge', 'refund'];
    return kinds.join() === expected.join()
      ? []
      : [`row ${job} was booked as ${kinds.join(', ') || 'nothing'}`];
  });
}

function otherEntities({ id, rows, results }: PostedBulk, entities: Map<string, unknown>): readonly string[] {
  return rows.flatMap(({ body }, at) => {
    if (isWornOut(results[at])) return [];
    const [key, coreId] = [JSON.stringify(body), results[at]?.record?.core_id ?? null];
    const known = entities.has(key) ? entities.get(key) : coreId;
    entities.set(key, known);
    return known === coreId ? [] : [`bulk ${id}: row ${at + 1} is ${coreId}, and was ${known} before`];
  });
}

function externalIdOf(result: BulkResult | undefined): unknown {
  return result?.record?.external_id;
}

/** Such a row tells no more than that (src/jobs/bulk-queue.ts). */
function isWornOut(result: BulkResult | undefined): boolean {
  return result?.error_message?.includes(WORN_OUT_ROWS) === true;
}
