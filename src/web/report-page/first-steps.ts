import { sumWords } from '../report/money-sums.ts';
import type { OwnerStake, Stake } from '../report/report-summary.ts';
import { type AccountFilter, HIGH_RISK, NOBODY, NOTHING_TO_DO, REVIEW, TO_DO } from './account-filter.ts';
import { element, fileText, inEnglish, money, scrolling } from './elements.ts';
import type { Page } from './page.ts';

type Show = (filter: Partial<AccountFilter>) => void;

const WORDS: Readonly<Record<string, string>> = {
  Delete: 'to delete',
  Merge: 'to merge into another account',
  Associate: 'whose parent is set, changed or removed',
  'Associate (missing parent)': 'whose parent has no account yet',
};

/** What to do first: how many accounts of each kind, and the money that hangs on them; each shows its accounts. */
export function firstSteps(page: Page, show: Show): HTMLElement {
  const { actions, needs_review: review, nothing_to_do: nothing, high_risk: risky } = page.summary;
  const cards = [
    card('review', review, 'in doubt, which need review', () => show({ action: REVIEW })),
    card('risky', risky, `with a risk above ${page.highRisk}`, () => show({ action: HIGH_RISK })),
    ...page.actions.map((action) => {
      if (action === 'None')
        return card('none', nothing, 'with nothing to do', () => show({ action: NOTHING_TO_DO }));
      const kind = action.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
      const stake = Object.entries(actions).find(([one]) => one === action)?.[1];
      return stake === undefined ? null : card(kind, stake, WORDS[action] ?? action, () => show({ action }));
    }),
  ];
  return element('ol', { class: 'cards' }, ...cards);
}

function card(kind: string, stake: Stake, words: string, onClick: () => void): HTMLElement | null {
  if (stake.accounts === 0) return null;
  const sums = moneyWords(stake);
  return element(
    'li',
    {},
    element(
      'button',
      { class: `card ${kind}`, attributes: { type: 'button' }, onClick },
      element('strong', {}, inEnglish(stake.accounts)),
      element('span', {}, words),
      sums === '' ? null : element('small', {}, sums),
    ),
  );
}

function moneyWords(stake: Stake): string {
  const contracted = contractedWords(stake);
  const annual = annualWords(stake);
  return [
    ...(contracted === '' ? [] : [`${contracted} contracted`]),
    ...(annual === '' ? [] : [`${annual} annual revenue`]),
  ].join(', ');
}

function contractedWords({ contracted_revenue: sum, contracted_by_currency: sums }: Stake): string {
  return sumWords(sum, sums, money);
}

function annualWords({ annual_revenue: sum, annual_by_currency: sums }: Stake): string {
  return sumWords(sum, sums, money);
}

const FIRST_OWNERS = 10;

/** Whose accounts are concerned; null where the file names no owners. */
export function ownersAtStake({ summary: { owners } }: Page, show: Show): HTMLElement | null {
  if (owners.every(({ owner }) => owner === '')) return null;
  const heads = [
    'Owner',
    'Accounts',
    'Contracted',
    'Annual revenue',
    'Delete',
    'Merge',
    'Associate',
    'Needs review',
  ];
  const rows = owners.map((owner) => ownerRow(owner, show));
  const table = (shown: readonly HTMLElement[]) =>
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...heads.map((head, at) =>
            element('th', { class: at === 0 ? '' : 'number', attributes: { scope: 'col' } }, head),
          ),
        ),
      ),
      element('tbody', {}, ...shown),
    );
  const rest = rows.slice(FIRST_OWNERS);
  return element(
    'div',
    { class: 'owners' },
    element('h3', {}, 'Owners of accounts with something to do'),
    scrolling('Owners', table(rows.slice(0, FIRST_OWNERS))),
    rest.length === 0
      ? null
      : element(
          'details',
          {},
          element('summary', {}, `${inEnglish(rest.length)} more owners`),
          scrolling('More owners', table(rest)),
        ),
  );
}

function ownerRow({ owner, actions, ...stake }: OwnerStake, show: Show): HTMLElement {
  const numbers = [
    stake.accounts,
    ...[contractedWords(stake), annualWords(stake)],
    ...[actions.Delete, actions.Merge],
    ...[actions.Associate + actions['Associate (missing parent)'], stake.needs_review],
  ].map((cell) => (typeof cell === 'string' ? cell : cell === 0 ? '' : inEnglish(cell)));
  const name = element(
    'button',
    {
      class: 'link',
      attributes: { type: 'button' },
      onClick: () => show({ owner: owner === '' ? NOBODY : owner, action: TO_DO }),
    },
    owner === '' ? 'nobody' : fileText(owner),
  );
  return element(
    'tr',
    {},
    element('th', { attributes: { scope: 'row' } }, name),
    ...numbers.map((number) => element('td', { class: 'number' }, number)),
  );
}
