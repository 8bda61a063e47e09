import { useEffect } from 'preact/hooks';

const AGAIN_MS = 1000;

/** Asks again a second after each answer, for as long as something is under way. */
export function useAgain(isUnderWay: boolean, again: () => void, answer: unknown): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(again, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, answer]);
}
