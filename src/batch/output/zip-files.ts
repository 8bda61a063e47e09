import { basename } from 'node:path';
import { ZipFile } from 'yazl';
import { fileSink } from './output-file.ts';

/** The same files give the same bytes, whatever the time is. */
export const PACKED = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** Packs files into one, each by its own name. */
export async function zipFiles(paths: readonly string[], to: string): Promise<void> {
  const zip = new ZipFile();
  for (const path of paths) zip.addFile(path, basename(path), PACKED);
  zip.end();
  const sink = fileSink(to);
  try {
    for await (const chunk of zip.outputStream) await sink.write(chunk as Buffer);
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}
