import { gunzipSync } from 'node:zlib';
import { CoreError } from '../../contract/errors.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { hostOf } from './remote-address.ts';

const LONGEST_PAGE_BYTES = 32_000_000;

/** Fetches a page or list as text; a status other than 200 is thrown as `failureOf` tells it. */
export async function fetchText(
  http: HttpClient,
  url: string,
  failureOf: (answer: HttpAnswer) => Error,
): Promise<string> {
  const answer = await http.get(url);
  if (answer.status !== 200) {
    await answer.discard();
    throw failureOf(answer);
  }
  const bytes = await wholeOf(answer);
  // Some stores send what they keep packed, whatever they are asked for.
  return new TextDecoder().decode(answer.header('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes);
}

async function wholeOf(answer: HttpAnswer): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.chunks()) {
    length += chunk.length;
    if (length > LONGEST_PAGE_BYTES)
      throw new CoreError('REMOTE', `the list of ${hostOf(answer.url)} has no end`, { file: answer.url });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
