import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The network between services and their database. */
export interface DatabaseLine {
  /** The database as it is reached over the line. */
  readonly url: string;
  /** From now on no byte passes, in no direction; connections stay, and new ones are taken. */
  hold(): void;
  /** Breaks all connections, and from now on each new one at once. */
  cut(): void;
  /** Bytes pass again, those that were held too. */
  mend(): void;
}

/** Stands between the server of a connection string and whoever takes this one in its place, until the test ends. */
export async function databaseLine(url: string): Promise<DatabaseLine> {
  const to = new URL(url);
  let state: 'good' | 'held' | 'cut' = 'good';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const upstream = connect(Number(to.port), to.hostname);
    join(client, upstream);
    join(upstream, client);
  });
  const join = (from: Socket, other: Socket) => {
    sockets.add(from);
    // What breaks on one side breaks on the other.
    from
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(from);
        other.destroy();
      });
    from.on('data', (bytes: Buffer) => void other.write(bytes));
    if (state === 'held') from.pause();
  };
  const change = (next: typeof state, each: (socket: Socket) => void) => {
    state = next;
    for (const socket of sockets) each(socket);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    change('cut', (socket) => void socket.destroy());
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: url.replace(to.host, `127.0.0.1:${address.port}`),
    hold: () => change('held', (socket) => void socket.pause()),
    cut: () => change('cut', (socket) => void socket.destroy()),
    mend: () => change('good', (socket) => void socket.resume()),
  };
}
