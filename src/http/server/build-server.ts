import type { Server } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { ServedEngine } from '../../contract/served-engine.ts';
import type { WebApplication } from '../../contract/web-application.ts';
import { bindUi } from '../ui/bind-ui.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { answerError, answerUnreadable } from './answer-error.ts';
import { authenticate, authenticateRequests } from './authenticate.ts';
import { bindRoutes } from './bind-routes.ts';
import { drainConnections } from './connections.ts';
import type { DocsFiles } from './docs-page.ts';
import { metricsOf } from './metrics.ts';
import { MAX_PARAM_LENGTH, type Mounts } from './mounts.ts';
import { bindOpenRoutes } from './open-routes.ts';
import { openApiDocument } from './openapi.ts';
import { pathsOf, refuseOtherMethods } from './other-methods.ts';
import { readBodies } from './read-body.ts';
import { bindReconciliation } from './reconciliation-routes.ts';
import { recordRequest, withoutSecrets } from './request-log.ts';
import { limitsOf } from './route-limits.ts';
import { openUploads, type Uploads } from './uploads.ts';

interface ServerOptions {
  readonly host: ServedEngine;
  readonly logger: FastifyBaseLogger | false;
  readonly version: string;
  /** Milliseconds of a monotonic clock: only spans of time are measured. */
  readonly now: () => number;
  /** Requests a second for each key of the main API; no limit without. */
  readonly rateLimit?: number;
  readonly mounts: Mounts;
  readonly trustProxy: boolean;
  /** PEM texts; plain HTTP without. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Of a body of accounts; 512 MiB unless given. */
  readonly maxUploadBytes?: number;
  /** Whether only this machine can reach the address it will listen on. */
  readonly isLoopback: boolean;
  /** Reads the files of the page that describes the API. */
  readonly docs: () => DocsFiles;
  /** Below `/ui`; none without. */
  readonly web?: WebApplication;
}

const MAX_UPLOAD_BYTES = 512 * 1024 * 1024;

const SETTINGS = {
  // For the request to arrive; its answer may take longer.
  requestTimeout: 30_000,
  // Node allows the head 60 s unless told otherwise, and takes the longer of the two times for the whole request.
  // Node would answer a request without a Host by itself, with nothing in the body.
  http: { connectionsCheckingInterval: 5_000, headersTimeout: 30_000, requireHostHeader: false },
  connectionTimeout: 90_000,
  // Longer than the 60 s after which load balancers drop idle connections.
  keepAliveTimeout: 72_000,
  forceCloseConnections: 'idle',
  // Hooks are measured by it, too: clients that read slowly would be cut off when the server closes.
  pluginTimeout: 0,
  // Requests over open connections are answered; the 503 of fastify has another body than ours.
  return503OnClosing: false,
  exposeHeadRoutes: false,
  routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
} as const satisfies FastifyHttpOptions<Server>;

/** Builds the HTTP server of an engine, not yet listening: the route table, health, metrics and documentation. */
export function buildServer(options: ServerOptions): FastifyInstance {
  const { host, version, now, mounts, isLoopback, trustProxy, maxUploadBytes = MAX_UPLOAD_BYTES } = options;
  const uploads = openUploads();
  const metrics = metricsOf(host, version);
  const begin = (request: FastifyRequest, reply: FastifyReply) =>
    recordRequest({ request, reply }, { metrics, now });
  const app = fastify(withTls(settingsOf(options, { begin, uploads }), options.tls));
  // Node would answer 417 by itself, and not ask for a key.
  app.server.on('checkExpectation', app.routing);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => begin(request, reply));
  authenticateRequests(app, host);
  app.addHook('onRequest', async (request) => requireHost(request));
  readBodies(app);
  const paths = pathsOf(app);
  // Behind a proxy every request comes from this machine.
  const isOnlyHere = isLoopback && !trustProxy;
  bindOpenRoutes(app, {
    host,
    metrics,
    document: () => openApiDocument({ version, mounts }),
    docs: options.docs,
    areMetricsOpen: isOnlyHere,
    home: options.web === undefined ? 'docs' : 'ui/',
  });
  bindReconciliation(app, { host, version, isLoopback: isOnlyHere });
  if (options.web !== undefined)
    bindUi(app, { web: options.web, uploads, isSecure: options.tls !== undefined || trustProxy });
  const limits = limitsOf({ rateLimit: options.rateLimit, limits: host.limits });
  bindRoutes(app, { mounts, limits, disconnects: abortOnDisconnect(app), uploads, maxUploadBytes });
  drainConnections(app);
  refuseOtherMethods(app, paths);
  return app;
}

function requireHost({ raw }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
    throw new CoreError('INVALID_REQUEST', 'the request has no Host header', { field: 'host' });
}

interface Hearing {
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly uploads: Uploads;
}

function settingsOf(
  { host, logger, trustProxy }: ServerOptions,
  { begin, uploads }: Hearing,
): FastifyHttpOptions<Server> {
  return {
    ...SETTINGS,
    trustProxy,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, uploads),
    logController: new LogController({ disableRequestLogging: true }),
    ...(logger === false ? {} : { loggerInstance: withoutSecrets(logger) }),
    // Errors before all hooks: the router cannot read the address.
    frameworkErrors: async (error, request, reply) => {
      begin(request, reply);
      answerError((await refusalOf(request, host)) ?? error, request, reply);
    },
  };
}

async function refusalOf(request: FastifyRequest, host: ServedEngine): Promise<unknown> {
  try {
    await authenticate(request, host);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** As long as a request may take to say what it asks. */
const HANDSHAKE_MS = 30_000;

function withTls(
  settings: FastifyHttpOptions<Server>,
  tls: ServerOptions['tls'],
): FastifyHttpOptions<Server> {
  if (tls === undefined) return settings;
  const secure = { ...settings, https: { ...settings.http, ...tls, handshakeTimeout: HANDSHAKE_MS } };
  return secure;
}
