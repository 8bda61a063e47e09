import type { CrmGlimpse } from '../../contract/crm-system.ts';

/** What is seen behind a connection, in one sentence. */
export function glimpseWords({ place, user, object, rows }: CrmGlimpse): string {
  const as = user === null ? '' : ` as ${user}`;
  return `${place}${as}; ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} in ${object}.`;
}
