import { Override } from '../../crm/override.ts';
import { type CurrentIds, withCurrentIds } from '../../crm/overrides/current-ids.ts';
import type { Redecided } from '../../crm/overrides/decide-anew.ts';
import type { StoredOverride } from '../../crm/overrides/standing.ts';

/** A decision that was added, the number it got, and the one about the same that it replaced. */
export interface AddedOverride {
  readonly number: number;
  readonly override: Override;
  readonly replaced: Override | undefined;
}

export interface OverrideRow {
  readonly number: number;
  readonly body: string;
}

/** Decisions as they hold now: an id that an entity had before is the one that it has. */
export function storedOverrides(
  rows: readonly OverrideRow[],
  currentIds: CurrentIds,
): readonly StoredOverride[] {
  const stored = rows.map(({ number, body }) => ({ number, override: Override.parse(JSON.parse(body)) }));
  return withCurrentIds(stored, currentIds);
}

/** What is to be inserted, in this order: what takes the place of others, then what is new. */
export function insertedOverrides({ added, replaced }: Redecided): readonly Omit<AddedOverride, 'number'>[] {
  return [
    ...replaced.map(({ earlier, later }) => ({ override: later.override, replaced: earlier.override })),
    ...added.map(({ override }) => ({ override, replaced: undefined })),
  ];
}
