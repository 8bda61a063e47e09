import { join, relative } from 'node:path';
import type { CrmName } from '../../crm/action-files/before-image.ts';
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

/** What cannot be undone is said first. */
export function actionLines(counts: ActionCounts, { paint, cwd }: Context): readonly string[] {
  const readme = relative(cwd, join(counts.folder, 'README.md'));
  const told = (number: number, words: string) =>
    number === 0 ? [] : [`${number.toLocaleString('en-US').padStart(9)}  ${words}`];
  return [
    '',
    paint.bold(`Files for ${counts.crm}`),
    ...(counts.crm === 'hubspot' && counts.merged > 0
      ? [paint.yellow('  Merges in HubSpot cannot be undone.')]
      : []),
    ...told(counts.parents, 'get another parent'),
    ...told(counts.merged, `are merged into ${counts.survivors.toLocaleString('en-US')} others`),
    ...told(counts.deleted, 'are deleted'),
    ...told(counts.missingParents, 'wait for a parent that has to be made (missing_parents.csv)'),
    ...told(counts.leftOut, 'are left out: not safe, or rejected or deferred by a person (left_out.csv)'),
    ...told(counts.deletesNotAsked, 'deletions are not in these files; --include-delete writes them'),
    ...told(
      counts.notAccepted,
      'recommendations are not accepted by a person yet; core review asks about them',
    ),
    `What to do with them, in which order: ${paint.bold(printable(readme.startsWith('..') ? join(counts.folder, 'README.md') : readme))}`,
  ];
}
