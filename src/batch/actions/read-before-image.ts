import { open } from 'node:fs/promises';
import type { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import {
  type BeforeImage,
  BeforeImageHead,
  foreignIdIn,
  ImagedAccount,
} from '../../crm/action-files/before-image.ts';

/** Reads the file that stands beside the files for a CRM. Throws FILE_UNREADABLE, INPUT_FORMAT and INPUT_TRUNCATED. */
export async function readBeforeImage(path: string): Promise<BeforeImage> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    const code = error.code === 'ENOENT' ? 'FILE_NOT_FOUND' : 'FILE_UNREADABLE';
    throw new CoreError(code, `${path} cannot be read`, { file: path });
  });
  try {
    let head: BeforeImageHead | undefined;
    const accounts: ImagedAccount[] = [];
    let line = 0;
    for await (const text of file.readLines({ autoClose: false })) {
      line++;
      if (head === undefined) head = parsed(BeforeImageHead, text, { path, line });
      else accounts.push(accountOf(text, head, { path, line }));
    }
    if (head === undefined)
      throw new CoreError('INPUT_FORMAT', `${path} is empty`, { file: path, fix: NO_IMAGE });
    if (head.accounts !== accounts.length)
      throw new CoreError(
        'INPUT_TRUNCATED',
        `${path} has ${accounts.length} accounts and says that there are ${head.accounts}`,
        { file: path, fix: 'Copy the file again; nothing was written.' },
      );
    return { head, accounts };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error;
    throw new CoreError('FILE_UNREADABLE', `${path} is a folder`, { file: path, fix: NO_IMAGE });
  } finally {
    await file.close();
  }
}

const NO_IMAGE = 'Name the before-image.ndjson that core crosscheck --actions has written.';

interface Place {
  readonly path: string;
  readonly line: number;
}

function accountOf(text: string, head: BeforeImageHead, { path, line }: Place): ImagedAccount {
  const account = parsed(ImagedAccount, text, { path, line });
  const foreign = foreignIdIn(account, head.for);
  if (foreign === undefined) return account;
  const what = `line ${line} of ${path} has an id that is none of Salesforce: ${JSON.stringify(foreign)}`;
  throw new CoreError('INPUT_FORMAT', what, { file: path, line, field: 'id', fix: NO_IMAGE });
}

function parsed<T>(schema: z.ZodType<T>, text: string, { path, line }: Place): T {
  const read = schema.safeParse(jsonIn(text));
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') ?? '';
  throw new CoreError('INPUT_FORMAT', `line ${line} of ${path} is not a line of a before-image`, {
    ...{ file: path, line, fix: NO_IMAGE },
    ...(field !== '' && { field }),
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
