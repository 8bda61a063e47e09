import { useState } from 'preact/hooks';
import type {
  AccountFilter,
  CheckedAccount,
  CrosscheckCounts,
} from '../../../../contract/crosscheck-results.ts';
import { call } from '../../api.ts';
import { changeQuery } from '../../parts/change-query.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { useNarrow } from '../../parts/use-narrow.ts';
import { WindowedList } from '../../parts/windowed-list.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountsFilter } from './accounts-filter.tsx';
import { ActionBadges, AnswerState } from './action-badge.tsx';
import { CrosscheckHead } from './crosscheck-head.tsx';

interface PageProps {
  readonly file: string;
  /** Which accounts are shown: the address keeps it. */
  readonly filter: AccountFilter;
}

/** What a crosscheck recommends: counts, and every account with its action, risk and reason. */
export function CrosscheckPage({ file, filter }: PageProps) {
  return (
    <Told called={useCall('crosscheck-counts', { parameters: { file } })}>
      {(counts) => <Results file={file} filter={filter} counts={counts} />}
    </Told>
  );
}

function Results({ file, filter, counts }: PageProps & { readonly counts: CrosscheckCounts }) {
  const [opened, setOpened] = useState<CheckedAccount>();
  const isNarrow = useNarrow();
  return (
    <>
      <CrosscheckHead file={file} title={`Crosscheck of ${counts.file}`} shown="crosscheck">
        <p class="quiet">
          {counted(counts.accounts, 'account')}; {counted(counts.doubles, 'double')} in{' '}
          {counted(counts.groups, 'duplicate group')}; {numberWords(counts.protected)} protected,{' '}
          {numberWords(counts.needs_review)} in doubt. Nothing in the CRM is changed.
        </p>
      </CrosscheckHead>
      <ul class="actions-counted" aria-label="Accounts by what is recommended">
        {counts.actions.map(({ action, accounts, answered, risky }) => (
          <li key={action}>
            <button
              type="button"
              aria-pressed={filter.action === action}
              onClick={() => changeQuery({ action: filter.action === action ? undefined : action })}
            >
              <b>{numberWords(accounts)}</b> {action}
              <span class="quiet">{shareWords({ accounts, answered, risky })}</span>
            </button>
          </li>
        ))}
      </ul>
      <AccountsFilter filter={filter} />
      <WindowedList<CheckedAccount>
        label="Accounts"
        itemHeight={isNarrow ? 114 : 92}
        of={JSON.stringify([file, filter])}
        version={0}
        load={async (from, limit) => {
          const query = { ...filter, from, limit };
          const { total, accounts } = await call('crosscheck-accounts', { parameters: { file }, query });
          return { total, items: accounts };
        }}
        empty={<p class="quiet">There is no such account. Choose another filter.</p>}
        show={(account) => (
          <button type="button" class="queued" onClick={() => setOpened(account)}>
            <span class="cut">
              <b dir="auto">{account.name}</b> <span class="quiet">{account.id}</span>
            </span>
            <span class="badges">
              <ActionBadges account={account} />
              <AnswerState question={account.question} />
            </span>
            <span class="cut" dir="auto">
              {account.reasoning}
            </span>
          </button>
        )}
      />
      {opened !== undefined && (
        <AccountDialog file={file} account={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function shareWords({ accounts, answered, risky }: Omit<CrosscheckCounts['actions'][number], 'action'>) {
  const parts = [
    ...(answered > 0 ? [`${numberWords(answered)} answered`] : []),
    ...(risky > 0 ? [`${numberWords(risky)} risky`] : []),
  ];
  return accounts === 0 || parts.length === 0 ? '' : parts.join(', ');
}
