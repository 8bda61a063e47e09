import { actionBadge, riskBadge } from './badges.ts';
import { element, fileText, money } from './elements.ts';
import type { Page, PageAccount } from './page.ts';

export interface TableColumn {
  readonly title: string;
  readonly class: string;
  /** Sorting by it begins with the largest. */
  readonly isLargestFirst: boolean;
  compare(a: PageAccount, b: PageAccount): number;
  content(account: PageAccount): Node;
}

/** The columns that the file has something for. */
export function accountColumns(page: Page): readonly TableColumn[] {
  const { accounts, actions, highRisk } = page;
  const has = (holds: (account: PageAccount) => boolean) => accounts.some(holds);
  const columns: readonly (TableColumn | null)[] = [
    {
      ...{ title: 'Account', class: 'name', isLargestFirst: false },
      compare: (a, b) => compareTexts(a.name, b.name),
      content: ({ id, name, place }) =>
        element(
          'div',
          {},
          fileText(name === '' ? id : name, { class: 'main' }),
          fileText(place === '' ? id : place, { class: 'sub' }),
        ),
    },
    {
      ...{ title: 'What to do', class: 'action', isLargestFirst: false },
      compare: (a, b) =>
        actions.indexOf(a.action) - actions.indexOf(b.action) ||
        Number(b.needsReview) - Number(a.needsReview),
      content: (account) => actionBadge(account),
    },
    {
      ...{ title: 'Why', class: 'why', isLargestFirst: false },
      compare: (a, b) =>
        compareTexts(page.detailsOf(a.position).reasoning, page.detailsOf(b.position).reasoning),
      content: ({ position }) => fileText(page.detailsOf(position).reasoning, { class: 'lines' }),
    },
    has(({ risk }) => risk !== null)
      ? {
          ...{ title: 'Risk', class: 'number risks', isLargestFirst: true },
          compare: (a, b) => (a.risk ?? -1) - (b.risk ?? -1),
          content: ({ risk }) => riskBadge(risk, highRisk) ?? element('span'),
        }
      : null,
    has(({ owner }) => owner !== '')
      ? {
          ...{ title: 'Owner', class: 'owner', isLargestFirst: false },
          compare: (a, b) => compareTexts(a.owner, b.owner),
          content: ({ owner }) => fileText(owner),
        }
      : null,
    has(({ contracted }) => contracted !== null)
      ? amounts('Contracted', 'number', ({ contracted, currencies: [currency] }) => [contracted, currency])
      : null,
    has(({ annual }) => annual !== null)
      ? amounts('Annual revenue', 'number annual', ({ annual, currencies: [, currency] }) => [
          annual,
          currency,
        ])
      : null,
    has(({ change }) => change !== null)
      ? {
          ...{ title: 'New', class: 'change', isLargestFirst: false },
          compare: (a, b) => compareTexts(b.change ?? '', a.change ?? ''),
          content: ({ change }) => element('span', {}, change ?? ''),
        }
      : null,
  ];
  return columns.filter((column) => column !== null);
}

/** Amounts of one currency stand together. */
function amounts(
  title: string,
  classes: string,
  amountOf: (account: PageAccount) => readonly [amount: number | null, currency: string],
): TableColumn {
  return {
    ...{ title, class: classes, isLargestFirst: true },
    compare(a, b) {
      const [[left, own], [right, other]] = [amountOf(a), amountOf(b)];
      return own === other || left === null || right === null
        ? (left ?? -1) - (right ?? -1)
        : compareTexts(other, own);
    },
    content(account) {
      const [amount, currency] = amountOf(account);
      return element('span', {}, amount === null ? '' : `${currency} ${money(amount)}`.trim());
    },
  };
}

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function compareTexts(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}
