import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';

/** How the option is called and described wherever it is. */
export const SECRET_FILE_OPTION = [
  '--secret-file <file>',
  'file that holds the signing secret, whsec_…; - for standard input',
] as const;

/** Reads a signing secret; it never stands on a command line, where other users of the machine see it. */
export async function readSigningSecret(file: string, context: Context): Promise<string> {
  const text = file === '-' ? (await readStandardInput(context)).toString('utf8') : textOf(file, context);
  const secret = text.trim();
  if (/^whsec_\S+$/.test(secret)) return secret;
  const where = file === '-' ? 'standard input' : file;
  throw new CoreError('CONFIG', `${where} holds no signing secret`, {
    ...(file !== '-' && { file }),
    fix: 'It is one line that begins with whsec_, shown once when the API key was created.',
  });
}

/** All bytes of standard input. */
export async function readStandardInput({ stdin }: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function textOf(file: string, { cwd }: Context): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new CoreError('FILE_NOT_FOUND', `there is no file ${file}`, { file });
    throw new CoreError('FILE_UNREADABLE', `${file} cannot be read (${code})`, { file });
  }
}
