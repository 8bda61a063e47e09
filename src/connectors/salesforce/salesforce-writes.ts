import type { CrmUpdate, CrmWriteResult } from '../../contract/crm-connection.ts';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { assertDistinct } from '../distinct-ids.ts';
import { notWritten, type WrittenPart, writeInParts } from '../write-in-parts.ts';
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
  return (await writeInParts(records, COLLECTION, (some) => writeSome(some, writing))).results;
}

async function writeSome(
  records: readonly SalesforceRecord[],
  { session, path }: Writing,
): Promise<WrittenPart> {
  let body: unknown;
  try {
    body = await session.ask({ method: 'PATCH', path, body: { allOrNone: false, records } });
  } catch (error) {
    if (error instanceof RetryableError && error.wasSent)
      return { results: records.map(({ id }) => ({ id, written: 'unknown' })) };
    const lasting = error instanceof RetryableError ? error.lasting : error;
    if (!(lasting instanceof CoreError)) throw error;
    if (lasting.code === 'INVALID_REQUEST') return { results: notWritten(records, lasting, true).results };
    return notWritten(records, lasting);
  }
  const answers = readAnswer(SaveAnswer, body);
  return {
    results: records.map(({ id }, at) => {
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

/** A row as requests hold it: its values by the API names of fields. */
interface SalesforceRecord extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** JSON has numbers and booleans where Salesforce has them. */
function recordOf({ id, fields }: CrmUpdate, { object, fields: known }: Writing): SalesforceRecord {
  const values = Object.entries(fields).map(([name, value]) => {
    const field = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (field === undefined) throw unwritable(object, name, 'is not there, or may not be seen');
    if (!field.updateable) throw unwritable(object, name, 'cannot be written by the user of the connection');
    return [field.name, jsonValue(value, field.type)] as const;
  });
  return { attributes: { type: object }, ...Object.fromEntries(values), id };
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
