import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketClient } from '../../src/store/files/bucket-client.ts';
import { callerWith } from '../serve/caller.ts';
import { serve } from '../serve/served-process.ts';
import { type BucketServer, hasMoto, startBuckets } from '../store/files/bucket-server.ts';
import { describePostgres, newDatabase, postgresServer } from '../store/postgres/postgres-databases.ts';
import { type Ran, workplace } from './run-core.ts';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' };
const ACCOUNTS =
  'Id,Name,Website\na1,SAP SE,sap.com\na2,SAP AG,sap.com\na3,Siemens AG,siemens.com\na4,Plinth Widget,\n';

const place = workplace({ isNew: true });
let buckets: BucketServer;

describePostgres('machines that keep their files in a bucket', { timeout: 120_000 }, () => {
  describe.skipIf(!hasMoto())('that speaks as S3 does', () => {
    beforeAll(async () => {
      buckets = await startBuckets();
    });
    afterAll(() => buckets.stop());

    it('build the universe once', async () => {
      const { env } = await emptyPlace('built');
      expect(await on('one', env, 'migrate')).toMatchObject({ code: 0 });
      place.write('vendors.csv', 'id,name,country\n1,Kudzwa Metal Works Ltd,GB\n');
      const table = ['csv', 'vendors.csv', '--source', 'vendors'];
      const imported = await on('one', env, 'reference', 'import', ...table);
      expect(imported).toMatchObject({ code: 0, stderr: expect.stringContaining('the universe has') });
      const fetched = await on('other', env, 'reference', 'list');
      expect(fetched).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^vendors +list +1 /m),
        stderr: '',
      });
    });

    it('take up the universe that comes with core, and do with accounts what one machine does', async () => {
      const { env } = await emptyPlace('once');
      expect(await on('one', env, 'migrate')).toMatchObject({ code: 0 });
      const taken = await on('one', env, 'reference', 'list');
      expect(taken).toMatchObject({ code: 0, stderr: '' });
      const fetched = await on('other', env, 'reference', 'list');
      expect(fetched).toMatchObject({ code: 0, stdout: taken.stdout, stderr: '' });

      place.write('accounts.csv', ACCOUNTS);
      expect(await on('one', env, 'crm', 'load', 'accounts.csv')).toMatchObject({ code: 0 });
      expect((await on('other', env, 'crm', 'status')).stdout).toMatch(
        /^4 accounts, 3 of them with an entity/,
      );
      const crosschecked = await on('other', env, 'crosscheck', 'accounts.csv', '-o', 'shared.csv');
      expect(crosschecked).toMatchObject({ code: 0 });
      expect((await place.core('crosscheck', 'accounts.csv', '-o', 'own.csv')).code).toBe(0);
      expect(place.read('shared.csv')).toBe(place.read('own.csv'));

      const service = await serve({
        ...{ dataDir: `${place.folder}/service`, env },
        args: ['--requests-only'],
      });
      await serve({ dataDir: `${place.folder}/worker`, env, kind: 'worker' });
      const made = await on('one', env, 'keys', 'create', '--json');
      const caller = callerWith(JSON.parse(made.stdout).api_key);
      const job = {
        family: 'crosscheck',
        idempotencyKey: '1',
        body: { legal_name: 'SAP AG', website: 'sap.com', external_id: 'a2' },
      } as const;
      const id = (await caller.post(service.address, job)) ?? '';
      const told = await caller.look(service.address, { ...job, id }, 15);
      expect(told.record).toMatchObject({
        crosscheck: { duplicate: { members: [{ external_id: 'a1' }, { external_id: 'a2' }] } },
      });
    });

    it('say in words that there is none, and leave the database as it was', async () => {
      const { env } = await emptyPlace('none');
      expect(await on('one', env, 'migrate')).toMatchObject({ code: 0 });
      const lost = { ...env, CORE_FILES: 's3://nobody-made-this/core' };
      const { code, stderr } = await on('one', lost, 'reference', 'list');
      expect([code, stderr]).toEqual([expect.any(Number), expect.stringContaining('nobody-made-this')]);
      expect(code).not.toBe(0);
      expect(await on('one', env, 'reference', 'list')).toMatchObject({ code: 0 });
    });

    it('are brought over from a backup of one machine, with its keys and ids, and once', async () => {
      place.write('companies.csv', 'name\nSAP SE\nPlinth Widget Works\n');
      expect(await place.core('resolve', 'companies.csv', '-o', 'before.csv')).toMatchObject({ code: 0 });
      expect((await place.core('keys', 'create', '--name', 'kept')).code).toBe(0);
      expect((await place.core('backup', 'core.tar.gz')).code).toBe(0);
      const { env: given, objects } = await emptyPlace('restored');
      const wrong = await on('one', given, 'migrate').then(() => on('one', given, 'restore', 'core.tar.gz'));
      expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--secret-key-file')]);
      // The key of the backup becomes that of all.
      const env = { ...given, CORE_SECRET_KEY_FILE: `${place.folder}/new.key` };
      const own = (await on('one', { CORE_DATA_DIR: `${place.folder}/one` }, 'reference', 'list')).stdout;
      const restored = await on('one', env, 'restore', 'core.tar.gz');
      expect(restored).toMatchObject({ code: 0, stderr: expect.stringContaining('rows.') });
      expect(await objects()).not.toEqual([]);
      // What this machine has of its own is not replaced by what is for all.
      expect((await on('one', { CORE_DATA_DIR: `${place.folder}/one` }, 'reference', 'list')).stdout).toBe(
        own,
      );
      expect((await on('other', env, 'keys', 'list')).stdout).toContain('kept');
      expect((await on('other', env, 'resolve', 'companies.csv', '-o', 'after.csv')).code).toBe(0);
      expect(place.read('after.csv')).toBe(place.read('before.csv'));
      const again = await on('one', env, 'restore', 'core.tar.gz');
      expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('is not empty')]);
    });
  });
});

/** A database without tables, a bucket without files, and a key of their own. */
async function emptyPlace(bucket: string) {
  const variables = { ...CREDENTIALS, AWS_ENDPOINT_URL: buckets.url };
  const { client } = await bucketClient(variables);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  place.write(`${bucket}.key`, randomBytes(32).toString('base64'));
  const env = {
    ...variables,
    CORE_DATABASE: await newDatabase(await postgresServer()),
    CORE_FILES: `s3://${bucket}/core`,
    CORE_SECRET_KEY_FILE: `${place.folder}/${bucket}.key`,
  };
  const objects = async () =>
    ((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).map(({ Key }) => Key);
  return { env, objects };
}

function on(
  machine: string,
  env: Readonly<Record<string, string>>,
  ...command: readonly string[]
): Promise<Ran> {
  return place.coreWith({ CORE_DATA_DIR: `${place.folder}/${machine}`, ...env }, ...command);
}
