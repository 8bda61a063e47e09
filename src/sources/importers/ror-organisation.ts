import { z } from 'zod';
import type { RecordName } from '../../resolution/records/source-record.ts';

/** An organisation as both schema versions of ROR tell it; words of ROR's own lists in lower case. */
export interface RorOrganisation {
  readonly id: string;
  /** The displayed name first, as `trading`. */
  readonly names: readonly RecordName[];
  readonly websites: readonly string[];
  readonly locations: readonly RorLocation[];
  readonly types: readonly string[];
  readonly status: string;
  readonly relations: readonly { readonly type: string; readonly id: string }[];
  readonly externalIds: readonly RorExternalId[];
  readonly established: number | undefined;
}

export interface RorLocation {
  readonly countryCode: string;
  readonly countryName: string;
  readonly state: string;
  readonly city: string;
}

interface RorExternalId {
  readonly type: string;
  readonly value: string;
}

export const rorText = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());
export const rorWord = z.string().toLowerCase();

// https://ror.org/03yrm5c26, in old files also without scheme.
const rorId = z
  .string()
  .transform((value) => value.slice(value.lastIndexOf('/') + 1))
  .pipe(z.string().regex(/^0[a-z0-9]{6}\d{2}$/, 'is no ROR id'));

/** The members that both schemas have alike. */
export const RorCommon = z.object({
  id: rorId,
  types: z.array(rorWord),
  status: rorWord,
  relationships: z
    .array(z.object({ type: rorWord, id: rorId }))
    .nullish()
    .transform((relations) => relations ?? []),
  established: z
    .number()
    .int()
    .nullish()
    .transform((year) => year ?? undefined),
});

/** The preferred identifier of a type; all of them when ROR prefers none. */
export function externalIds(
  type: string,
  preferred: string | null | undefined,
  all: readonly string[],
): readonly RorExternalId[] {
  const values = preferred ? [preferred] : all;
  return values.map((value) => ({ type: type.toLowerCase(), value: value.trim() }));
}
