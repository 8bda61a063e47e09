import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A plain HTTP server on loopback that lasts as long as the test and remembers what it was sent. */
export async function httpServer(status = 200) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body });
    response.writeHead(status).end('heard');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  onTestFinished(() => void close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return { heard, url: `http://127.0.0.1:${address.port}`, close };
}
