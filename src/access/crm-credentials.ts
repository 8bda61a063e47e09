import { hkdfSync } from 'node:crypto';
import { CoreError } from '../contract/errors.ts';
import { openSecret, sealSecret } from './signing-secret.ts';

/** Whose credentials they are: opened for another workspace or under another name they are nothing. */
interface Owner {
  readonly workspace: string;
  readonly name: string;
}

/** Encrypts the credentials of a connection with a key of its own, derived from the 32 bytes of the data directory. */
export function sealCredentials(
  credentials: unknown,
  owner: Owner,
  {
    secretKey,
    randomBytes,
  }: { readonly secretKey: Uint8Array; readonly randomBytes: (size: number) => Uint8Array },
): string {
  return sealSecret(JSON.stringify(credentials), keyOf(owner, secretKey), randomBytes);
}

/** Decrypts what `sealCredentials` has made; throws CONFIG when it was made for somebody else or with another key. */
export function openCredentials(sealed: string, owner: Owner, secretKey: Uint8Array): unknown {
  try {
    return JSON.parse(openSecret(sealed, keyOf(owner, secretKey)));
  } catch {
    throw new CoreError('CONFIG', `the credentials of the connection ${owner.name} cannot be decrypted`, {
      file: 'secret.key',
      fix: 'The file secret.key does not belong to this database: put back its own from a backup, or connect again.',
    });
  }
}

function keyOf({ workspace, name }: Owner, secretKey: Uint8Array): Uint8Array {
  const purpose = JSON.stringify(['crm credentials', workspace, name]);
  return new Uint8Array(hkdfSync('sha256', secretKey, new Uint8Array(0), purpose, 32));
}
