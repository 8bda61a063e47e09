import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mintApiKey, readApiKey } from '../../src/access/api-key.ts';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('an API key', () => {
  it('has a prefix for secret scanners, an id, 43 characters of randomness and a checksum', () => {
    const { id, apiKey, hash, hint } = mintApiKey(randomBytes);
    expect(apiKey).toMatch(/^core_live_[a-z0-9]{8}_[0-9A-Za-z]{49}$/);
    expect(id).toBe(`key_${apiKey.slice(10, 18)}`);
    expect(hash).toBe(createHash('sha256').update(apiKey).digest('hex'));
    expect(hint).toBe(`${apiKey.slice(0, 19)}…${apiKey.slice(-4)}`);
  });

  it('ends in the CRC-32 of zip files over all that stands before it', () => {
    for (let made = 0; made < 50; made++) {
      const { apiKey } = mintApiKey(randomBytes);
      expect(numberOf(apiKey.slice(-6))).toBe(BigInt(crc32(apiKey.slice(0, -6))));
    }
  });

  it('holds every bit of its 32 random bytes', () => {
    const secrets = [randomBytes(32), Buffer.alloc(32), Buffer.alloc(32, 0xff)];
    for (const secret of secrets) {
      const { apiKey } = mintApiKey((size) => (size === 32 ? secret : randomBytes(size)));
      expect(numberOf(apiKey.slice(19, 62))).toBe(BigInt(`0x${secret.toString('hex')}`));
    }
  });

  it('is never the same twice, nor is its id', () => {
    const made = Array.from({ length: 200 }, () => mintApiKey(randomBytes));
    expect(new Set(made.map(({ apiKey }) => apiKey)).size).toBe(200);
    expect(new Set(made.map(({ id }) => id)).size).toBe(200);
  });

  it('is read as it was made', () => {
    const { id, apiKey, hash } = mintApiKey(randomBytes);
    expect(readApiKey(apiKey)).toEqual({ id, hash });
  });

  it('is refused when any one character was mistyped', () => {
    const { apiKey } = mintApiKey(randomBytes);
    for (let at = 0; at < apiKey.length; at++) {
      const other = apiKey[at] === 'a' ? 'b' : 'a';
      expect(
        readApiKey(apiKey.slice(0, at) + other + apiKey.slice(at + 1)),
        `character ${at}`,
      ).toBeUndefined();
    }
  });

  it.each([
    ['nothing', () => ''],
    ['a blank before it', (apiKey: string) => ` ${apiKey}`],
    ['a line end behind it', (apiKey: string) => `${apiKey}\n`],
    ['its scheme before it', (apiKey: string) => `Bearer ${apiKey}`],
    ['a part of it', (apiKey: string) => apiKey.slice(0, -1)],
    ['its id alone', (apiKey: string) => apiKey.slice(0, 19)],
    ['capitals', (apiKey: string) => apiKey.toUpperCase()],
    ['a key of another product', (apiKey: string) => apiKey.replace('core_live', 'core_test')],
  ])('is not taken for one with %s', (_what, change) => {
    const { apiKey } = mintApiKey(randomBytes);
    expect(readApiKey(change(apiKey))).toBeUndefined();
  });
});

function numberOf(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 62n + BigInt(BASE_62.indexOf(digit)), 0n);
}
