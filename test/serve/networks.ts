import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { isThere } from '../is-there.ts';

/** A machine with a network of its own, that has one address beside its loopback. */
export interface Machine {
  readonly address: string;
  /** Words that stand before a command which is to run there. */
  readonly enter: readonly string[];
}

/** Machines that reach each other through a bridge, and nothing else. */
export interface Networks {
  /** Holds the bridge. */
  readonly hub: Machine;
  /** A new one. */
  machine(): Machine;
}

const SUBNET = '10.88.0';
const TOOLS = ['unshare', 'nsenter', 'ip'];
/** Keeps the network until its standard input closes, at the latest with the tests. */
const HOLD = 'ip link set lo up && echo up && exec cat';

/** Connects who listens at an address or path with those behind, by turns, each as soon as it takes connections. */
const RELAY = `
  const net = require('node:net');
  const place = (text) => text.startsWith('/') ? { path: text } : { host: text.split(':')[0], port: Number(text.split(':')[1]) };
  const [at, ...behind] = process.argv.slice(1).map(place);
  let turn = 0;
  const reach = (client, to) => {
    const upstream = net.connect(to);
    upstream.once('connect', () => client.pipe(upstream).pipe(client));
    upstream.once('error', () => upstream.connecting || upstream.bytesRead > 0 ? client.destroy() : setTimeout(() => client.destroyed || reach(client, to), 50));
    client.once('close', () => upstream.destroy());
  };
  process.stdin.on('end', () => process.exit()).resume();
  net.createServer((client) => reach(client.on('error', () => {}), behind[turn++ % behind.length])).listen(at, () => console.log('up'));
`;

/** Whether networks can be made here: by root, with the tools of Linux. Where not, it is told that their tests are left out. */
export function canMakeNetworks(): boolean {
  const can = TOOLS.every(isThere) && spawnSync('unshare', ['--net', 'true']).status === 0;
  if (!can) process.stderr.write('networks cannot be made here: their tests are skipped.\n');
  return can;
}

/** Makes a bridge, which is gone with all that hangs on it when the test is. */
export async function networks(): Promise<Networks> {
  const hold = async (): Promise<number> => {
    const { pid } = await held('unshare', ['--net', 'sh', '-c', HOLD]);
    if (pid === undefined) throw new Error('a network could not be made');
    return pid;
  };
  const enter = (pid: number) => ['nsenter', `--net=/proc/${pid}/ns/net`];
  const ip = (pid: number, words: string) => run([...enter(pid), 'ip', ...words.split(' ')]);
  const bridge = await hold();
  ip(bridge, 'link add bridge type bridge');
  ip(bridge, `address add ${SUBNET}.1/24 dev bridge`);
  ip(bridge, 'link set bridge up');
  const waiting = await Promise.all(Array.from({ length: MOST_MACHINES }, hold));
  let last = 1;
  return {
    hub: { address: `${SUBNET}.1`, enter: enter(bridge) },
    machine() {
      const pid = waiting.pop();
      if (pid === undefined) throw new Error(`there are at most ${MOST_MACHINES} machines`);
      const number = ++last;
      const address = `${SUBNET}.${number}`;
      ip(bridge, `link add to${number} type veth peer name eth0 netns ${pid}`);
      ip(bridge, `link set to${number} master bridge up`);
      ip(pid, `address add ${address}/24 dev eth0`);
      ip(pid, 'link set eth0 up');
      return { address, enter: enter(pid) };
    },
  };
}

const MOST_MACHINES = 6;

/** Whoever connects to `at` on the machine (`host:port`) speaks with one of `behind`, which are such places too, or paths. */
export async function relay({ enter }: Machine, at: string, behind: readonly string[]): Promise<void> {
  const [program = '', ...rest] = [...enter, process.execPath, '-e', RELAY, at, ...behind];
  await held(program, rest);
}

/** Starts a program and waits for its first word; it ends when the test does. */
async function held(program: string, words: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isUp = once(child.stdout, 'data').then(() => true);
  const isOver = once(child, 'exit').then(() => false);
  if (!(await Promise.race([isUp, isOver]))) throw new Error(`${program} ${words[0]} ended at once`);
  return child;
}

function run([program = '', ...words]: readonly string[]): void {
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
