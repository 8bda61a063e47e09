import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAccounts } from '../accounts.ts';
import { seededRandom } from '../random.ts';
import { bodiesOf } from '../serve/bodies.ts';
import { prepareUniverse } from '../serve/prepare-universe.ts';
import { openBenchReference } from '../universe.ts';
import { batchKills } from './batch-kills.ts';
import { fullDisks } from './full-disks.ts';
import { serveKills } from './serve-kills.ts';
import { sharedKills } from './shared-kills.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const SEED = Number(process.env.KILLS_SEED ?? 20261122);
const ROWS = 3000;
/** `batch` or `serve` alone, when named; `shared` needs PostgreSQL and `full` root as well, and are done only when they are named. */
const [, , ONLY] = process.argv;

/** Kills the batch, the service or those that share a database, and prints what that has done to anybody's data: nothing. */
async function kills(folder: string): Promise<readonly string[]> {
  const from = join(folder, 'starter');
  tell(await prepareUniverse(from, join(folder, 'none')));
  const accounts = join(folder, 'accounts.csv');
  const reference = openBenchReference(from);
  await writeAccounts(accounts, reference, { rows: ROWS, seed: SEED });
  reference.close();
  const options = { kills: KILLS, folder, from, random: seededRandom(SEED), tell };
  if (ONLY === 'shared') return sharedKills({ ...options, bodies: bodiesOf(accounts) });
  if (ONLY === 'full') return fullDisks({ ...options, bodies: bodiesOf(accounts) });
  return [
    ...(ONLY === 'serve' ? [] : await batchKills({ ...options, accounts })),
    ...(ONLY === 'batch' ? [] : await serveKills({ ...options, bodies: bodiesOf(accounts) })),
  ];
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'core-kills-'));
try {
  const wrong = await kills(folder);
  for (const what of wrong) tell(what);
  tell(wrong.length === 0 ? 'Nothing was lost, doubled or changed.' : `${wrong.length} things are wrong.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
