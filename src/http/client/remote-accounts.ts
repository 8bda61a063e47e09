import { type AccountLine, AccountsStatus, DATASET_HEADER, isUnderWay } from '../../contract/accounts.ts';
import type { Service } from '../../contract/service.ts';
import type { ClientClock } from './clock.ts';
import type { Ask } from './remote-jobs.ts';

type RemoteAccounts = Pick<Service, 'loadAccounts' | 'accountsStatus' | 'dropAccounts'>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/** The accounts of a workspace at a service. */
export function remoteAccounts(ask: Ask, clock: ClientClock, closing: AbortSignal): RemoteAccounts {
  return {
    async loadAccounts(lines, { dataset, mayLeave = false, signal = closing } = {}) {
      const parts = {
        lines: valuesOf(lines),
        headers: datasetHeader(dataset),
        ...(mayLeave && { query: { confirm: 'leaving' } }),
        signal,
      };
      return (await ask('load-accounts', AccountsStatus, parts)).body;
    },
    async accountsStatus({ dataset, waitMs = 0, signal = closing } = {}) {
      const deadline = clock.now() + waitMs;
      let pauseMs = FIRST_PAUSE_MS;
      for (;;) {
        const parts = { headers: datasetHeader(dataset), ...(waitMs > 0 && { holdUntil: deadline }), signal };
        const { body } = await ask('read-accounts', AccountsStatus, parts);
        const leftMs = deadline - clock.now();
        if (!isUnderWay(body) || leftMs <= 0) return body;
        await clock.sleep(Math.min(pauseMs, leftMs), signal);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    },
    async dropAccounts({ dataset, signal = closing } = {}) {
      return (await ask('drop-accounts', AccountsStatus, { headers: datasetHeader(dataset), signal })).body;
    },
  };
}

/** What names a dataset in the headers of a request. */
export function datasetHeader(dataset: string | undefined): Readonly<Record<string, string>> {
  return dataset === undefined ? {} : { [DATASET_HEADER]: dataset };
}

async function* valuesOf(lines: AsyncIterable<AccountLine>): AsyncGenerator<unknown> {
  for await (const { value } of lines) yield value;
}
