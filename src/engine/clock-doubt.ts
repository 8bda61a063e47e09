import { CoreError } from '../contract/errors.ts';
import type { DoubtedClock } from '../jobs/store-clock.ts';

/** Says why nothing is deleted for its age. */
export function clockDoubt({ nowMs, lastMs, untilMs }: DoubtedClock, fix?: string): CoreError {
  const [now, last, until] = [nowMs, lastMs, untilMs].map((ms) => new Date(ms).toISOString());
  const message = `the clock shows ${now}, and ${last} when core last looked; nothing is deleted for its age until ${until}, for the clock may be wrong`;
  return new CoreError('CONFIG', message, { fix: fix ?? 'Set the clock where it is wrong.' });
}
