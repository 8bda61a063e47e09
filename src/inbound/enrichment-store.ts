import type { EnrichmentRequest, EnrichmentState } from '../contract/inbound.ts';

export interface NewEnrichment {
  readonly workspace: string;
  readonly request: EnrichmentRequest;
  readonly status: EnrichmentState;
}

/** Enrichment runs; implemented in store/. */
export interface EnrichmentStore {
  /** The id of the new run. */
  add(enrichment: NewEnrichment, nowMs: number): Promise<string>;
  /** The run's state; undefined for one of another workspace too. */
  find(workspace: string, executionId: string): Promise<EnrichmentState | undefined>;
}
