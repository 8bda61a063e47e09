import type { ReportedChanges } from '../report/report-summary.ts';
import { type AccountFilter, ANY_CHANGE } from './account-filter.ts';
import { counted, element, fileText, inEnglish, scrolling } from './elements.ts';

const FIRST_GONE = 500;

const WORDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'new account': ['account is new', 'accounts are new'],
  'new recommendation': ['account has a recommendation now', 'accounts have a recommendation now'],
  'other recommendation': ['account has another recommendation', 'accounts have another recommendation'],
  settled: ['account is settled: nothing is left to do', 'accounts are settled: nothing is left to do'],
};

/** What differs from the earlier report. */
export function newSince(
  { file, counts, gone }: ReportedChanges,
  show: (filter: Partial<AccountFilter>) => void,
): HTMLElement {
  const items = Object.entries(counts).flatMap(([change, number]) => {
    if (number === 0) return [];
    const [one, several] = WORDS[change] ?? [change, change];
    const text = counted(number, one, several);
    return [
      element(
        'li',
        {},
        shown(text, () => show({ change })),
      ),
    ];
  });
  const all = shown('Show all that is new', () => show({ change: ANY_CHANGE }));
  return element(
    'div',
    {},
    element('p', { class: 'quiet' }, 'Compared with ', fileText(file), '.'),
    items.length === 0 && gone.length === 0
      ? element('p', {}, 'Nothing is new.')
      : element('ul', { class: 'plain' }, ...items),
    items.length === 0 ? null : element('p', {}, all),
    gone.length === 0 ? null : goneAccounts(gone),
  );
}

function shown(text: string, onClick: () => void): HTMLElement {
  return element('button', { class: 'link', attributes: { type: 'button' }, onClick }, text);
}

function goneAccounts(gone: ReportedChanges['gone']): HTMLElement {
  const rows = gone
    .slice(0, FIRST_GONE)
    .map(({ external_id: id, name, before }) =>
      element('tr', {}, ...[name, id, before].map((text) => element('td', {}, fileText(text)))),
    );
  const rest = gone.length - FIRST_GONE;
  return element(
    'details',
    {},
    element(
      'summary',
      {},
      counted(gone.length, 'account is no longer in the file', 'accounts are no longer in the file'),
    ),
    scrolling('Accounts that are gone', element('table', {}, element('tbody', {}, ...rows))),
    rest > 0 ? element('p', {}, `and ${inEnglish(rest)} more`) : null,
  );
}
