import { z } from 'zod';

/** Raised whenever a backup holds other parts or holds them otherwise. */
export const BACKUP_FORMAT = 2;

/** The first file in a backup: what made it, and what is in it. */
export const BackupManifest = z.object({
  format: z.number().int().positive(),
  /** Version of the core that made it. */
  core: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  /** The universe that was in use; null when there was none. */
  reference_version: z.string().regex(/^\w+$/).nullable(),
  /** Whether the key of signing secrets is in it; format 1 had none. */
  has_secret_key: z.boolean().optional(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** What is said by a backup of whatever format. */
export const BackupMaker = BackupManifest.pick({ format: true, core: true });

/** Files of a backup, in their order; the universe lies between the pointer and the checksums. */
export const MANIFEST_NAME = 'core-backup.json';
export const DATABASE_NAME = 'core.sqlite';
/** For its owner alone, in a data directory too; it lies behind the database. */
export const SECRET_KEY_NAME = 'secret.key';
export const POINTER_NAME = 'reference/current';
/** As `sha256sum` writes and checks it. */
export const CHECKSUMS_NAME = 'SHA256SUMS';

/** The universe as it is called in a data directory, and in a backup of it. */
export function referenceName(version: string): string {
  return `reference/${version}.sqlite`;
}
