import type { ComponentChildren } from 'preact';
import type { Called } from './use-call.ts';

interface ToldProps<T> {
  readonly called: Called<T>;
  readonly children: (answer: T) => ComponentChildren;
}

/** What a call answers, or what is to be said instead. */
export function Told<T>({ called: { answer, error }, children }: ToldProps<T>) {
  if (error !== undefined)
    return (
      <p class="error" role="alert">
        {error}
      </p>
    );
  return <>{answer === undefined ? <p class="quiet">Loading…</p> : children(answer)}</>;
}
