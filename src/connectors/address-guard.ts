import type { LookupFunction } from 'node:net';

/** Keeps connections away from this machine and from private networks; made in engine/, which knows what is public. */
export interface AddressGuard {
  /** Also this machine and private networks, without HTTPS too: for tests, and for a CRM in one's own network. */
  readonly allowsPrivate: boolean;
  /** Throws INVALID_REQUEST for an address that is written out and is not public. */
  check(host: string): void;
  /** Looks up names, and fails where one leads to a private address; undefined where all are allowed. */
  readonly lookup: LookupFunction | undefined;
}
