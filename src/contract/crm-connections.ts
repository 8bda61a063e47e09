import { z } from 'zod';

export const CRM_KINDS = ['salesforce', 'hubspot', 'sqlite', 'postgres'] as const;
export const CrmKind = z.enum(CRM_KINDS);
export type CrmKind = z.infer<typeof CrmKind>;

/** What of a connection may be shown. */
export const ConnectionSettings = z.object({
  /** The object of the accounts, where it is not the usual one. */
  object: z.string().min(1).optional(),
  /** Absolute path; SQLite only. */
  file: z.string().optional(),
  /** Tables only. */
  id_column: z.string().min(1).optional(),
  modified_column: z.string().min(1).optional(),
  /** The organisation, portal or database that was seen when it was made. */
  place: z.string().optional(),
  /** Share of the CRM's requests of a day at which core stops. */
  limit_share: z.number().gt(0).max(1),
  allow_private: z.boolean(),
  /** Minutes before a cursor that are asked for once more. */
  overlap_minutes: z.number().min(0),
});
export type ConnectionSettings = z.infer<typeof ConnectionSettings>;

/** SQLite has one writer: nothing shows up late but what is of the cursor's own second. */
export function usualSettings(kind: CrmKind): ConnectionSettings {
  return { limit_share: 0.8, allow_private: false, overlap_minutes: kind === 'sqlite' ? 0 : 10 };
}
