import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { Caller, ServedEngine } from '../../contract/served-engine.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on open paths, and until the key was accepted. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Needs no key. */
    readonly isOpen?: boolean;
  }
}

/** Checks the key before anything else, so that only callers with a key learn which addresses exist. */
export function authenticateRequests(app: FastifyInstance, host: ServedEngine): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isOpen !== true) await authenticate(request, host);
    if (isNowhere(request)) throw new CoreError('NOT_FOUND', 'there is nothing at this address');
  });
}

/** Sets the caller of the request by its key; throws FORBIDDEN or UNAUTHORIZED. */
export async function authenticate(request: FastifyRequest, host: ServedEngine): Promise<void> {
  const key = request.headers['x-api-key'];
  request.caller = await host.callerOf(typeof key === 'string' ? key : undefined);
}

/** Whether there is no route; the router takes an empty part of a path for an id. */
function isNowhere({ is404, params }: FastifyRequest): boolean {
  return is404 || Object.values(params ?? {}).includes('');
}

/** The caller of a request that was authenticated. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new CoreError('INTERNAL', 'a route that needs a key was bound as open');
  return caller;
}
