import { z } from 'zod';
import { ErrorBody } from '../../contract/error-body.ts';
import type { Route } from '../../contract/route.ts';
import { MAX_PARAM_LENGTH } from './mounts.ts';
import { exampleAnswer, exampleError } from './openapi-examples.ts';
import {
  CREATE_HEADERS,
  DATASET,
  PREFERENCE_APPLIED,
  READ_HEADERS,
  RETRY_AFTER,
  WAIT,
} from './openapi-headers.ts';
import { QUERY_NOTES, ROUTE_NOTES, STATUS_NOTES } from './openapi-notes.ts';
import type { SchemaBook } from './openapi-schemas.ts';
import type { Body, Operation, Parameter, ResponseObject } from './openapi-types.ts';

/** Describes one route; the schemas that it refers to are added to the book. */
export function operationOf(route: Route, book: SchemaBook): Operation {
  const { tag, summary, description } = ROUTE_NOTES[route.name];
  const requestBody = bodyOf(route, book);
  return {
    operationId: route.name,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [...pathParametersOf(route), ...queryParametersOf(route), ...headersOf(route)],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { [route.status]: successOf(route, book), ...failuresOf(route, book) },
  };
}

function bodyOf({ name, request }: Route, book: SchemaBook): Body | undefined {
  if (request?.lines !== undefined) {
    const schema = book.refTo(request.lines, 'input');
    return {
      required: true,
      content: { 'application/x-ndjson': { schema, example: ROUTE_NOTES[name].example } },
    };
  }
  if (request?.body === undefined) return undefined;
  const schema = book.refTo(request.body, 'input');
  return { required: true, content: { 'application/json': { schema, example: ROUTE_NOTES[name].example } } };
}

function headersOf({ name, status, path }: Route): readonly Parameter[] {
  if (path.endsWith('{job_id}')) return READ_HEADERS;
  if (name === 'read-accounts') return [DATASET, WAIT];
  if (name === 'load-accounts' || name === 'drop-accounts') return [DATASET];
  if (name === 'create-crosscheck') return [...CREATE_HEADERS, DATASET];
  if (name === 'create-bulk') return [...CREATE_HEADERS, DATASET];
  if (name === 'read-bulk') return [WAIT];
  if (name === 'read-bulk-part') return READ_HEADERS.filter((header) => header !== WAIT);
  if (name === 'start-bulk') return [];
  return status === 202 ? CREATE_HEADERS : [];
}

function pathParametersOf({ path }: Route): readonly Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_NOTES[name] ?? 'The ten digits of the entity.',
    schema: { type: 'string', minLength: 1, maxLength: MAX_PARAM_LENGTH },
  }));
}

const PATH_NOTES: Readonly<Record<string, string>> = {
  job_id: 'The id that the POST answered.',
  bulk_id: 'The id that the POST answered.',
  family: 'The family of the jobs: entity-resolution, resolve-parent, firmographics, combined or crosscheck.',
  part: 'The number of the part, from 1.',
};

function queryParametersOf({ request }: Route): readonly Parameter[] {
  if (request?.query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(request.query, { io: 'input' });
  const isAlternative = request.body !== undefined;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isAlternative && required.includes(name),
    description: isAlternative
      ? 'In place of a body; not looked at beside one.'
      : (QUERY_NOTES[name] ?? 'The id that the POST answered.'),
    schema: isAlternative || typeof schema === 'boolean' ? { type: 'string' } : schema,
  }));
}

function successOf(route: Route, book: SchemaBook): ResponseObject {
  const links = linksOf(route);
  return {
    description: successNoteOf(route),
    ...(headersOf(route).includes(WAIT) ? { headers: PREFERENCE_APPLIED } : {}),
    content: {
      [route.answersLines === true ? 'application/x-ndjson' : 'application/json']: {
        schema: book.refTo(route.response, 'output'),
        example: exampleAnswer(route.name),
      },
    },
    ...(links === undefined ? {} : { links }),
  };
}

function successNoteOf({ name, status }: Route): string {
  if (name === 'load-accounts') return 'All accounts are read; they are resolved and judged from now on.';
  if (name === 'create-bulk') return 'The bulk takes parts.';
  if (name === 'start-bulk') return 'Its rows are worked on from now on.';
  return status === 202 ? 'The job was created.' : 'Success.';
}

function linksOf({ name, status }: Route): ResponseObject['links'] {
  if (name === 'load-accounts') return { poll: { operationId: 'read-accounts', parameters: {} } };
  if (name === 'start-enrichment') {
    const parameters = { executionId: '$response.body#/executionId' };
    return { poll: { operationId: 'read-enrichment', parameters } };
  }
  if (name === 'create-bulk' || name === 'start-bulk') {
    const parameters = { family: '$request.path.family', bulk_id: '$response.body#/id' };
    return { poll: { operationId: 'read-bulk', parameters } };
  }
  if (status !== 202) return undefined;
  const parameters = { job_id: '$response.body#/id' };
  return { poll: { operationId: name.replace('create-', 'read-'), parameters } };
}

function failuresOf(route: Route, book: SchemaBook): Readonly<Record<string, ResponseObject>> {
  const answers = Object.entries(route.errors).map(([status, error]) => {
    const schema = book.refTo(error, 'output');
    const example = exampleError(status);
    return [
      status,
      {
        description: STATUS_NOTES[status] ?? `Status ${status}.`,
        ...(status === '429' ? { headers: RETRY_AFTER } : {}),
        content: { 'application/json': example === undefined ? { schema } : { schema, example } },
      },
    ];
  });
  const unreadable = route.path.includes('{') ? { 400: unreadableOf(book) } : {};
  return { ...unreadable, ...Object.fromEntries(answers) };
}

/** The refusal of an id that cannot be one. */
function unreadableOf(book: SchemaBook): ResponseObject {
  return {
    description: `The id has more than ${MAX_PARAM_LENGTH} characters, or is not percent-encoded well.`,
    content: { 'application/json': { schema: book.refTo(ErrorBody, 'output') } },
  };
}
