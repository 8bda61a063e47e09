import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseWith } from '../../contract/parse.ts';
import type { Route } from '../../contract/route.ts';
import { ALL_ROUTES } from '../../contract/routes.ts';
import type { DisconnectSignals } from './abort-on-disconnect.ts';
import { callerOf } from './authenticate.ts';
import { HANDLERS } from './handlers.ts';
import { addressOf, type Mounts } from './mounts.ts';
import { readLines } from './read-lines.ts';
import type { limitsOf } from './route-limits.ts';
import type { Uploads } from './uploads.ts';

interface Binding {
  readonly mounts: Mounts;
  readonly limits: ReturnType<typeof limitsOf>;
  readonly disconnects: DisconnectSignals;
  readonly uploads: Uploads;
  /** Of a body that is read line by line. */
  readonly maxUploadBytes: number;
}

/** Binds every route of the route table to its handler. */
export function bindRoutes(app: FastifyInstance, binding: Binding): void {
  const { mounts, limits, disconnects, uploads, maxUploadBytes } = binding;
  for (const route of ALL_ROUTES) {
    app.route({
      method: route.method,
      url: addressOf(route, mounts).replace(/\{(\w+)\}/g, ':$1'),
      config: {
        isOpen: !route.auth,
        takesBody: route.request?.body !== undefined,
        takesLines: hasLines(route),
      },
      onRequest: limits[route.mount],
      handler: async (request, reply) => {
        const answer = await HANDLERS[route.name]({
          service: callerOf(request).service,
          input: inputOf(route, request),
          id: idOf(request),
          params: paramsOf(request),
          request,
          reply,
          lines(hear) {
            uploads.begin(request);
            return readLines(request.raw, maxUploadBytes, hear);
          },
          signal: () => disconnects.signalFor(reply),
        });
        return reply.code(route.status).send(answer);
      },
    });
  }
}

function hasLines({ request }: Route): boolean {
  return request?.lines !== undefined;
}

/** The parsed body or query; where a route takes either, the body if there is one. */
function inputOf({ request: schemas }: Route, { body, query }: FastifyRequest): unknown {
  if (schemas === null) return undefined;
  if (schemas.body !== undefined && (body !== undefined || schemas.query === undefined)) {
    return parseWith(schemas.body, body, 'the body');
  }
  return schemas.query === undefined ? undefined : parseWith(schemas.query, query, 'the query');
}

function idOf(request: FastifyRequest): string {
  return Object.values(paramsOf(request))[0] ?? '';
}

/** Parameters of a path are texts. */
function paramsOf({ params }: FastifyRequest): Readonly<Record<string, string>> {
  return (params ?? {}) as Readonly<Record<string, string>>;
}
