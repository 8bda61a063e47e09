import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import type { LinkedUniverse } from '../../universe/canonical-entities.ts';
import { VANISHED_SOURCE } from '../../universe/vanished-source.ts';
import { createdTable } from './created-table.ts';
import type { EarlierBuild } from './earlier-build.ts';
import { writeProfile } from './entity-rows.ts';
import { entityTable } from './entity-table.ts';
import type { KeyWriter } from './key-writer.ts';
import type { StoredRecords } from './stored-records.ts';
import { unchangedEntities } from './unchanged-entities.ts';

interface Entities {
  readonly universe: LinkedUniverse;
  readonly allRecords: StoredRecords;
  readonly keys: KeyWriter;
  /** What callers' records alone tell of is only noted. */
  readonly mayBeApart: boolean;
  readonly earlier: EarlierBuild | undefined;
}

const NO_ENTITY = 0xffffffff;
const IDS_AT_ONCE = 1000;

/** Writes the entities in order of their numbers, and which records are theirs; what is as it was is copied. */
export function writeEntities(
  database: Database.Database,
  { universe, allRecords, keys, mayBeApart, earlier }: Entities,
): { readonly hash: string; readonly count: number } {
  const table = entityTable(database, earlier !== undefined);
  const insertRedirect = database.prepare('INSERT OR IGNORE INTO redirect VALUES (?, ?)');
  const noteCreated = createdTable(database);
  const hash = createHash('sha256');
  const sameAs = earlier && unchangedEntities(universe, allRecords, earlier);
  const entityAt = new Uint32Array(allRecords.size + 1).fill(NO_ENTITY);
  const numberOf = new Uint32Array(earlier?.entityCount ?? 0).fill(NO_ENTITY);
  const ids: number[] = [];
  let count = 0;
  for (const head of universe.heads) {
    const records = universe.recordsOf(head);
    if (mayBeApart && allRecords.areOf(CREATED_SOURCE.name, records)) {
      const known = records.map((record) => allRecords.identity(record).key);
      noteCreated(known, [String(universe.coreIdOf(head)), ...universe.redirectsOf(head)]);
      continue;
    }
    const isFindable = !allRecords.areOf(VANISHED_SOURCE.name, records);
    const same = sameAs?.(head);
    if (same === undefined) writeEntity(head, count, { isFindable });
    else {
      numberOf[same] = count;
      table.keep(count, same);
      if (isFindable) keys.keep(count, same);
    }
    for (const id of universe.redirectsOf(head)) insertRedirect.run(id, count);
    for (const record of records) entityAt[allRecords.placeOf(record)] = count;
    ids.push(universe.coreIdOf(head));
    if (ids.length === IDS_AT_ONCE) hash.update(ids.splice(0).join(''));
    count++;
  }
  hash.update(ids.join(''));
  table.end();
  if (earlier !== undefined) keepFewRows(database, earlier, numberOf);
  const insertMember = database.prepare('INSERT INTO member VALUES (?, ?)');
  for (const [place, entity] of entityAt.entries()) if (entity !== NO_ENTITY) insertMember.run(place, entity);
  return { hash: hash.digest('hex'), count };

  function writeEntity(head: number, number: number, { isFindable }: { isFindable: boolean }): void {
    const entity = universe.entity(head);
    const profile = writeProfile(entity.profile);
    const isAsBefore = universe.clusters.joined.get(head)?.links === 'as before';
    const linksOf = isAsBefore ? earlier?.entityOf(head) : undefined;
    table.add({ number, entity, profile, descendants: universe.descendantsOf(head), linksOf });
    const before = earlier?.entityWith(universe.coreIdOf(head));
    if (isFindable) keys.add(number, { profile: entity.profile, text: profile, before });
  }
}

/** Tables of which few entities have rows: these are looked through once. The columns behind the number of the entity. */
const FEW_ROWS = { child: 'parent', link: 'record, other, reason', descendant: 'entities' } as const;

/** Takes the rows over of the entities that are taken over. */
function keepFewRows(database: Database.Database, earlier: EarlierBuild, numberOf: Uint32Array): void {
  for (const [table, columns] of Object.entries(FEW_ROWS)) {
    const values = columns.replace(/\w+/g, '?');
    const insert = database.prepare(`INSERT INTO ${table} (entity, ${columns}) VALUES (?, ${values})`);
    const rows = earlier.file.prepare(`SELECT entity, ${columns} FROM ${table}`).raw();
    for (const [entity, ...row] of rows.iterate() as IterableIterator<[number, ...unknown[]]>) {
      const number = numberOf[entity] ?? NO_ENTITY;
      if (number !== NO_ENTITY) insert.run(number, ...row);
    }
  }
}
