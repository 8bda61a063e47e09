import { once } from 'node:events';
import { Agent, get } from 'node:https';
import { connect } from 'node:net';
import { generate } from 'selfsigned';
import { describe, expect, it } from 'vitest';
import { KEY } from './host.ts';
import { addressOf, served } from './serving.ts';

describe('the server', () => {
  it('speaks HTTPS with a certificate', async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
    const { app } = served({ tls: { cert, key } });
    expect(await app.listen({ host: '127.0.0.1', port: 0 })).toMatch(/^https:/);
    const agent = new Agent({ ca: cert, checkServerIdentity: () => undefined });
    const [answer] = await once(get({ ...(await addressOf(app)), path: '/healthz', agent }), 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    agent.destroy();
  });

  it('cuts off requests that dawdle, not answers that are waited for', () => {
    const { app } = served();
    expect(app.server).toMatchObject({ requestTimeout: 30_000, keepAliveTimeout: 72_000 });
    // Node takes the longer of the two for the whole request.
    expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000);
    expect(app.server.timeout).toBeGreaterThan(60_000);
  });

  it('closes although a refused upload has kept its connection', async () => {
    const { app } = served();
    const socket = connect(await addressOf(app));
    socket.write(
      `POST /v1/combined HTTP/1.1\r\nHost: x\r\nx-api-key: ${KEY}\r\nContent-Length: 2000000\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
    const closed = app.close();
    socket.write('x'.repeat(2_000_000));
    await closed;
    socket.destroy();
  });
});
