import type { Route } from '../../contract/route.ts';
import type { Address } from './address.ts';
import { compressedLines } from './compressed-lines.ts';
import type { HttpAnswer, HttpRequest } from './transport.ts';

/** One request to a route, as often as it takes. */
export interface Call {
  readonly route: Route;
  readonly address: Address;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as NDJSON, compressed. What can be read only once is not sent again: of an array the call is tried again. */
  readonly lines?: AsyncIterable<unknown> | readonly unknown[];
  /** What the service may have done although no answer came; without it the call is safe to repeat. */
  readonly effect?: string;
  /** The service may hold the answer back until then. */
  readonly holdUntil?: number;
  /** An older answer is known: after `holdUntil` none is waited for. */
  readonly isKnown?: boolean;
  readonly signal: AbortSignal;
}

export interface TimedAnswer extends HttpAnswer {
  /** How long the service was asked to hold the answer back, and how long it took. */
  readonly askedMs: number;
  readonly tookMs: number;
}

const LONGEST_HOLD_S = 20;
/** What an answer is given that is asked for when the time is over. */
const LAST_LOOK_MS = 5_000;
/** What sending lines may take. */
const UPLOAD_MS = 60 * 60 * 1000;

/** The request of a call, made when its turn has come: what is left of the time is asked for with `Prefer` (RFC 7240). */
export function requestOf(
  call: Call,
  { now, timeoutMs }: { readonly now: number; readonly timeoutMs: number },
): { readonly request: HttpRequest; readonly askedMs: number } {
  const leftMs = Math.max(0, (call.holdUntil ?? 0) - now);
  const holdS = Math.min(Math.floor(leftMs / 1000), LONGEST_HOLD_S);
  const fullMs = timeoutMs + holdS * 1000;
  const request = {
    method: call.route.method,
    address: call.address,
    headers: { ...call.headers, ...(holdS > 0 && { prefer: `wait=${holdS}` }) },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    ...(call.lines !== undefined && { body: compressedLines(call.lines) }),
    timeoutMs: timeoutOf(call, { fullMs, leftMs }),
    signal: call.signal,
  };
  return { request, askedMs: holdS * 1000 };
}

function timeoutOf(
  { isKnown, lines }: Call,
  { fullMs, leftMs }: { readonly fullMs: number; readonly leftMs: number },
): number {
  if (lines !== undefined) return Math.max(fullMs, UPLOAD_MS);
  return isKnown === true ? Math.min(fullMs, Math.max(leftMs, LAST_LOOK_MS)) : fullMs;
}

/** After this no further attempt is begun; a first answer is given the time of one request in any case. */
export function lastAttemptAt(
  { holdUntil, isKnown = false }: Call,
  { now, timeoutMs }: { readonly now: number; readonly timeoutMs: number },
): number {
  if (holdUntil === undefined) return Number.POSITIVE_INFINITY;
  return isKnown ? holdUntil : Math.max(holdUntil, now + timeoutMs);
}
