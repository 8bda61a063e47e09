import type { FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { callerOf } from './authenticate.ts';
import { rateLimiter } from './rate-limit.ts';

/** Requests within any one second for each key (docs/wire.md, Limits). */
const INBOUND_PER_SECOND = 5;

type LimitHook = (request: FastifyRequest) => Promise<void>;

interface LimitOptions {
  /** Requests a second for each key of the main API; no limit when undefined. */
  readonly rateLimit: number | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The hook that counts requests, by the mount of their route; feedback is not limited. */
export function limitsOf({ rateLimit, now }: LimitOptions): Record<Route['mount'], LimitHook> {
  return {
    main: rateLimit === undefined ? unlimited : limited(rateLimit, now),
    feedback: unlimited,
    inbound: limited(INBOUND_PER_SECOND, now),
  };
}

async function unlimited(): Promise<void> {}

function limited(perSecond: number, now: () => number): LimitHook {
  const limiter = rateLimiter({ perSecond, now });
  return async (request) => {
    const taken = limiter.take(callerOf(request).keyId);
    if (taken.allowed) return;
    const { retryAfterSeconds } = taken;
    const rate = `${perSecond} requests a second for each key`;
    throw new CoreError('RATE_LIMITED', `more than ${rate}; try again in ${retryAfterSeconds} s`, {
      retryAfterSeconds,
    });
  };
}
