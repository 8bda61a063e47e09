import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import { webAddressIn } from '../../contract/web-address.ts';
import type { AddressGuard } from '../address-guard.ts';
import { type RequestUsage, requestAllowance } from '../rest/request-allowance.ts';
import { type RestAnswer, restClient } from '../rest/rest-client.ts';
import { withTries } from '../rest/tries.ts';
import { hubspotFailure } from './hubspot-errors.ts';

export interface HubspotOptions {
  /** The access token of a private app. */
  readonly token: string;
  /** Elsewhere than HubSpot itself, for tests; wants `guard.allowsPrivate`. */
  readonly baseUrl?: string | undefined;
  readonly guard: AddressGuard;
  readonly clock: Clock;
  /** Share of the day's requests at which it stops. */
  readonly limitShare: number;
  readonly timeoutMs?: number;
}

export interface HubspotRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** A request that changes nothing can be made again. */
  readonly isSafe: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface HubspotSession {
  /** The body of a good answer; throws CoreError, or RetryableError for a write whose fate is not known. */
  ask(request: HubspotRequest): Promise<unknown>;
  close(): Promise<void>;
}

const HUBSPOT = 'https://api.hubapi.com';

export function hubspotSession(options: HubspotOptions): HubspotSession {
  const { token, guard, clock, limitShare, timeoutMs, baseUrl = HUBSPOT } = options;
  if (baseUrl !== HUBSPOT && !guard.allowsPrivate)
    throw new CoreError('INVALID_REQUEST', 'HubSpot has one address, and another one was given', {
      field: 'base_url',
    });
  const client = restClient({ guard, clock, ...(timeoutMs !== undefined && { timeoutMs }) });
  const allowance = requestAllowance(limitShare, clock);
  const once = async ({ method, path, body, signal }: HubspotRequest): Promise<unknown> => {
    allowance.check();
    const answer = await client.exchange({
      method,
      url: new URL(path, webAddressIn(baseUrl) ?? HUBSPOT),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    allowance.note(usageIn(answer));
    if (answer.status < 300) return answer.body;
    throw hubspotFailure(answer, clock.now());
  };
  return {
    ask: (request) =>
      withTries(() => once(request), { clock, isSafe: request.isSafe, signal: request.signal }),
    close: () => client.close(),
  };
}

/** The search tells nothing of limits; other answers do. */
function usageIn(answer: RestAnswer): RequestUsage | undefined {
  const of = Number(answer.header('x-hubspot-ratelimit-daily') ?? Number.NaN);
  const left = Number(answer.header('x-hubspot-ratelimit-daily-remaining') ?? Number.NaN);
  return Number.isNaN(of) || Number.isNaN(left) ? undefined : { used: of - left, of };
}
