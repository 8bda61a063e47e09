import { CoreError } from '../../contract/errors.ts';
import type { Route, RouteName } from '../../contract/route.ts';
import { ALL_ROUTES } from '../../contract/routes.ts';
import { type Address, baseAddress, type RouteValues, routeAddress } from './address.ts';
import type { Call } from './call.ts';

/** Where a service is and who calls it. */
export interface Endpoints {
  /** Base address of the main API; a path of its own is kept. */
  readonly endpoint: string;
  /** Base addresses of the other two parts; that of the main API unless they are given. */
  readonly feedbackUrl?: string;
  readonly inboundUrl?: string;
  readonly apiKey: string;
  readonly userAgent: string;
  /** Allows http:// to other machines, which sends the key unencrypted. */
  readonly allowInsecure?: boolean;
}

/** What one call adds to its route. */
export interface CallParts
  extends RouteValues,
    Pick<Call, 'body' | 'lines' | 'effect' | 'holdUntil' | 'isKnown'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Makes the calls of a service by the names of their routes. Throws CONFIG for an address or a key that is not valid. */
export function routeCallsOf(endpoints: Endpoints): (name: RouteName, parts: CallParts) => Call {
  const bases = basesOf(endpoints);
  const own = ownHeaders(endpoints);
  return (name, { params, query, headers, ...parts }) => {
    const route = routeNamed(name);
    const values = { ...(params !== undefined && { params }), ...(query !== undefined && { query }) };
    return {
      ...parts,
      route,
      address: routeAddress(bases[route.mount], route, values),
      headers: {
        ...own,
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        ...(parts.lines !== undefined && {
          'content-type': 'application/x-ndjson',
          'content-encoding': 'gzip',
        }),
        ...headers,
      },
    };
  };
}

/** The headers of every request. Throws CONFIG for a key that no header can carry. */
export function ownHeaders({ apiKey, userAgent }: Pick<Endpoints, 'apiKey' | 'userAgent'>) {
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    const problem =
      apiKey === '' ? 'is empty' : 'has characters that no key has, perhaps a space or a line end';
    throw new CoreError('CONFIG', `the API key ${problem}`, { field: 'apiKey' });
  }
  return { 'x-api-key': apiKey, 'user-agent': userAgent, accept: 'application/json' };
}

function basesOf(given: Endpoints): Readonly<Record<Route['mount'], Address>> {
  const { endpoint, feedbackUrl = endpoint, inboundUrl = endpoint, allowInsecure = false } = given;
  return {
    main: baseAddress(endpoint, { field: 'endpoint', allowInsecure }),
    feedback: baseAddress(feedbackUrl, { field: 'feedbackUrl', allowInsecure }),
    inbound: baseAddress(inboundUrl, { field: 'inboundUrl', allowInsecure }),
  };
}

function routeNamed(name: RouteName): Route {
  const route = ALL_ROUTES.find((one) => one.name === name);
  if (route === undefined) throw new Error(`ALL_ROUTES has no ${name}`);
  return route;
}
