import { useEffect, useState } from 'preact/hooks';
import type { UiAnswer, UiRouteName } from '../../../contract/ui-routes.ts';
import { call, type Given } from '../api.ts';

export interface Called<T> {
  readonly answer?: T;
  readonly error?: string;
  /** What is there answers another question than the one that is asked now. */
  readonly isOld: boolean;
  /** Asks again. */
  again(): void;
}

interface Told<T> extends Pick<Called<T>, 'answer' | 'error'> {
  /** The question, as JSON. */
  readonly of: string;
}

/** What a call answers, once it has; the last answer stays until there is another. */
export function useCall<N extends UiRouteName>(name: N, given: Given<N> = {}): Called<UiAnswer<N>> {
  const asked = JSON.stringify([name, given]);
  const [{ of, ...told }, setTold] = useState<Told<UiAnswer<N>>>({ of: asked });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isShown = true;
    call(name, given).then(
      (answer) => isShown && setTold({ of: asked, answer }),
      (error: Error) => isShown && setTold({ of: asked, error: error.message }),
    );
    return () => {
      isShown = false;
    };
  }, [asked, times]);
  return { ...told, isOld: of !== asked, again: () => setTimes(times + 1) };
}
