import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clustersOf } from '../../dist/crm/duplicates/clusters.js';
import { doublesOfDraft } from '../../dist/engine/datasets/doubles-of-draft.js';
import { createDatasetFile, openDraftFile } from '../../dist/store/dataset-file/dataset-tables.js';
import { fileDataset } from '../../dist/store/dataset-file/file-dataset.js';
import { textFile } from '../../dist/store/dataset-file/text-file.js';
import { damagedName } from '../damage.ts';
import { seededRandom } from '../random.ts';
import { readSharedData } from '../sets/shared-data.ts';
import { SHARED } from '../shared-folder.ts';

/**
 * Time and memory of accounts made from real rows, a third of which nobody knows: `speed.ts [accounts] [threads] [disk]`. They are
 * read from a file, as those of the product are.
 */
const rows = Number(process.argv[2] ?? 100_000);
const threads = Number(process.argv[3] ?? 1);
const isOnDisk = process.argv[4] === 'disk';
const folder = mkdtempSync(join(tmpdir(), 'core-doubles-'));
const path = join(folder, 'accounts.draft');
await writeAccounts();
const database = openDraftFile(path);
const texts = textFile(path);
const dataset = { ...fileDataset(database), texts };
global.gc?.();
const before = process.memoryUsage().rss;
const idleBefore = performance.eventLoopUtilization();
const [started, usedBefore] = [performance.now(), process.cpuUsage()];
const doubles = await doublesOfDraft(dataset, { path, threads, ...(isOnDisk && { leastOnDisk: 0 }) });
const [found, used] = [performance.now(), process.cpuUsage(usedBefore)];
const busyMs = performance.eventLoopUtilization(idleBefore).active;
const clusters = clustersOf(dataset, doubles);
const grouped = performance.now();
const hash = createHash('sha256');
for (const double of doubles) hash.update(JSON.stringify({ ...double, reasoning: double.reasoning }));
for (const { members, coreId } of clusters) hash.update(JSON.stringify([members, coreId]));
console.log(
  `${rows} accounts, ${threads} threads${isOnDisk ? ', lists on disk' : ''}: ${doubles.length} pairs in ${seconds(found - started)} ` +
    `(${seconds((used.user + used.system) / 1000)} of processors, ${seconds(busyMs)} of this thread), ${clusters.length} groups in ${seconds(grouped - found)}; ` +
    `${Math.round((peak() - before) / 1e6)} MB above the accounts themselves; all of it has the hash ${hash.digest('hex').slice(0, 12)}`,
);
texts.close();
database.close();
rmSync(folder, { recursive: true });

async function writeAccounts(): Promise<void> {
  const random = seededRandom(11);
  const data = await readSharedData(SHARED);
  const records = [...data.sec, ...data.ror, ...data.equities];
  const file = createDatasetFile(path);
  const account = file.prepare('INSERT INTO account (id, line, body, resolved_by) VALUES (?, ?, ?, ?)');
  const resolution = file.prepare(
    `INSERT INTO resolution (position, core_id, outcome, confidence, is_provisional, body) VALUES (?, ?, ?, 'HIGH', 0, '')`,
  );
  file.exec('BEGIN');
  for (let row = 0; row < rows; row++) {
    const at = random.below(records.length);
    const record = records[at];
    if (record === undefined) continue;
    const given = (field: string, value: string | undefined, part: number) =>
      value !== undefined && value !== '' && random.chance(part) ? { [field]: value } : {};
    const id = `a${String(row).padStart(8, '0')}`;
    const body = {
      external_id: id,
      trading_name: damagedName(random.pick(record.names).value, random),
      ...given('website', record.websites[0], 0.5),
      ...given('phone', record.phone, 0.5),
      ...given('address', record.address, 0.4),
      ...given('city', record.city, 0.7),
      ...given('postal_code', record.postalCode, 0.4),
      ...given('country', record.country, 0.8),
    };
    const { lastInsertRowid } = account.run(id, row + 1, JSON.stringify(body), '');
    const isKnown = at % 3 !== 0;
    resolution.run(
      lastInsertRowid,
      isKnown ? String(1_000_000_000 + at) : null,
      isKnown ? 'matched' : 'no_match',
    );
  }
  file.exec('COMMIT');
  file.close();
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function peak(): number {
  return process.resourceUsage().maxRSS * 1024;
}
