import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { AddressGuard } from '../connectors/address-guard.ts';
import { CoreError } from '../contract/errors.ts';
import { guardedLookup, isPublicAddress } from '../webhooks/public-address.ts';

/** Keeps CRMs to public addresses, as webhooks are, unless private ones are allowed. */
export function crmAddressGuard(allowsPrivate: boolean): AddressGuard {
  if (allowsPrivate) return { allowsPrivate, check: () => {}, lookup: undefined };
  const publicLookup = guardedLookup();
  const lookup: LookupFunction = (hostname, options, callback) =>
    publicLookup(hostname, options, (error, ...found) =>
      callback(error instanceof CoreError ? privateAddress(hostname) : error, ...found),
    );
  return {
    allowsPrivate,
    check(host) {
      const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
      const isPrivate = isIP(name) === 0 ? /(^|\.)localhost$/i.test(name) : !isPublicAddress(name);
      if (isPrivate) throw privateAddress(host);
    },
    lookup,
  };
}

function privateAddress(host: string): CoreError {
  return new CoreError('INVALID_REQUEST', `${host} is not a public address`, {
    field: 'address',
    fix: 'A CRM in your own network wants core crm connect … --allow-private-crm.',
  });
}
