export interface OwnCertificate {
  /** PEM. */
  readonly key: string;
  /** PEM; its own authority. */
  readonly cert: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a certificate of this machine's own name and addresses, good for a year. */
export async function ownCertificate(now: () => number = Date.now): Promise<OwnCertificate> {
  // Loaded only for this: it costs start-up time.
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...{ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' },
    // So that a sender whose clock is a little slow accepts it.
    notBeforeDate: new Date(now() - DAY_MS),
    notAfterDate: new Date(now() + 365 * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
}
