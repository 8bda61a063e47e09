import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CoreError } from '../contract/errors.ts';
import { resolveHost } from './resolve-host.ts';

/**
 * Webhooks go to addresses of the public internet only. An address that is written in the URL never meets the hook of
 * the look-up, and a name may lead elsewhere at the next look-up: it takes both `assertWebhookUrl` and `guardedLookup`.
 */
const GLOBAL_IPV6 = { network: ipaddr.IPv6.parse('2000::'), bits: 3 };

/** Whether an IP address is public. IPv4 embedded in IPv6 is judged as IPv4, or refused. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6.network, GLOBAL_IPV6.bits)) return false;
  return address.range() === 'unicast';
}

/** A look-up for net.connect that fails when any address of the name is not public; it gives those it has judged. */
export function guardedLookup(resolve: LookupFunction = resolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '');
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(refused(`${hostname} leads to an address that is not public`), '');
      if (options.all === true) return callback(null, [...addresses]);
      callback(null, first.address, first.family);
    });
  };
}

/** Throws INVALID_REQUEST for a webhook_url that is not HTTPS, holds a password or, unless it may, names a private address. */
export function assertWebhookUrl(url: URL, { allowPrivate = false } = {}): void {
  const refusal = refusalOf(url, { allowPrivate });
  if (refusal !== undefined) throw refused(refusal);
}

/** What is wrong with the address of a receiver, as the rest of a sentence; undefined when nothing is. */
export function refusalOf(
  url: URL,
  { allowPrivate }: { readonly allowPrivate: boolean },
): string | undefined {
  if (url.protocol !== 'https:') return 'must start with https://';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  if (allowPrivate) return undefined;
  // WHATWG URL has turned 2130706433, 0x7f.1, 127.1 and fullwidth digits into 127.0.0.1 already.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isPrivate = isIP(host) === 0 ? /(^|\.)localhost$/.test(host) : !isPublicAddress(host);
  return isPrivate ? `must be a public address, and ${host} is none` : undefined;
}

function refused(what: string): CoreError {
  return new CoreError('INVALID_REQUEST', `webhook_url: ${what}`, { field: 'webhook_url' });
}
