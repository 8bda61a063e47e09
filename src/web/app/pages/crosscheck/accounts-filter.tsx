import type { AccountFilter } from '../../../../contract/crosscheck-results.ts';
import { changeQuery, oneOf } from '../../parts/change-query.ts';
import { Choice } from '../../parts/choice.tsx';

const ANY = { '': 'Any' };
const ACTIONS = {
  ...{ Delete: 'Delete', Merge: 'Merge', Associate: 'Associate' },
  ...{ 'Associate (missing parent)': 'Associate (missing parent)', None: 'None' },
};
const RISKS = { low: 'up to 20', middle: '21 to 40', high: 'above 40' };
const ONLY = { protected: 'Protected', 'in doubt': 'In doubt', 'in a group': 'In a duplicate group' };
const STATES = { open: 'Waits for an answer', deferred: 'Deferred', answered: 'Answered' };
const ORDERS = { file: 'As in the file', risk: 'Riskiest' };

/** What an address filters by; what it does not know filters nothing. */
export function accountFilterOf(query: URLSearchParams): AccountFilter {
  const known = <T extends string>(name: string, options: Readonly<Record<T, string>>) =>
    oneOf(query, name, Object.keys(options) as T[]);
  return {
    ...{ action: known('action', ACTIONS), risk: known('risk', RISKS), only: known('only', ONLY) },
    ...{ state: known('state', STATES), order: known('order', ORDERS) },
    words: query.get('words') ?? undefined,
  };
}

/** Which accounts are shown, and in which order. */
export function AccountsFilter({ filter }: { readonly filter: AccountFilter }) {
  const { action, risk, only, state, words = '', order = 'file' } = filter;
  const choice = (name: keyof AccountFilter, label: string, options: Readonly<Record<string, string>>) => ({
    ...{ label, options, value: { action, risk, only, state, order, words }[name] ?? '' },
    onChoose: (value: string) => changeQuery({ [name]: value }),
  });
  return (
    <form class="filters" aria-label="Filter" onSubmit={(event) => event.preventDefault()}>
      <Choice {...choice('action', 'Action', { ...ANY, ...ACTIONS })} />
      <Choice {...choice('risk', 'Risk', { ...ANY, ...RISKS })} />
      <Choice {...choice('only', 'Only', { '': 'All accounts', ...ONLY })} />
      <Choice {...choice('state', 'Answer', { ...ANY, ...STATES })} />
      <Choice {...choice('order', 'Order', ORDERS)} />
      <label>
        Words
        <input
          type="search"
          value={words}
          maxLength={200}
          placeholder="name, place, owner …"
          onChange={({ currentTarget }) => changeQuery({ words: currentTarget.value.trim() })}
        />
      </label>
    </form>
  );
}
