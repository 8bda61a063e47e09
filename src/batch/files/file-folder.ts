import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileFormat } from '../../tabular/input-row.ts';
import type { FileStore, KeptFile } from './file-store.ts';

/** Where the parts of an uploaded file lie. Names that people gave are no part of a path, but for a known ending. */
export interface FilePlaces {
  readonly folder: string;
  readonly input: string;
  /** The mapping that was chosen, as `--map-file` takes it. */
  readonly mapping: string;
  /** The rules of a crosscheck that has its own, as `--rules` takes them. */
  readonly rules: string;
  output(format: FileFormat): string;
  /** The page of a crosscheck. */
  readonly report: string;
  /** Files for a CRM, made of the output when they were last asked for. */
  readonly actions: string;
  /** The output in another format, made when it was first asked for. */
  converted(ending: string): string;
}

const ENDING = /\.(?:csv|tsv|tab|txt|json|ndjson|jsonl|xlsx)(?:\.gz)?$/;

/** Where the parts of a file lie; of its name the ending alone, by which formats are told where the content leaves a doubt. */
export function placesOf(
  root: string,
  { workspace, id, name }: Pick<KeptFile, 'workspace' | 'id' | 'name'>,
): FilePlaces {
  const folder = join(root, workspace, id);
  const [ending = ''] = ENDING.exec(name.toLowerCase()) ?? [];
  return {
    folder,
    input: join(folder, `input${ending}`),
    mapping: join(folder, 'mapping.json'),
    rules: join(folder, 'rules.yaml'),
    output: (format) => join(folder, `output.${format}`),
    report: join(folder, 'report.html'),
    actions: join(folder, 'actions'),
    converted: (other) => join(folder, `converted.${other}`),
  };
}

/** What the name of a note ends with that says of what a part is a copy (file-copies.ts). */
export const COPIED = '.copied';
const FORMATS: readonly FileFormat[] = ['csv', 'json', 'ndjson', 'xlsx'];

/** Where a run leaves what others read: its outputs, and by what it was made. */
export function resultsIn({ report, mapping, rules, output }: FilePlaces): readonly string[] {
  return [mapping, rules, report, ...FORMATS.map(output)];
}

/** Removes what runs have made, and leaves what was uploaded. */
export async function removeResults(places: FilePlaces): Promise<void> {
  await rm(places.actions, { recursive: true, force: true });
  await removeConverted(places);
  for (const path of resultsIn(places))
    for (const end of ['', '.partial', COPIED]) await rm(`${path}${end}`, { force: true });
}

/** Removes outputs in other formats, and what a killed process has begun of them. */
export async function removeConverted({ folder, converted }: FilePlaces): Promise<void> {
  for (const name of await namesIn(folder))
    if (name.startsWith(basename(converted('')))) await rm(join(folder, name), { force: true });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes folders that no file is kept of, as uploads leave them that a killed process took; none of the last day. */
export async function removeStray(root: string, store: FileStore, nowMs: number): Promise<void> {
  const known = new Set((await store.keys()).map(({ workspace, id }) => join(workspace, id)));
  for (const workspace of await namesIn(root))
    for (const id of await namesIn(join(root, workspace))) {
      const folder = join(root, workspace, id);
      const isNew = nowMs - (await stat(folder)).mtimeMs < DAY_MS;
      if (!isNew && !known.has(join(workspace, id))) await rm(folder, { recursive: true, force: true });
    }
}

/** Nothing for a folder that is not there. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return [];
    throw error;
  }
}
