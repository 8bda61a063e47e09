import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';

const FLAG = /--[a-z]/;
const OF_COMMANDS: Readonly<Record<string, string>> = {
  NO_MATCH_COLUMN: 'Choose the column that holds the name or the website of the companies.',
  MAPPING: 'Choose other columns.',
  INPUT_TRUNCATED: 'Export or copy the file again, and upload that.',
};

/** An error of the copy in the words of who uploaded the file: its own name, and a remedy that a page has. */
export function inWordsOfFile(
  error: unknown,
  { name, path }: { readonly name: string; readonly path: string },
): unknown {
  if (!(error instanceof CoreError) || error.code === 'INVALID_REQUEST') return error;
  const remedy = OF_COMMANDS[error.code] ?? (FLAG.test(error.fix) ? undefined : error.fix);
  const what = inWordsOfCopy(error.message, { name, path });
  const { fix: _, ...place } = error.place;
  return new CoreError(error.code, remedy === undefined ? what : `${what}. ${remedy}`, place);
}

/** The same for a text. */
export function inWordsOfCopy(
  text: string,
  { name, path }: { readonly name: string; readonly path: string },
): string {
  return withFieldsOfPage(text.replaceAll(path, name).replaceAll(basename(path), name));
}

/** The field that a page has in the place of an option of commands. */
export function withFieldsOfPage(text: string): string {
  return text
    .replace('--encoding names another', 'another one can be chosen under “Encoding”')
    .replace('see --encoding', 'choose another “Encoding” for the file');
}

/** Does the work, and says what goes wrong in such words. */
export async function naming<T>(
  file: { readonly name: string; readonly path: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inWordsOfFile(error, file);
  }
}
