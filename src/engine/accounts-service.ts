import { type AccountLine, DatasetName } from '../contract/accounts.ts';
import { parseWith } from '../contract/parse.ts';
import type { DatasetOptions, Service } from '../contract/service.ts';
import type { DatasetKey } from '../jobs/dataset-store.ts';
import type { CommonParts } from './service-parts.ts';

type AccountsService = Pick<Service, 'loadAccounts' | 'accountsStatus' | 'dropAccounts'>;

/** The accounts of one workspace, as a service has them. */
export function accountsService({
  workspace,
  datasets,
}: Pick<CommonParts, 'workspace' | 'datasets'>): AccountsService {
  const keyOf = ({ dataset }: DatasetOptions): DatasetKey => ({
    workspace,
    name: datasetName(dataset) ?? null,
  });
  return {
    loadAccounts: async (lines, options = {}) =>
      datasets.load(keyOf(options), untilAborted(lines, options.signal), options),
    accountsStatus: async (options = {}) => datasets.status(keyOf(options), options),
    dropAccounts: async (options = {}) => datasets.drop(keyOf(options)),
  };
}

async function* untilAborted(
  lines: AsyncIterable<AccountLine>,
  signal: AbortSignal | undefined,
): AsyncGenerator<AccountLine> {
  for await (const line of lines) {
    signal?.throwIfAborted();
    yield line;
  }
}

/** The name of a run's dataset; throws INVALID_REQUEST for one that is not valid. */
export function datasetName(name: string | undefined): string | undefined {
  return name === undefined ? undefined : parseWith(DatasetName, name, 'the name of the dataset');
}
