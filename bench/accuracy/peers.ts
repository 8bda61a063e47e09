import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PEER_RESULTS, WORK } from './folders.ts';
import type { SetFiles } from './labelled-sets.ts';
import { runPeers } from './peer-tool.ts';

const scores = z.object({
  precision: z.number(),
  recall: z.number(),
  f1: z.number(),
  abstained: z.number().nullable(),
  'R at P99': z.number().optional(),
  'HIGH precision': z.number().optional(),
  'HIGH recall': z.number().optional(),
});
const report = z.record(z.string(), scores);
const kept = z.object({
  /** The day of the run. */
  date: z.string(),
  peers: z.record(z.string(), scores.extend({ rowsPerSecond: z.number() })),
});

export type KeptPeers = z.infer<typeof kept>;

/** The peers on a set, and core's answers scored on the same rows. */
export interface PeerComparison extends KeptPeers {
  readonly core: z.infer<typeof scores>;
}

/** Runs the peers beside core's answers; what they did on the same three files before is used again. */
export async function comparePeers(
  set: SetFiles,
  predictions: string,
  { isFresh }: { readonly isFresh: boolean },
): Promise<PeerComparison> {
  const path = join(PEER_RESULTS, `${contentHash(set)}.json`);
  const earlier =
    !isFresh && existsSync(path) ? kept.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
  const json = `${WORK}/${set.name}/peers.json`;
  // peers.py runs all of them when it is asked for none; the exact look-up takes no time.
  const words = [set.reference, set.queries, set.truth, '--extra', `core=${predictions}`, '--json', json];
  const text = await (earlier === undefined ? runAll(words) : runPeers([...words, '--peers', 'exact']));
  const { core, ...measured } = report.parse(JSON.parse(readFileSync(json, 'utf8')));
  if (core === undefined) throw new Error(`${json} has no line for core`);
  return { ...(earlier ?? keep(path, withSpeeds(measured, text))), core };
}

/** Splink ends with an error on a set whose names it cannot learn from: hardly any two are the same. */
async function runAll(words: readonly string[]): Promise<string> {
  try {
    return await runPeers(words);
  } catch {
    return runPeers([...words, '--peers', 'exact,tfidf,wratio,logic-v2']);
  }
}

function contentHash({ reference, queries, truth }: SetFiles): string {
  const hash = createHash('sha256');
  for (const path of [reference, queries, truth]) {
    hash.update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex').slice(0, 16);
}

/** The rows for each second are in the text only. */
function withSpeeds(measured: z.infer<typeof report>, text: string): KeptPeers {
  const speeds = new Map(
    [...text.matchAll(/^(\S+) .* (\d+) rows\/s$/gm)].map(([, name = '', speed = '']) => [
      name,
      Number(speed),
    ]),
  );
  const peers = Object.entries(measured).map(([name, figures]) => [
    name,
    { ...figures, rowsPerSecond: speeds.get(name) ?? 0 },
  ]);
  return { date: new Date().toISOString().slice(0, 10), peers: Object.fromEntries(peers) };
}

function keep(path: string, peers: KeptPeers): KeptPeers {
  mkdirSync(PEER_RESULTS, { recursive: true });
  writeFileSync(path, `${JSON.stringify(peers, null, 1)}\n`);
  return peers;
}
