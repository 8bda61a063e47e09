import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../shared-folder.ts';
import { bareNames, relatives } from './bare-names.ts';
import { damaged } from './damaged.ts';
import { listings } from './listings.ts';
import { patstat } from './patstat.ts';
import { renamed } from './renamed.ts';
import { rorAliases } from './ror-aliases.ts';
import { rorEquities } from './ror-equities.ts';
import { secFormer } from './sec-former.ts';
import { secTruncated } from './sec-truncated.ts';
import { readSharedData, type SharedData } from './shared-data.ts';
import { sites } from './sites.ts';
import { smallDamaged, smallVendors } from './small-lists.ts';
import { sp500, sp500NoFormer } from './sp500.ts';
import { survey } from './survey.ts';
import { vendors } from './vendors.ts';
import { withholdTenth } from './withhold-tenth.ts';
import { type LabelledSet, writeSet } from './write-set.ts';

const SETS = join(import.meta.dirname, '..', '..', 'bench', '.cache', 'sets');

/** A new set is one line here. */
const MAKERS: readonly ((data: SharedData) => LabelledSet)[] = [
  sp500,
  sp500NoFormer,
  secFormer,
  rorEquities,
  rorAliases,
  sites,
  patstat,
  secTruncated,
  survey,
  listings,
  renamed,
  damaged,
  vendors,
  bareNames,
  relatives,
  smallDamaged,
  smallVendors,
];

/** Writes every labelled set and prints how large it is; see bench/README.md. */
async function buildSets(): Promise<void> {
  if (!existsSync(SHARED)) throw new Error(`no data at ${SHARED}; set CORE_SHARED_DATA`);
  const data = await readSharedData(SHARED);
  print(['set', 'reference', 'queries', 'answerable', 'unanswerable']);
  for (const make of MAKERS) {
    const set = withholdTenth(make(data));
    writeSet(set, SETS);
    const unanswerable = set.truth.filter((row) => row.expected_id === '').length;
    const counts = [set.reference.length, set.queries.length, set.truth.length - unanswerable, unanswerable];
    print([set.name, ...counts.map(String)]);
  }
}

function print([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(13)).join('')}\n`);
}

await buildSets();
