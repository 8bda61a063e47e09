import { expect } from 'vitest';
import { removeStarter } from '../stores.ts';
import { type Workplace, workplace } from './run-core.ts';

/** A workplace whose universe has only what is imported into it. */
export function workplaceWithoutStarter(): Workplace {
  const place = workplace({ isNew: true });
  removeStarter(place.dataDir);
  return place;
}

/** Imports the text of a CSV table as a source of its own. */
export async function importTable(
  { core, write }: Workplace,
  source: string,
  csv: string,
  ...more: readonly string[]
): Promise<void> {
  write(`${source}.csv`, csv);
  const { code } = await core('reference', 'import', 'csv', `${source}.csv`, '--source', source, ...more);
  expect(code).toBe(0);
}
