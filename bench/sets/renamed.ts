import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { bearersBy, othersOf } from './bearers.ts';
import { nameKey } from './name-key.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

interface OlderName {
  readonly filer: SourceRecord;
  readonly name: string;
}

/** Names of a list of tickers of 2025, alone, against filers with the names they have now. The CIK made the labels. */
export function renamed({ sec, tickers }: SharedData): LabelledSet {
  const filers = new Map(sec.map((filer) => [filer.id, filer]));
  // A filer has a line for each of its tickers, and one name in all of them.
  const names = new Map(tickers.map((line) => [(line.CIK ?? '').padStart(10, '0'), line.Name ?? '']));
  const older = [...names].flatMap(([cik, name]) => olderName(filers.get(cik), name));
  const namesakesOf = namesakeFinder(sec);
  return {
    name: 'renamed',
    reference: sec.map((filer) => ({ ...rowOf(filer), aliases: '' })),
    queries: older.map(({ filer, name }) => ({ external_id: `2025-${filer.id}`, name })),
    truth: older.map(({ filer, name }) => ({
      external_id: `2025-${filer.id}`,
      expected_id: filer.id,
      accept_ids: namesakesOf({ filer, name }),
    })),
  };
}

function olderName(filer: SourceRecord | undefined, name: string): readonly OlderName[] {
  if (filer === undefined || nameKey(name) === '') return [];
  return nameKey(name) === currentKey(filer) ? [] : [{ filer, name }];
}

/**
 * Who bears or bore the name is right as well, and for a name that only has something added to the current one
 * (`First National Corp /Va/`) who has that current name.
 */
function namesakeFinder(sec: readonly SourceRecord[]): (older: OlderName) => readonly string[] {
  const bearers = bearersBy(nameKey, sec);
  const current = bearersBy(
    nameKey,
    sec.map((filer) => ({ ...filer, names: filer.names.slice(0, 1) })),
  );
  return ({ filer, name }) => {
    const key = currentKey(filer);
    const alike = nameKey(name).startsWith(key) ? othersOf(current.get(key), filer.id) : [];
    return [...new Set([...othersOf(bearers.get(nameKey(name)), filer.id), ...alike])];
  };
}

function currentKey({ names }: SourceRecord): string {
  return nameKey(names[0]?.value ?? '');
}
