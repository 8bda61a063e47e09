import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Workplace } from './run-core.ts';

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');

/** Between cues, and between the keys that are typed at each. */
const THEN = '\x1f';

/** Runs the command of its arguments on a terminal of its own, and types the keys once the cue has been shown. */
const TERMINAL = `
import os, pty, sys
cues, keys, command = sys.argv[1].split("\\x1f"), sys.argv[2].split("\\x1f"), sys.argv[3:]
pid, terminal = pty.fork()
if pid == 0: os.execvp(command[0], command)
seen, at, begin = b"", 0, 0
while True:
    try: chunk = os.read(terminal, 65536)
    except OSError: break
    if not chunk: break
    seen += chunk
    while at < len(cues) and cues[at] != "" and cues[at].encode() in seen[begin:]:
        begin = seen.index(cues[at].encode(), begin) + len(cues[at].encode())
        os.write(terminal, keys[at].encode())
        at += 1
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

/** A shell that takes up again what Ctrl-Z has suspended. */
const SHELL = `
import os, signal, sys
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
pid = os.fork()
if pid == 0:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    os.execvp(sys.argv[1], sys.argv[1:])
status = os.waitpid(pid, os.WUNTRACED)[1]
if os.WIFSTOPPED(status):
    os.tcsetpgrp(0, os.getpgrp())
    os.write(1, b"[suspended]")
    os.tcsetpgrp(0, pid)
    os.kill(pid, signal.SIGCONT)
    status = os.waitpid(pid, 0)[1]
sys.exit(os.waitstatus_to_exitcode(status))
`;

/** Runs core in a shell, suspends it with Ctrl-Z at the cue, and types the keys when it asks again. */
export function suspendedOnTerminal(
  place: Workplace,
  { cue = '', keys = '' }: Typed,
  ...args: readonly string[]
): Promise<Shown> {
  const typed = { cue: [cue, '[suspended]', cue].join(THEN), keys: ['\x1a', '', keys].join(THEN) };
  return programOnTerminal(place, typed, ['python3', '-c', SHELL, process.execPath, CORE, ...args]);
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
