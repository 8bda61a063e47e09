import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../disk/make-folder.ts';
import type { OwnCertificate } from '../../http/receiver/own-certificate.ts';
import type { Context } from '../context.ts';

const LEAST_VALID_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The certificate of `core webhooks listen`, and the file that holds it. It is kept in the data directory, so that a
 * `core serve` which trusts it goes on doing so.
 */
export async function listenCertificate({
  dataDir,
  now,
}: Context): Promise<OwnCertificate & { readonly path: string }> {
  const [path, keyPath] = [join(dataDir, 'webhooks-listen.pem'), join(dataDir, 'webhooks-listen-key.pem')];
  const kept = keptCertificate(path, keyPath);
  if (kept !== undefined && isUsable(kept, now())) return { ...kept, path };
  const { ownCertificate } = await import('../../http/receiver/own-certificate.ts');
  const fresh = await ownCertificate(now);
  makeFolder(dataDir);
  writeFileSync(keyPath, fresh.key, { mode: 0o600 });
  writeFileSync(path, fresh.cert);
  return { ...fresh, path };
}

function keptCertificate(path: string, keyPath: string): OwnCertificate | undefined {
  try {
    return { cert: readFileSync(path, 'utf8'), key: readFileSync(keyPath, 'utf8') };
  } catch {
    return undefined;
  }
}

function isUsable({ cert, key }: OwnCertificate, nowMs: number): boolean {
  try {
    const certificate = new X509Certificate(cert);
    const isLasting = Date.parse(certificate.validTo) - nowMs > LEAST_VALID_MS;
    return isLasting && certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
