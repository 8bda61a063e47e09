import type { Connections } from './postgres-connections.ts';

const AGAIN_MS = 1000;

/**
 * Keeps a connection that hears a channel, and makes another one when it is lost; none where connections are shared, for
 * nothing is heard there. Gives what ends that.
 */
export async function listening(
  connections: Pick<Connections, 'connect' | 'areShared'>,
  channel: string,
  hear: (message: string) => void,
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
    client.on('notification', ({ payload = '' }) => hear(payload));
    await client.query(`LISTEN ${channel}`).catch(drop);
    if (isOver) drop();
  };
  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    drop();
  };
}
