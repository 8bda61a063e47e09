import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { PartsDesk } from './parts-desk.ts';

/** A desk that can be sent to a thread: plain data and a port, which is to be transferred. */
export interface DeskPort {
  readonly folder: string;
  readonly port: MessagePort;
}

type Method = Exclude<keyof PartsDesk, 'folder'>;
const METHODS: readonly Method[] = ['putAccounts', 'putKnown', 'offer', 'claim', 'drop', 'ended'];

interface Call {
  readonly id: number;
  readonly method: Method;
  readonly given: readonly unknown[];
}
type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

/** Lets a thread ask the desk. */
export function deskPort(desk: PartsDesk): DeskPort {
  const { port1, port2 } = new MessageChannel();
  const methods = desk as unknown as Record<Method, (...given: readonly unknown[]) => Promise<unknown>>;
  port1.on('message', ({ id, method, given }: Call) => {
    methods[method](...given)
      .then((value) => port1.postMessage({ id, value } satisfies Answer))
      .catch((error) => port1.postMessage({ id, error: String(error) } satisfies Answer));
  });
  port1.unref();
  return { folder: desk.folder, port: port2 };
}

interface ThreadDesk extends PartsDesk {
  /** Asks nothing more: the thread may end. */
  close(): void;
}

/** The desk, as a thread asks it. */
export function deskOver({ folder, port }: DeskPort): ThreadDesk {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  port.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const asking =
    (method: Method) =>
    (...given: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, (answer) =>
          'error' in answer ? reject(new Error(answer.error)) : resolve(answer.value),
        );
        port.postMessage({ id, method, given } satisfies Call);
      });
  const methods = Object.fromEntries(METHODS.map((method) => [method, asking(method)]));
  // Each method answers what the same one of the desk does.
  return { ...(methods as unknown as Omit<PartsDesk, 'folder'>), folder, close: () => port.close() };
}
