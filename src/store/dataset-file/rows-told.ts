import type Database from 'better-sqlite3';
import type { HearsRows, ToldMembers, ToldRow } from './told-row.ts';

interface Telling {
  readonly hears: HearsRows;
  /** As JSON. */
  membersOf(group: string): string;
}

type KnownRow = Pick<ToldRow, 'id' | 'body' | 'resolution' | 'core_id'> & { readonly position: number };
type JudgedPart = Pick<ToldRow, 'group_id' | 'verdict' | 'owners'> & { readonly position: number };

const READ_AT_ONCE = 64;

/** Tells of accounts, one after the other, what is known since before they were judged, too. */
export function rowsTold(
  database: Database.Database,
  { hears, membersOf }: Telling,
): (judged: JudgedPart) => void {
  const next = database.prepare<[number, number], KnownRow>(
    `SELECT account.position, id, account.body, resolution.body AS resolution, core_id
     FROM account JOIN resolution USING (position) WHERE account.position BETWEEN ? AND ? ORDER BY account.position`,
  );
  let known = new Map<number, KnownRow>();
  let readTo = 0;
  const knownAt = (position: number) => {
    if (position > readTo) {
      readTo = position + READ_AT_ONCE - 1;
      known = new Map(next.all(position, readTo).map((row) => [row.position, row]));
    }
    return known.get(position);
  };
  const membersTold = toldOnce(membersOf);
  return ({ position, ...judged }) => {
    const row = hears.isListening() ? knownAt(position) : undefined;
    if (row === undefined) return;
    const { position: _, ...before } = row;
    const { group_id: group } = judged;
    hears.tell({ ...before, ...judged, members: group === null ? null : membersTold(group) });
  };
}

function toldOnce(membersOf: Telling['membersOf']): (group: string) => ToldMembers | null {
  const numbers = new Map<string, number | null>();
  let told = 0;
  return (group) => {
    const number = numbers.get(group);
    if (number !== undefined) return number === null ? null : { group: number };
    const text = membersOf(group);
    // Doubles without an entity are told beside the wire, which has no room for them.
    const isGroup = (JSON.parse(text) as readonly unknown[]).length > 1;
    numbers.set(group, isGroup ? told : null);
    return isGroup ? { group: told++, text } : null;
  };
}
