import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import { MOST_QUERIES } from '../../contract/reconciliation.ts';
import { refuseEncoded } from './content-encoding.ts';
import { jsonFaultOf } from './json-fault.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read as JSON; other routes discard it. */
    readonly takesBody?: boolean;
    /** The body is left to the handler, which reads it as it arrives. */
    readonly takesLines?: boolean;
    /** The body is read as the fields of a form. */
    readonly takesForm?: boolean;
  }
}

const MAX_BODY_BYTES = 1024 * 1024;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A batch of the most queries, each with all its properties in a script of which a character takes nine in a form. */
export const MAX_FORM_BYTES = MOST_QUERIES * 20 * 1024;
const LINES_TYPE = 'application/x-ndjson';

/** Reads bodies as JSON whatever their Content-Type, and discards those that the route does not take. */
export function readBodies(app: FastifyInstance): void {
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async ({ headers }: FastifyRequest, bytes: Buffer) => {
      refuseEncoded(headers);
      return jsonOf(bytes);
    },
  );
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    async ({ headers }: FastifyRequest, bytes: Buffer) => {
      refuseEncoded(headers);
      return Object.fromEntries(new URLSearchParams(textOf(bytes)));
    },
  );
  app.addContentTypeParser(LINES_TYPE, (_request, payload, done) => done(null, payload));
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  // fastify answers 415 to types it cannot read; here the route decides, not the header.
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    raw.headers['content-type'] = typeOf(routeOptions.config);
  });
}

function typeOf({ takesBody = false, takesLines = false, takesForm = false }: FastifyContextConfig): string {
  if (takesForm) return FORM_TYPE;
  if (takesLines) return LINES_TYPE;
  return takesBody ? JSON_TYPE : 'application/octet-stream';
}

/** Undefined for an empty body. */
function jsonOf(bytes: Buffer): unknown {
  const text = textOf(bytes);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = jsonFaultOf(text);
    throw new CoreError('INVALID_REQUEST', `the body is malformed JSON at line ${line}, column ${column}`);
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CoreError('INVALID_REQUEST', 'the body is not valid UTF-8');
  }
}
