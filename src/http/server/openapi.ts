import type { Route } from '../../contract/route.ts';
import { ALL_ROUTES } from '../../contract/routes.ts';
import { WEBHOOK_EVENTS, type WebhookEventName, WebhookPayload } from '../../contract/webhook-event.ts';
import { addressOf, type Mounts } from './mounts.ts';
import { exampleEvent } from './openapi-examples.ts';
import { DELIVERY_HEADERS } from './openapi-headers.ts';
import { TAGS, WEBHOOKS } from './openapi-notes.ts';
import { operationOf } from './openapi-operation.ts';
import { RECONCILIATION, RECONCILIATION_NOTE, reconciliationPaths } from './openapi-reconciliation.ts';
import { openSchemaBook, type SchemaBook } from './openapi-schemas.ts';
import type { JsonSchema, OpenApiDocument, Operation, PathItem } from './openapi-types.ts';

interface DocumentOptions {
  readonly version: string;
  readonly mounts: Mounts;
}

/** Describes the API in OpenAPI 3.1, from the route table and its schemas. */
export function openApiDocument({ version, mounts }: DocumentOptions): OpenApiDocument {
  const book = openSchemaBook();
  const paths: Record<string, PathItem> = {};
  for (const route of ALL_ROUTES) {
    const address = addressOf(route, mounts);
    paths[address] = { ...paths[address], [methodOf(route)]: operationOf(route, book) };
  }
  Object.assign(paths, reconciliationPaths(book));
  const webhooks = webhooksOf(book);
  return {
    openapi: '3.1.0',
    info: { title: 'core', version, description: ABOUT },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    tags: Object.entries({ ...TAGS, [RECONCILIATION]: RECONCILIATION_NOTE }).map(([name, description]) => ({
      name,
      description,
    })),
    paths,
    webhooks,
    components: {
      schemas: book.components(),
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
  };
}

const ABOUT = [
  'Resolves company records to canonical entities.',
  'Every POST that creates a job answers at once with its id; poll the matching GET, from 2 seconds doubling to 30, or give a webhook_url.',
].join(' ');

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function methodOf({ method }: Route): (typeof METHODS)[Route['method']] {
  return METHODS[method];
}

function webhooksOf(book: SchemaBook): Readonly<Record<string, PathItem>> {
  const payload = book.refTo(WebhookPayload, 'output');
  const events = Object.entries(WEBHOOK_EVENTS).flatMap(([family, { completed, failed }]) => [
    [completed, `A job of ${family} was completed.`] as const,
    [failed, `A job of ${family} failed.`] as const,
  ]);
  return Object.fromEntries(
    events.map(([event, summary]) => [event, { post: deliveryOf(event, summary, payload) }]),
  );
}

function deliveryOf(event: WebhookEventName, summary: string, payload: JsonSchema): Operation {
  const schema = { allOf: [payload, { properties: { event: { const: event } } }] };
  return {
    operationId: event,
    tags: [WEBHOOKS],
    summary,
    description:
      'Sent to the webhook_url of the job, up to 3 times: at once, after 30 seconds and after 2 minutes.',
    security: [],
    parameters: DELIVERY_HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: exampleEvent(event) } },
    },
    responses: {
      '2XX': { description: 'Received; anything else, or nothing within 5 seconds, is a failure.' },
    },
  };
}
