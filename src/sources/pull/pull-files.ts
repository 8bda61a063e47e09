import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { RemoteFile } from '../importers/importer.ts';
import { downloadFile } from './download-file.ts';
import { fetchText } from './fetch-text.ts';
import { type HttpAnswer, type HttpClient, openHttp } from './http-client.ts';
import { withPullLock } from './pull-lock.ts';
import type { PullEvent, PulledFile, PullOptions } from './pull-options.ts';
import { addressOf, hostOf } from './remote-address.ts';
import { statusFailure } from './status-failure.ts';
import { withRetries } from './with-retries.ts';

/** Downloads the newest release of a source into its folder; what is there already and whole is not fetched again. */
export async function pullFiles(options: PullOptions): Promise<readonly PulledFile[]> {
  const { folder, lockOwner } = options;
  makeFolder(folder);
  return withPullLock(folder, lockOwner, async () => {
    const http = await openHttp(options);
    try {
      return await pullAll(http, options);
    } finally {
      await http.close();
    }
  });
}

async function pullAll(http: HttpClient, options: PullOptions): Promise<readonly PulledFile[]> {
  const { publication, baseUrl, folder, userAgent, signal } = options;
  const { now, sleep } = options.clock;
  const tell = (event: PullEvent) => options.onProgress?.(event);
  const onRetry = (reason: string, waitMs: number) => tell({ kind: 'retry', reason, waitMs });
  const patiently = <T>(work: () => Promise<T>) =>
    withRetries(work, { sleep: (ms) => sleep(ms, signal), onRetry });
  const failureOf = (answer: HttpAnswer) => statusFailure(answer, { userAgent, now });
  const addressed = (url: string) => addressOf(url, publication.base, baseUrl);
  const listed = await publication.files((url) =>
    patiently(() => fetchText(http, addressed(url), failureOf)),
  );
  const pulled: PulledFile[] = [];
  for (const listing of named(listed, addressed(''))) {
    const file = { ...listing, url: addressed(listing.url) };
    const onBytes = (bytes: number, total: number | undefined) =>
      tell({ kind: 'bytes', name: file.name, bytes, ...(total !== undefined && { total }) });
    const done = await patiently(() => downloadFile(file, { http, folder, now, onBytes, failureOf }));
    tell({ kind: 'done', file: done });
    pulled.push(done);
  }
  return pulled;
}

/** A name that comes from outside may not lead out of the folder. */
function named(files: readonly RemoteFile[], base: string): readonly RemoteFile[] {
  const bad = files.find(({ name }) => !/^[\w-][\w .()+-]*$/.test(name));
  if (bad === undefined && files.length > 0) return files;
  const problem = bad === undefined ? 'publishes no file' : `publishes a file with the name ${bad.name}`;
  throw new CoreError('REMOTE', `${hostOf(base)} ${problem}`, {
    file: base,
    fix: 'Download the files by hand and use core reference import.',
  });
}
