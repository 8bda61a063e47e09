import { generate } from 'selfsigned';
import { describe, expect, it } from 'vitest';
import type { CoreError } from '../../../src/contract/errors.ts';
import { aClient, refusalOf } from './a-client.ts';
import { fakeService, freePort } from './fake-service.ts';

interface Made {
  readonly host?: string;
  readonly from?: Date;
  readonly to?: Date;
}

async function certificate({ host = 'localhost', from, to }: Made = {}) {
  const made = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
    ...(from !== undefined && { notBeforeDate: from }),
    ...(to !== undefined && { notAfterDate: to }),
  });
  return { key: made.private, cert: made.cert };
}

async function refusal(endpoint: string, caCertificates?: string): Promise<CoreError> {
  const trust = caCertificates === undefined ? {} : { caCertificates };
  return refusalOf(aClient(endpoint, trust).client.lookupEntity('4802117365'));
}

describe('a service with a certificate of its own', () => {
  it('is not trusted, and the remedy is named', async () => {
    const service = await fakeService(() => ({ body: {} }), await certificate());
    const error = await refusal(service.endpoint);
    expect(error.code).toBe('NETWORK');
    expect(error.message).toMatch(
      /^the certificate of localhost:\d+ is signed by itself .*SELF_SIGNED_CERT\)$/,
    );
    expect(error.fix).toContain('NODE_EXTRA_CA_CERTS=');
    expect(service.seen).toEqual([]);
  });

  it('is trusted when its certificate is given', async () => {
    const identity = await certificate();
    const service = await fakeService(() => ({ status: 404, body: { error: 'not known' } }), identity);
    expect((await refusal(service.endpoint, identity.cert)).code).toBe('ENTITY_NOT_FOUND');
  });

  it('is not looked for when what is given is no certificate', () => {
    expect(() => aClient('https://core.invalid', { caCertificates: 'cert.pem' })).toThrow('cannot be read');
  });

  it('is not trusted after its end', async () => {
    const identity = await certificate({ from: new Date('2020-01-01'), to: new Date('2021-01-01') });
    const service = await fakeService(() => ({ body: {} }), identity);
    const error = await refusal(service.endpoint, identity.cert);
    expect(error.message).toMatch(/^the certificate of localhost:\d+ has expired$/);
    expect(error.fix).toContain('clock');
  });

  it('is not trusted under another name', async () => {
    const identity = await certificate({ host: 'core.example' });
    const service = await fakeService(() => ({ body: {} }), identity);
    const error = await refusal(service.endpoint, identity.cert);
    expect(error.message).toMatch(/^the certificate of localhost:\d+ is for another host$/);
    expect(service.seen).toEqual([]);
  });

  it('is not taken for a service without TLS', async () => {
    const plain = await fakeService(() => ({ body: {} }));
    const error = await refusal(plain.endpoint.replace('http:', 'https:'));
    expect(error.message).toMatch(/does not speak TLS on this port/);
  });
});

describe('a service that is not there', () => {
  it('is told apart by its name', async () => {
    const error = await refusal('https://core.invalid');
    expect(error.code).toBe('NETWORK');
    expect(error.message).toMatch(/^the name core\.invalid is not known to the name servers/);
    expect(error.fix).toContain('spelling');
  });

  it('is told apart by its port', async () => {
    const error = await refusal(`http://localhost:${await freePort()}`);
    expect(error.message).toMatch(/^nothing listens at localhost:\d+ \(ECONNREFUSED\)$/);
    expect(error.fix).toBe('Check the port, and that the service runs.');
  });

  it('is told apart by what it speaks', async () => {
    const { createServer } = await import('node:net');
    const server = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const error = await refusal(`http://127.0.0.1:${port}`);
    server.close();
    expect(error).toMatchObject({ code: 'REMOTE' });
    expect(error.message).toMatch(/does not speak HTTP on this port/);
  });
});
