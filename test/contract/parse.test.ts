import { expect, it } from 'vitest';
import { z } from 'zod';
import { CombinedRequest } from '../../src/contract/combined.ts';
import { CrosscheckRequest } from '../../src/contract/crosscheck.ts';
import { EntityInput } from '../../src/contract/entity-input.ts';
import { CoreError } from '../../src/contract/errors.ts';
import { FeedbackRequest } from '../../src/contract/feedback.ts';
import { EnrichmentRequest, enrichmentRequestOf } from '../../src/contract/inbound.ts';
import { parseWith } from '../../src/contract/parse.ts';
import { ResolveParentRequest } from '../../src/contract/resolve-parent.ts';
import { JOB_SCHEMAS } from '../../src/contract/service.ts';

function refusalOf(schema: z.ZodType, value: unknown): CoreError {
  try {
    parseWith(schema, value, 'request body');
  } catch (error) {
    if (error instanceof CoreError) return error;
  }
  throw new Error('the value was not refused');
}

it('returns what it read, without the fields it does not know', () => {
  expect(parseWith(EntityInput, { website: 'acme.example', x: 1 }, 'request body')).toEqual({
    website: 'acme.example',
  });
});

it.each<[string, z.ZodType, unknown, string]>([
  ['website', EntityInput, { website: '' }, 'website: must not be empty'],
  ['website', EntityInput, { website: null }, 'website: must be a string'],
  ['match_to_social', EntityInput, { match_to_social: 1 }, 'match_to_social: must be true or false'],
  ['bias', EntityInput, { bias: 'NONE' }, 'bias: must be one of NAME_BIAS, URL_BIAS'],
  ['webhook_url', EntityInput, { webhook_url: 'http://a.example' }, 'webhook_url: must start with https://'],
  ['core_id', ResolveParentRequest, {}, 'core_id: is required'],
  ['jobs', CombinedRequest, { jobs: [] }, 'jobs: must not be empty'],
  ['jobs', CombinedRequest, { jobs: {} }, 'jobs: must be a list'],
  [
    'jobs[1]',
    CombinedRequest,
    { jobs: ['firmographics', 'x'] },
    'jobs[1]: must be one of firmographics, resolve-parent',
  ],
  ['external_id', CrosscheckRequest, { legal_name: 'Acme' }, 'external_id: is required'],
  [
    'legal_name',
    CrosscheckRequest,
    { external_id: '1' },
    'legal_name: is required, or another of trading_name, website, core_id',
  ],
  ['crmId', FeedbackRequest, { crmId: '', feedback: 'x' }, 'crmId: must not be empty'],
  ['s', z.object({ s: z.string().length(18) }), { s: '1' }, 's: must have exactly 18 characters'],
  [
    'socialUrl',
    EnrichmentRequest,
    { crmId: '1', name: 'Acme' },
    'socialUrl: is required unless name and website are both given',
  ],
  [
    'firstName',
    enrichmentRequestOf([]),
    { crmId: '1', socialUrl: 'x', firstName: 'Ann' },
    'firstName: is not a known field',
  ],
  [
    'status',
    JOB_SCHEMAS.combined.status,
    { status: 'done' },
    'status: must be one of pending, processing, completed, failed',
  ],
  ['a.b', z.object({ a: z.object({ b: z.int().max(9) }) }), { a: { b: 10 } }, 'a.b: must be at most 9'],
  ['n', z.object({ n: z.int().min(1) }), { n: 0 }, 'n: must be at least 1'],
])('names %s and its fault', (field, schema, value, message) => {
  const error = refusalOf(schema, value);
  expect([error.code, error.message, error.place]).toEqual(['INVALID_REQUEST', message, { field }]);
});

it.each([null, [], 'Acme', undefined])('names the whole when it is %j', (value) => {
  const error = refusalOf(EntityInput, value);
  expect(error.message).toBe(
    value === undefined ? 'request body: is required' : 'request body: must be an object',
  );
  expect(error.place).toEqual({});
});
