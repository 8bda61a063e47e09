import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { ImportItem } from '../../resolution/records/source-record.ts';
import { apiFilesOf, readApi } from './gleif-api.ts';
import type { GleifEntity } from './gleif-entity.ts';
import { goldenCopyEntity, readGoldenCopy } from './gleif-golden-copy.ts';
import { readLevelTwo } from './gleif-level-two.ts';
import { type GleifLinks, gleifLinks } from './gleif-links.ts';
import { gleifPublication } from './gleif-publication.ts';
import { gleifRecord } from './gleif-record.ts';
import { importRows } from './import-rows.ts';
import type { Importer, ImportFiles } from './importer.ts';
import type { Read } from './records.ts';

/** Global LEI register: GLEIF's golden copy of LEI records with those of who owns whom, or the JSON of its API. */
export const gleif: Importer = {
  name: 'gleif',
  trust: 95,
  kind: 'register',
  publication: gleifPublication,
  read,
};

async function* read(files: ImportFiles): AsyncIterable<ImportItem> {
  const links = gleifLinks();
  const seen = new Set<string>();
  const answers: string[] = [];
  const tables: string[] = [];
  for (const path of files.paths) {
    const found = await apiFilesOf(path);
    if (found.length === 0) tables.push(path);
    answers.push(...found);
  }
  yield* readLevelTwo(files, links);
  if (answers.length > 0) yield* importAnswers(answers, links, seen);
  for (const path of tables) {
    yield* importRows({ path, rows: readGoldenCopy(path), seen }, (row) =>
      gleifRecord(goldenCopyEntity(row), links),
    );
  }
}

/** An entity stands in the answer about itself and in those about its parents and children. */
async function* importAnswers(
  paths: readonly string[],
  links: GleifLinks,
  seen: Set<string>,
): AsyncIterable<ImportItem> {
  const { files, rejected } = await readApi(paths, links);
  if (files.length === 0 && rejected.length === 0) throw noRecords(paths);
  yield* rejected;
  for (const { path, entities } of files) {
    yield* importRows({ path, rows: rowsOf(entities), seen }, (entity) =>
      seen.has(entity.lei) ? undefined : gleifRecord(entity, links),
    );
  }
}

async function* rowsOf(entities: readonly GleifEntity[]): AsyncIterable<Read<GleifEntity>> {
  for (const value of entities) yield { line: 1, value };
}

function noRecords([path = '', ...more]: readonly string[]): CoreError {
  const where =
    more.length > 0 ? `${basename(path)} and ${more.length} more files have` : `${basename(path)} has`;
  return new CoreError('SOURCE_FORMAT', `${where} no LEI record of the GLEIF API`, { file: path });
}
