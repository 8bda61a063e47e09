import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RemoteFile } from '../../../src/sources/importers/importer.ts';
import { type FileServer, fileServer } from './file-server.ts';

/** Some 300 kB that no packing makes smaller, so that they come in several chunks. */
export const COMPANIES = companies();
/** Another version of the same size: only the ETag tells. */
export const NEWER_COMPANIES = Buffer.from(COMPANIES).fill('newer', 1000);

/** A register that publishes one packed CSV. */
export function register(more: Partial<RemoteFile> = {}): Promise<FileServer> {
  const list = [{ url: 'files/companies.csv.gz', name: 'companies.csv.gz', ...more }];
  return fileServer({ 'list.json': JSON.stringify(list), 'files/companies.csv.gz': COMPANIES });
}

function companies(): Buffer {
  const rows = Array.from({ length: 2000 }, (_, at) => `${at},${randomBytes(150).toString('base64')}`);
  return gzipSync(`id,name\n${rows.join('\n')}\n`);
}
