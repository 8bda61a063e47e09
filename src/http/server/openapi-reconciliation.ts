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
import { RETRY_AFTER } from './openapi-headers.ts';
import { STATUS_NOTES } from './openapi-notes.ts';
import type { JsonSchema, Operation, Parameter, PathItem, ResponseObject } from './openapi-types.ts';

/** The tag of the reconciliation service. */
export const RECONCILIATION = 'Reconciliation';

export const RECONCILIATION_NOTE = [
  'The Reconciliation Service API 0.1 and 0.2, for OpenRefine.',
  'These paths need no key where core listens on loopback; below /reconcile/k/{token} they are there everywhere.',
].join(' ');

/** Describes the paths of the reconciliation service. */
export function reconciliationPaths(): Readonly<Record<string, PathItem>> {
  return {
    '/reconcile': {
      get: {
        ...operation('read-reconciliation-manifest', 'Read the manifest'),
        description: 'With queries or extend in the query the same as the POST.',
        parameters: [CALLBACK],
        responses: answers({ schema: schemaOf(ReconciliationManifest), errors: [400, 413] }),
      },
      post: {
        ...operation('reconcile', 'Reconcile companies, or fetch values of properties'),
        description: 'One of queries and extend, as JSON in a field of the form.',
        parameters: [],
        requestBody: { required: true, content: { [FORM]: { schema: FORM_SCHEMA, example: EXAMPLE } } },
        responses: answers({
          schema: {
            anyOf: [
              { title: 'ReconciliationResults', ...schemaOf(ReconciliationResults) },
              { title: 'ReconciliationExtension', ...schemaOf(Extension) },
            ],
          },
          errors: [400, 413],
        }),
      },
    },
    '/reconcile/suggest/{kind}': reading('suggest-reconciliation', 'Complete what a user types', {
      parameters: [KIND, query('prefix', 'What was typed.'), query('cursor', 'How many to skip.'), CALLBACK],
      ...{ schema: schemaOf(Suggestions), errors: [400] },
    }),
    '/reconcile/flyout/{kind}': reading(
      'read-reconciliation-flyout',
      'Describe an entity, property or type',
      {
        parameters: [KIND, query('id', 'Its id.'), CALLBACK],
        ...{ schema: schemaOf(Flyout), errors: [400, 404] },
      },
    ),
    '/reconcile/properties': reading('propose-reconciliation-properties', 'Propose properties to fetch', {
      parameters: [query('type', 'The type of the entities.'), query('limit', 'At most so many.'), CALLBACK],
      ...{ schema: schemaOf(PropertyProposals), errors: [400] },
    }),
    '/reconcile/preview': {
      get: {
        ...operation('preview-reconciliation', 'Preview an entity'),
        parameters: [query('id', 'The ten digits of the entity.')],
        responses: {
          200: {
            description: 'A page for a frame.',
            content: { 'text/html': { schema: { type: 'string' } } },
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
  return { get: { ...operation(id, summary), parameters, responses: answers(answer) } };
}

function operation(
  operationId: string,
  summary: string,
): Pick<Operation, 'operationId' | 'tags' | 'summary' | 'security'> {
  return { operationId, tags: [RECONCILIATION], summary, security: [] };
}

interface Answer {
  readonly schema: JsonSchema;
  readonly errors: readonly number[];
}

function answers({ schema, errors }: Answer): Operation['responses'] {
  return {
    200: { description: 'Success.', content: { 'application/json': { schema } } },
    ...refusals(errors),
  };
}

function refusals(errors: readonly number[]): Operation['responses'] {
  const refusal = (status: number): ResponseObject => ({
    description: NOTES[status] ?? STATUS_NOTES[status] ?? `Status ${status}.`,
    ...(status === 429 ? { headers: RETRY_AFTER } : {}),
    content: { 'application/json': { schema: BODIES[status] ?? named('ErrorBody') } },
  });
  return Object.fromEntries([...errors, 401, 403, 429, 500].map((status) => [status, refusal(status)]));
}

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
