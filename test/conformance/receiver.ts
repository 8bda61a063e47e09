import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnCertificate } from '../../src/http/receiver/own-certificate.ts';

export interface Delivered {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  /** As it came over the line. */
  readonly body: Buffer;
}

/** An address that one job is given. */
export interface Hook {
  readonly url: string;
  /** The first delivery; fails when it does not come in time. */
  first(withinMs: number): Promise<Delivered>;
  readonly heard: readonly Delivered[];
}

/** What a receiver does with deliveries: takes them, fails, or says nothing at all. */
type Manner = 'takes' | 'fails' | 'is silent';

/** Receives webhooks. */
export interface Receiver {
  hook(manner?: Manner): Hook;
  close(): Promise<void>;
}

interface ReceiverOptions {
  /** Serves HTTPS; without it plain HTTP, for something in front of it that speaks HTTPS. */
  readonly tls?: OwnCertificate;
  /** Where others reach it; by default at its port of this machine. */
  readonly base?: string;
  readonly port?: number;
}

/** Opens a receiver on loopback. */
export async function openReceiver({ tls, base, port = 0 }: ReceiverOptions): Promise<Receiver> {
  const heard = new Map<string, { readonly manner: Manner; readonly deliveries: Delivered[] }>();
  const receive = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', headers, url = '' } = incoming;
    const token = url.split('/').at(-1) ?? '';
    const hook = heard.get(token);
    hook?.deliveries.push({ method, headers, body: Buffer.concat(chunks) });
    if (hook?.manner !== 'is silent') response.writeHead(hook?.manner === 'fails' ? 500 : 204).end();
  };
  const server = tls === undefined ? createPlainServer(receive) : createServer(tls, receive);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    hook(manner = 'takes') {
      const token = `hook-${heard.size + 1}`;
      const deliveries: Delivered[] = [];
      heard.set(token, { manner, deliveries });
      const url = `${(base ?? own).replace(/\/+$/, '')}/${token}`;
      return { url, heard: deliveries, first: (withinMs) => firstOf(deliveries, withinMs) };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function firstOf(deliveries: readonly Delivered[], withinMs: number): Promise<Delivered> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const [first] = deliveries;
    if (first !== undefined) return first;
    if (Date.now() > deadline) throw new Error(`no webhook came within ${withinMs / 1000} s`);
    await pause(20);
  }
}
