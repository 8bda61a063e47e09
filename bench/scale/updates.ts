import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openReferenceFile } from '../../dist/store/universe-file/reference-reader.js';
import { writeReferenceFile } from '../../dist/store/universe-file/reference-writer.js';
import { type CoreRun, processorSecondsOf, runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';
import { generate } from './generate.ts';
import { nextRelease } from './next-release.ts';
import { madeOf, type RealParts, realParts } from './real-parts.ts';
import { differingTables } from './same-content.ts';

const CACHE = join(import.meta.dirname, '..', '..', 'bench', '.cache');
const SIZES = '100000,1000000';
const SEED = 20261121;
const CHANGED_SHARE = 0.01;

interface Figure {
  readonly what: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakMb?: number;
}

/** Measures a release in which one record in a hundred changed beside the first import, for the sizes on the command line. */
async function updates(): Promise<void> {
  const realDir = join(CACHE, 'data');
  await importUniverse(realDir, SHARED);
  const real = openBenchReference(realDir);
  let known: RealParts | undefined;
  const parts = () => {
    known ??= realParts(real);
    return known;
  };
  for (const size of (process.argv[2] ?? SIZES).split(',').map(Number)) {
    const folder = join(CACHE, 'scale', String(size));
    const sources = await generate(folder, { size, seed: SEED, madeOf: madeOf(real), parts });
    const [first] = sources;
    if (first === undefined) throw new Error('nothing was generated');
    const dataDir = join(folder, 'updates');
    rmSync(dataDir, { recursive: true, force: true });
    await runCore(['reference', 'remove', 'starter', '--data-dir', dataDir]);
    const figures: Figure[] = [];
    const imported = async (what: string, name: string, file: string) => {
      const words = ['reference', 'import', 'csv', file, '--source', name, '--data-dir', dataDir];
      const figure = figureOf(what, await runCore(words));
      figures.push(figure);
      process.stderr.write(`${what}: ${figure.seconds.toFixed(1)} s\n`);
    };
    for (const { name, file } of sources) await imported(`first import of ${name}`, name, file);
    await imported('the same file again', first.name, first.file);
    const next = join(folder, 'next.csv');
    const rows = Math.ceil((size * 2) / 3);
    const changes = Math.round(size * CHANGED_SHARE);
    await nextRelease(next, { file: first.file, rows, changes, seed: SEED, firstNew: size * 2, parts });
    await imported(`a release of ${first.name} with ${changes} changes`, first.name, next);
    figures.push(compared(dataDir));
    process.stdout.write(`${tableOf(size, figures).join('\n')}\n`);
  }
  real.close();
}

function figureOf(what: string, { seconds, processorSeconds, peakMb }: CoreRun): Figure {
  return { what, seconds, processorSeconds, peakMb };
}

/** Judges all pairs of the version in use and writes all of it again: every row has to be the same. */
function compared(dataDir: string): Figure {
  const folder = join(dataDir, 'reference');
  const version = readFileSync(join(folder, 'current'), 'utf8').trim();
  const current = join(folder, `${version}.sqlite`);
  const opened = openReferenceFile(current);
  const sources = opened.sources().map((info) => ({ info, records: 'current' as const }));
  opened.close();
  const [began, processorBegan] = [performance.now(), processorSecondsOf(process.pid)];
  const anew = join(dataDir, 'anew.sqlite');
  rmSync(anew, { force: true });
  const name = writeReferenceFile(anew, { sources, pins: [] }, { current, isAnew: true });
  const seconds = (performance.now() - began) / 1000;
  const processorSeconds = processorSecondsOf(process.pid) - processorBegan;
  const differing = differingTables(current, anew);
  rmSync(anew, { force: true });
  if (name !== version || differing.length > 0)
    throw new Error(`the update of ${current} differs from a build from nothing in ${differing.join(', ')}`);
  return { what: 'judging and writing all of it again: the same rows', seconds, processorSeconds };
}

function tableOf(size: number, figures: readonly Figure[]): readonly string[] {
  const all = figures.slice(0, 2).reduce((sum, { seconds }) => sum + seconds, 0);
  const allProcessor = figures.slice(0, 2).reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  return [
    `${size.toLocaleString('en-US')} records`,
    '',
    '| | s | of the first import | processor s | of the first import | peak MB |',
    '| --- | --: | --: | --: | --: | --: |',
    ...figures.map(({ what, seconds, processorSeconds, peakMb }) => {
      const [share, processorShare] = [seconds / all, processorSeconds / allProcessor];
      return `| ${what} | ${seconds.toFixed(1)} | ${share.toFixed(3)} | ${processorSeconds.toFixed(1)} | ${processorShare.toFixed(3)} | ${peakMb ?? ''} |`;
    }),
    '',
  ];
}

await updates();
