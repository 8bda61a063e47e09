import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../src/contract/clock.ts';
import { systemClock } from '../../src/http/client/clock.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What goes wrong with one request: it is answered so, it breaks off after or before it was done, or no answer comes. */
export type Fault = Answer | 'broken after' | 'broken before' | 'silent';

export interface Loopback {
  readonly url: string;
  /** In the order of the requests whose path has the text; those with `null` go well. */
  fault(path: string, ...faults: readonly (Fault | null)[]): void;
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/** A server of this machine that answers as the function says, but for the faults that a test orders. */
export async function startLoopback(answer: (asked: Asked) => Answer): Promise<Loopback> {
  const faults: { readonly path: string; readonly list: (Fault | null)[] }[] = [];
  const log: string[] = [];
  const faultOf = (path: string) =>
    faults.find((one) => path.includes(one.path) && one.list.length > 0)?.list.shift();
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const url = new URL(request.url ?? '/', 'http://loopback');
      const asked = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        text,
      };
      log.push(`${asked.method} ${asked.path}`);
      const fault = faultOf(url.pathname) ?? undefined;
      if (fault === 'silent') return;
      if (fault === 'broken before') return void request.socket.destroy();
      const given = typeof fault === 'object' ? fault : answer(asked);
      if (fault === 'broken after') return void request.socket.destroy();
      send(response, given);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // The address of a server that listens on a port is one of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fault: (path, ...list) => void faults.push({ path, list: [...list] }),
    log,
    async stop() {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
}

/** Real time, without the pauses between tries; `slept` says how long they would have been. */
export function quickClock(): Clock & { readonly slept: number[] } {
  const slept: number[] = [];
  return { ...systemClock, slept, sleep: async (ms) => void slept.push(ms) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}
