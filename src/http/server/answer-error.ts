import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFailing, isDiskFull } from '../../contract/disk-full.ts';
import {
  type ErrorBody,
  isForPages,
  type MessageBody,
  type PageErrorBody,
} from '../../contract/error-body.ts';
import { CoreError, isStoreAway } from '../../contract/errors.ts';
import { MAX_PARAM_LENGTH } from './mounts.ts';
import { MAX_FORM_BYTES } from './read-body.ts';
import type { Uploads } from './uploads.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody | MessageBody | PageErrorBody;
}

/** Answers with the status of the error; of internal errors the client is told no more than that, the log has the rest. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerTo(translated(error, request), request);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  // fastify closes after a body it refused, and the client may then never read why; node drains the rest instead.
  if (reply.hasHeader('connection')) reply.removeHeader('connection');
  const seconds = error instanceof CoreError ? error.place.retryAfterSeconds : undefined;
  if (seconds !== undefined) reply.header('retry-after', seconds);
  reply.code(status).send(body);
}

function answerTo(error: unknown, { caller, routeOptions }: FastifyRequest): ErrorAnswer {
  if (!(error instanceof CoreError)) return answerToForeign(error);
  const status = error.httpStatus;
  // Messages of internal errors may name files of this machine: only the log has them.
  if (isStoreAway(error)) return UNREACHABLE;
  if (error.code === 'WRITE_FAILED') return NO_ROOM;
  if (status === 503) return BUSY;
  if (status >= 500) return { ...INTERNAL, status };
  if (routeOptions.url?.startsWith('/ui/api/') === true) return { status, body: forPage(error) };
  // Once a key was accepted, only the operator's settings forbid anything.
  const isRefusedKey = error.code === 'UNAUTHORIZED' || (error.code === 'FORBIDDEN' && !caller);
  return { status, body: isRefusedKey ? { message: nameOf(status) } : { error: error.message } };
}

/** A page tells people the remedy, too, where one is told that is one there. */
function forPage({ message, place: { fix } }: CoreError): PageErrorBody {
  return { error: message, ...(fix !== undefined && isForPages(fix) && { fix }) };
}

const INTERNAL: ErrorAnswer = { status: 500, body: { error: 'internal error' } };
const UNREACHABLE: ErrorAnswer = {
  status: 503,
  body: { error: 'the service cannot reach its database at present; try again' },
};
const NO_ROOM: ErrorAnswer = {
  status: 503,
  body: { error: 'the service has no room at present to keep what it is sent; try again' },
};
const BUSY: ErrorAnswer = { status: 503, body: { error: 'the service is busy; try again' } };

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The errors of fastify that a client can cause, in our words. */
function translated(error: unknown, { routeOptions }: FastifyRequest): unknown {
  switch (codeOf(error)) {
    case 'FST_ERR_BAD_URL':
      return new CoreError('INVALID_REQUEST', 'the address has a malformed percent-encoding');
    case 'FST_ERR_MAX_PARAM_LENGTH': {
      const fault = `is longer than ${MAX_PARAM_LENGTH} characters`;
      return new CoreError('INVALID_REQUEST', `a part of the address ${fault}`);
    }
    case 'FST_ERR_CTP_BODY_TOO_LARGE': {
      const most = routeOptions.config?.takesForm === true ? `${MAX_FORM_BYTES} bytes` : '1 MiB';
      return new CoreError('TOO_LARGE', `the body is larger than ${most}`);
    }
    default:
      return error;
  }
}

/** The store of this machine answers as one elsewhere does. For refusals of fastify the client is told the name of the status. */
function answerToForeign(error: unknown): ErrorAnswer {
  if (isDiskFull(error)) return NO_ROOM;
  if (isDiskFailing(error)) return UNREACHABLE;
  if (String(codeOf(error)).startsWith('SQLITE_BUSY')) return BUSY;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return INTERNAL;
  return { status, body: { error: nameOf(status).toLowerCase() } };
}

function nameOf(status: number): string {
  return STATUS_CODES[status] ?? `status ${status}`;
}

const UNREADABLE: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'the headers are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'the request did not arrive in time' },
};

/** Errors that Node has once a connection is there; all others of TLS are before. */
const OF_HTTP = /^(?:HPE|ERR_HTTP)_/;

/** Answers what node could not read as a request; no hook has seen it. */
export function answerUnreadable(
  error: Error & { readonly code: string },
  socket: Socket,
  uploads: Pick<Uploads, 'has'>,
): void {
  // An upload arrives as long as it does.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploads.has(socket)) return;
  // Nothing can be written before the handshake, and what waits to be written would keep the connection for good.
  if (socket instanceof TLSSocket && !OF_HTTP.test(error.code)) return void socket.destroy();
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, ...body } = UNREADABLE[error.code] ?? {
      status: 400,
      error: 'this is not an HTTP request',
    };
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${nameOf(status)}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  }
  socket.destroySoon();
}
