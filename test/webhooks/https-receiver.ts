import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { onTestFinished } from 'vitest';
import { type OwnCertificate, ownCertificate } from '../../src/http/receiver/own-certificate.ts';

export interface Heard {
  readonly path: string;
  readonly method: string;
  /** Names and values in turn, as they came over the line. */
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse, heard: Heard) => void;

/** One for all tests of a file: they take a moment to make. */
let made: Promise<OwnCertificate> | undefined;
export function certificate(): Promise<OwnCertificate> {
  made ??= ownCertificate();
  return made;
}

/** A real HTTPS server on loopback that lasts as long as the test and remembers what it was sent. */
export async function httpsReceiver(answer: Answer = (response) => response.writeHead(204).end()) {
  const heard: Heard[] = [];
  const tls = await certificate();
  const server = createServer(tls, async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { url: path = '', method = '', rawHeaders, headers } = request;
    const one = { path, method, rawHeaders, headers, body };
    heard.push(one);
    answer(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  const { port } = address;
  return { heard, port, url: `https://127.0.0.1:${port}/hook?token=hidden`, ca: tls.cert };
}
