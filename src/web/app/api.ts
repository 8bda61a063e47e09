import type { UiAnswer, UiBody, UiRouteName } from '../../contract/ui-routes.ts';
import { CALLS } from './calls.ts';

/** What went wrong, in words for the person who reads the page. */
export class CallError extends Error {}

interface Given<N extends UiRouteName> {
  readonly body?: UiBody<N>;
  readonly id?: string;
}

/** Calls the service. Whoever is no longer signed in is led to the door. */
export async function call<N extends UiRouteName>(
  name: N,
  { body, id = '' }: Given<N> = {},
): Promise<UiAnswer<N>> {
  const [method, path] = CALLS[name];
  const answer = await send(`api${path.replace('{id}', encodeURIComponent(id))}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (answer.status === 401) {
    location.reload();
    return new Promise(() => {});
  }
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return told as UiAnswer<N>;
  throw new CallError(errorIn(told) ?? `The service answers ${answer.status}. Try again.`);
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new CallError('The service cannot be reached. Is core serve still running?');
  }
}

function errorIn(told: unknown): string | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  if ('error' in told) return String(told.error);
  return 'message' in told ? 'You may not do this.' : undefined;
}
