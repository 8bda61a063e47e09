import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../../disk/make-folder.ts';
import { closeToOthers } from '../../disk/owner-only.ts';
import type { Pin } from '../../universe/identify.ts';
import { mayStandApart } from '../../universe/may-stand-apart.ts';
import {
  type CreatedDraft,
  REFERENCE_FORMAT,
  type ReferenceDraft,
  type ReferenceStore,
  type ReferenceVersion,
  type StagedPins,
  type StagedRecords,
} from '../../universe/reference-store.ts';
import { withLock } from '../sqlite/lock-file.ts';
import { isOldMark, isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';
import { baseOf } from './created-version.ts';
import { openReferenceFile } from './reference-reader.ts';
import { writeReferenceFile } from './reference-writer.ts';
import { readPins, stagePins } from './stage-pins.ts';
import { stageRecords } from './stage-records.ts';
import { writeCreated } from './write-created.ts';

const POINTER = 'current';
/** A folder of marks, one for each reader: `<version>.<process>.<number>`, with the reader's owner in it. */
const MARKS = 'in-use';
const STAGED = '.staged';
const FILE_END = '.sqlite';

/**
 * Versions of the universe as SQLite files in a folder, and a pointer to the one in use.
 * A file is complete before it gets its name, and never changes afterwards: readers keep what they opened.
 */
export function sqliteReferenceStore(folder: string): ReferenceStore {
  makeFolder(folder);
  return {
    takeUp: async () => {},
    openCurrent: () => openCurrent(folder),
    currentVersion: () => currentVersion(folder),
    replace: (draft) => replace(folder, draft),
    append: (created) => append(folder, created),
    takeOver: (path) => takeOver(folder, path),
    tidy: () => removeOthers(folder, currentVersion(folder)),
    exclusively: (work) => withLock(lockPath(folder), work),
    stage: (source, records) =>
      staged(folder, (path) => stageRecords(path, source, { records, current: currentPath(folder) })),
    stagePins: (batches) => stagedPins(folder, batches),
  };
}

/** Held while a version is built, and from the first row that an import reads. */
export function lockPath(folder: string): string {
  return join(folder, 'lock');
}

/** Path by which a version is opened, by worker threads on their own too. */
export function referencePath(folder: string, version: string): string {
  return join(folder, `${version}${FILE_END}`);
}

function openCurrent(folder: string): ReferenceVersion | undefined {
  const version = currentVersion(folder);
  return version === undefined ? undefined : openMarked(folder, version);
}

function currentVersion(folder: string): string | undefined {
  const pointer = join(folder, POINTER);
  if (!existsSync(pointer)) return undefined;
  const version = readFileSync(pointer, 'utf8').trim();
  const isThere = (name: string) => existsSync(referencePath(folder, name));
  if (!isThere(baseOf(version))) return undefined;
  // The small file can be written again at any time.
  return isThere(version) ? version : baseOf(version);
}

/** The large file of the version in use. */
function currentPath(folder: string): string | undefined {
  const version = currentVersion(folder);
  return version === undefined ? undefined : referencePath(folder, baseOf(version));
}

/** Marked as in use like a version, so that another process leaves it alone while this one lives. */
async function staged(folder: string, write: (path: string) => Promise<void>): Promise<StagedRecords> {
  const name = `import-${process.pid}-${++opened}`;
  const path = join(folder, `${name}${STAGED}`);
  makeFolder(join(folder, MARKS));
  const marker = join(folder, MARKS, `${name}.${process.pid}.${opened}`);
  const remove = () => {
    rmSync(path, { force: true });
    rmSync(marker, { force: true });
  };
  writeFileSync(marker, processOwner());
  try {
    await write(path);
  } catch (error) {
    remove();
    throw error;
  }
  return { path, remove };
}

async function stagedPins(folder: string, batches: AsyncIterable<readonly Pin[]>): Promise<StagedPins> {
  const { path, remove } = await staged(folder, (file) => stagePins(file, batches));
  return { pins: { [Symbol.iterator]: () => readPins(path) }, remove };
}

let opened = 0;

/** Opens a version and marks its file as in use, so that no import removes it before worker threads have opened it too. */
function openMarked(folder: string, version: string): ReferenceVersion {
  makeFolder(join(folder, MARKS));
  const marker = join(folder, MARKS, `${version}.${process.pid}.${++opened}`);
  writeFileSync(marker, processOwner());
  const unmark = () => rmSync(marker, { force: true });
  try {
    for (const name of new Set([baseOf(version), version])) closeToOthers(referencePath(folder, name));
    return openReferenceFile(referencePath(folder, version), { onClose: unmark });
  } catch (error) {
    unmark();
    throw error;
  }
}

function replace(folder: string, draft: ReferenceDraft): ReferenceVersion {
  const before = currentPath(folder);
  const base = written(folder, (path) => writeReferenceFile(path, draft, { current: before })) ?? '';
  return switchTo(folder, writtenBeside(folder, base) ?? base);
}

/** The small file anew; the large one stays. */
function append(folder: string, created: CreatedDraft): ReferenceVersion | undefined {
  const version = currentVersion(folder);
  if (version === undefined) return undefined;
  if (!mayStandBeside(folder, version, created)) return undefined;
  const base = baseOf(version);
  return switchTo(folder, writtenBeside(folder, base, created) ?? base);
}

function mayStandBeside(folder: string, version: string, created: CreatedDraft): boolean {
  const current = openMarked(folder, version);
  try {
    return current.format === REFERENCE_FORMAT && mayStandApart(created, current);
  } finally {
    current.close();
  }
}

function writtenBeside(folder: string, version: string, created?: CreatedDraft): string | undefined {
  const basePath = referencePath(folder, version);
  const base = openReferenceFile(basePath);
  try {
    const beside = { basePath, base, ...(created !== undefined && { created }) };
    return written(folder, (path) => writeCreated(path, beside));
  } finally {
    base.close();
  }
}

function takeOver(folder: string, path: string): ReferenceVersion | undefined {
  if (!isReadable(path)) return undefined;
  const version = basename(path, FILE_END);
  written(folder, (building) => {
    copyFileSync(path, building, constants.COPYFILE_FICLONE);
    return version;
  });
  return switchTo(folder, version);
}

/** A folder would be left with a universe that nobody can open. */
function isReadable(path: string): boolean {
  try {
    openReferenceFile(path).close();
    return true;
  } catch {
    return false;
  }
}

/** A file gets its name when it is complete; undefined when nothing was to be written. */
function written(folder: string, write: (path: string) => string | undefined): string | undefined {
  const building = join(folder, `building-${process.pid}.sqlite.partial`);
  rmSync(building, { force: true });
  const version = write(building);
  if (version === undefined) return undefined;
  syncFile(building);
  renameSync(building, referencePath(folder, version));
  return version;
}

/** Takes up a version whose file is in the folder. */
export function switchTo(folder: string, version: string): ReferenceVersion {
  writeAtomically(join(folder, POINTER), `${version}\n`);
  removeOthers(folder, version);
  return openMarked(folder, version);
}

function writeAtomically(path: string, text: string): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, text);
  syncFile(partial);
  renameSync(partial, path);
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Removes versions that nobody has open, and what crashed imports and readers left. */
function removeOthers(folder: string, version: string | undefined): void {
  const named = [version ?? '', ...liveMarks(join(folder, MARKS)).map((name) => name.split('.')[0] ?? '')];
  const inUse = new Set(named.flatMap((name) => [name, ...(name === baseOf(name) ? [] : [baseOf(name)])]));
  for (const name of readdirSync(folder)) {
    const [, file, kind] = /^(.*)\.(sqlite|staged|partial)(?:-journal)?$/.exec(name) ?? [];
    const isLeft = kind === 'partial' || (file !== undefined && !inUse.has(file));
    if (isLeft) rmSync(join(folder, name), { force: true });
  }
}

/** Marks of readers that live; those of dead ones are taken away. */
function liveMarks(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => {
    const mark = join(folder, name);
    const owner = readOwner(mark);
    const isLive = isOwnerAlive(owner) && (isOwnerHere(owner) || !isOldMark(mark));
    if (!isLive) rmSync(join(folder, name), { force: true });
    return isLive;
  });
}

/** Empty when the marker is gone meanwhile: its version is then out of use. */
function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
