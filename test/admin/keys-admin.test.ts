import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { authenticate } from '../../src/access/authenticate.ts';
import { openSecret } from '../../src/access/signing-secret.ts';
import { keysAdmin } from '../../src/admin/keys-admin.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { readSecretKey } from '../../src/store/sqlite/secret-key-file.ts';
import { sqliteKeyStore } from '../../src/store/sqlite/sqlite-key-store.ts';
import { storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

describe('a key that was created', () => {
  it('opens its workspace and signs with the secret that was shown', async () => {
    const { dataDir, admin } = opened();
    const { id, api_key, signing_secret } = await admin.create({ name: 'CRM sync', workspace: 'acme' });
    const store = storeIn(dataDir);
    expect(await authenticate(api_key, store, NOW)).toEqual({ keyId: id, workspace: 'acme' });
    const sealed = (await store.find(id))?.sealedSecret ?? '';
    expect(openSecret(sealed, readSecretKey(dataDir, randomBytes))).toBe(signing_secret);
  });

  it('is listed by its name and hint', async () => {
    const { admin } = opened();
    const { id, api_key } = await admin.create({ name: 'CRM sync', workspace: 'acme' });
    const hint = `${api_key.slice(0, 19)}…${api_key.slice(-4)}`;
    const times = { createdAt: '2026-11-21T08:00:00.000Z', lastUsedAt: null, deletedAt: null };
    expect(await admin.list()).toEqual([{ id, workspace: 'acme', name: 'CRM sync', hint, ...times }]);
  });

  it('is one of many: a workspace may have several, and none has the secret of another', async () => {
    const { admin } = opened();
    const created = await Promise.all([1, 2, 3].map(() => admin.create({ workspace: 'acme' })));
    expect(new Set(created.flatMap((key) => Object.values(key))).size).toBe(9);
    expect((await admin.list()).map(({ name }) => name)).toEqual([null, null, null]);
  });

  it('stands nowhere in clear, nor does its secret: not in the database and not beside it', async () => {
    const { dataDir, stores, admin } = opened();
    const { id, api_key, signing_secret } = await admin.create({ workspace: 'acme' });
    const secretKey = readSecretKey(dataDir, randomBytes);
    const secrets = [
      ...formsOf(api_key, api_key.slice(19, 62)),
      ...formsOf(signing_secret, signing_secret.slice(6)),
    ];
    const inDatabase = [...secrets, Buffer.from(secretKey), Buffer.from(secretKey).toString('base64')];
    const read = () =>
      filesIn(dataDir).map(({ name, bytes }) => ({ name, bytes, isKey: name === 'secret.key' }));
    const check = (files: ReturnType<typeof read>) => {
      expect(files.some(({ isKey, bytes }) => !isKey && bytes.includes(id))).toBe(true);
      for (const { name, bytes, isKey } of files)
        for (const secret of isKey ? secrets : inDatabase) expect(bytes.includes(secret), name).toBe(false);
    };
    // What was written lies in the log first, then in the database, then, deleted, where it was.
    check(read());
    await admin.remove(id);
    await stores.close();
    check(read());
  });
});

describe('a key that is deleted', () => {
  it('is refused at once by a process that had it open', async () => {
    const { dataDir, admin } = opened();
    const { id, api_key } = await admin.create({ workspace: 'acme' });
    const store = storeIn(dataDir);
    await authenticate(api_key, store, NOW);
    await admin.remove(id);
    await expect(authenticate(api_key, store, NOW)).rejects.toThrow(
      expect.objectContaining({ code: 'UNAUTHORIZED' }),
    );
    expect(await admin.list()).toMatchObject([{ id, deletedAt: '2026-11-21T08:00:00.000Z' }]);
  });

  it('cannot be deleted again, nor can one that never was', async () => {
    const { admin } = opened();
    const { id } = await admin.create({ workspace: 'acme' });
    await admin.remove(id);
    for (const gone of [id, 'key_00000000', '']) {
      const refused = { code: 'NOT_FOUND', fix: expect.stringContaining('core keys list') };
      await expect(admin.remove(gone)).rejects.toThrow(expect.objectContaining(refused));
    }
  });
});

describe('a workspace', () => {
  it.each(['default', 'acme-2', 'Acme_Corp.eu', '7', 'x'.repeat(64)])(
    'may be called "%s"',
    async (workspace) => {
      const { admin } = opened();
      await admin.create({ workspace });
      expect(await admin.list()).toMatchObject([{ workspace }]);
    },
  );

  it.each(['', ' ', 'a b', 'a/b', 'Müller', 'acme\n', 'x'.repeat(65)])(
    'may not be called "%s"',
    async (workspace) => {
      const { dataDir, admin } = opened();
      const refused = { code: 'USAGE', place: expect.objectContaining({ field: '--workspace' }) };
      await expect(admin.create({ workspace })).rejects.toThrow(expect.objectContaining(refused));
      expect(await admin.list()).toEqual([]);
      expect(readdirSync(dataDir)).not.toContain('secret.key');
    },
  );

  it('has used no credits before it has done anything', async () => {
    const { admin } = opened();
    await admin.create({ workspace: 'acme' });
    expect((await admin.credits.balance('acme')).map(({ used }) => used)).toEqual([0, 0, 0, 0]);
    expect(await admin.credits.entries({ limit: 5 })).toEqual([]);
  });
});

function opened() {
  const dataDir = tempFolder();
  const stores = storesIn(dataDir);
  const admin = keysAdmin({ stores, now: () => NOW, randomBytes });
  return { dataDir, stores, admin };
}

function storeIn(dataDir: string) {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  onTestFinished(() => void database.close());
  return sqliteKeyStore(database);
}

/** A secret as it is shown, the random part of it alone, and other ways of writing that. */
function formsOf(whole: string, part: string): readonly (string | Buffer)[] {
  const bytes = Buffer.from(part, 'base64');
  return [whole, part, Buffer.from(whole).toString('hex'), Buffer.from(whole).toString('base64'), bytes];
}

function filesIn(folder: string) {
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
