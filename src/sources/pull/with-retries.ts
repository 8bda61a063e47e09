import { RetryableError } from '../../contract/retryable-error.ts';

/** Pauses between the attempts; one more attempt than pauses. */
const PAUSES_MS = [2_000, 8_000];
const LONGEST_PAUSE_MS = 60_000;

interface Retries {
  readonly sleep: (ms: number) => Promise<void>;
  readonly onRetry: (reason: string, waitMs: number) => void;
}

/** Does the work again, after a pause, when its failure may pass: three times in all. */
export async function withRetries<T>(work: () => Promise<T>, { sleep, onRetry }: Retries): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableError)) throw error;
      const waitMs = Math.min(error.waitMs ?? pauseMs, LONGEST_PAUSE_MS);
      onRetry(error.message, waitMs);
      await sleep(waitMs);
    }
  }
  try {
    return await work();
  } catch (error) {
    throw error instanceof RetryableError ? error.lasting : error;
  }
}
