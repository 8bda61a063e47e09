import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that processes take for /. Debian's part of a base image is this machine's, read only; /usr/local, the users
 * and all other folders are its own.
 */
export interface ContainerRoot {
  /** Holds what is not mounted: /app, /data, /tmp. */
  readonly folder: string;
  /** Its /usr/local, where the base images have Node. */
  readonly local: string;
  readonly users: string;
  readonly groups: string;
}

/** Programs without which no process can be given another root. */
export const PROGRAMS = ['unshare', 'nsenter', 'mount', 'chroot', 'ip'];

/** The home of root: that of who builds, for the settings of npm. */
export const BUILD_HOME = '/root';

const MOUNTED = ['usr', 'etc', 'dev', 'proc', BUILD_HOME];
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const MOUNT = `set -e
mount --rbind /dev "$ROOT/dev"
mount --rbind /proc "$ROOT/proc"
mount --bind "$OWN_HOME" "$ROOT$BUILD_HOME"
mount --bind /etc "$ROOT/etc"
mount --bind "$USERS" "$ROOT/etc/passwd"
mount --bind "$GROUPS_FILE" "$ROOT/etc/group"
mount --bind /usr "$ROOT/usr"
mount -o remount,bind,ro "$ROOT/usr"
mount --bind "$LOCAL" "$ROOT/usr/local"
exec chroot --userspec="$AS_USER" "$ROOT" /usr/bin/env -i -C "$FOLDER" "$@"`;

/** Makes a root in a new folder, with the users of the image "node". */
export function makeRoot(folder: string): ContainerRoot {
  const root = join(folder, 'root');
  const local = join(folder, 'local');
  const [users, groups] = [join(folder, 'passwd'), join(folder, 'group')];
  for (const name of MOUNTED) mkdirSync(join(root, name), { recursive: true });
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(join('usr', name), join(root, name));
  mkdirSync(join(root, 'tmp'), { mode: 0o1777 });
  mkdirSync(join(local, 'bin'), { recursive: true });
  writeFileSync(users, `root:x:0:0::${BUILD_HOME}:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n`);
  writeFileSync(groups, 'root:x:0:\nnode:x:1000:\n');
  return { folder: root, local, users, groups };
}

export interface RunOptions {
  readonly words: readonly string[];
  /** The folder to work in, as the process sees it. */
  readonly folder: string;
  readonly user: string;
  readonly variables: Readonly<Record<string, string>>;
  /** `own`: without a network but a loopback of its own. A number: the network of the process with that id. */
  readonly network?: 'own' | number;
}

/** Starts a process in a root; its id is that of the process itself. */
export function startIn(root: ContainerRoot, options: RunOptions): ChildProcessWithoutNullStreams {
  const { words, folder, user, network } = options;
  const variables = Object.entries({ PATH, ...options.variables }).map(([name, value]) => `${name}=${value}`);
  const script = network === 'own' ? `ip link set lo up\n${MOUNT}` : MOUNT;
  const unshare = ['unshare', '--mount', ...(network === 'own' ? ['--net'] : [])];
  const entered =
    typeof network === 'number' ? ['nsenter', `--target=${network}`, '--net', ...unshare] : unshare;
  const [program = '', ...rest] = [...entered, 'sh', '-c', script, 'sh', ...variables, ...words];
  return spawn(program, rest, {
    env: {
      PATH,
      ...{ ROOT: root.folder, LOCAL: root.local, USERS: root.users, GROUPS_FILE: root.groups },
      ...{ OWN_HOME: homedir(), BUILD_HOME, AS_USER: user, FOLDER: folder },
    },
  });
}
