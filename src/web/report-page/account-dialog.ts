import type { AccountDetails } from '../report/page-data.ts';
import { actionBadge, riskBadge } from './badges.ts';
import { duplicateGroup } from './duplicate-groups.ts';
import { button, element, fileText, inEnglish } from './elements.ts';
import { type Family, familyOf } from './families.ts';
import { familyDrawing } from './family-drawing.ts';
import type { Page, PageAccount } from './page.ts';

/** Opens what is known of one account above the page. */
export function accountDialog(page: Page, families: () => readonly Family[]) {
  const content = element('div', { class: 'content' });
  const close = button('Close', () => dialog.close(), { class: 'close' });
  const dialog = element('dialog', { attributes: { 'aria-label': 'Account' } }, close, content);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  let family: ReturnType<typeof familyOf> | undefined;
  const open = (position: number) => {
    const account = page.accounts[position];
    if (account === undefined) return;
    family ??= familyOf(families());
    const found = family(position);
    content.replaceChildren(
      ...told(account, page.detailsOf(position), page),
      ...(account.group === null ? [] : [part('Duplicates'), duplicateGroup(page, account.group, open)]),
      ...(found === undefined ? [] : [part('Family'), familyDrawing(found, position)]),
      part('In the file'),
      fields(page, page.detailsOf(position)),
    );
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  };
  return { dialog, open };
}

function told(account: PageAccount, details: AccountDetails, { highRisk }: Page): readonly HTMLElement[] {
  const { risk_reasons: reasons } = details;
  const who = [
    details.core_id === null ? 'No known company' : `core_id ${details.core_id}`,
    details.confidence,
  ];
  return [
    element('h2', {}, fileText(account.name === '' ? account.id : account.name)),
    element(
      'p',
      { class: 'quiet' },
      fileText([account.id, account.place, account.owner].filter((text) => text !== '').join(' · ')),
      ` · line ${inEnglish(details.line)}`,
    ),
    element(
      'p',
      {},
      actionBadge(account),
      ' ',
      account.risk === null ? null : 'Risk ',
      riskBadge(account.risk, highRisk),
    ),
    element('p', { class: 'because' }, fileText(details.reasoning)),
    ...(details.before === null ? [] : [element('p', {}, 'Last time: ', fileText(details.before))]),
    ...evidence('Who it is', details.identity_reasoning, who.filter((text) => text !== null).join(', ')),
    ...evidence('Whether it still operates', details.status_reasoning, details.operational_status),
    ...evidence('In its family', details.hierarchy_label, null),
    ...(reasons.length === 0
      ? []
      : [
          part('What could be lost'),
          element('ul', {}, ...reasons.map((reason) => element('li', {}, fileText(reason)))),
        ]),
  ];
}

function evidence(title: string, reasoning: string | null, sub: string | null): readonly HTMLElement[] {
  if (reasoning === null || reasoning === 'unknown') return [];
  return [
    part(title),
    element('p', {}, fileText(reasoning), sub === null ? null : element('small', {}, ` (${sub})`)),
  ];
}

function part(title: string): HTMLElement {
  return element('h3', {}, title);
}

function fields({ columns }: Page, { values }: AccountDetails): HTMLElement {
  const rows = values.flatMap(([column, value]) => [
    element('dt', {}, fileText(columns[column] ?? '')),
    element('dd', {}, fileText(value)),
  ]);
  return element('dl', {}, ...rows);
}
