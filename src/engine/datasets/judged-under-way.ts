import type { AloneAccounts } from '../../contract/alone-accounts.ts';
import { accountId } from '../../crm/account-id.ts';
import type { DatasetKey } from '../../jobs/dataset-store.ts';
import type { JudgedDataset, JudgedDatasets } from '../../jobs/judged-accounts.ts';
import { toldAccount } from '../../store/dataset-file/judged-dataset.ts';
import type { JudgedBy } from '../../store/dataset-file/judged-draft.ts';
import { TOLD_TEXTS, textFile } from '../../store/dataset-file/text-file.ts';
import { datasetId } from './dataset-id.ts';
import { type ToldRows, toldRows } from './told-rows.ts';

/** Datasets of runs that are being judged in this process, so that jobs against them need not wait until all accounts are. */
export interface JudgedUnderWay {
  /** The accounts of the dataset, of which the draft is at `path`, are judged from now on; the signal ends that. */
  begin(key: DatasetKey, by: JudgedBy, path: string, signal: AbortSignal): Pick<ToldRows, 'channel' | 'end'>;
  /** Also of one that could not be judged, until it is judged again. */
  has(key: DatasetKey): boolean;
  /** Resolves when jobs about these accounts can be answered; rejects when they could not be judged. */
  until(key: DatasetKey, externalIds: readonly string[]): Promise<void>;
  /** What its accounts alone tell, once the first account was answered; undefined of a dataset that is in use. */
  alone(key: DatasetKey): AloneAccounts | undefined;
  /** Opens datasets that are under way, and all others as before. */
  over(opened: JudgedDatasets): JudgedDatasets;
}

export function judgedUnderWay(): JudgedUnderWay {
  const underWay = new Map<string, ToldRows>();
  return {
    begin(key, by, path, signal) {
      const rows = toldRows(by, () => textFile(path, TOLD_TEXTS));
      const stop = () => void rows.untilInUse().catch(() => {});
      signal.addEventListener('abort', stop);
      underWay.set(datasetId(key), rows);
      return {
        channel: rows.channel,
        end(error) {
          signal.removeEventListener('abort', stop);
          // Nobody may ask against a dataset that could not be judged, as if there were none.
          if (error === undefined) underWay.delete(datasetId(key));
          rows.end(error);
        },
      };
    },
    has: (key) => underWay.has(datasetId(key)),
    async until(key, externalIds) {
      await underWay.get(datasetId(key))?.until(externalIds.map((id) => accountId(id).id));
    },
    alone: (key) => underWay.get(datasetId(key))?.alone(),
    over: (opened) => ({
      ...opened,
      async open(workspace, name) {
        const rows = underWay.get(datasetId({ workspace, name }));
        const inUse = () => opened.open(workspace, name);
        return rows === undefined ? inUse() : datasetOf(rows, inUse);
      },
    }),
  };
}

/** What was not told is asked of the dataset once it is in use. */
function datasetOf(rows: ToldRows, inUse: () => Promise<JudgedDataset | undefined>): JudgedDataset {
  const whole = async () => {
    await rows.untilInUse();
    return inUse();
  };
  return {
    referenceVersion: rows.by.referenceVersion,
    async account(externalId) {
      const heard = rows.row(accountId(externalId).id);
      if (heard === undefined) return (await whole())?.account(externalId);
      return toldAccount(heard.row, heard.members, rows.by.checkedAt);
    },
    accountsOf: async (coreIds) => (await whole())?.accountsOf(coreIds) ?? new Map(),
  };
}
