import { createHash } from 'node:crypto';

interface MintedKey {
  readonly id: string;
  /** Shown once, never stored. */
  readonly apiKey: string;
  /** SHA-256 of the whole key, in hex. */
  readonly hash: string;
  readonly hint: string;
}

const PREFIX = 'core_live_';
const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE_36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const FORM = /^core_live_([a-z0-9]{8})_[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/;

/** Makes `core_live_<id>_<32 random bytes><checksum>`: a prefix for secret scanners, an id to look up, a sum that tells typing errors. */
export function mintApiKey(randomBytes: (size: number) => Uint8Array): MintedKey {
  const id = digits(numberOf(randomBytes(16)), BASE_36, 8);
  const body = `${PREFIX}${id}_${digits(numberOf(randomBytes(32)), BASE_62, 43)}`;
  const apiKey = body + checksumOf(body);
  return { id: `key_${id}`, apiKey, hash: hashOf(apiKey), hint: `${PREFIX}${id}_…${apiKey.slice(-4)}` };
}

/** The id and hash of a key; undefined when its form or checksum is wrong, so that nothing need be looked up. */
export function readApiKey(text: string): Pick<MintedKey, 'id' | 'hash'> | undefined {
  const [, id, checksum] = FORM.exec(text) ?? [];
  if (id === undefined || checksum === undefined) return undefined;
  if (checksumOf(text.slice(0, -checksum.length)) !== checksum) return undefined;
  return { id: `key_${id}`, hash: hashOf(text) };
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
