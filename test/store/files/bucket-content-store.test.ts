import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { dirname } from 'node:path';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bucketClient } from '../../../src/store/files/bucket-client.ts';
import { bucketContentStore } from '../../../src/store/files/bucket-content-store.ts';
import type { ContentStore } from '../../../src/store/files/content-store.ts';
import { openContentStore } from '../../../src/store/files/open-content-store.ts';
import { until } from '../../cli/run-core.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeContentStore, fileOf, filled, type OpenedContentStore } from '../content-store-suite.ts';
import { type BucketServer, hasMoto, startBuckets } from './bucket-server.ts';
import { endOf, getting, putting } from './content-process.ts';
import { troubledLine } from './troubled-line.ts';

const LARGE_BYTES = 12 * 2 ** 20 + 1;
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' };
const NOBODY = 'f'.repeat(64);

let server: BucketServer;
let buckets = 0;

describe.skipIf(!hasMoto())('a bucket', () => {
  beforeAll(async () => {
    server = await startBuckets();
  });
  afterAll(() => server.stop());

  describeContentStore('files in a bucket', opened);

  it('goes on with a file where the connection breaks', async () => {
    const { store, bucket } = await opened();
    const bytes = filled(LARGE_BYTES);
    const { hash } = await store.put(fileOf(bytes));
    const line = await troubledLine(server.url, {
      ...{ direction: 'answers', afterBytes: 3_000_000, end: 'cut', times: 3 },
    });
    const path = tempPath('got');
    await (await storeAt(line.url, bucket)).get(hash, path);
    expect([readFileSync(path).equals(bytes), line.troubles()]).toEqual([true, 3]);
  });

  it('shows nothing of a file whose process is killed in the middle of its upload', async () => {
    const { store, place, rest } = await opened();
    const line = await troubledLine(server.url, {
      ...{ direction: 'requests', afterBytes: 8_000_000, end: 'held', times: 1 },
    });
    const path = fileOf(filled(40_000_000));
    const child = putting({ ...place, variables: variablesFor(line.url) }, path);
    await until(() => line.troubles() > 0, 'the line is held');
    child.kill('SIGKILL');
    expect((await endOf(child)).signal).toBe('SIGKILL');
    for await (const file of store.list()) throw new Error(`${file.hash} is listed`);
    const { hash } = await store.put(path);
    const got = tempPath('got');
    await store.get(hash, got);
    expect([readFileSync(got).length, (await rest()).length]).toEqual([40_000_000, 1]);
  });

  it('leaves nothing of its name where a process is killed while it gets a file', async () => {
    const { store, place } = await opened();
    const { hash } = await store.put(fileOf(filled(LARGE_BYTES)));
    const line = await troubledLine(server.url, {
      ...{ direction: 'answers', afterBytes: 3_000_000, end: 'held', times: 1 },
    });
    const path = tempPath('got');
    const child = getting({ ...place, variables: variablesFor(line.url) }, hash, path);
    await until(() => line.troubles() > 0, 'the line is held');
    child.kill('SIGKILL');
    await endOf(child);
    expect(readdirSync(dirname(path)).map((name) => name.startsWith('.partial-'))).toEqual([true]);
    await store.get(hash, path);
    expect(readdirSync(dirname(path))).toEqual(['got']);
  });

  it('is told by its name when there is none', async () => {
    const store = await storeAt(server.url, 'nobodys-bucket');
    for (const ask of [() => store.find(NOBODY), () => store.put(fileOf(filled(10)))])
      await expect(ask()).rejects.toMatchObject({
        code: 'CONFIG',
        message: `s3://nobodys-bucket/core (${server.url}): there is no such bucket`,
      });
  });
});

describe('a service of buckets', () => {
  it.each([
    [403, 'AccessDenied', 'FORBIDDEN', /refuses these credentials \(AccessDenied\)/],
    [403, 'RequestTimeTooSkewed', 'CONFIG', /the clock of this machine is minutes away/],
    [400, 'AuthorizationHeaderMalformed', 'CONFIG', /the bucket is in another region/],
    [503, 'SlowDown', 'REMOTE', /answers with 503 \(SlowDown\)/],
  ])('that answers %s %s is understood', async (status, code, errorCode, message) => {
    const url = await answering(status, code);
    const asked = (await storeAt(url, 'shared')).find(NOBODY);
    await expect(asked).rejects.toMatchObject({ code: errorCode, message: expect.stringMatching(message) });
  });

  it('that is not there is told by its address', async () => {
    const asked = (await storeAt('http://127.0.0.1:9', 'shared')).find(NOBODY);
    await expect(asked).rejects.toMatchObject({
      code: 'NETWORK',
      message: 's3://shared/core (http://127.0.0.1:9) cannot be reached (ECONNREFUSED)',
    });
  });

  it('that breaks off each time is told after some tries, and nothing is left', async () => {
    const url = await serving((request, response) => {
      if (request.url?.includes('list-type=2')) return void response.end(LISTED);
      response.writeHead(200, { 'content-length': 100_000 }).flushHeaders();
      setImmediate(() => response.destroy());
    });
    const waits: number[] = [];
    const store = await storeAt(url, 'shared', async (ms) => void waits.push(ms));
    const path = tempPath('got');
    await expect(store.get(NOBODY, path)).rejects.toMatchObject({ code: 'NETWORK' });
    expect([waits, readdirSync(dirname(path))]).toEqual([[500, 2000, 8000], []]);
  });

  it.each(['shared', 'S3://Shared', 's3://', 'https://shared'])('is not what "%s" names', async (place) => {
    const opening = openContentStore(place, { variables: {}, sleep: async () => {} });
    await expect(opening).rejects.toMatchObject({ code: 'USAGE' });
  });
});

interface OpenedBucket extends OpenedContentStore {
  readonly bucket: string;
}

/** A bucket of its own, with parts as small as may be. */
async function opened(): Promise<OpenedBucket> {
  const bucket = `core-${process.pid}-${++buckets}`;
  const { client } = await bucketClient(variablesFor(server.url));
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const [store, reopened] = [await storeAt(server.url, bucket), await storeAt(server.url, bucket)];
  return {
    ...{ bucket, store, reopened: () => reopened },
    place: { name: `s3://${bucket}/core`, variables: variablesFor(server.url) },
    async damage(hash) {
      const at = { Bucket: bucket, Key: `core/sha256/${hash}` };
      const { Body } = await client.send(new GetObjectCommand(at));
      const bytes = await Body?.transformToByteArray();
      if (bytes === undefined) throw new Error('there is no such file');
      bytes[bytes.length >> 1] = 1 ^ (bytes[bytes.length >> 1] ?? 0);
      await client.send(new PutObjectCommand({ ...at, Body: bytes }));
    },
    async rest() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
      const others = Contents.filter(({ Key = '' }) => !/^core\/sha256\/[0-9a-f]{64}$/.test(Key));
      return [...others, ...Uploads].map(({ Key = '' }) => Key);
    },
  };
}

async function storeAt(
  url: string,
  bucket: string,
  sleep: (ms: number) => Promise<void> = async () => {},
): Promise<ContentStore> {
  const options = { bucket, prefix: 'core', sleep, partBytes: 5 * 2 ** 20 };
  return bucketContentStore(await bucketClient(variablesFor(url)), options);
}

function variablesFor(url: string) {
  return { ...CREDENTIALS, AWS_ENDPOINT_URL: url };
}

const LISTED = `<?xml version="1.0"?><ListBucketResult><Contents><Key>core/sha256/${NOBODY}</Key><Size>100000</Size></Contents></ListBucketResult>`;

/** A service that answers everything in the same way. */
function answering(status: number, code: string): Promise<string> {
  return serving((_, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
}

async function serving(answer: RequestListener): Promise<string> {
  const service = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  return `http://127.0.0.1:${address.port}`;
}
