import type { CrmUpdate, CrmWriteResult } from '../../contract/crm-connection.ts';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { assertDistinct } from '../distinct-ids.ts';
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
  const results: CrmWriteResult[] = [];
  let held: CoreError | undefined;
  for (let from = 0; from < updates.length; from += BATCH) {
    const some = updates.slice(from, from + BATCH);
    const written: Written =
      held === undefined ? await writeBatch(session, object, some) : notWritten(some, held);
    results.push(...written.results);
    held = written.held;
  }
  return results;
}

interface Written {
  readonly results: readonly CrmWriteResult[];
  /** Why those behind need not be tried. */
  readonly held?: CoreError | undefined;
}

async function writeBatch(
  session: HubspotSession,
  object: string,
  updates: readonly CrmUpdate[],
): Promise<Written> {
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
    return halves(session, object, updates);
  }
}

async function halves(
  session: HubspotSession,
  object: string,
  updates: readonly CrmUpdate[],
): Promise<Written> {
  const middle = Math.ceil(updates.length / 2);
  const first = await writeBatch(session, object, updates.slice(0, middle));
  const rest = updates.slice(middle);
  const second =
    first.held === undefined ? await writeBatch(session, object, rest) : notWritten(rest, first.held);
  return { results: [...first.results, ...second.results], held: second.held };
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

function notWritten(updates: readonly CrmUpdate[], why: CoreError, isLasting = false): Written {
  const results = updates.map(({ id }) => ({ id, written: false, error: why.message, isLasting }) as const);
  return { results, held: why };
}

/** HubSpot empties a property that is set to ''. */
function inputOf({ id, fields }: CrmUpdate) {
  const properties = Object.entries(fields).map(([name, value]) => [name, value ?? ''] as const);
  return { id, properties: Object.fromEntries(properties) };
}
