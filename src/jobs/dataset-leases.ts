import type { DatasetKey, LoadKind } from './dataset-store.ts';

/** A lease on a dataset; the token tells it from those of others. */
export type TakenLease = { readonly token: string } | { readonly holder: string };

/**
 * Who loads or judges the accounts of which dataset, where machines share the rows: one process at a time for each kind.
 * That of a process that is gone is free at once on its own machine, and elsewhere when the lease has run out. Every
 * method is one transaction.
 */
export interface DatasetLeases {
  /** Takes the lease for this process; gives the holder's name when another one has it. */
  take(key: DatasetKey, kind: LoadKind): Promise<TakenLease>;
  /** Lets it last longer; false when another process has it by now. */
  renew(token: string): Promise<boolean>;
  release(token: string): Promise<void>;
}
