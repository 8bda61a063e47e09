import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { RejectedLine } from '../../resolution/records/source-record.ts';
import { type GleifRead, type GleifResource, resourcesOf } from './gleif-api-resources.ts';
import type { GleifEntity } from './gleif-entity.ts';
import type { GleifLinks } from './gleif-links.ts';
import { rejectedLine } from './records.ts';
import { filesIn, formOf, readWhole } from './source-file.ts';

/** Answers of the API: their entities, file by file, and what in them could not be read. */
interface ApiContent {
  readonly files: readonly { readonly path: string; readonly entities: readonly GleifEntity[] }[];
  readonly rejected: readonly { readonly rejected: RejectedLine }[];
}

/** The answers of the API that a path stands for: itself, or all in the folder and its folders; none for a table. */
export async function apiFilesOf(path: string): Promise<readonly string[]> {
  const found = await jsonIn(path);
  if (found === undefined) return (await formOf(path)) === 'csv' ? [] : [path];
  if (found.length > 0) return found;
  throw new CoreError('SOURCE_FORMAT', `${basename(path)} has no JSON of the GLEIF API`, { file: path });
}

/** Reads all answers before any is a record, for one tells what another leaves out: that goes to `links`. */
export async function readApi(paths: readonly string[], links: GleifLinks): Promise<ApiContent> {
  const files = [];
  const rejected = [];
  for (const path of paths) {
    const entities: GleifEntity[] = [];
    for (const resource of answerOf(await readWhole(path))) {
      const fault = 'fault' in resource ? resource.fault : take(resource, links, entities);
      if (fault !== undefined) rejected.push(rejectedLine(path, 1, fault));
    }
    if (entities.length > 0) files.push({ path, entities });
  }
  return { files, rejected };
}

/** Puts a resource where it belongs, or says what is wrong with it. */
function take(resource: GleifResource, links: GleifLinks, entities: GleifEntity[]): string | undefined {
  if ('relationship' in resource) return links.addRelationship(resource.relationship);
  if ('exception' in resource) return links.addException(resource.exception);
  if ('isin' in resource) return links.addIsin(resource.isin.lei, resource.isin.isin);
  entities.push(resource.entity);
  return undefined;
}

function answerOf(content: string): readonly GleifRead[] {
  try {
    return resourcesOf(JSON.parse(content));
  } catch (error) {
    return [{ fault: `not JSON: ${error instanceof Error ? error.message : error}` }];
  }
}

async function jsonIn(path: string): Promise<readonly string[] | undefined> {
  const files = await filesIn(path);
  if (files === undefined) return undefined;
  const found: string[] = [];
  for (const file of files) {
    const inner = await jsonIn(file);
    if (inner !== undefined) found.push(...inner);
    else if (/\.json(\.gz)?$/i.test(file)) found.push(file);
  }
  return found;
}
