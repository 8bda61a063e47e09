import type { CrmName } from '../../contract/crm-name.ts';
import type { ActionFile } from './action-file.ts';
import { actionReadme } from './action-readme.ts';
import { BEFORE_IMAGE, type BeforeImage, beforeImageOf } from './before-image.ts';
import { filesFor } from './files-for.ts';
import type { ToldActions } from './told-actions.ts';
import { undoFiles, undoOf } from './undo-files.ts';
import { undoReadme } from './undo-readme.ts';

/** A whole folder for a CRM: the before-image first, and what to do with the others last. */
export function actionFolder(crm: CrmName, told: ToldActions): readonly ActionFile[] {
  const files = filesFor(crm, told);
  const { head, accounts } = beforeImageOf(told, crm);
  return [
    { name: BEFORE_IMAGE, lines: [head, ...accounts].map(lineOf) },
    ...files,
    { name: 'README.md', lines: actionReadme(crm, told.plan, files) },
  ];
}

/** The folder of the way back. */
export function undoFolder(image: BeforeImage): readonly ActionFile[] {
  const undo = undoOf(image);
  const files = undoFiles(image, undo);
  return [...files, { name: 'README.md', lines: undoReadme(image.head.for, undo, files) }];
}

/** Some readers end a line at these, too. */
function lineOf(value: unknown): string {
  return JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);
}
