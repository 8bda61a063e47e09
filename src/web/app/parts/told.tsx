import type { ComponentChildren } from 'preact';
import type { Called } from './use-call.ts';

interface ToldProps<T> {
  readonly called: Called<T>;
  /** Of the page, where nothing is answered. */
  readonly heading?: string;
  readonly children: (answer: T) => ComponentChildren;
}

/** What a call answers, and what is to be said of it. */
export function Told<T>({ called: { answer, error }, heading, children }: ToldProps<T>) {
  if (answer === undefined && error === undefined) return <p class="quiet">Loading…</p>;
  return (
    <>
      {answer === undefined && heading !== undefined && <h1>{heading}</h1>}
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {answer !== undefined && children(answer)}
    </>
  );
}
