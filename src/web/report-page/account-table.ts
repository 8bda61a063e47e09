import { accountColumns, type TableColumn } from './account-columns.ts';
import { type AccountFilter, isToDo, NO_FILTER, searching } from './account-filter.ts';
import { counted, element, inEnglish } from './elements.ts';
import { filterBar } from './filter-bar.ts';
import type { Page, PageAccount } from './page.ts';

export interface AccountTable {
  readonly part: HTMLElement;
  /** Shows what the filter lets through, and nothing else. */
  filter(wanted: Partial<AccountFilter>): void;
}

/** More rows are higher than a browser can make a page. */
const MOST_ROWS = 300_000;
const PRINTED_ROWS = 1000;
const BEYOND = 8;

/** The table of all accounts: rows are made when they are seen. */
export function accountTable(page: Page, open: (position: number) => void): AccountTable {
  const columns = accountColumns(page);
  const found = searching(page);
  let filter: AccountFilter = NO_FILTER;
  let sort: { readonly column: TableColumn; readonly isDown: boolean } | null = null;
  let shown: readonly PageAccount[] = page.accounts;
  let current = 0;
  let rowHeight = 54;
  let isMeasured = false;

  const body = element('tbody');
  const status = element('p', { class: 'quiet', attributes: { role: 'status' } });
  const heads = columns.map((column) => headOf(column));
  const table = element(
    'table',
    { class: 'accounts', attributes: { 'aria-label': 'Accounts' } },
    element('thead', {}, element('tr', {}, ...heads.map(({ cell }) => cell))),
    body,
  );
  const frame = element('div', { class: 'frame' }, table);
  const bar = filterBar(page, (wanted) => change(wanted));
  const part = element('div', {}, bar.part, status, frame);

  frame.addEventListener('scroll', () => requestAnimationFrame(() => render()));
  addEventListener('resize', () => {
    isMeasured = false;
    render();
  });
  body.addEventListener('keydown', (event) => moveBy(event));
  addEventListener('beforeprint', print);
  addEventListener('afterprint', () => render());
  // The first rows are measured when they are part of the page.
  requestAnimationFrame(() => {
    isMeasured = false;
    render();
  });
  update();
  return { part, filter: (wanted) => change({ ...NO_FILTER, ...wanted }) };

  function headOf(column: TableColumn) {
    const arrow = element('span', { class: 'arrow', attributes: { 'aria-hidden': 'true' } });
    const sorting = element(
      'button',
      { attributes: { type: 'button' }, onClick: () => sortBy(column) },
      column.title,
      arrow,
    );
    const cell = element('th', { class: column.class, attributes: { scope: 'col' } }, sorting);
    return { column, cell, arrow };
  }

  function sortBy(column: TableColumn) {
    const isAgain = sort?.column === column;
    sort = { column, isDown: isAgain ? !sort?.isDown : column.isLargestFirst };
    for (const head of heads) {
      const isSorted = head.column === column;
      head.arrow.textContent = isSorted ? (sort.isDown ? ' ▼' : ' ▲') : '';
      if (isSorted) head.cell.setAttribute('aria-sort', sort.isDown ? 'descending' : 'ascending');
      else head.cell.removeAttribute('aria-sort');
    }
    update();
  }

  function change(wanted: Partial<AccountFilter>) {
    filter = { ...filter, ...wanted };
    bar.show(filter);
    update();
  }

  function update() {
    const all = found(filter);
    const compare = sort?.column.compare;
    const turn = sort?.isDown === true ? -1 : 1;
    shown =
      compare === undefined ? all : [...all].sort((a, b) => turn * compare(a, b) || a.position - b.position);
    current = 0;
    frame.scrollTop = 0;
    const rest = shown.length - MOST_ROWS;
    status.textContent = `${counted(shown.length, 'account')} of ${inEnglish(page.accounts.length)}${rest > 0 ? `; the first ${inEnglish(MOST_ROWS)} are shown, search to see others` : ''}`;
    table.setAttribute('aria-rowcount', String(shown.length + 1));
    render();
  }

  function render() {
    const size = Math.min(shown.length, MOST_ROWS);
    const focused = body.contains(document.activeElement);
    const top = Math.max(0, Math.floor(frame.scrollTop / rowHeight) - BEYOND);
    const seen = Math.ceil((frame.clientHeight || 600) / rowHeight) + 2 * BEYOND;
    const from = Math.min(top, Math.max(0, size - seen));
    const to = Math.min(size, from + seen);
    const rows = shown.slice(from, to).map((account, offset) => rowOf(account, from + offset));
    body.replaceChildren(spacer(from), ...rows, spacer(size - to));
    if (!isMeasured) {
      // Rows are higher on a phone than on a screen: their height is measured, once for each width.
      isMeasured = true;
      rowHeight = rows[0]?.getBoundingClientRect().height || rowHeight;
      render();
      return;
    }
    if (focused) focusRow();
  }

  function spacer(rows: number): HTMLElement {
    const cell = element('td', { attributes: { colspan: String(columns.length) } });
    const row = element('tr', { class: 'spacer', attributes: { 'aria-hidden': 'true' } }, cell);
    cell.style.height = `${rows * rowHeight}px`;
    row.hidden = rows === 0;
    return row;
  }

  /** Accounts with nothing to do are printed when they were asked for. */
  function print() {
    const wanted = filter.action === '' ? shown.filter(isToDo) : shown;
    const rows = wanted.slice(0, PRINTED_ROWS).map(rowOf);
    const rest = shown.length - rows.length;
    const told = element('td', { attributes: { colspan: String(columns.length) } });
    told.textContent = rest === 0 ? '' : `and ${inEnglish(rest)} more accounts`;
    body.replaceChildren(...rows, element('tr', {}, told));
  }

  function rowOf(account: PageAccount, at: number): HTMLElement {
    const cells = columns.map((column) => {
      const content = column.content(account);
      return element('td', { class: column.class, attributes: { 'data-title': column.title } }, content);
    });
    const row = element(
      'tr',
      {
        attributes: {
          'aria-rowindex': String(at + 2),
          'data-at': String(at),
          tabindex: at === current ? '0' : '-1',
        },
        onClick: () => {
          current = at;
          open(account.position);
        },
      },
      ...cells,
    );
    row.addEventListener('focus', () => {
      current = at;
    });
    return row;
  }

  function moveBy(event: KeyboardEvent) {
    const step = stepOf(event.key, Math.floor(frame.clientHeight / rowHeight) - 2, shown.length);
    const account = shown[current];
    if (step === undefined && event.key !== 'Enter') return;
    // Enter would press the button of the dialog that it has just opened.
    event.preventDefault();
    if (step === undefined) {
      if (account !== undefined) open(account.position);
      return;
    }
    current = Math.max(0, Math.min(Math.min(shown.length, MOST_ROWS) - 1, current + step));
    const head = table.tHead?.offsetHeight ?? 0;
    const top = current * rowHeight;
    if (top < frame.scrollTop) frame.scrollTop = top;
    const bottom = top + rowHeight + head - frame.clientHeight;
    if (bottom > frame.scrollTop) frame.scrollTop = bottom;
    render();
    focusRow();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }

  function focusRow() {
    body.querySelector<HTMLElement>(`[data-at="${current}"]`)?.focus({ preventScroll: true });
  }
}

function stepOf(key: string, pageRows: number, rows: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowDown: 1, ArrowUp: -1, PageDown: pageRows, PageUp: -pageRows },
    ...{ Home: -rows, End: rows },
  };
  return steps[key];
}
