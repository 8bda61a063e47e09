import { inputError } from '../input-error.ts';
import type { InputSource } from '../input-source.ts';
import type { Remarks } from '../remarks.ts';
import type { Sheet } from './workbook-parts.ts';

/** The sheet that is asked for, else the first that is seen; a remark tells of the others. */
export function chosenSheet(
  sheets: readonly Sheet[],
  { path, sheet: asked }: Pick<InputSource, 'path' | 'sheet'>,
  noted: Remarks,
): Sheet {
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  if (first === undefined) throw inputError('INPUT_FORMAT', 'has no sheet with cells', { path });
  if (asked !== undefined) return namedSheet(sheets, asked, path);
  const others = sheets.filter((sheet) => sheet !== first);
  if (others.length > 0)
    noted.note(
      'sheets',
      `the workbook has ${sheets.length} sheets, and ${JSON.stringify(first.name)} is read; --sheet names another: ${listed(others)}`,
    );
  return first;
}

/** As it is written, else without regard to case and white space at its ends. */
function namedSheet(sheets: readonly Sheet[], asked: string, path: string): Sheet {
  const plain = (name: string) => name.trim().toLowerCase();
  const found =
    sheets.find(({ name }) => name === asked) ?? sheets.find(({ name }) => plain(name) === plain(asked));
  if (found !== undefined) return found;
  throw inputError('USAGE', `has no sheet ${JSON.stringify(asked)}`, {
    path,
    fix: `Name one of its sheets with --sheet: ${listed(sheets)}.`,
  });
}

/** As people read names: `"Leads", "Lists" (hidden)`. */
export function listed(sheets: readonly Pick<Sheet, 'name' | 'isHidden'>[]): string {
  return sheets
    .map(({ name, isHidden }) => `${JSON.stringify(name)}${isHidden ? ' (hidden)' : ''}`)
    .join(', ');
}
