import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authenticate } from '../../src/access/authenticate.ts';
import { keysAdmin } from '../../src/admin/keys-admin.ts';
import { reconcileTokensAdmin } from '../../src/admin/reconcile-tokens-admin.ts';
import { storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const FORBIDDEN = expect.objectContaining({ code: 'FORBIDDEN' });

function opened() {
  const dataDir = tempFolder();
  const stores = storesIn(dataDir);
  const options = { stores, now: () => NOW, randomBytes };
  const [tokens, keys] = [reconcileTokensAdmin(options), keysAdmin(options)];
  const callerOf = (text: string, kind: 'key' | 'token') =>
    authenticate(text, stores.keysOf(kind), NOW, kind);
  return { dataDir, tokens, keys, callerOf };
}

describe('a token', () => {
  it('opens the reconciliation service of its workspace, at a path that can stand in an address', async () => {
    const { tokens, callerOf } = opened();
    const { id, token, path } = await tokens.create({ name: 'Data team', workspace: 'acme' });
    expect(path).toBe(`/reconcile/k/${token}`);
    expect(token).toMatch(/^core_reconcile_[a-z0-9]{8}_[0-9A-Za-z]{49}$/);
    expect(await callerOf(token, 'token')).toEqual({ keyId: id, workspace: 'acme' });
    expect(await tokens.list()).toMatchObject([
      { id, workspace: 'acme', name: 'Data team', deletedAt: null },
    ]);
  });

  it('is no API key, and an API key is no token: neither opens, lists or deletes the other', async () => {
    const { tokens, keys, callerOf } = opened();
    const { id, token } = await tokens.create({ workspace: 'acme' });
    const key = await keys.create({ workspace: 'acme' });
    await expect(callerOf(token, 'key')).rejects.toThrow(FORBIDDEN);
    await expect(callerOf(key.api_key, 'token')).rejects.toThrow(FORBIDDEN);
    expect((await keys.list()).map((one) => one.id)).toEqual([key.id]);
    expect((await tokens.list()).map((one) => one.id)).toEqual([id]);
    await expect(keys.remove(id)).rejects.toThrow(`there is no key ${id}`);
    await expect(tokens.remove(key.id)).rejects.toThrow(`there is no token ${key.id}`);
  });

  it('is refused once it is deleted', async () => {
    const { tokens, callerOf } = opened();
    const { id, token } = await tokens.create({ workspace: 'acme' });
    await tokens.remove(id);
    await expect(callerOf(token, 'token')).rejects.toThrow(expect.objectContaining({ code: 'UNAUTHORIZED' }));
    await expect(tokens.find(id)).rejects.toThrow('or it was deleted before');
  });

  it('stands nowhere in clear', async () => {
    const { dataDir, tokens } = opened();
    const { token } = await tokens.create({ workspace: 'acme' });
    const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((bytes) => bytes.includes(token.slice(24)))).toEqual([]);
  });

  it('is of a workspace that can be one', async () => {
    await expect(opened().tokens.create({ workspace: 'A b' })).rejects.toThrow('workspace');
  });
});
