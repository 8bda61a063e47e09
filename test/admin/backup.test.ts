import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openSecret } from '../../src/access/signing-secret.ts';
import { backUp } from '../../src/admin/backup.ts';
import { type KeysAdmin, keysAdmin } from '../../src/admin/keys-admin.ts';
import { overridesAdmin } from '../../src/admin/overrides-admin.ts';
import { openReferenceAdmin } from '../../src/admin/reference-admin.ts';
import { restore } from '../../src/admin/restore.ts';
import { BACKUP_FORMAT } from '../../src/store/backup/backup-manifest.ts';
import { writeBackup } from '../../src/store/backup/write-backup.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { readSecretKey } from '../../src/store/sqlite/secret-key-file.ts';
import { testClock } from '../clock.ts';
import { same } from '../crm/overrides/decisions.ts';
import { pinsIn } from '../store/pins.ts';
import { openedStores, removeStarter, storesIn } from '../stores.ts';
import { tempFolder, tempPath } from '../temp-folder.ts';

const MADE_AT = Date.parse('2026-11-21T08:00:00Z');
const NEVER = new AbortController().signal;
const TIMES = { created_at: '2026-11-21T08:00:00.000Z' };

describe('a backup', () => {
  it('holds the database and the universe in use, under the names they have in a data directory', async () => {
    const dataDir = await directoryWithUniverse();
    const path = await backupOf(dataDir);
    const version = readFileSync(join(dataDir, 'reference', 'current'), 'utf8').trim();
    const folder = tempFolder();
    execFileSync('tar', ['xzf', path, '-C', folder]);
    const names = ['core-backup.json', 'core.sqlite', 'reference/current', `reference/${version}.sqlite`];
    const sums = names.map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`);
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''));
    const manifest = JSON.parse(readFileSync(join(folder, 'core-backup.json'), 'utf8'));
    expect(manifest).toEqual({
      ...{ ...TIMES, format: 2, core: '1.2.3' },
      ...{ reference_version: version, has_secret_key: false },
    });
    expect(readdirSync(dirname(path))).toEqual(['backup.tar.gz']);
  });

  it('restores a directory that answers as the one it was made of', async () => {
    const dataDir = await directoryWithUniverse();
    const fresh = tempPath('data');
    const path = await backupOf(dataDir);
    const { manifest, kept } = await restored(path, fresh);
    expect({ manifest, kept }).toMatchObject({ manifest: { ...TIMES, core: '1.2.3' }, kept: undefined });
    expect(await knownIn(fresh)).toEqual(await knownIn(dataDir));
    expect(readdirSync(dirname(fresh))).toEqual(['data']);
  });

  it('is the same whatever is written to the database meanwhile', async () => {
    const { dataDir, database } = openedDirectory();
    const insert = database.prepare("INSERT INTO removed_source VALUES ('late')");
    const making = backupOf(dataDir);
    insert.run();
    const fresh = tempPath('data');
    await restored(await making, fresh);
    database.close();
    expect(await removedIn(dataDir)).toEqual(['late', 'starter']);
    expect(await removedIn(fresh)).toEqual(['starter']);
  });

  it('cannot be made of a folder without content', async () => {
    const empty = tempFolder();
    await expect(backupOf(empty)).rejects.toThrow(`there is nothing to back up in ${empty}`);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('that is stopped leaves nothing, and the file of before as it was', async () => {
    const dataDir = smallDirectory();
    const path = tempPath('backup.tar.gz');
    writeFileSync(path, 'as before');
    const stopped = backUp({ ...requestFor(dataDir, path), signal: AbortSignal.abort() });
    await expect(stopped).rejects.toThrow('abort');
    expect(readdirSync(dirname(path))).toEqual(['backup.tar.gz']);
    expect(readFileSync(path, 'utf8')).toBe('as before');
  });
});

describe('a backup of a directory with API keys', () => {
  it('restores keys that sign as before, and their key for its owner alone', async () => {
    const { dataDir, id, signing_secret } = await directoryWithKey();
    const fresh = tempPath('data');
    await restored(await backupOf(dataDir), fresh);
    const secretKey = join(fresh, 'secret.key');
    expect(statSync(secretKey).mode & 0o777).toBe(0o600);
    expect(readFileSync(secretKey)).toEqual(readFileSync(join(dataDir, 'secret.key')));
    const sealed = (await storesIn(fresh).keysOf('key').find(id))?.sealedSecret ?? '';
    expect(openSecret(sealed, readSecretKey(fresh, noBytes))).toBe(signing_secret);
  });

  it('restores what people have decided, and how often', async () => {
    const dataDir = await directoryWithUniverse();
    const decided = overridesAdmin({ stores: storesIn(dataDir), dataDir }, 'acme');
    await decided.add([{ override: same('A', 'B') }]);
    const listed = await decided.list();
    const fresh = tempPath('data');
    await restored(await backupOf(dataDir), fresh);
    const again = overridesAdmin({ stores: storesIn(fresh), dataDir: fresh }, 'acme');
    expect([listed.length, await again.list()]).toEqual([1, listed]);
  });

  it('is for its owner alone, and tar unpacks the key so', async () => {
    const { dataDir } = await directoryWithKey();
    const path = await backupOf(dataDir);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const folder = tempFolder();
    execFileSync('tar', ['xzf', path, '-C', folder]);
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'core-backup.json'), 'utf8')).toContain('"has_secret_key":true');
  });

  it('holds the key as it is, also when others were allowed to read it', async () => {
    const { dataDir } = await directoryWithKey();
    chmodSync(join(dataDir, 'secret.key'), 0o644);
    const fresh = tempPath('data');
    await restored(await backupOf(dataDir), fresh);
    expect(statSync(join(fresh, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('is damaged when the key in it is another', async () => {
    const { dataDir } = await directoryWithKey();
    const tar = gunzipSync(readFileSync(await backupOf(dataDir)));
    const text = readFileSync(join(dataDir, 'secret.key'), 'utf8');
    tar.write(`${randomBytes(32).toString('base64')}\n`, tar.indexOf(text));
    expect(await refusal(fileOf(gzipSync(tar)))).toMatchObject({
      code: 'INPUT_FORMAT',
      message: expect.stringContaining('secret.key is not what was backed up'),
    });
  });

  it('restores without a key when it was made before there were any', async () => {
    const [folder, path, fresh] = [tempFolder(), tempPath('backup.tar.gz'), tempPath('data')];
    const databasePath = join(smallDirectory(), 'core.sqlite');
    const manifest = { ...TIMES, format: 1, core: '1.0.0', reference_version: null };
    const content = { manifest, databasePath, secretKey: undefined, referencePath: undefined };
    await writeBackup(content, { path, folder, signal: NEVER });
    expect((await restored(path, fresh)).manifest).toEqual(manifest);
    expect(readdirSync(fresh)).toEqual(['core.sqlite']);
    expect(await removedIn(fresh)).toEqual(['starter']);
  });
});

describe('a backup that is not whole', () => {
  it('is told from a whole one wherever it is cut off, and nothing is restored', async () => {
    const whole = readFileSync(await backupOf(smallDirectory()));
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 60)) {
      const cut = fileOf(whole.subarray(0, length));
      expect(await refusal(cut), `${length} bytes`).toMatchObject({
        code: 'INPUT_TRUNCATED',
        message: `${cut} is cut off`,
      });
    }
    expect(await refusal(fileOf(whole.subarray(0, -1)))).toMatchObject({ code: 'INPUT_TRUNCATED' });
  });

  it('is told from a whole one wherever a bit is wrong, and nothing is restored', async () => {
    const whole = readFileSync(await backupOf(smallDirectory()));
    for (let at = 0; at < whole.length; at += 13) {
      const wrong = Buffer.from(whole);
      wrong.writeUInt8((wrong[at] ?? 0) ^ 16, at);
      if (isSameWithin(wrong, whole)) continue;
      expect(await refusal(fileOf(wrong)), `byte ${at}`).toMatchObject({
        code: expect.stringMatching(/^INPUT_/),
      });
    }
  });

  it('is known by its checksums when it was packed again', async () => {
    const tar = gunzipSync(readFileSync(await backupOf(smallDirectory())));
    const at = tar.indexOf('removed_source');
    tar.write('REMOVED', at);
    const path = fileOf(gzipSync(tar));
    expect(await refusal(path)).toMatchObject({
      code: 'INPUT_FORMAT',
      message: `${path} is damaged: core.sqlite is not what was backed up`,
      place: { file: path },
    });
  });

  it.each([
    ['a table', 'name,website\nSiemens,siemens.com\n'],
    ['a compressed table', gzipSync('name,website\nSiemens,siemens.com\n')],
  ])('or is %s is told to be no backup', async (_what, content) => {
    const path = fileOf(content);
    expect(await refusal(path)).toMatchObject({
      code: 'INPUT_FORMAT',
      message: `${path} is no backup of core`,
    });
  });

  it('or is another archive is told to be no backup', async () => {
    const path = tempPath('other.tar.gz');
    execFileSync('tar', ['czf', path, '-C', dirname(fileOf('text')), '.']);
    expect(await refusal(path)).toMatchObject({
      code: 'INPUT_FORMAT',
      message: `${path} is no backup of core`,
    });
  });

  it('or is not there is told so', async () => {
    expect(await refusal('/nowhere/backup.tar.gz')).toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await refusal(tempFolder())).toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});

describe('a backup of a newer core', () => {
  it('is refused by the form of the file', async () => {
    const tar = gunzipSync(readFileSync(await backupOf(smallDirectory())));
    const newer = `"format":${BACKUP_FORMAT + 1}`;
    tar.write(newer, tar.indexOf(`"format":${BACKUP_FORMAT}`));
    expect(await refusal(fileOf(gzipSync(tar)))).toMatchObject({
      code: 'CONFIG',
      message: expect.stringContaining('was made by a newer version of core (1.2.3)'),
    });
  });

  it('is refused by the form of the database', async () => {
    const [folder, path] = [tempFolder(), tempPath('backup.tar.gz')];
    const databasePath = join(folder, 'newer.sqlite');
    const database = new Database(databasePath);
    database.pragma('user_version = 999');
    database.close();
    const manifest = { ...TIMES, format: BACKUP_FORMAT, core: '9.0.0', reference_version: null };
    const content = { manifest, databasePath, secretKey: undefined, referencePath: undefined };
    await writeBackup(content, { path, folder, signal: NEVER });
    expect(await refusal(path)).toMatchObject({
      code: 'CONFIG',
      message: expect.stringContaining(`${path} was made by a newer version of core (9.0.0) than `),
    });
  });
});

describe('a directory with content', () => {
  it('is replaced only when that is asked for, and is kept', async () => {
    const path = await backupOf(smallDirectory());
    const dataDir = tempFolder();
    writeFileSync(join(dataDir, 'mine.txt'), 'mine');
    await expect(restored(path, dataDir)).rejects.toThrow(
      expect.objectContaining({ code: 'OUTPUT_REFUSED' }),
    );
    expect(readdirSync(dataDir)).toEqual(['mine.txt']);
    const { kept } = await restored(path, dataDir, true);
    expect(kept).toBe(`${dataDir}.before-restore-1`);
    expect(readFileSync(join(kept ?? '', 'mine.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(dataDir)).toEqual(['core.sqlite']);
  });

  it('stays as it is when the backup turns out to be damaged', async () => {
    const whole = readFileSync(await backupOf(smallDirectory()));
    const dataDir = tempFolder();
    writeFileSync(join(dataDir, 'mine.txt'), 'mine');
    const damaged = restored(fileOf(whole.subarray(0, -20)), dataDir, true);
    await expect(damaged).rejects.toThrow(expect.objectContaining({ code: 'INPUT_TRUNCATED' }));
    expect(readFileSync(join(dataDir, 'mine.txt'), 'utf8')).toBe('mine');
    const beside = readdirSync(dirname(dataDir)).filter((name) =>
      name.startsWith(`${dataDir.split('/').at(-1)}.`),
    );
    expect(beside).toEqual([]);
  });

  it('stays while a process uses it', async () => {
    const path = await backupOf(smallDirectory());
    const { dataDir, database } = openedDirectory();
    const busy = expect.objectContaining({ code: 'STORE_BUSY' });
    await expect(restored(path, dataDir, true)).rejects.toThrow(busy);
    database.close();
    expect((await restored(path, dataDir, true)).kept).toBe(`${dataDir}.before-restore-1`);
  });
});

function requestFor(dataDir: string, path: string): Parameters<typeof backUp>[0] {
  return { dataDir, path, coreVersion: '1.2.3', clock: testClock(() => MADE_AT), signal: NEVER };
}

async function backupOf(dataDir: string): Promise<string> {
  const path = tempPath('backup.tar.gz');
  const { bytes } = await backUp(requestFor(dataDir, path));
  expect(bytes).toBe(readFileSync(path).length);
  return path;
}

function restored(path: string, dataDir: string, isForced = false): ReturnType<typeof restore> {
  return restore({ path, dataDir, isForced, signal: NEVER });
}

/** Why the file is not restored; nothing of it may be left behind. */
async function refusal(path: string): Promise<unknown> {
  const dataDir = tempPath('data');
  const reason = await restored(path, dataDir).then(
    () => 'restored',
    (error: unknown) => error,
  );
  expect(readdirSync(dirname(dataDir))).toEqual([]);
  return reason;
}

function fileOf(content: string | Buffer): string {
  const path = tempPath('file');
  writeFileSync(path, content);
  return path;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Some bits of a gzip file mean nothing, like those of codes that no byte has. */
function isSameWithin(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(one).equals(gunzipSync(other));
  } catch {
    return false;
  }
}

/** A data directory without a universe, whose database is open. */
function openedDirectory(): { readonly dataDir: string; readonly database: Database.Database } {
  const dataDir = tempFolder();
  removeStarter(dataDir);
  return { dataDir, database: openCoreDatabase(join(dataDir, 'core.sqlite')) };
}

function smallDirectory(): string {
  const { dataDir, database } = openedDirectory();
  database.close();
  return dataDir;
}

async function directoryWithKey(): Promise<
  Awaited<ReturnType<KeysAdmin['create']>> & { readonly dataDir: string }
> {
  const dataDir = smallDirectory();
  const stores = openedStores(dataDir);
  const admin = keysAdmin({ stores, now: () => MADE_AT, randomBytes });
  const created = await admin.create({ workspace: 'acme' });
  await stores.close();
  return { ...created, dataDir };
}

function noBytes(): Uint8Array {
  throw new Error('a key is made where there should be one');
}

async function directoryWithUniverse(): Promise<string> {
  const dataDir = smallDirectory();
  const admin = await openReferenceAdmin({ dataDir, clock: testClock(() => MADE_AT) });
  const paths = [fileOf('id,name\n1,Zymergen\n2,Acme Robotics\n')];
  await admin.import('csv', { paths, options: { source: 'vendors' } });
  for await (const _group of admin.entities({}));
  await admin.close();
  return dataDir;
}

/** The universe of a directory and the ids that were given out. */
async function knownIn(dataDir: string): Promise<unknown> {
  const admin = await openReferenceAdmin({ dataDir, clock: testClock(() => MADE_AT) });
  const stores = storesIn(dataDir);
  const known = { ...(await admin.list()), pins: await pinsIn(stores.identity) };
  expect(known).toMatchObject({ entityCount: 2, pins: [{}, {}] });
  await admin.close();
  return known;
}

async function removedIn(dataDir: string): Promise<readonly string[]> {
  return [...(await storesIn(dataDir).identity.removedSources())].sort();
}
