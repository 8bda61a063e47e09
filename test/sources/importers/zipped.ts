import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fileOf } from './imported.ts';

interface ZipOptions {
  readonly isStored?: boolean;
  readonly isZip64?: boolean;
}

/** Packs files by their names, in that order; a name that ends in / is a folder. */
export async function zipped(
  files: Readonly<Record<string, string | Buffer>>,
  { isStored = false, isZip64 = false }: ZipOptions = {},
): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) archive.addEmptyDirectory(name);
    else archive.addBuffer(Buffer.from(content), name, { compress: !isStored, forceZip64Format: isZip64 });
  }
  archive.end({ forceZip64Format: isZip64, comment: '' });
  return buffer(archive.outputStream);
}

/** Writes a zip into a folder of its own. */
export async function zipOf(
  name: string,
  files: Readonly<Record<string, string | Buffer>>,
  options?: ZipOptions,
): Promise<string> {
  return fileOf(name, await zipped(files, options));
}
