import { existsSync } from 'node:fs';
import { CoreError } from '../../contract/errors.ts';
import type { PublishedUniverse, PublishedUniverses } from '../../universe/published-universes.ts';
import { REFERENCE_FORMAT, type ReferenceVersion } from '../../universe/reference-store.ts';
import type { ContentStore } from '../files/content-store.ts';
import { baseOf } from './created-version.ts';
import { referencePath, sqliteReferenceStore, switchTo } from './reference-files.ts';
import { openReferenceFile } from './reference-reader.ts';

interface SharedParts {
  /** Where this machine keeps its versions (reference-files.ts). */
  readonly folder: string;
  readonly files: ContentStore;
  readonly published: PublishedUniverses;
}

/**
 * Puts the version in use on this machine where all machines find it, and takes it up for all of them. Throws NOT_FOUND
 * without a version, CONFLICT when another machine has taken up another one meanwhile; then the file stays, and may be
 * taken up later.
 */
export async function publishUniverse(
  { folder, files, published }: SharedParts,
  nowMs: number,
): Promise<PublishedUniverse> {
  const before = await published.current();
  const inUse = sqliteReferenceStore(folder).openCurrent();
  if (inUse === undefined)
    throw new CoreError('NOT_FOUND', 'this machine has no universe to publish', {
      fix: 'Build one with core reference import.',
    });
  try {
    const version = baseOf(inUse.version);
    const path = referencePath(folder, version);
    const facts = ofFile(path, ({ entityCount, format }) => ({ entityCount, format }));
    const universe = { version, ...(await files.put(path)), ...facts, publishedMs: nowMs };
    await published.add(universe);
    if (!(await published.moveTo(version, before?.version)))
      throw new CoreError('CONFLICT', 'another machine has taken up another universe meanwhile', {
        fix: 'Look which one is meant, then publish again.',
      });
    return universe;
  } finally {
    inUse.close();
  }
}

/**
 * Has the published version on this machine, and in use there: its file is fetched, checked and opened before the
 * machine's own pointer moves. Gives its version; undefined while none is published. Throws CONFIG for one of a newer core.
 */
export async function takeUpUniverse({ folder, files, published }: SharedParts): Promise<string | undefined> {
  const reference = sqliteReferenceStore(folder);
  const universe = await published.current();
  if (universe === undefined) return undefined;
  const { version, hash, format } = universe;
  if (baseOf(reference.currentVersion() ?? '') === version) return version;
  if (format > REFERENCE_FORMAT)
    throw new CoreError('CONFIG', `the universe ${version} was published by a newer version of core`, {
      fix: 'Install that version on this machine.',
    });
  await reference.exclusively(async () => {
    const path = referencePath(folder, version);
    if (!existsSync(path)) await files.get(hash, path);
    const found = ofFile(path, (opened) => opened.version);
    if (found !== version)
      throw new CoreError('CONFIG', `the file ${hash} in ${files.place} is not the universe ${version}`, {
        fix: 'Publish the universe again.',
      });
    switchTo(folder, version).close();
  });
  return version;
}

function ofFile<T>(path: string, read: (opened: ReferenceVersion) => T): T {
  const opened = openReferenceFile(path);
  try {
    return read(opened);
  } finally {
    opened.close();
  }
}
