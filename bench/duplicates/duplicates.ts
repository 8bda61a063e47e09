import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { share, table } from '../accuracy/markdown.ts';
import { readSharedData } from '../sets/shared-data.ts';
import { SHARED } from '../shared-folder.ts';
import { type ClusterScores, scoreClusters } from './cluster-scores.ts';
import { groupAccounts } from './group-accounts.ts';
import { type LabelledAccount, labelledAccounts, otherCompanies } from './labelled-accounts.ts';
import { peerGroups } from './peer-groups.ts';
import { resolvedIdentities } from './resolved-identities.ts';

/**
 * Measures how well doubles are found and grouped: by the accounts alone, resolved against a universe first, among four
 * times as many other companies, and beside other tools. `npm run bench:duplicates [sites,patstat,vendors]`; the universe
 * is that of the data directory CORE_UNIVERSE.
 */
const WORK = 'bench/.cache/duplicates';
const OTHERS = 4;

const HEADINGS = ['', 'pairs P', 'R', 'F1', 'B-cubed P', 'R', 'F1', 'seconds'];

if (!existsSync(SHARED)) throw new Error(`no data at ${SHARED}; set CORE_SHARED_DATA`);
const data = await readSharedData(SHARED);
const wanted = process.argv[2]?.split(',');
for (const { name, rows } of labelledAccounts(data, join(SHARED, 'labelled', 'vendor-names.csv'))) {
  if (wanted !== undefined && !wanted.includes(name)) continue;
  const folder = join(WORK, name);
  mkdirSync(folder, { recursive: true });
  const others = otherCompanies(data, rows.length * OTHERS, name === 'sites');
  const lines = [measure('core, accounts alone', rows), await measureResolved(rows, folder)];
  lines.push(measure(`among ${others.length} others`, [...rows, ...others]));
  for (const [peer, groups] of Object.entries(await peerGroups(rows, folder))) {
    lines.push(lineOf(peer, scoreClusters(told(rows), groups.labels), groups.seconds));
    if (groups.precise !== undefined)
      lines.push(lineOf(`${peer} at P .97`, scoreClusters(told(rows), groups.precise), groups.seconds));
  }
  console.log(`\n${name}: ${rows.length} accounts of ${new Set(told(rows)).size} companies\n`);
  console.log(
    table(
      HEADINGS,
      lines.filter((line) => line.length > 0),
    ),
  );
}

function told(rows: readonly LabelledAccount[]): readonly (string | undefined)[] {
  return rows.map(({ cluster }) => cluster);
}

function measure(what: string, rows: readonly LabelledAccount[]): readonly string[] {
  const { labels, findSeconds, groupSeconds } = groupAccounts(rows.map(({ account }) => account));
  return lineOf(what, scoreClusters(told(rows), labels), findSeconds + groupSeconds);
}

async function measureResolved(rows: readonly LabelledAccount[], folder: string): Promise<readonly string[]> {
  const dataDir = process.env.CORE_UNIVERSE;
  if (dataDir === undefined) return [];
  const accounts = rows.map(({ account }) => account);
  const identities = await resolvedIdentities(accounts, folder, dataDir);
  const { labels, findSeconds, groupSeconds } = groupAccounts(accounts, identities);
  return lineOf('core, resolved', scoreClusters(told(rows), labels), findSeconds + groupSeconds);
}

function lineOf(what: string, { pairs, bCubed }: ClusterScores, seconds: number): readonly string[] {
  const figures = [pairs, bCubed].flatMap(({ precision, recall, f1 }) => [precision, recall, f1]);
  return [what, ...figures.map(share), seconds.toFixed(1)];
}
