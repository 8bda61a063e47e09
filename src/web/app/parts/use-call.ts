import { useEffect, useState } from 'preact/hooks';
import type { UiAnswer, UiRouteName } from '../../../contract/ui-routes.ts';
import { CallError, call, type Given } from '../api.ts';

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
}

/** What a call answers, once it has; the last answer stays until there is another. */
export function useCall<N extends UiRouteName>(name: N, given: Given<N> = {}): Called<UiAnswer<N>> {
  const asked = JSON.stringify([name, given]);
  const [{ of, ...told }, setTold] = useState<Told<UiAnswer<N>>>({ of: asked, heard: 0 });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isShown = true;
    const hear = (tell: (before: UiAnswer<N> | undefined) => Pick<Told<UiAnswer<N>>, 'answer' | 'error'>) => {
      if (!isShown) return;
      setTold(({ heard, answer, of }) => ({
        ...tell(of === asked ? answer : undefined),
        ...{ of: asked, heard: heard + 1 },
      }));
    };
    call(name, given).then(
      (answer) => hear(() => ({ answer })),
      (error: Error) => {
        const isGone = error instanceof CallError && error.status === 404;
        hear((before) => ({
          error: error.message,
          ...(before !== undefined && !isGone && { answer: before }),
        }));
      },
    );
    return () => {
      isShown = false;
    };
  }, [asked, times]);
  return { ...told, isOld: of !== asked, again: () => setTimes((before) => before + 1) };
}
