import type { FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { RateLimit, RateLimits } from '../../contract/rate-limits.ts';
import type { Route } from '../../contract/route.ts';
import { callerOf } from './authenticate.ts';

/** Requests within any one second for each key (docs/wire.md, Limits). */
const INBOUND_PER_SECOND = 5;
const SECOND_MS = 1000;

type LimitHook = (request: FastifyRequest) => Promise<void>;

interface LimitOptions {
  /** Requests a second for each key of the main API; no limit when undefined. */
  readonly rateLimit: number | undefined;
  readonly limits: RateLimits;
}

/** The hook that counts requests, by the mount of their route; feedback is not limited. */
export function limitsOf({ rateLimit, limits }: LimitOptions): Record<Route['mount'], LimitHook> {
  return {
    main: rateLimit === undefined ? unlimited : limited(limits, 'main', rateLimit),
    feedback: unlimited,
    inbound: limited(limits, 'inbound', INBOUND_PER_SECOND),
  };
}

/** Seconds after which a request that is not admitted may be sent again; 0 when it was counted. */
export async function secondsToWait(
  limits: RateLimits,
  limit: Pick<RateLimit, 'key' | 'most'>,
): Promise<number> {
  return Math.ceil((await limits.take([{ ...limit, windowMs: SECOND_MS }])) / SECOND_MS);
}

async function unlimited(): Promise<void> {}

function limited(limits: RateLimits, mount: string, most: number): LimitHook {
  return async (request) => {
    const { keyId } = callerOf(request);
    const retryAfterSeconds = await secondsToWait(limits, { key: `${mount} ${keyId}`, most });
    if (retryAfterSeconds === 0) return;
    const rate = `${most} requests a second for each key`;
    throw new CoreError('RATE_LIMITED', `more than ${rate}; try again in ${retryAfterSeconds} s`, {
      retryAfterSeconds,
    });
  };
}
