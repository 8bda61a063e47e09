import type { IncomingHttpHeaders } from 'node:http';
import { DATASET_HEADER, DatasetName } from '../../contract/accounts.ts';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';

/** The longest wait; longer ones are cut to it. */
export const MAX_WAIT_SECONDS = 60;

export const MAX_IDEMPOTENCY_KEY = 255;

/** The Idempotency-Key, if there is one; throws INVALID_REQUEST when it is empty or too long. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  if (key.length >= 1 && key.length <= MAX_IDEMPOTENCY_KEY) return key;
  const fault = `must have 1 to ${MAX_IDEMPOTENCY_KEY} characters`;
  throw new CoreError('INVALID_REQUEST', `Idempotency-Key: ${fault}`, { field: 'Idempotency-Key' });
}

/** The dataset of a run that a request names; throws INVALID_REQUEST for a name that cannot be one. */
export function datasetOf(headers: IncomingHttpHeaders): { readonly dataset?: string } {
  const name = headers[DATASET_HEADER];
  return name === undefined ? {} : { dataset: parseWith(DatasetName, name, 'X-Core-Dataset') };
}

/** The first `wait` among the preferences of a Prefer header (RFC 7240), in milliseconds; malformed ones are no preference. */
export function waitMsOf(headers: IncomingHttpHeaders): number | undefined {
  const preferences = String(headers.prefer ?? '').split(',');
  const wait = preferences.find((preference) => /^\s*wait\s*(?:[=;]|$)/i.test(preference));
  const digits = /^\s*wait\s*=\s*(?:(\d+)|"(\d+)")\s*(?:;|$)/i.exec(wait ?? '');
  if (digits === null) return undefined;
  return Math.min(Number(digits[1] ?? digits[2]), MAX_WAIT_SECONDS) * 1000;
}
