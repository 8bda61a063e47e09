import Database from 'better-sqlite3';
import { ownerOnlyFile } from '../../disk/owner-only.ts';
import type { Pin } from '../../universe/identify.ts';

/** Writes pins into a file of their own, so that they can be read again without waiting for them. */
export async function stagePins(path: string, batches: AsyncIterable<readonly Pin[]>): Promise<void> {
  ownerOnlyFile(path);
  const database = new Database(path);
  try {
    // Nobody reads what a crash leaves.
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.exec(
      'CREATE TABLE pin (place INTEGER PRIMARY KEY, core_id TEXT NOT NULL, record_keys TEXT NOT NULL)',
    );
    const insert = database.prepare('INSERT INTO pin (core_id, record_keys) VALUES (?, ?)');
    const add = database.transaction((pins: readonly Pin[]) => {
      for (const { coreId, recordKeys } of pins) insert.run(coreId, JSON.stringify(recordKeys));
    });
    for await (const pins of batches) add(pins);
  } finally {
    database.close();
  }
}

/** The pins of such a file, in their order. */
export function* readPins(path: string): Generator<Pin> {
  const database = new Database(path, { readonly: true });
  try {
    const rows = database
      .prepare<[], PinRow>('SELECT core_id, record_keys FROM pin ORDER BY place')
      .iterate();
    // Written above.
    for (const row of rows)
      yield { coreId: row.core_id, recordKeys: JSON.parse(row.record_keys) as string[] };
  } finally {
    database.close();
  }
}

interface PinRow {
  readonly core_id: string;
  readonly record_keys: string;
}
