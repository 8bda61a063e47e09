import { useEffect, useState } from 'preact/hooks';
import type { UiAnswer, UiRouteName } from '../../../contract/ui-routes.ts';
import { CallError, call, type Given } from '../api.ts';
import { useLater } from './use-later.ts';

export interface Called<T> {
  readonly answer?: T;
  /** Why it has not been answered; an answer that was had before stays beside it, unless what it tells of is gone. */
  readonly error?: string;
  /** What is there answers another question than the one that is asked now. */
  readonly isOld: boolean;
  /** Another one with each answer and each error. */
  readonly heard: number;
  /** Asks again. */
  again(): void;
}

interface Told<T> extends Pick<Called<T>, 'answer' | 'error' | 'heard'> {
  /** The question, as JSON. */
  readonly of: string;
  /** Nobody has answered. */
  readonly isUnreachable?: boolean;
}

/** Before a service that was away is asked again. */
export const AGAIN_MS = 2000;

/** What a call answers, once it has; the last answer stays until there is another. A service that is away is asked again. */
export function useCall<N extends UiRouteName>(name: N, given: Given<N> = {}): Called<UiAnswer<N>> {
  const asked = JSON.stringify([name, given]);
  const [{ of, ...told }, setTold] = useState<Told<UiAnswer<N>>>({ of: asked, heard: 0 });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isShown = true;
    call(name, given).then(
      (answer) => isShown && setTold(({ heard }) => ({ of: asked, heard: heard + 1, answer })),
      (error: Error) => isShown && setTold((before) => withError(before, asked, error)),
    );
    return () => {
      isShown = false;
    };
  }, [asked, times]);
  const isLost = told.isUnreachable === true && of === asked;
  // A service that was stopped is started anew, and a network comes back.
  const again = () => setTimes((before) => before + 1);
  useLater({ afterMs: isLost ? AGAIN_MS : undefined, since: told.heard }, again);
  return { ...told, isOld: of !== asked, again };
}

function withError<T>(before: Told<T>, of: string, error: Error): Told<T> {
  const isGone = error instanceof CallError && error.status === 404;
  const answer = before.of === of && !isGone ? before.answer : undefined;
  const isUnreachable = error instanceof CallError && error.status === undefined;
  const told = { of, heard: before.heard + 1, error: error.message, isUnreachable };
  return { ...told, ...(answer !== undefined && { answer }) };
}
