import { mkdirSync, rmSync } from 'node:fs';
import { runCore } from '../run-core.ts';
import { byHash } from '../sets/by-hash.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse } from '../universe.ts';
import { importCommands } from './commands.ts';
import { readRows, readTruth, writeRows } from './csv-rows.ts';
import { type Evaluation, runEvaluate } from './evaluation.ts';
import { SETS, UNIVERSE, WORK } from './folders.ts';

const CUT = 5000;

export interface SizedRun {
  readonly set: string;
  readonly universe: string;
  readonly evaluation: Evaluation;
}

/** Resolves the same rows against universes of several sizes. The data directories of the sets must be there. */
export async function runUniverseSizes(): Promise<readonly SizedRun[]> {
  await importUniverse(UNIVERSE, SHARED);
  return [
    await againstCut('sp500'),
    await sized('sp500', 'the whole set', { dataDir: `${WORK}/sp500/data`, source: 'set' }),
    await sized('sp500', 'SEC, ROR, equities and starter', { dataDir: UNIVERSE, source: 'sec-edgar' }),
    await againstCut('ror-equities'),
    await sized('ror-equities', 'the whole set', { dataDir: `${WORK}/ror-equities/data`, source: 'set' }),
  ];
}

/** The command of one measurement; `$SET`, `$SOURCE` and `$DATA` give the line that the document shows. */
export function sizeCommand(set: string, { dataDir, source }: Universe): readonly string[] {
  const truth = ['--truth', `${WORK}/${set}/answerable.csv`, '--truth-source', source];
  return ['evaluate', `${SETS}/${set}/queries.csv`, ...truth, '--json', '--data-dir', dataDir];
}

interface Universe {
  readonly dataDir: string;
  readonly source: string;
}

async function sized(set: string, universe: string, where: Universe): Promise<SizedRun> {
  writeAnswerable(set);
  return { set, universe, evaluation: await runEvaluate(sizeCommand(set, where)) };
}

async function againstCut(set: string): Promise<SizedRun> {
  const folder = `${WORK}/${set}-cut`;
  const data = `${folder}/data`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeRows(`${folder}/reference.csv`, cutReference(set));
  for (const words of importCommands(`${folder}/reference.csv`, data)) await runCore(words);
  return sized(set, `the set cut to ${CUT.toLocaleString('en-US')}`, { dataDir: data, source: 'set' });
}

/** All right answers, and as many others by the hash of their id. */
function cutReference(set: string) {
  const right = new Set(readTruth(`${SETS}/${set}/truth.csv`).flatMap((row) => row.right));
  const rows = readRows(`${SETS}/${set}/reference.csv`);
  const answers = rows.filter(({ id = '' }) => right.has(id));
  const others = rows.filter(({ id = '' }) => !right.has(id));
  const drawn = byHash(`${set} cut`, others, ({ id = '' }) => id).slice(0, CUT - answers.length);
  const kept = new Set([...answers, ...drawn]);
  return rows.filter((row) => kept.has(row));
}

/** The large universe knows the companies that the sets withhold: rows without an answer are left out everywhere. */
function writeAnswerable(set: string): void {
  const rows = readRows(`${SETS}/${set}/truth.csv`).filter(({ expected_id }) => expected_id !== '');
  writeRows(`${WORK}/${set}/answerable.csv`, rows);
}
