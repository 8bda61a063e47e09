import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tlsOf } from '../../../src/cli/config/tls-files.ts';
import { ownCertificate } from '../../../src/http/receiver/own-certificate.ts';
import { tempFolder } from '../../temp-folder.ts';

const own = await ownCertificate();
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

it('takes a certificate with its key, and nothing where none is named', () => {
  expect(tlsWith(own.cert, own.key)()).toEqual({ cert: own.cert, key: own.key });
  expect(tlsOf({}, { cwd: '/' })).toBeUndefined();
});

const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' } as const;

it.each([
  [
    'a key of another certificate',
    { ...own, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
    '--tls-key key.pem does not belong to the certificate of --tls-cert cert.pem',
  ],
  ['a key file without a key', { ...own, key: 'nope' }, '--tls-key key.pem holds no private key in PEM'],
  [
    'a key with a password',
    { ...own, key: privateKey.export(locked).toString() },
    '--tls-key key.pem is encrypted with a password',
  ],
  [
    'a file without a certificate',
    { ...own, cert: own.key },
    '--tls-cert cert.pem holds no certificate in PEM',
  ],
])('says of %s which option names it', (_what, { cert, key }, message) => {
  const error = { code: 'CONFIG', exitCode: 2, message };
  expect(tlsWith(cert, key)).toThrow(expect.objectContaining(error));
});

function tlsWith(cert: string, key: string) {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'cert.pem'), cert);
  writeFileSync(join(cwd, 'key.pem'), key);
  return () => tlsOf({ tlsCert: 'cert.pem', tlsKey: 'key.pem' }, { cwd });
}
