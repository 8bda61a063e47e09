import type { Route } from '../../contract/route.ts';

/** Path prefixes of the endpoints that may stand elsewhere than at the base address; empty by default. */
export interface Mounts {
  readonly feedback: string;
  readonly inbound: string;
}

/** The path of a route below the base address, its parameters in braces. */
export function addressOf({ mount, path }: Route, mounts: Mounts): string {
  return mount === 'main' ? path : mounts[mount] + path;
}

/** The longest id that a path can carry, in characters. */
export const MAX_PARAM_LENGTH = 512;
