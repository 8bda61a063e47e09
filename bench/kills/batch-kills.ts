import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { runCore } from '../run-core.ts';
import { copyUniverse } from '../serve/prepare-universe.ts';
import {
  type BatchPlace,
  batchPlace,
  type LeftBatch,
  leftIn,
  startBatch,
  type Underway,
  writtenBytes,
} from './batch-place.ts';
import type { KillOptions } from './stage.ts';

/** Up to this share of the time that a whole run takes. */
const LATEST = 0.6;
/** The last steps of a run take a few milliseconds. */
const END_MS = 15;
const LONGEST_TEXT = 200;
const SHOWN = 3;

/** Kills `core resolve` at random moments until it is done, again and again, and gives what differs from a run in peace. */
export async function batchKills(
  options: KillOptions & { readonly accounts: string },
): Promise<readonly string[]> {
  const { kills, folder, from, accounts, tell } = options;
  const peaceful = batchPlace(join(folder, 'in-peace'), accounts);
  const { seconds } = await runCore(peaceful.words);
  const expected = await leftIn(peaceful);
  const fight: Fight = { ...options, expected, wholeMs: seconds * 1000, killed: 0, wrong: [], atEnd: 0 };
  for (let round = 1; fight.killed < kills; round++) {
    const place = batchPlace(join(folder, `round-${round}`), accounts);
    // The others build the universe first, and are killed while they do.
    if (round % 2 === 0) copyUniverse(place.dataDir, from);
    const killed = await oneRound(fight, place);
    const left = await leftIn(place);
    fight.wrong.push(...wrongIn(expected, left).map((what) => `batch ${round}: ${what}`));
    if (!isDeepStrictEqual(left.idsInOrder, expected.idsInOrder))
      tell(`batch: run ${round} gave the same ids in another order`);
    rmSync(place.folder, { recursive: true });
    tell(
      `batch: run ${round} was killed ${killed} times; ${fight.killed} kills in all, ${fight.atEnd} at the end of a run`,
    );
  }
  return fight.wrong;
}

interface Fight extends KillOptions {
  readonly expected: LeftBatch;
  readonly wholeMs: number;
  readonly wrong: string[];
  killed: number;
  atEnd: number;
}

/** Starts the same command again and again until it is over; says how often it was killed. */
async function oneRound(fight: Fight, place: BatchPlace): Promise<number> {
  let killed = 0;
  for (;;) {
    const run = startBatch(place);
    if (fight.killed < fight.kills) await killAtRandom(fight, place, run);
    const { code, stderr } = await run.ended;
    if (code === 0) return killed;
    if (code !== null) throw new Error(`core resolve ended with ${code}: ${stderr}`);
    fight.killed++;
    killed++;
    if (!existsSync(place.output)) continue;
    if (readFileSync(place.output, 'latin1') !== fight.expected.output)
      fight.wrong.push('an output was there that is not whole');
    if (await isCompleted(place)) return killed;
  }
}

/** At some time; or, three times of ten, within the last steps of the run. */
async function killAtRandom(fight: Fight, place: BatchPlace, run: Underway): Promise<void> {
  const { random, wholeMs, expected } = fight;
  if (random.chance(0.7)) {
    const over = run.ended.then(() => {});
    await Promise.race([pause(random.next() * LATEST * wholeMs), over]);
  } else {
    while (writtenBytes(place) < expected.output.length && !run.isOver()) await pause(1);
    await pause(random.next() * END_MS);
    if (!run.isOver()) fight.atEnd++;
  }
  run.kill();
}

/** Such a run is not gone on with: the same command would be another run. */
async function isCompleted({ dataDir }: BatchPlace): Promise<boolean> {
  const { stdout } = await runCore(['jobs', 'list', '--json', '--data-dir', dataDir]);
  const [newest]: readonly { readonly completed_at: string | null }[] = JSON.parse(stdout);
  return newest !== undefined && newest.completed_at !== null;
}

/** The members that are other than expected, with what each has that the other has not. */
function wrongIn(expected: LeftBatch, left: LeftBatch): readonly string[] {
  const members = ['output', 'files', 'universe', 'pins', 'created', 'runs'] as const;
  return members
    .filter((member) => !isDeepStrictEqual(left[member], expected[member]))
    .map((member) => {
      const [found, wanted] = [left[member], expected[member]].map((value) => [value].flat().map(textOf));
      return `other ${member}: ${behind(found, wanted)}; instead of ${behind(wanted, found)}`;
    });
}

function textOf(value: unknown): string {
  return JSON.stringify(value).slice(0, LONGEST_TEXT);
}

function behind(these: readonly string[] = [], those: readonly string[] = []): string {
  const others = new Set(those);
  const own = these.filter((text) => !others.has(text));
  return `${these.length} in all, ${own.length} of its own (${own.slice(0, SHOWN).join(' ')})`;
}
