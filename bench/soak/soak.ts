import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAccounts } from '../accounts.ts';
import { bodiesOf } from '../serve/bodies.ts';
import { prepareUniverse } from '../serve/prepare-universe.ts';
import { type ServedCore, serveCore } from '../serve/served-core.ts';
import { receiveWebhooks } from '../serve/webhook-receiver.ts';
import { openBenchReference } from '../universe.ts';
import { type Journal, newJournal, noteError, noteWebhook, settled } from './journal.ts';
import { openLoop } from './open-loop.ts';
import { type ServerFigures, serverFigures } from './server-figures.ts';
import { endLines, growthLine, headLine, isClean, minuteLine } from './soak-lines.ts';
import { tableSizes } from './table-sizes.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const RATE = Number(process.env.SOAK_RATE ?? 80);
const ACCOUNTS = 10_000;
const SEED = 20261122;
const MINUTE_MS = 60_000;
/** A webhook that is not taken is sent again after half a minute, and after two more. */
const LAST_WEBHOOK_MS = 170_000;
const SERVE = ['--retention', '1m', '--allow-private-webhooks'];

/** Serves the starter's companies under a steady load, and prints every minute what the server takes up. */
async function soak(folder: string): Promise<boolean> {
  const dataDir = join(folder, 'served');
  print(await prepareUniverse(dataDir, join(folder, 'none')));
  const bodies = await madeBodies(folder, dataDir);
  const journal = newJournal();
  let signingSecret = '';
  const receiver = await receiveWebhooks({
    ...{ folder, signingSecret: () => signingSecret },
    onWebhook: (webhook) => noteWebhook(journal, webhook),
  });
  const served = await serveCore(dataDir, { words: SERVE, variables: receiver.variables });
  ({ signingSecret } = served);
  const minutes = await watched({ served, dataDir, journal }, async () => {
    const { address, apiKey } = served;
    const load = { address, apiKey, webhookUrl: receiver.url, bodies, journal };
    await openLoop({ ...load, ratePerSecond: RATE, seconds: MINUTES * 60 });
    await untilTold(journal);
  });
  await served.stop();
  receiver.close();
  for (const warning of served.warnings()) noteError(journal, `the server's log: ${warning}`);
  for (const line of [...endLines(journal), growthLine(minutes), tableSizes(dataDir)]) print(line);
  return isClean(journal);
}

async function madeBodies(folder: string, dataDir: string): Promise<readonly string[]> {
  const reference = openBenchReference(dataDir);
  const accounts = join(folder, 'accounts.csv');
  await writeAccounts(accounts, reference, { rows: ACCOUNTS, seed: SEED });
  reference.close();
  return bodiesOf(accounts);
}

interface Watched {
  readonly served: ServedCore;
  readonly dataDir: string;
  readonly journal: Journal;
}

/** Prints a line every minute until the work is done, and gives the figures of them. */
async function watched({ served, dataDir, journal }: Watched, work: () => Promise<void>) {
  const minutes: ServerFigures[] = [];
  const tell = async () => {
    const figures = await serverFigures(served, dataDir);
    minutes.push(figures);
    print(minuteLine(minutes.length - 1, journal, figures));
  };
  print(headLine());
  await tell();
  const watch = setInterval(
    () => void tell().catch((error) => noteError(journal, `/metrics: ${error}`)),
    MINUTE_MS,
  );
  await work();
  clearInterval(watch);
  await tell();
  return minutes;
}

/** Waits for webhooks that are still on their way; in vain at most as long as one is tried. */
async function untilTold(journal: Journal): Promise<void> {
  const deadline = performance.now() + LAST_WEBHOOK_MS;
  while (settled(journal).lost.length > 0 && performance.now() < deadline) await pause(1000);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'core-soak-'));
try {
  process.exitCode = (await soak(folder)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
