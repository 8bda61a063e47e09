import { existsSync } from 'node:fs';
import { CoreError } from '../../contract/errors.ts';
import { buildVersion } from '../../disk/build-version.ts';
import type { PublishedUniverse, PublishedUniverses } from '../../universe/published-universes.ts';
import {
  type CreatedDraft,
  REFERENCE_FORMAT,
  type ReferenceStore,
  type ReferenceVersion,
} from '../../universe/reference-store.ts';
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

interface SharedReferenceParts extends SharedParts {
  /** What callers' records created, which stands beside the published version on each machine. */
  readonly created: () => Promise<CreatedDraft | undefined>;
  readonly now: () => number;
}

/** Versions before the one in use that stay where machines share them. */
const KEPT_VERSIONS = 2;

/**
 * The versions of a machine that shares them with others: the one in use is the published one, and what is built here is
 * published before anybody else may build. A version that was never published counts for nothing.
 */
export function sharedReferenceStore(parts: SharedReferenceParts): ReferenceStore {
  const { folder, published } = parts;
  const own = sqliteReferenceStore(folder);
  let isTakenUp = false;
  const takeUp = async () => {
    isTakenUp = (await takeUpUniverse(parts)) !== undefined || isTakenUp;
  };
  return {
    ...own,
    openCurrent: () => (isTakenUp ? own.openCurrent() : undefined),
    currentVersion: () => (isTakenUp ? own.currentVersion() : undefined),
    async takeUp() {
      try {
        await takeUp();
      } catch (error) {
        // Another process of this machine is at it.
        if (!(error instanceof CoreError) || error.code !== 'STORE_BUSY') throw error;
      }
    },
    exclusively: (work) =>
      published.exclusively(async () => {
        await takeUp();
        const before = await published.current();
        return own.exclusively(async () => {
          isTakenUp = true;
          const done = await work();
          const built = own.currentVersion();
          if (built !== undefined && baseOf(built) !== before?.version)
            await publishUniverse(parts, parts.now());
          return done;
        });
      }),
  };
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
    await forgetOld({ files, published });
    return universe;
  } finally {
    inUse.close();
  }
}

/** Machines that are behind have theirs on their own disks. */
async function forgetOld({ files, published }: Omit<SharedParts, 'folder'>): Promise<void> {
  const [all, current] = [await published.list(), await published.current()];
  const old = all.filter(({ version }) => version !== current?.version).slice(0, -KEPT_VERSIONS);
  for (const { version } of old) await published.remove(version);
  const kept = new Set((await published.list()).map(({ hash }) => hash));
  for (const { hash } of old) if (!kept.has(hash)) await files.remove(hash);
}

/**
 * Has the published version on this machine, and in use there: its file is fetched, checked and opened before the
 * machine's own pointer moves. Gives its version; undefined while none is published. Throws CONFIG for one of a newer core.
 */
export async function takeUpUniverse({
  folder,
  files,
  published,
  created,
}: Omit<SharedReferenceParts, 'now'>): Promise<string | undefined> {
  const reference = sqliteReferenceStore(folder);
  const universe = await published.current();
  if (universe === undefined) return undefined;
  const { version, hash, format } = universe;
  if (baseOf(reference.currentVersion() ?? '') === version) return version;
  if (format > REFERENCE_FORMAT)
    throw new CoreError(
      'CONFIG',
      `the universe ${version} was published by a newer version of core than ${buildVersion()}`,
      { fix: 'Install the core that published it on this machine; core status names it.' },
    );
  await reference.exclusively(async () => {
    const path = referencePath(folder, version);
    if (!existsSync(path)) await files.get(hash, path);
    const found = ofFile(path, (opened) => opened.version);
    if (found !== version)
      throw new CoreError('CONFIG', `the file ${hash} in ${files.place} is not the universe ${version}`, {
        fix: 'Publish the universe again.',
      });
    switchTo(folder, version).close();
    const beside = await created();
    if (beside !== undefined) reference.append(beside)?.close();
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
