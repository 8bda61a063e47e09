import { useEffect, useRef } from 'preact/hooks';

/** Whether a part of a page is still shown: what comes of its work leads nobody away who has gone to another page meanwhile. */
export function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  return isShown;
}
