import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { textIn } from './text-file.ts';

interface TlsOptions {
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}

/** What a service needs for HTTPS, in PEM. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

const FIRST = 'Name a file in PEM whose first certificate is that of the service.';
const LOCKED = /^(?:-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED)/m;
const DECRYPT = 'Take the password away: openssl pkey -in KEY -out OTHER';

/**
 * The certificate and key to serve HTTPS with; undefined for plain HTTP. Throws CONFIG naming the option whose file is none, and
 * when the key does not belong to the certificate.
 */
export function tlsOf({ tlsCert, tlsKey }: TlsOptions, context: Pick<Context, 'cwd'>): TlsFiles | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new CoreError('USAGE', '--tls-cert and --tls-key go together', { field: '--tls-cert' });
  const files = { cert: textIn(tlsCert, context), key: textIn(tlsKey, context) };
  const certificate = certificateIn(files.cert, tlsCert);
  if (!certificate.checkPrivateKey(keyIn(files.key, tlsKey)))
    throw unusable(`--tls-key ${tlsKey} does not belong to the certificate of --tls-cert ${tlsCert}`, {
      file: tlsKey,
      fix: `Name the key for which the certificate was made. ${FIRST}`,
    });
  requireUsable(files, { tlsCert, tlsKey });
  return files;
}

function certificateIn(text: string, file: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw unusable(`--tls-cert ${file} holds no certificate in PEM`, { file, fix: FIRST });
  }
}

function keyIn(text: string, file: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    throw LOCKED.test(text)
      ? unusable(`--tls-key ${file} is encrypted with a password`, { file, fix: DECRYPT })
      : unusable(`--tls-key ${file} holds no private key in PEM`, {
          file,
          fix: 'Name the file with the key of the certificate.',
        });
  }
}

/** Whatever else is wrong with them, as a key that is too short. */
function requireUsable(files: TlsFiles, { tlsCert, tlsKey }: Required<TlsOptions>): void {
  try {
    createSecureContext(files);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unusable(`--tls-cert ${tlsCert} and --tls-key ${tlsKey} cannot be used: ${why}`, {
      file: tlsCert,
      fix: 'Make other ones.',
    });
  }
}

function unusable(message: string, place: { readonly file: string; readonly fix: string }): CoreError {
  return new CoreError('CONFIG', message, place);
}
