import { join, relative } from 'node:path';
import type { CrmName } from '../../contract/crm-name.ts';
import type { Context } from '../context.ts';
import { printable } from './print-error.ts';

/** How many of what a folder for a CRM holds. */
export interface ActionCounts {
  readonly folder: string;
  readonly crm: CrmName;
  readonly parents: number;
  readonly merged: number;
  readonly survivors: number;
  readonly deleted: number;
  readonly missingParents: number;
  readonly leftOut: number;
  readonly deletesNotAsked: number;
  readonly notAccepted: number;
}

export function actionsJson(counts: ActionCounts): Readonly<Record<string, unknown>> {
  return {
    folder: counts.folder,
    for: counts.crm,
    parents: counts.parents,
    merged: counts.merged,
    survivors: counts.survivors,
    deleted: counts.deleted,
    missing_parents: counts.missingParents,
    left_out: counts.leftOut,
    deletions_not_asked: counts.deletesNotAsked,
    not_accepted: counts.notAccepted,
  };
}

const MISSING = 'for a parent that has to be made (missing_parents.csv)';
const LEFT_OUT = 'left out: not safe, or rejected or deferred by a person (left_out.csv)';

/** What cannot be undone is said first. */
export function actionLines(counts: ActionCounts, { paint, cwd }: Context): readonly string[] {
  const readme = relative(cwd, join(counts.folder, 'README.md'));
  const told = (number: number, words: string, ofOne = words) =>
    number === 0 ? [] : [`${number.toLocaleString('en-US').padStart(9)}  ${number === 1 ? ofOne : words}`];
  const survivors = counts.survivors === 1 ? 'another' : `${counts.survivors.toLocaleString('en-US')} others`;
  return [
    '',
    paint.bold(`Files for ${counts.crm}`),
    ...(counts.crm === 'hubspot' && counts.merged > 0
      ? [paint.yellow('  Merges in HubSpot cannot be undone.')]
      : []),
    ...told(counts.parents, 'get another parent', 'gets another parent'),
    ...told(counts.merged, `are merged into ${survivors}`, `is merged into ${survivors}`),
    ...told(counts.deleted, 'are deleted', 'is deleted'),
    ...told(counts.missingParents, `wait ${MISSING}`, `waits ${MISSING}`),
    ...told(counts.leftOut, `are ${LEFT_OUT}`, `is ${LEFT_OUT}`),
    ...told(
      counts.deletesNotAsked,
      'deletions are not in these files; --include-delete writes them',
      'deletion is not in these files; --include-delete writes it',
    ),
    ...told(
      counts.notAccepted,
      'recommendations wait for the answer of a person; core review asks about them',
      'recommendation waits for the answer of a person; core review asks about it',
    ),
    `What to do with them, in which order: ${paint.bold(printable(readme.startsWith('..') ? join(counts.folder, 'README.md') : readme))}`,
  ];
}
