import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The command of the built product. */
export const CORE = join(import.meta.dirname, '..', 'bin', 'core.js');

export interface CoreRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly seconds: number;
  /** What all its threads took of the processors, up to a tenth of a second before its end. */
  readonly processorSeconds: number;
  /** Largest resident set of the process with its threads, in MB. */
  readonly peakMb: number;
}

/** Runs the command line in a process of its own, with more variables in its environment; throws when it fails. */
export function runCore(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<CoreRun> {
  return runCommand(CORE, words, variables);
}

/** The same for another copy of the command. */
export function runCommand(
  command: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<CoreRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  let [peakKb, processorSeconds] = [0, 0];
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, peakOf(child.pid));
    processorSeconds = Math.max(processorSeconds, processorSecondsOf(child.pid));
  }, 100);
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch);
      if (code !== 0)
        return reject(new Error(`core ${words.join(' ')} ended with ${code}: ${output.stderr}`));
      resolve({
        ...output,
        seconds: (performance.now() - started) / 1000,
        processorSeconds,
        peakMb: Math.round(peakKb / 1024),
      });
    });
  });
}

/** High-water mark of the resident set as the kernel keeps it (Linux), in kB. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The kernel counts in hundredths of a second (Linux). */
const TICKS_PER_SECOND = 100;

/** User and system time of a process with all its threads, behind its name in brackets; 0 when it is gone. */
export function processorSecondsOf(pid: number | undefined): number {
  try {
    const [, behindName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = behindName.split(' ').slice(11, 13).map(Number);
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
