import Database from 'better-sqlite3';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import { recordKey } from '../../universe/core-id.ts';
import type { CreatedDraft, ImportedSource, ReferenceVersion } from '../../universe/reference-store.ts';
import { createdPins } from './created-table.ts';
import { writeReferenceFile } from './reference-writer.ts';

interface Beside {
  /** The large file, and its name. */
  readonly basePath: string;
  readonly base: ReferenceVersion;
  /** All created records; by default those that the large file was built with. */
  readonly created?: CreatedDraft;
}

/**
 * Writes the entities that created records alone tell of into a file of their own, and returns the name of the version that
 * both files are; undefined, and no file, when there are none.
 */
export function writeCreated(path: string, { basePath, base, created }: Beside): string | undefined {
  const database = new Database(basePath, { readonly: true, fileMustExist: true });
  try {
    const { info, records } = created ?? builtWith(database, base);
    const apart = records.filter((record) => base.entityOfRecord(recordKey(record)) === undefined);
    if (info === undefined || apart.length === 0) return undefined;
    const draft = {
      sources: [{ info, records: apart }],
      pins: createdPins(database),
      beside: base.version,
    };
    return writeReferenceFile(path, draft);
  } finally {
    database.close();
  }
}

function builtWith(
  database: Database.Database,
  base: ReferenceVersion,
): Omit<CreatedDraft, 'info'> & { readonly info: ImportedSource | undefined } {
  const body = database.prepare('SELECT body FROM source WHERE name = ?').pluck().get(CREATED_SOURCE.name);
  // Written by reference-writer.ts.
  const info = body === undefined ? undefined : (JSON.parse(String(body)) as ImportedSource);
  return { info, records: [...base.records(CREATED_SOURCE.name)] };
}
