import { Override } from '../../crm/override.ts';
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

export function storedOverride({ number, body }: OverrideRow): StoredOverride {
  return { number, override: Override.parse(JSON.parse(body)) };
}

/** What is to be inserted, in this order: what takes the place of others, then what is new. */
export function insertedOverrides({ added, replaced }: Redecided): readonly Omit<AddedOverride, 'number'>[] {
  return [
    ...replaced.map(({ earlier, later }) => ({ override: later.override, replaced: earlier.override })),
    ...added.map(({ override }) => ({ override, replaced: undefined })),
  ];
}
