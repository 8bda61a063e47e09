import type { CrmUpdate, CrmWriteResult } from '../../contract/crm-connection.ts';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { assertDistinct } from '../distinct-ids.ts';
import { notWritten, type WrittenPart, writeInParts } from '../write-in-parts.ts';
import { BatchAnswer, readAnswer } from './hubspot-answers.ts';
import { checkedNames, objectPath } from './hubspot-names.ts';
import type { HubspotSession } from './hubspot-session.ts';

/** Rows of one batch update. */
const BATCH = 100;

/** Writes in batches. HubSpot refuses a batch as a whole for one wrong value: then each half is written by itself. */
export async function writeObjects(
  session: HubspotSession,
  object: string,
  updates: readonly CrmUpdate[],
): Promise<readonly CrmWriteResult[]> {
  checkedNames(object, [...new Set(updates.flatMap(({ fields }) => Object.keys(fields)))]);
  assertDistinct(updates);
  return (await writeInParts(updates, BATCH, (batch) => writeBatch(session, object, batch))).results;
}

async function writeBatch(
  session: HubspotSession,
  object: string,
  updates: readonly CrmUpdate[],
): Promise<WrittenPart> {
  try {
    const body = { inputs: updates.map(inputOf) };
    const answer = await session.ask({
      method: 'POST',
      path: `${objectPath(object)}/batch/update`,
      body,
      isSafe: false,
    });
    return { results: resultsIn(answer, updates) };
  } catch (error) {
    if (error instanceof RetryableError && error.wasSent)
      return { results: updates.map(({ id }) => ({ id, written: 'unknown' })) };
    const lasting = error instanceof RetryableError ? error.lasting : error;
    if (!(lasting instanceof CoreError)) throw error;
    if (lasting.code !== 'INVALID_REQUEST') return notWritten(updates, lasting);
    if (updates.length === 1) return { results: notWritten(updates, lasting, true).results };
    const half = Math.ceil(updates.length / 2);
    return writeInParts(updates, half, (part) => writeBatch(session, object, part));
  }
}

/** 207: some are done, and the errors name the ids of others. */
function resultsIn(body: unknown, updates: readonly CrmUpdate[]): readonly CrmWriteResult[] {
  const answer = readAnswer(BatchAnswer, body);
  const done = new Set(answer.results.map(({ id }) => id));
  return updates.map(({ id }) => {
    if (done.has(id)) return { id, written: true };
    const error = answer.errors.find(({ context = {} }) => Object.values(context).flat().includes(id));
    if (error === undefined) return { id, written: 'unknown' };
    const isLasting = error.category !== 'RATE_LIMITS';
    return { id, written: false, error: error.message ?? error.category ?? 'refused', isLasting };
  });
}

/** HubSpot empties a property that is set to ''. */
function inputOf({ id, fields }: CrmUpdate) {
  const properties = Object.entries(fields).map(([name, value]) => [name, value ?? ''] as const);
  return { id, properties: Object.fromEntries(properties) };
}
