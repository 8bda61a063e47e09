import { createReadStream } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { CrosscheckOutcome } from '../../inbound/crosscheck-schedule.ts';

/** What a run of a schedule writes into its folder. */
export const RUN_FILES = { result: 'crosscheck.csv', page: 'report.html', report: 'report.json' } as const;

const Counts = z.record(z.string(), z.number());
const Summary = z.object({
  summary: z.object({
    accounts: z.number(),
    actions: z.record(z.string(), z.object({ accounts: z.number() })),
    since: z.object({ counts: Counts, gone: z.array(z.unknown()) }).nullable(),
  }),
});

/** What the report.json of a run says in short: its first line has the summary, and each account has a line behind. */
export async function outcomeIn(folder: string): Promise<CrosscheckOutcome> {
  const { first, newRecommended } = await readLines(join(folder, RUN_FILES.report));
  const { accounts, actions, since } = Summary.parse(JSON.parse(`${first.replace(/,$/, '')}}`)).summary;
  const recommended = Object.entries(actions).filter(([action]) => action !== 'None');
  return {
    accounts,
    recommendations: recommended.reduce((sum, [, stake]) => sum + stake.accounts, 0),
    since: since === null ? null : { ...changesOf(since.counts), newRecommended, gone: since.gone.length },
  };
}

function changesOf(counts: Readonly<Record<string, number>>) {
  return {
    newAccounts: counts['new account'] ?? 0,
    recommended: counts['new recommendation'] ?? 0,
    changed: counts['other recommendation'] ?? 0,
    settled: counts.settled ?? 0,
  };
}

const Account = z.object({ action: z.string(), since: z.object({ change: z.string() }).nullable() });

async function readLines(path: string) {
  let first: string | undefined;
  let newRecommended = 0;
  let isOfAccounts = false;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    first ??= line;
    if (isOfAccounts && line !== ']}') {
      const { action, since } = Account.parse(JSON.parse(line.replace(/,$|\]\}$/, '')));
      if (since?.change === 'new account' && action !== 'None') newRecommended++;
    }
    isOfAccounts ||= line === '"accounts":[';
  }
  return { first: first ?? '', newRecommended };
}

/** Removes what a run has written, and the folder when nothing else is in it. */
export async function removeRunFiles(folder: string): Promise<void> {
  for (const name of Object.values(RUN_FILES))
    for (const path of [name, `${name}.partial`]) await rm(join(folder, path), { force: true });
  // Whatever people have put there stays, and so does the folder.
  await rmdir(folder).catch(() => {});
}
