import type { Clock } from '../../contract/clock.ts';
import type { AddressGuard } from '../address-guard.ts';
import { type RequestUsage, requestAllowance } from '../rest/request-allowance.ts';
import { type RestAnswer, restClient } from '../rest/rest-client.ts';
import { lastingError, withTries } from '../rest/tries.ts';
import type { SalesforceCredentials } from './salesforce-credentials.ts';
import { salesforceFailure } from './salesforce-errors.ts';
import { instanceUrl } from './salesforce-host.ts';
import { newToken } from './salesforce-token.ts';

export interface SalesforceOptions {
  readonly credentials: SalesforceCredentials;
  readonly guard: AddressGuard;
  readonly clock: Clock;
  /** Share of the day's requests at which it stops. */
  readonly limitShare: number;
  /** Told of credentials that have changed: a refresh token may be good for one use. */
  readonly onCredentials?: ((credentials: SalesforceCredentials) => Promise<void>) | undefined;
  readonly timeoutMs?: number;
}

export interface SalesforceRequest {
  readonly method: 'GET' | 'PATCH';
  /** Below the instance, beginning with a slash. */
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export interface SalesforceSession {
  /** The body of a good answer; throws CoreError, or RetryableError for a write whose fate is not known. */
  ask(request: SalesforceRequest): Promise<unknown>;
  close(): Promise<void>;
}

/** Requests of one user: each with the token of the moment, which is renewed once when it is refused. */
export function salesforceSession(options: SalesforceOptions): SalesforceSession {
  const { guard, clock, limitShare, timeoutMs } = options;
  const client = restClient({ guard, clock, ...(timeoutMs !== undefined && { timeoutMs }) });
  const allowance = requestAllowance(limitShare, clock);
  let { credentials } = options;
  let renewing: Promise<void> | undefined;
  const renew = async (refused: string | undefined) => {
    // Several requests may be refused at once; the first one gets the token for all.
    if (credentials.access_token !== refused) return;
    renewing ??= (async () => {
      const { allowsPrivate } = guard;
      const before = credentials;
      credentials = await withTries(() => newToken(before, { client, allowsPrivate }), {
        clock,
        isSafe: true,
      });
      if (credentials.refresh_token !== before.refresh_token) await options.onCredentials?.(credentials);
    })().finally(() => {
      renewing = undefined;
    });
    // No request has left yet: what became of it is known.
    await renewing.catch((error: unknown) => {
      throw lastingError(error);
    });
  };
  const once = async ({ method, path, body, signal }: SalesforceRequest): Promise<RestAnswer> => {
    const { access_token: token, instance_url: instance } = credentials;
    const answer = await client.exchange({
      method,
      url: new URL(path, instanceUrl(instance, guard.allowsPrivate)),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    allowance.note(usageIn(answer));
    return answer;
  };
  const settled = async (request: SalesforceRequest): Promise<unknown> => {
    allowance.check();
    const { access_token: before } = credentials;
    if (before === undefined) await renew(before);
    const { access_token: used } = credentials;
    const first = await once(request);
    if (first.status === 401) await renew(used);
    const answer = first.status === 401 ? await once(request) : first;
    if (answer.status < 300) return answer.body;
    throw salesforceFailure(answer);
  };
  return {
    ask: (request) =>
      withTries(() => settled(request), { clock, isSafe: request.method === 'GET', signal: request.signal }),
    close: () => client.close(),
  };
}

/** `Sforce-Limit-Info: api-usage=18/5000` */
function usageIn(answer: RestAnswer): RequestUsage | undefined {
  const [, used, of] = /\bapi-usage=(\d+)\/(\d+)/.exec(answer.header('sforce-limit-info') ?? '') ?? [];
  return used === undefined || of === undefined ? undefined : { used: Number(used), of: Number(of) };
}
