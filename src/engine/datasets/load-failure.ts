import { isDiskFull } from '../../contract/disk-full.ts';
import { CoreError } from '../../contract/errors.ts';

/** Why a load failed, for those who wait for it. */
export function failureWords(error: unknown): string {
  if (error instanceof CoreError) return `${error.message}.`;
  return isDiskFull(error)
    ? 'The disk is full; nothing was changed.'
    : 'The load failed inside the engine, whose log has the details; nothing was changed.';
}

export function diskFull(): CoreError {
  return new CoreError('WRITE_FAILED', 'the disk is full, and no accounts were loaded', {
    fix: 'Make room in the data directory, then load them again; nothing was changed.',
  });
}
