import { accountDialog } from './account-dialog.ts';
import { accountTable } from './account-table.ts';
import { duplicateGroup } from './duplicate-groups.ts';
import { counted, element, fileText, section } from './elements.ts';
import { type Family, familiesOf } from './families.ts';
import { familyDrawing } from './family-drawing.ts';
import { firstSteps, ownersAtStake } from './first-steps.ts';
import { inSteps } from './in-steps.ts';
import { newSince } from './new-since.ts';
import type { Page } from './page.ts';
import { readPage } from './read-page.ts';

const page = readPage();
let known: readonly Family[] | undefined;
const families = () => {
  known ??= familiesOf(page);
  return known;
};
const { dialog, open } = accountDialog(page, families);
const table = accountTable(page, open);
const accounts = section('accounts', 'Accounts', table.part);
const show: typeof table.filter = (filter) => {
  table.filter(filter);
  accounts.scrollIntoView();
};

const { summary } = page;
const sections = [
  section('first', 'What to do first', firstSteps(page, show), ownersAtStake(page, show)),
  ...(summary.since === null
    ? []
    : [section('new', 'New since the last crosscheck', newSince(summary.since, show))]),
  accounts,
  section('duplicates', 'Duplicates', ...duplicates()),
  section('families', 'Families', ...familyParts()),
  ...(summary.not_judged.rows === 0 ? [] : [section('not-judged', 'Not judged', notJudged(page))]),
];

const main = document.getElementById('report');
main?.replaceChildren(header(), navigation(sections), ...sections, dialog);

function header(): HTMLElement {
  const told = `${counted(summary.accounts, 'account')} in ${counted(summary.rows, 'row')}. Nothing in the CRM was changed: this is a plan.`;
  return element(
    'header',
    {},
    element('h1', {}, 'Crosscheck of ', fileText(summary.input)),
    element('p', {}, told),
    ...summary.remarks.map((remark) => element('p', { class: 'quiet' }, fileText(remark))),
  );
}

function navigation(all: readonly HTMLElement[]): HTMLElement {
  const links = all.map((one) =>
    element('a', { attributes: { href: `#${one.id}` } }, one.querySelector('h2')?.textContent ?? ''),
  );
  return element('nav', { attributes: { 'aria-label': 'Parts of the report' } }, ...links);
}

function duplicates(): readonly HTMLElement[] {
  const { groups, doubles } = summary.duplicates;
  if (groups === 0) return [element('p', {}, 'No two accounts are one company.')];
  return [
    element(
      'p',
      { class: 'quiet' },
      `${counted(doubles, 'account')} ${doubles === 1 ? 'is a double' : 'are doubles'} of another, in ${counted(groups, 'group')}. The surviving account keeps what it has; where it has nothing, a double fills it.`,
    ),
    inSteps(page.groups.length, (at) => duplicateGroup(page, at, open), 'groups'),
  ];
}

function familyParts(): readonly HTMLElement[] {
  const all = families();
  if (all.length === 0) return [element('p', {}, 'No account stands below another one.')];
  return [
    element(
      'p',
      { class: 'quiet' },
      `${counted(all.length, 'family', 'families')} as they are when the plan is followed.`,
    ),
    inSteps(all.length, (at) => familyArticle(all[at]), 'families'),
  ];
}

function familyArticle(family: Family | undefined): HTMLElement {
  if (family === undefined) return element('article');
  const { root, size, changes } = family;
  return element(
    'article',
    {},
    element('h3', {}, fileText(root.name)),
    element(
      'p',
      { class: 'quiet' },
      `${counted(size, 'company', 'companies')}, ${counted(changes, 'change')}`,
    ),
    familyDrawing(family),
  );
}

function notJudged({
  summary: {
    not_judged: { rows, problems },
  },
}: Page): HTMLElement {
  return element(
    'div',
    {},
    element('p', {}, `${counted(rows, 'row')} could not be judged. The first of them:`),
    element('ul', {}, ...problems.map((problem) => element('li', {}, fileText(problem)))),
  );
}
