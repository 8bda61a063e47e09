import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';

interface Watching {
  readonly clock: Pick<Clock, 'every'>;
  readonly onError: (what: string, error: unknown) => void;
}

/** Why nothing can be kept. */
export type StoreTrouble = 'no_database' | 'no_room';

export interface DatabaseWatch {
  /** What the last question that has ended was answered; undefined when all is well. */
  trouble(): StoreTrouble | undefined;
  stop(): void;
}

const ASK_MS = 2000;
const SAID: Readonly<Record<StoreTrouble, string>> = {
  no_database: 'the database cannot be reached',
  no_room: 'nothing can be kept',
};

/** Asks the store, one question at a time, whether it takes what is written. */
export function watchDatabase(ask: () => Promise<void>, { clock, onError }: Watching): DatabaseWatch {
  let trouble: StoreTrouble | undefined;
  let isAsking = false;
  const answered = () => {
    trouble = undefined;
  };
  const refused = (error: unknown) => {
    const found = error instanceof CoreError && error.code === 'WRITE_FAILED' ? 'no_room' : 'no_database';
    if (trouble !== found) onError(SAID[found], error);
    trouble = found;
  };
  const look = () => {
    if (isAsking) return;
    isAsking = true;
    void ask()
      .then(answered, refused)
      .finally(() => {
        isAsking = false;
      });
  };
  return { trouble: () => trouble, stop: clock.every(ASK_MS, look) };
}
