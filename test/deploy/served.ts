import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { CORE } from '../cli/run-core.ts';
import { tempFolder } from '../temp-folder.ts';

/** Starts `core` with the words of a file of deploy/, on a free port of loopback. */
export async function started(words: readonly string[]) {
  const dataDir = join(tempFolder(), 'data');
  cpSync(inject('starterData'), dataDir, { recursive: true });
  const own = words.map((word) => (word === '8080' ? '0' : word === '0.0.0.0' ? '127.0.0.1' : word));
  expect(own).toContain('0');
  const env = { PATH: process.env.PATH, HOME: dataDir, CORE_DATA_DIR: dataDir };
  const run = (...given: readonly string[]) => spawn(process.execPath, [CORE, ...given], { env });
  const child = run(...own);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.stdout.resume();
  const port = await new Promise<string>((found, lost) => {
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [, served] = /core serves http:\/\/[\d.]+:(\d+)/.exec(told) ?? [];
      if (served !== undefined) found(served);
    });
    void ended.then(() => lost(new Error(told)));
  });
  return {
    port,
    /** Runs another command of the same data folder. */
    run,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
