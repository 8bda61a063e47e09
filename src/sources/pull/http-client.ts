import type { Dispatcher } from 'undici';
import { CoreError } from '../../contract/errors.ts';
import { networkFailure } from './network-failure.ts';
import { hostOf, redirectTarget } from './remote-address.ts';

const TIMEOUT_MS = 30_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface HttpAnswer {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly status: number;
  header(name: string): string | undefined;
  /** The bytes as they were sent; errors of the network are in words. */
  chunks(): AsyncIterable<Uint8Array>;
  /** Gives up the rest of the answer. */
  discard(): Promise<void>;
}

export interface HttpClient {
  /** Follows redirects; any other status is for the caller to judge. */
  get(url: string, headers?: Readonly<Record<string, string>> | undefined): Promise<HttpAnswer>;
  close(): Promise<void>;
}

interface HttpOptions {
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Opens a client that gives up a connection on which nothing comes. */
export async function openHttp({
  userAgent,
  timeoutMs = TIMEOUT_MS,
  signal,
}: HttpOptions): Promise<HttpClient> {
  // Loaded only for a download: it costs start-up time.
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
  });
  const own = { 'user-agent': userAgent, 'accept-encoding': 'identity' };
  const ask = async (url: string, headers: Readonly<Record<string, string>>): Promise<HttpAnswer> => {
    const options = { dispatcher: agent, headers: { ...own, ...headers }, signal: signal ?? null };
    try {
      return answerOf(await request(url, options), url);
    } catch (error) {
      throw networkFailure(error, url);
    }
  };
  return {
    get: (url, headers = {}) => follow(url, (target) => ask(target, headers)),
    close: () => agent.destroy(),
  };
}

async function follow(url: string, ask: (url: string) => Promise<HttpAnswer>): Promise<HttpAnswer> {
  let target = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(target);
    const location = answer.header('location');
    if (!REDIRECTS.includes(answer.status) || location === undefined) return answer;
    await answer.discard();
    const next = redirectTarget(target, location);
    if (next === undefined) throw redirectError(url, `redirects to ${location}, which is not safe`);
    target = next;
  }
  throw redirectError(url, `redirects more than ${MOST_REDIRECTS} times`);
}

function redirectError(url: string, problem: string): CoreError {
  return new CoreError('REMOTE', `${hostOf(url)} ${problem}`, {
    file: url,
    fix: 'Download the files by hand and use core reference import.',
  });
}

function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData, url: string): HttpAnswer {
  return {
    url,
    status: statusCode,
    header: (name) => [headers[name]].flat()[0],
    async *chunks() {
      try {
        yield* body;
      } catch (error) {
        throw networkFailure(error, url);
      }
    },
    discard: () => body.dump(),
  };
}
