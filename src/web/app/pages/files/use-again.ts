import type { Called } from '../../parts/use-call.ts';
import { useLater } from '../../parts/use-later.ts';

const AGAIN_MS = 1000;

/**
 * Asks again a second after each answer, for as long as something is under way; also after an error, for a service that is
 * started anew is there again.
 */
export function useAgain(isUnderWay: boolean, { again, heard }: Called<unknown>): void {
  useLater({ afterMs: isUnderWay ? AGAIN_MS : undefined, since: heard }, again);
}
