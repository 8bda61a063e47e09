import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeRows } from '../accuracy/csv-rows.ts';
import { SHARED } from '../shared-folder.ts';
import type { LabelledAccount } from './labelled-accounts.ts';

const PYTHON = process.env.CORE_PEERS_PYTHON ?? 'bench/.cache/peers/bin/python';
const SCRIPT = process.env.CORE_PEERS_SCRIPT ?? resolve(SHARED, '..', 'peers', 'peers.py');
const FIELDS = [
  'external_id',
  'name',
  'website',
  'phone',
  'address',
  'city',
  'state',
  'postal_code',
  'country',
];

/** What another tool made of the accounts: `precise` at its best threshold with a precision of .97. */
export interface PeerGroups {
  readonly labels: readonly string[];
  readonly precise?: readonly string[];
  readonly seconds: number;
}

/** Runs the other tools on the accounts; none where they are not installed (bench/README.md). */
export async function peerGroups(
  rows: readonly LabelledAccount[],
  folder: string,
): Promise<Readonly<Record<string, PeerGroups>>> {
  if (!existsSync(PYTHON) || !existsSync(SCRIPT)) return {};
  const [accounts, truth, out] = ['accounts.csv', 'truth.csv', 'peers.json'].map((name) =>
    join(folder, `peers-${name}`),
  );
  if (accounts === undefined || truth === undefined || out === undefined) return {};
  writeRows(accounts, rows.map(peerRow));
  writeRows(
    truth,
    rows.map(({ account, cluster }) => ({ external_id: account.external_id, cluster_id: cluster ?? '' })),
  );
  const script = join('bench', 'duplicates', 'peers.py');
  await promisify(execFile)(PYTHON, [script, SCRIPT, accounts, truth, out], { maxBuffer: 1 << 26 });
  return JSON.parse(readFileSync(out, 'utf8')) as Record<string, PeerGroups>;
}

function peerRow({ account }: LabelledAccount): Record<string, string> {
  const texts: Readonly<Record<string, unknown>> = { ...account, name: account.trading_name };
  return Object.fromEntries(FIELDS.map((field) => [field, String(texts[field] ?? '').replace(/\s+/g, ' ')]));
}
