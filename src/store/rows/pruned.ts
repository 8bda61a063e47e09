import type { Pruned } from '../../jobs/retention.ts';

export const NOTHING: Pruned = { runs: 0, jobs: 0, deliveries: 0, inboundRuns: 0, bytes: 0 };

/** For so long the result of an inbound run is answered again (docs/wire.md, Inbound enrichment). */
export const INBOUND_CACHE_MS = 14 * 24 * 60 * 60 * 1000;
