import { CoreError } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';

/** Where a request goes, in the two parts in which it is sent. */
export interface Address {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

interface AddressRules {
  /** The option that gives the address. */
  readonly field: string;
  readonly allowInsecure?: boolean;
}

/**
 * Reads the base address of a service; a path of its own is kept, without the slash at its end. Throws CONFIG for one
 * that is not valid, or that would send the key unencrypted.
 */
export function baseAddress(text: string, { field, allowInsecure = false }: AddressRules): Address {
  if (!URL.canParse(text))
    throw refused(field, `"${text}" is not an address`, 'Write it with https:// in front.');
  const { protocol, hostname, origin, pathname, username, password, search, hash } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw refused(field, `"${text}" is not an address of the web`, 'Write it with https:// in front.');
  if (username !== '' || password !== '')
    throw refused(field, 'the address carries a password', 'Leave it out: the service is given an API key.');
  if (search !== '' || hash !== '')
    throw refused(field, `"${text}" is more than a base address`, 'Leave out what follows ? or #.');
  if (protocol === 'http:' && !allowInsecure && !LOOPBACK.test(hostname))
    throw refused(
      field,
      `${origin} would show the API key to the network`,
      'Use https://, also inside your network.',
    );
  return { origin, path: pathname.replace(/\/+$/, '') };
}

/** The address of a route below its base; parameters are named as in the path of the route. */
export function routeAddress(
  base: Address,
  route: Route,
  { params = {}, query = {} }: RouteValues = {},
): Address {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return { origin: base.origin, path: `${base.path}${path}${search === '' ? '' : `?${search}`}` };
}

export interface RouteValues {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export function hostOf({ origin }: Address): string {
  return new URL(origin).host;
}

function refused(field: string, problem: string, fix: string): CoreError {
  return new CoreError('CONFIG', problem, { field, fix });
}
