import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openCredentials, sealCredentials } from '../../src/access/crm-credentials.ts';

const OWNER = { workspace: 'acme', name: 'sf' };

it('opens the credentials of a connection for its own workspace and name alone', () => {
  const secretKey = randomBytes(32);
  const sealed = sealCredentials({ token: 'geheim' }, OWNER, { secretKey, randomBytes });
  expect(sealed).not.toContain('geheim');
  expect(openCredentials(sealed, OWNER, secretKey)).toEqual({ token: 'geheim' });
  for (const other of [
    { ...OWNER, workspace: 'other' },
    { ...OWNER, name: 'sf2' },
    { workspace: 'acmes', name: 'f' },
  ])
    expect(() => openCredentials(sealed, other, secretKey)).toThrow('cannot be decrypted');
  expect(() => openCredentials(sealed, OWNER, randomBytes(32))).toThrow('cannot be decrypted');
});
