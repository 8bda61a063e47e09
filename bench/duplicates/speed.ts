import type { CrmAccount } from '../../dist/contract/crm-account.js';
import type { AccountIdentity } from '../../dist/crm/dataset.js';
import { damagedName } from '../damage.ts';
import { seededRandom } from '../random.ts';
import { readSharedData } from '../sets/shared-data.ts';
import { SHARED } from '../shared-folder.ts';
import { groupAccounts } from './group-accounts.ts';

/** Time and memory of accounts made from real rows, a third of which nobody knows: `speed.ts [accounts]`. */
const rows = Number(process.argv[2] ?? 100_000);
const random = seededRandom(11);
const data = await readSharedData(SHARED);
const records = [...data.sec, ...data.ror, ...data.equities];
const identities = new Map<string, AccountIdentity>();
const accounts: CrmAccount[] = [];
for (let row = 0; row < rows; row++) {
  const at = random.below(records.length);
  const record = records[at];
  if (record === undefined) continue;
  const given = (field: string, value: string | undefined, part: number) =>
    value !== undefined && value !== '' && random.chance(part) ? { [field]: value } : {};
  const id = `a${String(row).padStart(8, '0')}`;
  accounts.push({
    external_id: id,
    trading_name: damagedName(random.pick(record.names).value, random),
    ...given('website', record.websites[0], 0.5),
    ...given('phone', record.phone, 0.5),
    ...given('address', record.address, 0.4),
    ...given('city', record.city, 0.7),
    ...given('postal_code', record.postalCode, 0.4),
    ...given('country', record.country, 0.8),
  });
  if (at % 3 !== 0)
    identities.set(id, { coreId: String(1_000_000_000 + at), confidence: 'HIGH', outcome: 'matched' });
}
global.gc?.();
const before = process.memoryUsage().rss;
const { doubles, groups, findSeconds, groupSeconds } = groupAccounts(accounts, identities);
console.log(
  `${rows} accounts, ${accounts.length - identities.size} without an entity: ${doubles} pairs in ${findSeconds.toFixed(1)} s, ` +
    `${groups} groups in ${groupSeconds.toFixed(1)} s; ${Math.round((peak() - before) / 1e6)} MB above the accounts themselves`,
);

function peak(): number {
  return process.resourceUsage().maxRSS * 1024;
}
