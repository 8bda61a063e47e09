import { createHash } from 'node:crypto';
import type { KeyKind } from './key-store.ts';

interface MintedKey {
  readonly id: string;
  /** Shown once, never stored. */
  readonly apiKey: string;
  /** SHA-256 of the whole key, in hex. */
  readonly hash: string;
  readonly hint: string;
}

const PREFIXES: Readonly<Record<KeyKind, string>> = { key: 'core_live_', token: 'core_reconcile_' };
const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE_36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const FORM = /^(core_[a-z]+_)([a-z0-9]{8})_[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/;

/**
 * Makes `core_live_<id>_<32 random bytes><checksum>`: a prefix for secret scanners, an id to look up, a sum that tells typing
 * errors. Tokens have another prefix.
 */
export function mintApiKey(randomBytes: (size: number) => Uint8Array, kind: KeyKind = 'key'): MintedKey {
  const prefix = PREFIXES[kind];
  const id = digits(numberOf(randomBytes(16)), BASE_36, 8);
  const body = `${prefix}${id}_${digits(numberOf(randomBytes(32)), BASE_62, 43)}`;
  const apiKey = body + checksumOf(body);
  return { id: `${kind}_${id}`, apiKey, hash: hashOf(apiKey), hint: `${prefix}${id}_…${apiKey.slice(-4)}` };
}

/** The id and hash of a key; undefined when its form or checksum is wrong, so that nothing need be looked up. */
export function readApiKey(text: string, kind: KeyKind = 'key'): Pick<MintedKey, 'id' | 'hash'> | undefined {
  const [, prefix, id, checksum] = FORM.exec(text) ?? [];
  if (prefix !== PREFIXES[kind] || id === undefined || checksum === undefined) return undefined;
  if (checksumOf(text.slice(0, -checksum.length)) !== checksum) return undefined;
  return { id: `${kind}_${id}`, hash: hashOf(text) };
}

function hashOf(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

function checksumOf(body: string): string {
  return digits(BigInt(crc32(body)), BASE_62, 6);
}

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

/** The last digits of the number, as many as asked for. */
function digits(value: bigint, alphabet: string, count: number): string {
  const base = BigInt(alphabet.length);
  let text = '';
  for (let rest = value; text.length < count; rest /= base)
    text = alphabet.charAt(Number(rest % base)) + text;
  return text;
}

/** The table of CRC-32 by byte; the polynomial is the one of zip and gzip. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** That of node:zlib is missing before Node 20.15. */
function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text)) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
