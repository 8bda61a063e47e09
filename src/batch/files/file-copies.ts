import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UPLOADED_NAMES as NAMES } from '../../disk/files-folder.ts';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import { COPIED, type FilePlaces, placesOf, removeConverted, resultsIn } from './file-folder.ts';
import type { FileStore, KeptFile } from './file-store.ts';
import { oneAtATime } from './one-at-a-time.ts';

type OfFile = Pick<KeptFile, 'workspace' | 'id' | 'name'>;
type FileKey = Pick<KeptFile, 'workspace' | 'id'>;

/**
 * The parts of uploaded files where machines share them: what one machine has taken in or made is kept for all, and
 * fetched by another one before it is used. Converted outputs are made by each machine. Where none are shared there is
 * nothing to do. All throw what shared files throw (disk/shared-files.ts).
 */
export interface FileCopies {
  keepInput(file: OfFile): Promise<void>;
  fetchInput(file: OfFile): Promise<void>;
  /** To be done before a run: what earlier ones have made is nobody's any more. */
  forgetResults(file: OfFile): Promise<void>;
  keepResults(file: OfFile): Promise<void>;
  /** What the last run has made, and nothing of earlier ones. */
  fetchResults(file: OfFile): Promise<void>;
  /** Keeps the files for a CRM that were made last, in the place of those before. */
  keepActions(file: OfFile, prepared: string): Promise<void>;
  fetchActions(file: OfFile, prepared: string): Promise<void>;
  forget(keys: readonly FileKey[]): Promise<void>;
  /** Forgets parts of files that the store does not know, none of the last day: uploads that a killed process took. */
  forgetStray(store: Pick<FileStore, 'keys'>): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function fileCopies(root: string, shared: SharedFiles | undefined): FileCopies {
  return shared === undefined ? NOTHING_TO_DO : sharedCopies(root, shared);
}

async function nothing(): Promise<void> {}

const NOTHING_TO_DO: FileCopies = {
  ...{ keepInput: nothing, fetchInput: nothing, forgetResults: nothing, keepResults: nothing },
  ...{ fetchResults: nothing, keepActions: nothing, fetchActions: nothing },
  ...{ forget: nothing, forgetStray: nothing },
};

function sharedCopies(root: string, shared: SharedFiles): FileCopies {
  const nameOf = (path: string) => NAMES + relative(root, path).split(sep).join('/');
  const pathOf = (name: string) => join(root, ...name.slice(NAMES.length).split('/'));
  const namesBelow = async (folder: string) => shared.list(`${nameOf(folder)}/`);
  const forgetBelow = async (folder: string) =>
    shared.forget((await namesBelow(folder)).map(({ name }) => name));
  const keep = async (path: string) => noteCopy(path, await shared.keep(nameOf(path), path));
  const preparedIn = ({ actions }: FilePlaces, prepared: string) => join(actions, prepared);
  const fetchResults = async (places: FilePlaces) => {
    const kept = await namesBelow(places.folder);
    // One that was uploaded before machines shared anything.
    if (kept.length === 0) return;
    const hashes = new Map(kept.map(({ name, hash }) => [name, hash]));
    const old = resultsIn(places).filter((path) => !isCopyOf(path, hashes.get(nameOf(path))));
    if (old.length > 0) await removeConverted(places);
    for (const path of old) {
      const hash = hashes.has(nameOf(path)) ? await shared.fetch(nameOf(path), path) : undefined;
      if (hash === undefined) await rm(path, { force: true });
      else noteCopy(path, hash);
    }
  };
  return {
    keepInput: (file) => keep(placesOf(root, file).input),
    async fetchInput(file) {
      const { input } = placesOf(root, file);
      if (!existsSync(input)) await shared.fetch(nameOf(input), input);
    },
    async forgetResults(file) {
      const places = placesOf(root, file);
      await shared.forget(resultsIn(places).map(nameOf));
      await forgetBelow(places.actions);
    },
    async keepResults(file) {
      for (const path of resultsIn(placesOf(root, file))) if (existsSync(path)) await keep(path);
    },
    fetchResults(file) {
      const places = placesOf(root, file);
      return oneAtATime(places.folder, () => fetchResults(places));
    },
    async keepActions(file, prepared) {
      const places = placesOf(root, file);
      const before = await namesBelow(places.actions);
      for (const path of filesBelow(preparedIn(places, prepared))) await shared.keep(nameOf(path), path);
      await shared.forget(before.map(({ name }) => name));
    },
    async fetchActions(file, prepared) {
      const folder = preparedIn(placesOf(root, file), prepared);
      const names = (await namesBelow(folder)).map(({ name }) => name);
      if (names.length === 0) await rm(folder, { recursive: true, force: true });
      for (const name of names) if (!existsSync(pathOf(name))) await shared.fetch(name, pathOf(name));
    },
    async forget(keys) {
      for (const key of keys) await forgetBelow(placesOf(root, { ...key, name: '' }).folder);
    },
    async forgetStray(store) {
      const known = new Set((await store.keys()).map(({ workspace, id }) => `${NAMES}${workspace}/${id}/`));
      const stray = (await shared.list(NAMES)).filter(
        ({ name, ageMs }) => ageMs > DAY_MS && !known.has(name.split('/').slice(0, 3).concat('').join('/')),
      );
      await shared.forget(stray.map(({ name }) => name));
    },
  };
}

/** Notes beside a part what it is a copy of; one that was written since is none any more. */
function noteCopy(path: string, hash: string): void {
  writeFileSync(path + COPIED, noteOf(path, hash), { mode: OWNER_ONLY });
}

/** Whether the part is what is shared; undefined stands for none. */
function isCopyOf(path: string, hash: string | undefined): boolean {
  if (hash === undefined || !existsSync(path)) return hash === undefined && !existsSync(path);
  return existsSync(path + COPIED) && readFileSync(path + COPIED, 'utf8') === noteOf(path, hash);
}

function noteOf(path: string, hash: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${hash} ${size} ${mtimeMs}\n`;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
