import type { SourceView } from '../../../../contract/ui/sources.ts';
import { counted } from '../../parts/counted.ts';

const DAY_MS = 24 * 3_600_000;
/** A source that was imported so long ago is called old; what comes with core never is. */
const OLD_MS = 90 * DAY_MS;

export function ageOf({ imported_at }: SourceView, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(imported_at)) / DAY_MS);
  return days < 1 ? 'less than a day' : counted(days, 'day');
}

export function isOld({ imported_at, update }: SourceView, nowMs: number): boolean {
  return update !== null && nowMs - Date.parse(imported_at) > OLD_MS;
}
