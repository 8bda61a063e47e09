import type { ComponentChildren } from 'preact';
import type { Called } from './use-call.ts';

interface ToldProps<T> {
  readonly called: Called<T>;
  readonly children: (answer: T) => ComponentChildren;
}

/** What a call answers, and what is to be said of it. */
export function Told<T>({ called: { answer, error }, children }: ToldProps<T>) {
  if (answer === undefined && error === undefined) return <p class="quiet">Loading…</p>;
  return (
    <>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {answer !== undefined && children(answer)}
    </>
  );
}
