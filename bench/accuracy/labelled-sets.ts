import { existsSync, readdirSync } from 'node:fs';
import { ABOUT } from './about-sets.ts';
import { SETS } from './folders.ts';

/** The three tables of a labelled set. */
export interface SetFiles {
  readonly name: string;
  readonly reference: string;
  readonly queries: string;
  readonly truth: string;
}

/** The labelled sets that were built: those that are described first, then any others. Throws when one is missing. */
export function labelledSets(): readonly SetFiles[] {
  const built = existsSync(SETS) ? readdirSync(SETS).sort() : [];
  const sets = [...new Set([...ABOUT.keys(), ...built])].map(filesOf);
  for (const { reference, queries, truth } of sets) {
    const missing = [reference, queries, truth].find((path) => !existsSync(path));
    if (missing !== undefined) throw new Error(`no ${missing}: run npm run bench:sets`);
  }
  return sets;
}

function filesOf(name: string): SetFiles {
  const path = (table: string) => `${SETS}/${name}/${table}.csv`;
  return { name, reference: path('reference'), queries: path('queries'), truth: path('truth') };
}
