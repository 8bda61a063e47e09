import { SIGNATURE_PREFIX, WEBHOOK_HEADERS } from '../../contract/webhook-event.ts';
import { MAX_IDEMPOTENCY_KEY, MAX_WAIT_SECONDS } from './job-headers.ts';
import type { Parameter, ResponseObject } from './openapi-types.ts';

type Headers = NonNullable<ResponseObject['headers']>;

/** What may come with the POST of a job. */
export const CREATE_HEADERS: readonly Parameter[] = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Sent again with the same body it gives the same job; with another body it is refused.',
    schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY },
  },
];

/** Names the dataset of a run. */
export const DATASET: Parameter = {
  name: 'X-Core-Dataset',
  in: 'header',
  required: false,
  description: "The name of a run's dataset; without it the workspace's own is meant.",
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

export const WAIT: Parameter = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: `\`wait=20\` holds the answer until the job ends or 20 seconds are over, ${MAX_WAIT_SECONDS} at most (RFC 7240).`,
  schema: { type: 'string' },
};

/** What may come with the GET of a job. */
export const READ_HEADERS: readonly Parameter[] = [
  WAIT,
  {
    name: 'X-Core-Extended',
    in: 'header',
    required: false,
    description: '`true` adds the member `extended`: outcome, sources, candidates and evidence.',
    schema: { type: 'string' },
  },
];

export const PREFERENCE_APPLIED: Headers = {
  'Preference-Applied': { description: '`wait` when the answer was held back.', schema: { type: 'string' } },
};

export const RETRY_AFTER: Headers = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
};

const DELIVERY_NOTES: readonly (readonly [string, string])[] = [
  [
    WEBHOOK_HEADERS.signature,
    `\`${SIGNATURE_PREFIX}\` and the hex HMAC-SHA256 of the raw body with the signing secret.`,
  ],
  [WEBHOOK_HEADERS.event, 'The name of the event.'],
  [WEBHOOK_HEADERS.delivery, 'The id of this attempt.'],
];

/** What comes with a webhook. */
export const DELIVERY_HEADERS: readonly Parameter[] = DELIVERY_NOTES.map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));
