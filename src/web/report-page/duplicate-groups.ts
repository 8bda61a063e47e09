import { type ComparedColumn, compareMembers } from '../report/compare-members.ts';
import { unitsOf } from '../report/group-units.ts';
import { actionBadge } from './badges.ts';
import { counted, element, fileText, scrolling } from './elements.ts';
import type { Page, PageAccount } from './page.ts';

type Open = (position: number) => void;

/** A duplicate group with its accounts side by side. */
export function duplicateGroup(page: Page, group: number, open: Open): HTMLElement {
  const members = (page.groups[group]?.[1] ?? []).flatMap((at) => page.accounts[at] ?? []);
  const [first] = members;
  if (first === undefined) return element('article');
  const units = unitsOf(members, ({ id, position }) => {
    const { duplicate } = page.detailsOf(position);
    return { id, type: duplicate?.type ?? null, duplicateOf: duplicate?.duplicate_of ?? null };
  });
  return element(
    'article',
    { class: 'group' },
    element('h3', {}, fileText(first.name)),
    element('ul', { class: 'members' }, ...members.map((member) => memberLine(page, member, open))),
    ...units.flatMap((unit) => sideBySide(page, unit)),
  );
}

/** Accounts that become one. */
function sideBySide(page: Page, members: readonly PageAccount[]): readonly HTMLElement[] {
  const name = members[0]?.name ?? '';
  const columns = comparison(page, members).filter(({ column }) => column !== page.idColumn);
  const differing = columns.filter(({ agrees }) => !agrees);
  const agreeing = columns.filter(({ agrees }) => agrees);
  const agreement = element('summary', {}, `${counted(agreeing.length, 'field')} agree in all accounts`);
  return [
    differing.length === 0
      ? element('p', { class: 'quiet' }, 'No field differs.')
      : scrolling(`Fields that differ: ${name}`, comparisonTable(page, members, differing)),
    ...(agreeing.length === 0
      ? []
      : [
          element('details', {}, agreement, scrolling(`Fields that agree: ${name}`, agreeingTable(agreeing))),
        ]),
  ];
}

function comparison(page: Page, members: readonly PageAccount[]): readonly ComparedColumn[] {
  const [first] = members;
  return compareMembers(
    page.columns,
    members.map(({ position, action }) => {
      const { values, target, surviving_name: name } = page.detailsOf(position);
      return {
        values: Object.fromEntries(values.map(([column, value]) => [page.columns[column] ?? '', value])),
        isMerged: action === 'Merge' && target?.external_id === first?.id,
        givesName: name !== null,
      };
    }),
    page,
  );
}

function memberLine(page: Page, account: PageAccount, open: Open): HTMLElement {
  const { duplicate, reasoning } = page.detailsOf(account.position);
  const name = element(
    'button',
    {
      class: 'link',
      attributes: { type: 'button' },
      onClick: () => open(account.position),
    },
    fileText(account.name === '' ? account.id : account.name),
  );
  return element(
    'li',
    {},
    element('span', { class: 'type' }, TYPES[duplicate?.type ?? ''] ?? ''),
    name,
    ' ',
    fileText(account.id, { class: 'id' }),
    ' ',
    actionBadge(account),
    fileText(duplicate?.reasoning ?? reasoning, { class: 'why' }),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  PRIMARY: 'survives',
  REGIONAL: 'regional',
  DUPLICATE: 'double',
};

function comparisonTable(
  page: Page,
  members: readonly PageAccount[],
  columns: readonly ComparedColumn[],
): HTMLElement {
  const heads = members.map(({ id, position }) => {
    const type = TYPES[page.detailsOf(position).duplicate?.type ?? ''] ?? '';
    return element(
      'th',
      { attributes: { scope: 'col' } },
      element('small', {}, type),
      fileText(id, { class: 'id' }),
    );
  });
  const head = element(
    'tr',
    {},
    element('th', { attributes: { scope: 'col' } }, 'Field'),
    ...heads,
    element('th', { class: 'surviving', attributes: { scope: 'col' } }, 'Surviving value'),
  );
  const rows = columns.map(({ column, values, surviving, from }) => {
    const cells = values.map((value, at) =>
      element(
        'td',
        { class: value === '' ? 'empty' : at === from ? 'chosen' : '' },
        value === '' ? '–' : fileText(value),
      ),
    );
    const note = values[0] === '' ? 'filled from a double' : 'the present name, from a double';
    const filled = from !== null && from > 0 ? element('small', {}, note) : null;
    return element(
      'tr',
      {},
      element('th', { attributes: { scope: 'row' } }, fileText(column)),
      ...cells,
      element('td', { class: 'surviving' }, surviving === '' ? '–' : fileText(surviving), filled),
    );
  });
  return element('table', { class: 'compare' }, element('thead', {}, head), element('tbody', {}, ...rows));
}

function agreeingTable(columns: readonly ComparedColumn[]): HTMLElement {
  const rows = columns.map(({ column, surviving }) =>
    element(
      'tr',
      {},
      element('th', { attributes: { scope: 'row' } }, fileText(column)),
      element('td', {}, fileText(surviving)),
    ),
  );
  return element('table', { class: 'compare' }, element('tbody', {}, ...rows));
}
