import { z } from 'zod';
import {
  Extension,
  ExtensionQuery,
  Flyout,
  PropertyProposals,
  ReconciliationManifest,
  ReconciliationQuery,
  ReconciliationResults,
  Suggestions,
} from '../../contract/reconciliation.ts';
import { exampleError } from './openapi-examples.ts';
import { RETRY_AFTER } from './openapi-headers.ts';
import { STATUS_NOTES } from './openapi-notes.ts';
import { RECONCILIATION_EXAMPLES as SHOWN } from './openapi-reconciliation-examples.ts';
import type { SchemaBook } from './openapi-schemas.ts';
import type {
  JsonSchema,
  MediaType,
  Operation,
  Parameter,
  PathItem,
  ResponseObject,
} from './openapi-types.ts';

/** The tag of the reconciliation service. */
export const RECONCILIATION = 'Reconciliation';

export const RECONCILIATION_NOTE = [
  'The Reconciliation Service API 0.1 and 0.2, for OpenRefine.',
  'These paths need no key where core listens on loopback; below /reconcile/k/{token} they are there everywhere.',
].join(' ');

/** Describes the paths of the reconciliation service; the schemas that they refer to are added to the book. */
export function reconciliationPaths(book: SchemaBook): Readonly<Record<string, PathItem>> {
  const answered = (schema: z.ZodType) => book.refTo(schema, 'output');
  return {
    '/reconcile': {
      get: {
        ...operation('read-reconciliation-manifest', 'Read the manifest'),
        description: 'With queries or extend in the query the same as the POST.',
        parameters: [
          query('queries', 'Queries by keys of your own, as JSON.'),
          query('extend', 'Which properties of which entities, as JSON.'),
          CALLBACK,
        ],
        responses: answers({
          ...{ schema: answered(ReconciliationManifest), errors: [400, 413] },
          ...{ example: SHOWN.manifest, takesCallback: true },
        }),
      },
      post: {
        ...operation('reconcile', 'Reconcile companies, or fetch values of properties'),
        description: 'One of queries and extend, as JSON in a field of the form.',
        parameters: [],
        requestBody: { required: true, content: { [FORM]: { schema: FORM_SCHEMA, example: EXAMPLE } } },
        responses: answers({
          schema: {
            anyOf: [answered(ReconciliationResults), answered(Extension)],
          },
          errors: [400, 413],
          examples: {
            queries: { summary: 'Of queries', value: SHOWN.results },
            extend: { summary: 'Of extend', value: SHOWN.extension },
          },
        }),
      },
    },
    '/reconcile/suggest/{kind}': reading('suggest-reconciliation', 'Complete what a user types', {
      parameters: [KIND, query('prefix', 'What was typed.'), query('cursor', 'How many to skip.'), CALLBACK],
      ...{ schema: answered(Suggestions), errors: [400], example: SHOWN.suggestions },
    }),
    '/reconcile/flyout/{kind}': reading(
      'read-reconciliation-flyout',
      'Describe an entity, property or type',
      {
        parameters: [KIND, query('id', 'Its id.'), CALLBACK],
        ...{ schema: answered(Flyout), errors: [400, 404], example: SHOWN.flyout },
      },
    ),
    '/reconcile/properties': reading('propose-reconciliation-properties', 'Propose properties to fetch', {
      parameters: [query('type', 'The type of the entities.'), query('limit', 'At most so many.'), CALLBACK],
      ...{ schema: answered(PropertyProposals), errors: [400], example: SHOWN.proposals },
    }),
    '/reconcile/preview': {
      get: {
        ...operation('preview-reconciliation', 'Preview an entity'),
        parameters: [query('id', 'The ten digits of the entity.')],
        responses: {
          200: {
            description: 'A page for a frame.',
            content: { 'text/html': { schema: { type: 'string' }, example: SHOWN.preview } },
          },
          ...refusals([]),
          404: {
            description: 'A page that says so.',
            content: { 'text/html': { schema: { type: 'string' } } },
          },
        },
      },
    },
  };
}

const FORM = 'application/x-www-form-urlencoded';

const FORM_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    queries: jsonText(z.record(z.string(), ReconciliationQuery)),
    extend: jsonText(ExtensionQuery),
  },
};

const EXAMPLE = { queries: '{"q0":{"query":"Siemens","properties":[{"pid":"country","v":"Germany"}]}}' };

const KIND: Parameter = {
  ...{ name: 'kind', in: 'path', required: true, description: 'What is meant.' },
  schema: { enum: ['entity', 'property', 'type'] },
};

const CALLBACK = query('callback', 'Asks for JSONP; only without a token.');

function query(name: string, description: string): Parameter {
  return { name, in: 'query', required: false, description, schema: { type: 'string' } };
}

function reading(
  id: string,
  summary: string,
  { parameters, ...answer }: Answer & { readonly parameters: readonly Parameter[] },
): PathItem {
  const responses = answers({ ...answer, takesCallback: true });
  return { get: { ...operation(id, summary), parameters, responses } };
}

function operation(
  operationId: string,
  summary: string,
): Pick<Operation, 'operationId' | 'tags' | 'summary' | 'security'> {
  return { operationId, tags: [RECONCILIATION], summary, security: [] };
}

interface Answer extends Pick<MediaType, 'example' | 'examples'> {
  readonly schema: JsonSchema;
  readonly errors: readonly number[];
  /** Whether the answer is a script for whoever names a callback. */
  readonly takesCallback?: boolean;
}

const SCRIPT = { 'application/javascript': { schema: { type: 'string' }, example: '/**/myCallback({});' } };

function answers({ schema, errors, takesCallback = false, ...shown }: Answer): Operation['responses'] {
  const json = { 'application/json': { schema, ...shown } };
  return {
    200: { description: 'Success.', content: takesCallback ? { ...json, ...SCRIPT } : json },
    ...refusals(errors),
  };
}

function refusals(errors: readonly number[]): Operation['responses'] {
  const refusal = (status: number): ResponseObject => ({
    description: NOTES[status] ?? STATUS_NOTES[status] ?? `Status ${status}.`,
    ...(status === 429 ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: BODIES[status] ?? named('ErrorBody'),
        example: REFUSALS[status] ?? exampleError(String(status)),
      },
    },
  });
  return Object.fromEntries([...errors, 401, 403, 429, 500, 503].map((status) => [status, refusal(status)]));
}

/** Where it says something else than other routes do. */
const REFUSALS: Readonly<Record<number, unknown>> = {
  400: { error: 'the form (application/x-www-form-urlencoded) has neither queries nor extend' },
  404: { error: 'no entity has this id' },
  413: { error: 'more than 200 queries' },
  429: { error: 'more than 100 requests a second; try again in 1 s' },
};

const BODIES: Readonly<Record<number, JsonSchema>> = {
  401: named('MessageBody'),
  403: { anyOf: [named('MessageBody'), named('ErrorBody')] },
};

const NOTES: Readonly<Record<number, string>> = {
  401: 'The token was deleted.',
  403: 'The token is not valid; without one, another machine or a page of another site asks.',
  413: 'More than 200 queries, or a form larger than 4,096,000 bytes.',
};

function jsonText(schema: z.ZodType): JsonSchema {
  return { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(schema, 'input') };
}

/** Schemas of errors, which the document has from the other routes. */
function named(name: 'ErrorBody' | 'MessageBody'): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
