import type { DatasetBasis, DatasetInUse, DatasetKey, LoadRecord } from '../../jobs/dataset-store.ts';
import { isOwnerAlive, isOwnerHere } from '../sqlite/process-owner.ts';

export interface DatasetRow {
  readonly workspace: string;
  readonly name: string;
  readonly version: string;
  readonly accounts: number;
  readonly with_entity: number;
  readonly basis: string;
  readonly loaded_at: number;
  readonly checked_at: number;
}

export interface LoadRow {
  readonly owner: string;
  readonly body: string;
  /** Its lease has run out, where there are leases. */
  readonly isOver?: boolean;
}

/** The name of a workspace's own dataset. */
export const OWN = '';
/** What a workspace's own dataset creates belongs to no run. */
export const NO_RUN = '';
export const DATASET_COLUMNS =
  'workspace, name, version, accounts, with_entity, basis, loaded_at, checked_at';

const LOST = 'The process that loaded the accounts ended before it was done; load them again.';

/** The key as it stands in the tables. */
export function named({ workspace, name }: DatasetKey) {
  return { workspace, name: name ?? OWN };
}

export function inUseOf(row: DatasetRow): DatasetInUse {
  return {
    workspace: row.workspace,
    name: row.name === OWN ? null : row.name,
    version: row.version,
    accounts: row.accounts,
    withEntity: row.with_entity,
    // Written by the stores.
    basis: JSON.parse(row.basis) as DatasetBasis,
    loadedMs: row.loaded_at,
    checkedMs: row.checked_at,
  };
}

/** A load as it is told to other processes: one whose process is gone has failed. */
export function loadOf(row: LoadRow | undefined): LoadRecord | undefined {
  if (row === undefined) return undefined;
  // Written by the stores.
  const load = JSON.parse(row.body) as LoadRecord;
  const isUnderWay = load.state === 'resolving' || load.state === 'judging';
  return isUnderWay && isGone(row) ? { ...load, state: 'failed', errorMessage: LOST } : load;
}

/** Of a process on another machine its lease tells. */
function isGone({ owner, isOver = false }: LoadRow): boolean {
  return !isOwnerAlive(owner) || (isOver && !isOwnerHere(owner));
}
