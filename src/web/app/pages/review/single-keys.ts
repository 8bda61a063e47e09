import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Where the browser keeps that somebody has turned single keys off. */
const KEPT_AS = 'core-review-keys';
const OFF = 'off';

/**
 * Whether single keys answer, and how that is changed: who speaks to the browser, or touches keys by accident, turns them
 * off (WCAG 2.1.4). The browser remembers it for every review.
 */
export function useSingleKeys(): readonly [areOn: boolean, turn: (areOn: boolean) => void] {
  const [areOn, setOn] = useState(() => kept() !== OFF);
  const turn = (next: boolean) => {
    setOn(next);
    keep(next ? '' : OFF);
  };
  return [areOn, turn];
}

function kept(): string | null {
  // A browser may forbid it: then it holds for this page alone.
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    if (value === '') localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, value);
  } catch {
    // As above.
  }
}

/** Hears single keys that are meant for the page and not for a field or a dialog; true for one that was used. */
export function useKeys(areOn: boolean, press: (key: string) => boolean): void {
  // Who presses a key answers what the page shows: an effect would come a moment after that.
  const latest = useRef(press);
  latest.current = press;
  // Before the browser paints: whoever sees the page can use its keys.
  useLayoutEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest('input:not([type=checkbox]), select, textarea, dialog') !== null
      )
        return;
      if (document.querySelector('dialog[open]') === null && latest.current(event.key))
        event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [areOn]);
}
