import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

interface Request {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A register on loopback: ETags, ranges and conditions as RFC 9110 has them, and the troubles of real servers. */
export interface FileServer {
  readonly base: string;
  /** What it publishes, by path. */
  readonly files: Map<string, Buffer>;
  readonly requests: Request[];
  /** Breaks every connection after so many bytes of a file. */
  cutAfter: number | undefined;
  /** How many bytes of a file the client has on its disk; it is asked before a connection is broken. */
  kept: () => number;
  /** Sends no more after so many bytes of a file, and keeps the connection. */
  hangAfter: number | undefined;
  /** How it tells versions apart; one that cannot says no size either. */
  versions: 'etag' | 'date' | 'none';
  /** Answers in place of the server unless it returns false. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export async function fileServer(files: Readonly<Record<string, string | Buffer>>): Promise<FileServer> {
  const published = Object.entries(files).map(([path, body]) => [path, Buffer.from(body)] as const);
  const http = createServer((request, response) => {
    server.requests.push({ path: request.url ?? '', headers: request.headers });
    if (!server.answer(request, response)) serve(server, request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  // A server that listens on a port has an address with one.
  const { port } = http.address() as AddressInfo;
  const server: FileServer = {
    base: `http://127.0.0.1:${port}/`,
    files: new Map(published),
    requests: [],
    cutAfter: undefined,
    kept: () => Number.POSITIVE_INFINITY,
    hangAfter: undefined,
    versions: 'etag',
    answer: () => false,
  };
  return server;
}

export function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('hex')}"`;
}

function serve(server: FileServer, request: IncomingMessage, response: ServerResponse): void {
  const body = server.files.get((request.url ?? '').slice(1));
  if (body === undefined) {
    response.writeHead(404).end('not here');
    return;
  }
  const { range, 'if-range': condition } = request.headers;
  const version = versionOf(server, body);
  const known = request.headers['if-none-match'] ?? request.headers['if-modified-since'];
  if (known !== undefined && Object.values(version).includes(known)) {
    response.writeHead(304, version).end();
    return;
  }
  const isSame =
    condition === version['last-modified'] || (condition === version.etag && server.versions === 'etag');
  const start = range !== undefined && isSame ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : undefined;
  if (start === undefined) {
    const length = server.versions === 'none' ? {} : { 'content-length': body.length };
    send(server, response.writeHead(200, { ...version, ...length }), { body, start: 0 });
  } else if (start >= body.length) {
    response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
  } else {
    const rest = body.subarray(start);
    const contentRange = `bytes ${start}-${body.length - 1}/${body.length}`;
    const headers = { ...version, 'content-length': rest.length, 'content-range': contentRange };
    send(server, response.writeHead(206, headers), { body: rest, start });
  }
}

interface Sent {
  readonly body: Buffer;
  /** Where in the file it begins. */
  readonly start: number;
}

/** By date, the ETag is a weak one, which is good for no range. */
function versionOf({ versions }: FileServer, body: Buffer): { etag?: string; 'last-modified'?: string } {
  if (versions === 'none') return {};
  const etag = etagOf(body);
  if (versions === 'etag') return { etag };
  return {
    etag: `W/${etag}`,
    'last-modified': new Date(body.readUInt32LE(body.length - 8) * 1000).toUTCString(),
  };
}

function send(
  { cutAfter, hangAfter, kept }: FileServer,
  response: ServerResponse,
  { body, start }: Sent,
): void {
  const end = cutAfter ?? hangAfter;
  if (end === undefined || end >= body.length) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, end));
  if (cutAfter !== undefined) void cut(response, () => kept() >= start + end);
}

/** Not before the client has kept what it was sent: a connection that breaks takes away what it has not read yet. */
async function cut(response: ServerResponse, isKept: () => boolean): Promise<void> {
  while (!response.closed && !isKept()) await setTimeout(1);
  response.destroy();
}
