import type { CrmUpdate, CrmWriteResult } from '../../contract/crm-connection.ts';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { assertDistinct } from '../distinct-ids.ts';
import { readAnswer, type SalesforceField, SaveAnswer } from './salesforce-answers.ts';
import { isPassingRowError } from './salesforce-errors.ts';
import type { SalesforceSession } from './salesforce-session.ts';

/** Rows of one request of sObject Collections. */
const COLLECTION = 200;

interface Writing {
  readonly session: SalesforceSession;
  readonly path: string;
  readonly object: string;
  readonly fields: readonly SalesforceField[];
}

/** Writes in collections; a collection that cannot be sent holds up those behind it, and is told as not written. */
export async function writeRows(
  updates: readonly CrmUpdate[],
  writing: Writing,
): Promise<readonly CrmWriteResult[]> {
  assertDistinct(updates);
  const records = updates.map((update) => recordOf(update, writing));
  const results: CrmWriteResult[] = [];
  let held: CoreError | undefined;
  for (let from = 0; from < updates.length; from += COLLECTION) {
    const ids = updates.slice(from, from + COLLECTION).map(({ id }) => id);
    const written: Written =
      held === undefined
        ? await writeSome(records.slice(from, from + COLLECTION), ids, writing)
        : notWritten(ids, held);
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

async function writeSome(
  records: readonly unknown[],
  ids: readonly string[],
  { session, path }: Writing,
): Promise<Written> {
  let body: unknown;
  try {
    body = await session.ask({ method: 'PATCH', path, body: { allOrNone: false, records } });
  } catch (error) {
    if (error instanceof RetryableError && error.wasSent)
      return { results: ids.map((id) => ({ id, written: 'unknown' })) };
    const lasting = error instanceof RetryableError ? error.lasting : error;
    if (!(lasting instanceof CoreError)) throw error;
    if (lasting.code === 'INVALID_REQUEST') return { results: notWritten(ids, lasting, true).results };
    return notWritten(ids, lasting);
  }
  const answers = readAnswer(SaveAnswer, body);
  return {
    results: ids.map((id, at) => {
      const answer = answers[at];
      if (answer === undefined) return { id, written: 'unknown' };
      const [error] = answer.errors ?? [];
      if (answer.success) return { id, written: true };
      const isLasting = !isPassingRowError(error?.statusCode ?? '');
      return {
        id,
        written: false,
        error: `${error?.message ?? 'refused'} (${error?.statusCode ?? ''})`,
        isLasting,
      };
    }),
  };
}

function notWritten(ids: readonly string[], why: CoreError, isLasting = false): Written {
  return { results: ids.map((id) => ({ id, written: false, error: why.message, isLasting })), held: why };
}

/** JSON has numbers and booleans where Salesforce has them. */
function recordOf(
  { id, fields }: CrmUpdate,
  { object, fields: known }: Writing,
): Readonly<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, value]) => {
    const field = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (field === undefined) throw unwritable(object, name, 'is not there, or may not be seen');
    if (!field.updateable) throw unwritable(object, name, 'cannot be written by the user of the connection');
    return [field.name, jsonValue(value, field.type)] as const;
  });
  return { attributes: { type: object }, id, ...Object.fromEntries(values) };
}

function jsonValue(value: string | null, type: string): string | number | boolean | null {
  if (value === null || value === '') return null;
  if (type === 'boolean' && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  const isNumeric = ['int', 'double', 'currency', 'percent', 'long'].includes(type);
  // What is not a number is left to Salesforce, which names the row.
  return isNumeric && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value;
}

function unwritable(object: string, name: string, why: string): CoreError {
  return new CoreError('INVALID_REQUEST', `the field ${name} of ${object} ${why}`, {
    field: name,
    fix: 'Check its API name, and the field-level security of the user.',
  });
}
