import type { UiAnswer, UiBody, UiParameters, UiQuery, UiRouteName } from '../../contract/ui-routes.ts';
import { CALLS } from './calls.ts';
import { errorWords } from './error-words.ts';
import { OPENED_BY, OTHER_SESSION, tellOtherSession } from './opened-by.ts';

/** What went wrong, in words for the person who reads the page. */
export class CallError extends Error {
  /** What the service answered, if it did. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** What is sent along with a call. */
export interface Given<N extends UiRouteName> {
  readonly body?: UiBody<N>;
  readonly query?: Partial<UiQuery<N>>;
  readonly parameters?: UiParameters<N>;
}

/** To whoever sends something after the session has ended: what stands on the page is not lost by a sign-in there. */
const SESSION_ENDED =
  'Your session has ended, and this was not saved. Sign in again in another tab, and then send it again from here.';

/** To whoever reads on, on a page where something was typed or chosen. */
const READING_ENDED =
  'Your session has ended. Sign in again in another tab: what was typed and chosen here stays, and goes on then.';

/** Whether something stands on the page that a sign-in there would lose: it was typed, chosen, or sent in vain. */
let isHeld = false;
addEventListener('input', () => hold(), { capture: true });
addEventListener('hashchange', () => {
  isHeld = false;
});

function hold(): void {
  isHeld = true;
}

/** Why something that was sent was not saved; from then on the page stays as it is. */
export function notSaved(): CallError {
  hold();
  return new CallError(SESSION_ENDED, 401);
}

/**
 * Calls the service. Whoever only reads and is no longer signed in is led to the door; who sends something, or would lose
 * what was typed or chosen, is told.
 */
export async function call<N extends UiRouteName>(
  name: N,
  { body, query, parameters }: Given<N> = {},
): Promise<UiAnswer<N>> {
  const [method, path] = CALLS[name];
  const answer = await send(`api${addressOf(path, parameters)}${queryText(query)}`, {
    method,
    headers: { ...OPENED_BY, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const told: unknown = await (await accepted(answer, method)).json().catch(() => undefined);
  return told as UiAnswer<N>;
}

/** Throws, in words, why a file of the service cannot be had: of a download a browser only says that it failed. */
export async function checkFile(address: string): Promise<void> {
  const answer = await accepted(await send(address, { headers: OPENED_BY }), 'GET');
  await answer.body?.cancel();
}

async function accepted(answer: Response, method: string): Promise<Response> {
  if (answer.ok) {
    tellOtherSession(undefined);
    return answer;
  }
  if (answer.status !== 401) throw refused(answer.status, await answer.json().catch(() => undefined));
  if (method !== 'GET') throw notSaved();
  if (isHeld) throw new CallError(READING_ENDED, 401);
  location.reload();
  return new Promise(() => {});
}

/** What the service refuses, in its words; that somebody else has signed in is said on the whole page, which stays as it is. */
export function refused(status: number, told: unknown): CallError {
  const words = errorWords(told) ?? `The service answers ${status}. Try again.`;
  if (status === OTHER_SESSION) {
    hold();
    tellOtherSession(words);
  }
  return new CallError(words, status);
}

/** A path with its parameters filled in. */
export function addressOf(path: string, parameters: unknown = {}): string {
  const values = new Map(Object.entries(parameters as object));
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
}

function queryText(query: object = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new CallError('The service cannot be reached. Is core serve still running?');
  }
}
