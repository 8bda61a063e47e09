import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a server on which answers, or requests, come to an end after so many bytes. */
interface Trouble {
  readonly direction: 'requests' | 'answers';
  readonly afterBytes: number;
  /** `cut`: the connection breaks; `held`: nothing more comes. */
  readonly end: 'cut' | 'held';
  /** How many connections have the trouble; the others are good. */
  readonly times: number;
}

export interface TroubledLine {
  readonly url: string;
  /** Connections that had the trouble. */
  troubles(): number;
}

/** Stands between a client and the server of the URL until the test ends. */
export async function troubledLine(url: string, trouble: Trouble): Promise<TroubledLine> {
  let troubles = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    const [from, to] = trouble.direction === 'answers' ? [upstream, client] : [client, upstream];
    to.pipe(from);
    let bytes = 0;
    let isEnded = false;
    from.on('data', (chunk: Buffer) => {
      if (isEnded) return;
      bytes += chunk.length;
      if (bytes <= trouble.afterBytes || troubles >= trouble.times) return void to.write(chunk);
      isEnded = true;
      troubles++;
      if (trouble.end === 'cut') to.write(chunk.subarray(0, 1000), () => client.destroy());
    });
    from.on('close', () => {
      if (trouble.end === 'cut' || !isEnded) to.end();
    });
    to.on('close', () => from.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return { url: `http://127.0.0.1:${address.port}`, troubles: () => troubles };
}
