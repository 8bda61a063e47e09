import type { Connections } from './postgres-connections.ts';

const AGAIN_MS = 1000;

/** Is told a message, and the channel that it came by. */
export type Hear = (message: string, channel: string) => void;

/**
 * Keeps a connection that hears channels, and makes another one when it is lost; none where connections are shared, for
 * nothing is heard there. Gives what ends that: from its call on nothing is told.
 */
export async function listening(
  connections: Pick<Connections, 'connect' | 'areShared'>,
  channels: readonly string[],
  hear: Hear,
): Promise<() => Promise<void>> {
  let drop = () => {};
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const again = () => {
    if (!isOver) timer ??= setTimeout(connect, AGAIN_MS).unref();
  };
  const connect = async () => {
    timer = undefined;
    const client = await connections.connect().catch(() => undefined);
    if (client === undefined) return again();
    if (connections.areShared()) return client.release();
    let isDropped = false;
    // A connection tells of its loss in two ways at times, and of its end when it is dropped.
    drop = () => {
      if (isDropped) return;
      isDropped = true;
      client.release(true);
      again();
    };
    client.on('error', drop);
    client.on('end', drop);
    // What was under way comes in even then, until the connection has ended.
    client.on('notification', ({ payload = '', channel }) => {
      if (!isDropped && !isOver) hear(payload, channel);
    });
    const all = channels.map((channel) => `LISTEN ${client.escapeIdentifier(channel)}`);
    await client.query(all.join('; ')).catch(drop);
    if (isOver) drop();
  };
  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    drop();
  };
}
