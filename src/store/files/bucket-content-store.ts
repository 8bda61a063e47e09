import { createHash } from 'node:crypto';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import type { BucketClient } from './bucket-client.ts';
import { bucketFailure, isMissing } from './bucket-failure.ts';
import { bucketUpload } from './bucket-upload.ts';
import { type ContentFile, type ContentStore, damaged, isHash, notPut } from './content-store.ts';
import { fetchChecked } from './fetch-checked.ts';
import { chunksOf, hashOf } from './partial-file.ts';
import { claimBucket, OWNER_FILE } from './place-owner.ts';

export interface BucketOptions {
  readonly bucket: string;
  /** What stands before the names of the files; '' for nothing. */
  readonly prefix: string;
  readonly sleep: (ms: number) => Promise<void>;
  /** A larger file is uploaded in parts of at least this size, 5 MiB the least. */
  readonly partBytes?: number;
}

const PART_BYTES = 16 * 2 ** 20;

/**
 * Files in a bucket: `<prefix>/sha256/<hash>`. A file is there when its upload was completed, and its bytes are checked
 * on the way by the hashes with which requests are signed.
 */
export function bucketContentStore(to: BucketClient, options: BucketOptions): ContentStore {
  const { sdk, client, endpoint } = to;
  const { bucket, prefix, partBytes = PART_BYTES } = options;
  const begin = prefix === '' ? '' : `${prefix}/`;
  const folder = `${begin}sha256/`;
  const place = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`} (${endpoint})`;
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw lasting(bucketFailure(error, place));
    }
  };
  const at = (hash: string) => ({ Bucket: bucket, Key: `${folder}${hash}` });
  // A list tells why it is refused, and whether the bucket is there; the answer to HEAD has no words.
  const find = (hash: string) =>
    told(async (): Promise<ContentFile | undefined> => {
      const { Key } = at(hash);
      const listing = new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: Key, MaxKeys: 1 });
      const { Contents: [found] = [] } = isHash(hash) ? await client.send(listing) : {};
      return found?.Key === Key ? { hash, bytes: found.Size ?? 0 } : undefined;
    });
  const bytesOf = async function* (file: ContentFile, from: number): AsyncGenerator<Uint8Array> {
    if (from > 0 && from >= file.bytes) return;
    let read = from;
    try {
      const range = from === 0 ? {} : { Range: `bytes=${from}-` };
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(file.hash), ...range }));
      // In Node the body is a stream of buffers.
      for await (const chunk of Body as AsyncIterable<Uint8Array>) {
        read += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw isMissing(error) ? notPut(file.hash, place) : bucketFailure(error, place);
    }
    if (read < file.bytes) throw brokenOff(place);
  };
  return {
    place,
    find,
    async put(path) {
      const file = await hashOf(path);
      if ((await find(file.hash))?.bytes === file.bytes) return file;
      const sent = createHash('sha256');
      const upload = bucketUpload(to, at(file.hash));
      await told(async () => {
        try {
          const most = Math.max(partBytes, Math.ceil(file.bytes / MOST_PARTS));
          for await (const part of partsOf(chunksOf(path), most)) {
            sent.update(part);
            await upload.add(part);
          }
          if (sent.digest('hex') !== file.hash) throw changed(path);
          await upload.complete();
        } catch (error) {
          await upload.abort();
          throw error;
        }
      });
      if ((await find(file.hash))?.bytes !== file.bytes) throw damaged(file.hash, place);
      return file;
    },
    async get(hash, path) {
      const file = await find(hash);
      if (file === undefined) throw notPut(hash, place);
      await fetchChecked(file, path, {
        read: (from) => bytesOf(file, from),
        damaged: () => damaged(hash, place),
        sleep: options.sleep,
      });
    },
    async *list() {
      let after: string | undefined;
      do {
        const listed = await told(() =>
          client.send(
            new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken: after }),
          ),
        );
        for (const { Key = '', Size = 0 } of listed.Contents ?? []) {
          const hash = Key.slice(folder.length);
          if (isHash(hash)) yield { hash, bytes: Size };
        }
        after = listed.NextContinuationToken;
      } while (after !== undefined);
    },
    async remove(hash) {
      if (isHash(hash)) await told(() => client.send(new sdk.DeleteObjectCommand(at(hash))));
    },
    claim: (owner) => told(() => claimBucket(to, { Bucket: bucket, Key: `${begin}${OWNER_FILE}` }, owner)),
  };
}

/** An upload has 10,000 parts at most. */
const MOST_PARTS = 9_000;

/** The bytes in parts of one size; the last one may be shorter, and of an empty file it is empty. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  let isEmpty = true;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < bytes) continue;
    const joined = Buffer.concat(held);
    for (let from = 0; size >= bytes; from += bytes, size -= bytes) yield joined.subarray(from, from + bytes);
    isEmpty = false;
    held = [joined.subarray(joined.length - size)];
  }
  if (size > 0 || isEmpty) yield Buffer.concat(held);
}

/** The client has tried it again itself. */
function lasting(error: unknown): unknown {
  return error instanceof RetryableError ? error.lasting : error;
}

function brokenOff(place: string): RetryableError {
  return new RetryableError(
    new CoreError('NETWORK', `${place} breaks off in the middle of a file`, {
      fix: 'Check the connection, then try again; nothing was changed.',
    }),
  );
}

function changed(path: string): CoreError {
  return new CoreError('CONFLICT', `${path} has changed while it was uploaded`, {
    file: path,
    fix: 'Try again when nobody writes it; nothing was put.',
  });
}
