import { createHash, randomBytes } from 'node:crypto';
import type { BulkKey, BulkStore } from '../../dist/jobs/bulk-store.js';

const ROWS_OF_PART = 50_000;
const OPTIONS = { createMissing: false, keepEvidence: true };

/** Takes rows as a bulk of the workspace, as a service does; they wait until it is started. Gives it with its parts. */
export async function takeRows(bulks: BulkStore, workspace: string, count: number) {
  const id = await bulks.create({
    ...{ workspace, family: 'entity-resolution', options: OPTIONS, keyId: 'key_1' },
  });
  const key: BulkKey = { workspace, id };
  const parts = Math.ceil(count / ROWS_OF_PART);
  for (let part = 1; part <= parts; part++) {
    const rows = Math.min(ROWS_OF_PART, count - (part - 1) * ROWS_OF_PART);
    const sha256 = createHash('sha256').update(randomBytes(16)).digest('hex');
    await bulks.addPart(key, { part, sha256, rows: Array.from({ length: rows }, (_, at) => waitingRow(at)) });
  }
  return { key, parts };
}

/** As an account of a CRM, charged for. */
export function waitingRow(at: number) {
  return {
    request: {
      ...{ legal_name: `Company of Number ${at} Limited`, website: `https://www.company-${at}.example` },
      ...{ address: `${at} Main Street`, city: 'Springfield', state: 'Illinois', country: 'United States' },
      ...{
        postal_code: String(10_000 + (at % 89_999)),
        phone: '+1 217 555 0100',
        external_id: `account-${at}`,
      },
    },
    charges: [{ operation: 'entity-resolution' as const, amount: 1 }],
  };
}
