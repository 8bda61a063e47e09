import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountLine } from '../../contract/accounts.ts';
import type { Service } from '../../contract/service.ts';

/** One request to a route, its key accepted and its input parsed by the schemas of the route. */
export interface Call {
  readonly service: Service;
  readonly input: unknown;
  /** The parameter in the path; empty for routes without one. */
  readonly id: string;
  /** All parameters in the path, by their names. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The lines of the body, of routes that take them; `hear` is given its bytes without compression. */
  readonly lines: (hear?: (bytes: Buffer) => void) => AsyncIterable<AccountLine>;
  /** Aborts when the client disconnects or the server closes. */
  readonly signal: () => AbortSignal;
}

export type Handler = (call: Call) => Promise<unknown>;

export function taking<T>(answer: (call: Call, input: T) => Promise<unknown>): Handler {
  // The input was parsed by the schema of the route, from which the type of each handler is inferred.
  return (call) => answer(call, call.input as T);
}

export function isExtended({ headers }: FastifyRequest): boolean {
  return headers['x-core-extended'] === 'true';
}

/** A wait that was aborted, as when the server closes, is answered with the current state. */
export async function unlessAborted<T>(
  signal: AbortSignal,
  ask: (wait: { waitMs?: number; signal?: AbortSignal }) => Promise<T>,
  waitMs: number,
): Promise<T> {
  if (signal.aborted) return ask({});
  try {
    return await ask({ waitMs, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return ask({});
  }
}
