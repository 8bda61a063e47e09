import type { CompanyTold } from '../contract/company-told.ts';
import type { EnrichmentRequest, EnrichmentStarted, EnrichmentState } from '../contract/inbound.ts';
import type { FinishedStep, Lease } from '../jobs/job-store.ts';
import type { FoundFields } from './found-fields.ts';

export interface NewEnrichment {
  readonly workspace: string;
  readonly request: EnrichmentRequest;
  /** The schedule that it comes from; null for a request of its own. */
  readonly schedule?: string | null;
  /** What people have decided of the account, as it stands in what runs have found; undefined where nothing is. */
  readonly decided?: string | undefined;
}

/** What became of a start: a new run, the one that runs already, or the one whose result is answered again. */
export interface Started extends Pick<EnrichmentStarted, 'status' | 'executionId'> {
  /** A new run in the place of a result that obeys other decisions than those that stand now. */
  readonly isDecidedAnew?: boolean;
}

export interface StoredEnrichment {
  readonly executionId: string;
  readonly status: EnrichmentState;
  readonly crmId: string;
  readonly told: CompanyTold;
  readonly found: FoundFields;
  /** Why it ended as `error`; null otherwise. */
  readonly error: string | null;
  /** Milliseconds since 1970; `endedMs` is null until it has ended. */
  readonly createdMs: number;
  readonly endedMs: number | null;
}

/** A run under a lease. */
export interface ClaimedEnrichment {
  readonly executionId: string;
  readonly workspace: string;
  readonly request: EnrichmentRequest;
  readonly createdMs: number;
  /** What linking has left behind; null until the account is linked. */
  readonly progress: FinishedStep | null;
  /** Counts the claims; what carries an older token comes from a worker that lost its lease. */
  readonly token: number;
}

/** Which runs to claim, and how many accounts of the workspace may be linked and processed at once. */
export interface ClaimWish {
  readonly workspace: string;
  readonly accountsAtOnce: number;
  /** The most that are claimed at a time. */
  readonly limit: number;
  /** No more than these; all that wait when it is left out. */
  readonly executionIds?: readonly string[];
}

type Held = Pick<ClaimedEnrichment, 'executionId' | 'token'>;

/** The end of a run. */
export type EnrichmentEnd = Held &
  (
    | { readonly status: 'complete'; readonly found: FoundFields; readonly step: FinishedStep }
    | { readonly status: 'error'; readonly error: string }
  );

/**
 * Enrichment runs; every method is one transaction. An account, the pair of workspace and CRM id, has at most one run that
 * has not ended. Times are those of the store's clock. Implemented in store/.
 */
export interface EnrichmentStore {
  /**
   * Starts a run, unless the account has one that runs or, without `force`, one that completed within the cache window and
   * obeys the decisions that stand now. A schedule is answered only from one that was told the same: tables of a workspace
   * may use the same ids.
   */
  start(enrichment: NewEnrichment): Promise<Started>;
  /** Undefined for a run of another workspace too. */
  find(workspace: string, executionId: string): Promise<StoredEnrichment | undefined>;
  /** The run of the account that has not ended. */
  openRun(workspace: string, crmId: string): Promise<string | undefined>;
  /** Workspaces with runs that have not ended, and how many of them are linked or processed. */
  open(): Promise<readonly { readonly workspace: string; readonly open: number; readonly active: number }[]>;
  /**
   * Moves waiting runs to `linking` under the lease, oldest first, while there is room; before them those whose lease ran
   * out, one at a time.
   */
  claim(wish: ClaimWish, lease: Lease): Promise<readonly ClaimedEnrichment[]>;
  renew(runs: readonly Held[], forMs: number): Promise<void>;
  /** Ends the lease, so that others can take them up at once. */
  handBack(runs: readonly Held[]): Promise<void>;
  /** Keeps whom an account was linked to; the ids of those still held. */
  linked(
    runs: readonly (Held & { readonly step: FinishedStep; readonly found: FoundFields })[],
  ): Promise<readonly string[]>;
  /** Ends runs; those whose lease was lost are ignored. The ids of those that were ended. */
  end(ends: readonly EnrichmentEnd[]): Promise<readonly string[]>;
  /** Ends the leases of owners that are no longer alive. */
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
}
