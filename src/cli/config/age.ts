import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import type { GlobalOptions } from './global-options.ts';
import { findSetting, ignoredSetting } from './settings.ts';

const UNITS_MS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const NEVER = 'off';
/** Whoever asked for a job has time to read it. */
const SHORTEST_MS = 60_000;
export const DEFAULT_RETENTION = '30d';

/** Milliseconds of an age like 30d; throws USAGE naming the field. */
export function milliseconds(age: string, field: string): number {
  const found = /^(\d{1,6})([dhms])$/.exec(age);
  const unit = UNITS_MS[found?.[2] ?? ''];
  if (found === null || unit === undefined)
    throw new CoreError('USAGE', `${age} is no age`, { field, fix: 'Write it like 30d, 12h or 45m.' });
  return Number(found[1]) * unit;
}

/** How long what has ended is kept, by setting or for 30 days; undefined for ever. */
export function retentionMs(
  options: GlobalOptions & { readonly retention?: string },
  context: Context,
): number | undefined {
  const { value, origin } = retentionOf(options, context);
  if (value === NEVER) return undefined;
  const keptMs = milliseconds(value, origin);
  if (keptMs >= SHORTEST_MS) return keptMs;
  throw new CoreError('USAGE', `${value} is too short: results are kept for a minute at least`, {
    field: origin,
    fix: 'Write it like 30d or 12h, or off to keep everything.',
  });
}

/** The same for a run of a file, which deletes nothing where machines share a database: what others keep is theirs. */
export function runRetentionMs(options: GlobalOptions, context: Context): number | undefined {
  return context.shared === undefined ? retentionMs(options, context) : undefined;
}

/** The same for a service that leaves the work, so that it deletes nothing. Throws USAGE when it is told how long to keep. */
export function requestsOnlyRetentionMs({ retention }: { readonly retention?: string }): undefined {
  if (retention === undefined) return undefined;
  throw new CoreError('USAGE', 'a service with --requests-only deletes nothing', {
    field: '--retention',
    fix: 'Leave it out, and give the same --retention to every core worker.',
  });
}

function retentionOf(options: GlobalOptions & { readonly retention?: string }, context: Context) {
  if (options.retention !== undefined) return { value: options.retention, origin: '--retention' };
  const ignored = ignoredSetting('retention', context);
  if (ignored !== undefined)
    context.say(
      `${ignored.origin} sets the retention to ${ignored.value}, which does not count: if you want it, run core config set retention ${ignored.value}.`,
    );
  return findSetting('retention', options, context) ?? { value: DEFAULT_RETENTION, origin: 'retention' };
}
