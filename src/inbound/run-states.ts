import type { EnrichmentState } from '../contract/inbound.ts';

/** For so long the result of a run that ended as `complete` is answered again (docs/wire.md, Inbound enrichment). */
export const CACHE_MS = 14 * 24 * 60 * 60 * 1000;

/** A run that was begun so often without an end takes its process down with it. */
export const MOST_CLAIMS = 5;

/** The others are `queued` until there is room, `linking` while it is found out who the account is, and `processing`. */
export function hasEnded(status: EnrichmentState): boolean {
  return status === 'complete' || status === 'error';
}
