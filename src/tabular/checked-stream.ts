import type { Writable } from 'node:stream';

/** A stream that reports its errors where it is written to. */
export interface CheckedStream {
  write(text: string | Uint8Array): Promise<void>;
  /** Waits until what was written has been taken. */
  flush(): Promise<void>;
  /** Closes it after all that was written. */
  end(): Promise<void>;
  destroy(): Promise<void>;
}

/**
 * Watches a stream for errors. One may come between two writes; the next call throws it as `failureOf` says it, and
 * until then it does not end the process. A reader that has gone is no error: nothing more is written.
 */
export function checked(stream: Writable, failureOf: (error: NodeJS.ErrnoException) => Error): CheckedStream {
  let failure: Error | undefined;
  let isUnread = false;
  const fail = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') isUnread = true;
    else failure ??= failureOf(error);
  };
  stream.on('error', fail);
  const doing = async (act: () => Promise<void>) => {
    if (failure === undefined && !isUnread) await act();
    if (failure !== undefined) throw failure;
  };
  return {
    write: (text) => doing(() => written(stream, text)),
    flush: () => doing(() => flushed(stream, fail)),
    end: () => doing(() => closed(stream, () => stream.end())),
    destroy: () => closed(stream, () => stream.destroy()),
  };
}

function flushed(stream: Writable, fail: (error: Error) => void): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', (error) => {
      if (error) fail(error);
      resolve();
    });
  });
}

function closed(stream: Writable, close: () => void): Promise<void> {
  if (stream.closed) return Promise.resolve();
  return new Promise((resolve) => {
    stream.once('close', () => resolve());
    close();
  });
}

function written(stream: Writable, text: string | Uint8Array): Promise<void> {
  if (stream.write(text)) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('drain', settle);
      stream.off('close', settle);
      resolve();
    };
    stream.on('drain', settle);
    stream.on('close', settle);
  });
}
