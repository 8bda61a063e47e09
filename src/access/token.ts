import { createHash } from 'node:crypto';

/** A secret that is shown once, and what is stored of it. */
export interface MintedToken {
  /** 32 random bytes in base64url: 43 characters. */
  readonly token: string;
  /** SHA-256 in hex. */
  readonly hash: string;
}

export function mintToken(randomBytes: (size: number) => Uint8Array): MintedToken {
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
