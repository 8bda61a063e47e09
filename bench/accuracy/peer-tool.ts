import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { SHARED } from '../shared-folder.ts';

const PYTHON = process.env.CORE_PEERS_PYTHON ?? 'bench/.cache/peers/bin/python';
const SCRIPT = process.env.CORE_PEERS_SCRIPT ?? resolve(SHARED, '..', 'peers', 'peers.py');

/** Says what of the peers is not installed; nothing when they are. */
export function missingPeers(): string | undefined {
  return [PYTHON, SCRIPT].find((path) => !existsSync(path));
}

/** Runs peers.py and gives what it printed. */
export async function runPeers(words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(PYTHON, [SCRIPT, ...words], { maxBuffer: 1 << 26 });
  return stdout;
}
