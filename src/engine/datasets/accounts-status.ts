import type {
  AccountDecision,
  AccountsInUse,
  AccountsLoad,
  AccountsStatus,
} from '../../contract/accounts.ts';
import { decisionRow } from '../../crm/overrides/decision-row.ts';
import type { DatasetInUse, DatasetKey, DatasetStore, LoadRecord } from '../../jobs/dataset-store.ts';
import { type Decisions, decisionsNow } from './decisions.ts';

interface Judging {
  readonly isCurrent: (one: DatasetInUse) => Promise<boolean>;
  readonly decisions: Decisions;
}

/** What the wire tells of a dataset. */
export async function accountsStatus(
  key: DatasetKey,
  store: Pick<DatasetStore, 'inUse' | 'load'>,
  { isCurrent, decisions }: Judging,
): Promise<AccountsStatus> {
  const inUse = await store.inUse(key);
  const [load, refresh] = [await store.load(key, 'load'), await store.load(key, 'refresh')];
  const decided = key.name === null || inUse === undefined ? [] : await decidedIn(key, decisions);
  return {
    dataset: key.name,
    in_use: inUse === undefined ? null : told(inUse, await isCurrent(inUse)),
    load: load === undefined ? null : toldLoad(load),
    refresh: refresh === undefined ? null : toldLoad(refresh),
    ...(decided.length > 0 && { decisions: decided }),
  };
}

async function decidedIn({ workspace }: DatasetKey, decisions: Decisions): Promise<AccountDecision[]> {
  return (await decisionsNow(decisions, workspace)).list.map(decisionRow);
}

function told(
  { accounts, withEntity, loadedMs, checkedMs, basis }: DatasetInUse,
  isCurrent: boolean,
): AccountsInUse {
  return {
    accounts,
    with_entity: withEntity,
    loaded_at: timestamp(loadedMs),
    checked_at: timestamp(checkedMs),
    reference_version: basis.referenceVersion,
    is_current: isCurrent,
  };
}

function toldLoad(load: LoadRecord): AccountsLoad {
  return {
    load_id: load.loadId,
    state: load.state,
    accounts: load.accounts,
    new: load.new,
    changed: load.changed,
    unchanged: load.unchanged,
    leaving: load.leaving,
    leaving_names: [...load.leavingNames],
    resolved: load.resolved,
    started_at: timestamp(load.startedMs),
    error_message: load.errorMessage,
  };
}

function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}
