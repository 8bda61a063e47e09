import { createCipheriv, createDecipheriv } from 'node:crypto';
import { CoreError } from '../contract/errors.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** Makes the secret by which deliveries are signed: `whsec_` and 32 random bytes. */
export function mintSigningSecret(randomBytes: (size: number) => Uint8Array): string {
  return `whsec_${Buffer.from(randomBytes(32)).toString('base64')}`;
}

/** Encrypts a secret with a key of 32 bytes (AES-256-GCM): `v1.<iv>.<tag>.<cipher>`, each in base64url. */
export function sealSecret(
  secret: string,
  key: Uint8Array,
  randomBytes: (size: number) => Uint8Array,
): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), text].map((part) => Buffer.from(part).toString('base64url'));
  return ['v1', ...parts].join('.');
}

/** Decrypts what `sealSecret` has made; throws CONFIG when it was made with another key or is damaged. */
export function openSecret(sealed: string, key: Uint8Array): string {
  const [iv, tag, text] = (SEALED.exec(sealed) ?? []).slice(1).map((part) => Buffer.from(part, 'base64url'));
  if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || text === undefined) throw unopened();
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw unopened();
  }
}

function unopened(): CoreError {
  return new CoreError('CONFIG', 'a signing secret cannot be decrypted', {
    file: 'secret.key',
    fix: 'The file secret.key does not belong to this database: put back its own from a backup, or create new keys.',
  });
}
