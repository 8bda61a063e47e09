import type { JobFamily } from '../contract/job.ts';
import type { LookupEntity } from '../contract/lookup-entity.ts';
import type { JobStatus, RequestOf } from '../contract/service.ts';

/** What the tools of an assistant rest on; none of it changes anything but the log of resolutions. */
export interface AssistantWork {
  /** Has one job done, here or at a service, and gives its end. Throws CoreError. */
  ask<F extends JobFamily>(family: F, body: RequestOf<F>, signal: AbortSignal): Promise<JobStatus<F>>;
  /** The latest completed resolution of the entity. Throws ENTITY_NOT_FOUND. */
  lookupEntity(coreId: string): Promise<LookupEntity>;
  /** Only where the universe is on this machine: a service does not tell as much. */
  readonly universe?: UniverseWork;
  /** Crosschecks the accounts of a file and writes nothing beside it. Throws CoreError. */
  crosscheck(asked: CrosscheckAsked, signal: AbortSignal): Promise<CrosscheckTold>;
}

/** Looking around in the universe; the answers are as `core search --json` and `core tree --json` print them. */
export interface UniverseWork {
  search(request: {
    readonly text: string;
    readonly country?: string;
    readonly limit: number;
  }): Promise<unknown>;
  /** Throws ENTITY_NOT_FOUND. */
  tree(coreId: string, options: { readonly depth: number }): Promise<unknown>;
}

export interface CrosscheckAsked {
  /** An absolute path. */
  readonly path: string;
  readonly sheet?: string;
}

export interface CrosscheckTold {
  /** The summary as `core crosscheck --json` prints it. */
  readonly summary: unknown;
  /** The accounts for which something is recommended, in the order of the file. */
  readonly recommended: readonly unknown[];
}
