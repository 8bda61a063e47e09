import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { ActionFile } from '../../crm/action-files/action-file.ts';
import { type CsvCell, csvText } from '../../tabular/csv-text.ts';
import { openOutput } from '../output/output-file.ts';
import { kindOfPath } from '../output/output-target.ts';

const WRITTEN_AT_ONCE = 1000;

/** Refuses a folder that holds something: what is in it may be the only way back. */
export function checkActionFolder(folder: string, option: string): void {
  const kind = kindOfPath(folder);
  if (kind === 'folder' && readdirSync(folder).length === 0) return;
  if (kind === 'nothing') return;
  const what = kind === 'folder' ? 'is not empty' : 'is not a folder';
  throw new CoreError('OUTPUT_REFUSED', `${folder} ${what}`, {
    file: folder,
    field: option,
    fix: `Name a new folder with ${option}. A before-image in it may be the only way back from what was done already.`,
  });
}

/** Writes the files into the folder, UTF-8 without a byte order mark and with LF; the first file first. */
export async function writeActionFiles(
  folder: string,
  files: readonly ActionFile[],
  option: string,
): Promise<void> {
  for (const file of files) {
    const sink = await openOutput(join(folder, file.name), option);
    try {
      for (const text of textsOf(file)) await sink.write(text);
      await sink.commit();
    } catch (error) {
      await sink.discard();
      throw error;
    }
  }
}

function* textsOf(file: ActionFile): Generator<string> {
  if ('lines' in file) {
    for (let from = 0; from < file.lines.length; from += WRITTEN_AT_ONCE)
      yield file.lines
        .slice(from, from + WRITTEN_AT_ONCE)
        .map((line) => `${line}\n`)
        .join('');
    return;
  }
  // Machines would store what makes a formula harmless.
  const text = (rows: readonly (readonly CsvCell[])[]) =>
    csvText(rows, { isExcelSafe: file.isForPeople === true });
  yield text([file.columns]);
  for (let from = 0; from < file.rows.length; from += WRITTEN_AT_ONCE)
    yield text(file.rows.slice(from, from + WRITTEN_AT_ONCE));
}
