import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRows, writeRows } from '../accuracy/csv-rows.ts';
import { runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse } from '../universe.ts';
import { countNames, type JudgedName, judgeNames, type NameCounts } from './judge-names.ts';
import { type NameList, nameLists, VENDORS } from './lists.ts';

/**
 * Counts what a list of names and nothing else comes to: right, wrong, ambiguous, no match. Asked of the universe of
 * `npm run bench`, but for the vendors, which bring their own. What is not right is written to
 * `bench/.cache/names-alone/<list>.csv`. `npm run bench:names-alone`; words name the lists that are wanted, and
 * `NAMES_DATA` another data folder.
 */
const CACHE = join(import.meta.dirname, '..', '..', 'bench', '.cache');
const WORK = join(CACHE, 'names-alone');
const UNIVERSE = process.env.NAMES_DATA ?? join(CACHE, 'data');
const HEAD = ['list', 'rows', 'right', 'wrong', 'ambiguous', 'no match', 'share right', 'HIGH', 'HIGH wrong'];

if (!existsSync(SHARED)) throw new Error(`no data at ${SHARED}; set CORE_SHARED_DATA`);
mkdirSync(WORK, { recursive: true });
const wanted = process.argv.slice(2);
const lists = (await nameLists(SHARED)).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (lists.length === 0) throw new Error(`no such list: ${wanted.join(', ')}`);
if (process.env.NAMES_DATA === undefined) await importUniverse(UNIVERSE, SHARED);

print(HEAD);
print(HEAD.map((_, at) => (at === 0 ? '---' : '--:')));
for (const list of lists) {
  const judged = await resolveNames(list);
  writeRows(join(WORK, `${list.name}.csv`), judged.filter(({ verdict }) => verdict !== 'right').map(shown));
  print([list.name, ...figures(countNames(judged))]);
}

async function resolveNames({ name, reference, rows }: NameList): Promise<readonly JudgedName[]> {
  const [asked, resolved] = ['asked', 'resolved'].map((step) => join(WORK, `${name}.${step}.csv`));
  if (asked === undefined || resolved === undefined) throw new Error('no file to write');
  writeRows(
    asked,
    rows.map((row) => ({ external_id: row.id, name: row.name })),
  );
  const dataDir = reference === undefined ? UNIVERSE : await importTable(reference);
  const words = [
    '--map',
    'external_id=external_id,name=name',
    '--no-input',
    '--fresh',
    '--data-dir',
    dataDir,
  ];
  await runCore(['resolve', asked, '-o', resolved, ...words]);
  return judgeNames(rows, readRows(resolved));
}

/** A universe of a table alone. */
async function importTable(reference: NonNullable<NameList['reference']>): Promise<string> {
  const [dataDir, table] = [join(WORK, `${VENDORS}-data`), join(WORK, `${VENDORS}-reference.csv`)];
  writeRows(table, reference);
  const words = ['csv', table, '--source', VENDORS, '--map', 'id=id,name=name', '--data-dir', dataDir];
  await runCore(['reference', 'import', ...words]);
  await runCore(['reference', 'remove', 'starter', '--data-dir', dataDir]).catch(() => undefined);
  return dataDir;
}

function shown({ asked, verdict, resolved }: JudgedName): Record<string, string> {
  const { core_confidence = '', core_legal_name = '', core_country = '' } = resolved;
  const { core_sources = '', core_candidates = '', core_reasoning = '' } = resolved;
  return {
    verdict,
    name: asked.name,
    right: asked.right.join('|'),
    ...{ core_confidence, core_legal_name, core_country, core_sources, core_candidates, core_reasoning },
  };
}

function figures(counts: NameCounts): readonly string[] {
  const { rows, right, wrong, ambiguous, noMatch, high, highWrong } = counts;
  const share = (right / Math.max(1, rows)).toFixed(3);
  return [rows, right, wrong, ambiguous, noMatch, share, high, highWrong].map(String);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
