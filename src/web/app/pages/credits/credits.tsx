import { useState } from 'preact/hooks';
import type { LedgerEntry, OperationCredits } from '../../../../contract/ui/credits.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { ShowMore } from '../../parts/show-more.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';

const AT_ONCE = 50;
const MOST = 1000;

/** Settings > Credits: what operations cost, what was charged, and for which jobs. */
export function CreditsPage({ workspace }: { readonly workspace: string }) {
  const [limit, setLimit] = useState(AT_ONCE);
  return (
    <>
      <h1>Credits</h1>
      <Told called={useCall('show-credits', { query: { limit } })}>
        {({ operations, used, ledger }) => (
          <>
            <p>
              Workspace {workspace} has used <b>{counted(used, 'credit')}</b>. What did not run is given back.
            </p>
            <Table
              label="Prices and charges"
              columns={OPERATIONS}
              rows={operations}
              keyOf={({ operation }) => operation}
            />
            <h2>Ledger</h2>
            {ledger.length === 0 ? (
              <p class="quiet">Nothing was charged yet. Jobs that come with an API key are charged here.</p>
            ) : (
              <Table label="Ledger" columns={LEDGER} rows={ledger} keyOf={({ number }) => number} />
            )}
            <ShowMore limit={limit} most={MOST} shown={ledger.length} onMore={setLimit} />
          </>
        )}
      </Told>
    </>
  );
}

const OPERATIONS: readonly Column<OperationCredits>[] = [
  { title: 'Operation', show: ({ operation }) => operation },
  { title: 'Price', isNumber: true, show: ({ price }) => `${counted(price, 'credit')} each` },
  { title: 'Charges', isNumber: true, show: ({ charges }) => numberWords(charges) },
  { title: 'Given back', isNumber: true, show: ({ refunds }) => numberWords(refunds) },
  { title: 'Used', isNumber: true, show: ({ used }) => counted(used, 'credit') },
];

const LEDGER: readonly Column<LedgerEntry>[] = [
  { title: 'When', show: ({ at }) => <Time iso={at} /> },
  { title: 'Operation', show: ({ operation }) => operation },
  { title: 'What', show: ({ kind }) => (kind === 'charge' ? 'charged' : 'given back') },
  { title: 'Amount', isNumber: true, show: ({ amount }) => counted(amount, 'credit') },
  { title: 'Job', show: ({ job_id }) => <code>{job_id}</code> },
];
