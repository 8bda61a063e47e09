import { useEffect, useState } from 'preact/hooks';
import type { UiAnswer, UiRouteName } from '../../../contract/ui-routes.ts';
import { call, type Given } from '../api.ts';

export interface Called<T> {
  readonly answer?: T;
  readonly error?: string;
  /** Asks again. */
  again(): void;
}

/** What a call answers, once it has; the last answer stays until there is another. */
export function useCall<N extends UiRouteName>(name: N, given: Given<N> = {}): Called<UiAnswer<N>> {
  const [state, setState] = useState<Omit<Called<UiAnswer<N>>, 'again'>>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isShown = true;
    call(name, given).then(
      (answer) => isShown && setState({ answer }),
      (error: Error) => isShown && setState({ error: error.message }),
    );
    return () => {
      isShown = false;
    };
  }, [name, JSON.stringify(given), times]);
  return { ...state, again: () => setTimes(times + 1) };
}
