import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mintSigningSecret, openSecret, sealSecret } from '../../src/access/signing-secret.ts';

const KEY = randomBytes(32);

describe('a signing secret', () => {
  it('is 32 random bytes behind its prefix', () => {
    const bytes = randomBytes(32);
    expect(mintSigningSecret(() => bytes)).toBe(`whsec_${bytes.toString('base64')}`);
    expect(mintSigningSecret(randomBytes)).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  it('comes out of its seal as it went in', () => {
    const secret = mintSigningSecret(randomBytes);
    const sealed = sealSecret(secret, KEY, randomBytes);
    expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
    expect(openSecret(sealed, KEY)).toBe(secret);
  });

  it('is sealed differently every time, so that nobody sees which are the same', () => {
    const sealed = [1, 2].map(() => sealSecret('whsec_same', KEY, randomBytes));
    expect(sealed[0]).not.toBe(sealed[1]);
  });

  it('is not opened with the key of another data directory', () => {
    const sealed = sealSecret('whsec_acme', KEY, randomBytes);
    expect(() => openSecret(sealed, randomBytes(32))).toThrow(unopened());
  });

  it('is not opened when any character of it was changed', () => {
    const sealed = sealSecret('whsec_acme', KEY, randomBytes);
    for (let at = 0; at < sealed.length; at++) {
      // The last character of a part has bits that mean nothing; one in the middle of the alphabet away, all differ.
      const code = sealed.charCodeAt(at);
      const other = sealed[at] === '.' ? 'A' : String.fromCharCode(code === 0x7a ? 0x41 : 0x7a);
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      if (isSameBytes(changed, sealed)) continue;
      expect(() => openSecret(changed, KEY), `character ${at}`).toThrow(unopened());
    }
  });

  it('is not opened with a tag that was cut short', () => {
    const [version, iv, tag = '', text] = sealSecret('whsec_acme', KEY, randomBytes).split('.');
    for (const length of [6, 11, 16]) {
      const sealed = [version, iv, tag.slice(0, length), text].join('.');
      expect(() => openSecret(sealed, KEY), `${length} characters`).toThrow(unopened());
    }
  });

  it.each(['', 'whsec_acme', 'v2.AAAA.AAAA.AAAA', 'v1...'])('is not "%s"', (text) => {
    expect(() => openSecret(text, KEY)).toThrow(unopened());
  });
});

function unopened(): unknown {
  return expect.objectContaining({
    code: 'CONFIG',
    fix: expect.stringContaining('secret.key does not belong to this database'),
  });
}

function isSameBytes(one: string, other: string): boolean {
  const bytes = (text: string) =>
    text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
  return one.startsWith('v1.') && bytes(one).join('.') === bytes(other).join('.');
}
