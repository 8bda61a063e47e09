import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Workplace } from './run-core.ts';

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');

/** Runs the command of its arguments on a terminal of its own, and types the keys once the cue has been shown. */
const TERMINAL = `
import os, pty, sys
cue, keys, command = sys.argv[1], sys.argv[2], sys.argv[3:]
pid, terminal = pty.fork()
if pid == 0: os.execvp(command[0], command)
seen, typed = b"", False
while True:
    try: chunk = os.read(terminal, 65536)
    except OSError: break
    if not chunk: break
    seen += chunk
    if not typed and cue != "" and cue.encode() in seen:
        typed = True
        os.write(terminal, keys.encode())
sys.stdout.buffer.write(seen)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

export interface Shown {
  /** What the terminal got, with its colours. */
  readonly screen: string;
  readonly code: number | null;
}

interface Typed {
  readonly cue?: string;
  readonly keys?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs `core` on a real terminal, where somebody types the keys at the cue. */
export function onTerminal(place: Workplace, typed: Typed, ...args: readonly string[]): Promise<Shown> {
  return programOnTerminal(place, typed, [process.execPath, CORE, ...args]);
}

/** The same with any program. */
export async function programOnTerminal(
  place: Workplace,
  { cue = '', keys = '', variables = {} }: Typed,
  command: readonly string[],
): Promise<Shown> {
  const child = spawn('python3', ['-c', TERMINAL, cue, keys, ...command], {
    cwd: place.folder,
    env: {
      ...{ PATH: process.env.PATH, HOME: place.folder, TERM: 'xterm', CORE_DATA_DIR: place.dataDir },
      ...variables,
    },
  });
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { screen, code };
}
