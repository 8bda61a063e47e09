import {
  type AccountFilter,
  ANY_CHANGE,
  HIGH_RISK,
  NOBODY,
  NOTHING_TO_DO,
  REVIEW,
  TO_DO,
} from './account-filter.ts';
import { button, element } from './elements.ts';
import type { Page } from './page.ts';

type Choice = readonly [value: string, text: string];

/** Search and lists above the table. */
export function filterBar(page: Page, change: (wanted: Partial<AccountFilter>) => void) {
  const search = element('input', {
    attributes: { type: 'search', placeholder: 'Name, id, place or owner', 'aria-label': 'Search accounts' },
  });
  search.addEventListener('input', () => change({ search: search.value }));
  const action = choices('What to do', actionChoices(page), (value) => change({ action: value }));
  const owner = choices('Owner', ownerChoices(page), (value) => change({ owner: value }));
  const changed = choices('New since', changeChoices(page), (value) => change({ change: value }));
  const all = button('All accounts', () => change({ search: '', action: '', owner: '', change: '' }));
  return {
    part: element(
      'div',
      { class: 'filters', attributes: { role: 'search' } },
      search,
      action,
      page.owners.some((one) => one !== '') ? owner : null,
      page.summary.since === null ? null : changed,
      all,
    ),
    show(filter: AccountFilter) {
      if (search.value !== filter.search) search.value = filter.search;
      action.value = filter.action;
      owner.value = filter.owner;
      changed.value = filter.change;
    },
  };
}

function choices(label: string, list: readonly Choice[], change: (value: string) => void): HTMLSelectElement {
  const options = list.map(([value, text]) => element('option', { attributes: { value } }, text));
  const select = element('select', { attributes: { 'aria-label': label } }, ...options);
  select.addEventListener('change', () => change(select.value));
  return select;
}

function actionChoices({ actions, highRisk }: Page): readonly Choice[] {
  return [
    ['', 'Every action'],
    [TO_DO, 'Something to do'],
    [NOTHING_TO_DO, 'Nothing to do'],
    [REVIEW, 'Needs review'],
    [HIGH_RISK, `Risk above ${highRisk}`],
    ...actions.map((action) => [action, action] as const),
  ];
}

function ownerChoices({ owners }: Page): readonly Choice[] {
  const named = owners.filter((owner) => owner !== '').sort((a, b) => a.localeCompare(b));
  return [
    ['', 'Every owner'],
    ...named.map((owner) => [owner, owner] as const),
    ...(owners.includes('') ? [[NOBODY, 'Nobody'] as const] : []),
  ];
}

function changeChoices({ summary: { since } }: Page): readonly Choice[] {
  const changes = Object.keys(since?.counts ?? {});
  return [['', 'New and old'], [ANY_CHANGE, 'All that is new'], ...changes.map((one) => [one, one] as const)];
}
