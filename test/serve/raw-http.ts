import { once } from 'node:events';
import { connect } from 'node:net';

/** A request as it goes over the line; its headers may be as wrong as they like. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  /** Names may come twice. The length of the body goes with it, unless they tell of one. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Whoever does not answer for so long never will. */
const PATIENCE_MS = 60_000;

/** Sends the bytes over a connection of their own; undefined when it is closed without an answer. */
export async function sendRaw(port: number, request: WireRequest): Promise<WireAnswer | undefined> {
  const socket = connect(port, '127.0.0.1');
  const bytes: Buffer[] = [];
  socket.on('data', (chunk) => bytes.push(chunk)).on('error', () => {});
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.write(bytesOf(request));
  await once(socket, 'close');
  return answerIn(Buffer.concat(bytes));
}

function bytesOf({ method, target, headers, body }: WireRequest): Buffer {
  const isLengthTold = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(isLengthTold ? [] : [`Content-Length: ${body.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/** The first answer in the bytes, interim ones such as 100 left out; what comes after it is an answer to what was no request. */
function answerIn(bytes: Buffer): WireAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  const rest = bytes.subarray(end + 4);
  if (status < 200) return answerIn(rest);
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const hasNone = rest.subarray(0, 9).toString() === 'HTTP/1.1 ';
  const length = hasNone ? 0 : Number(headers.get('content-length'));
  return { status, headers, text: rest.subarray(0, length).toString('utf8') };
}
