import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isThere } from '../../is-there.ts';
import { PROGRAMS } from './container-root.ts';

/** Node and npm of a release, as the base images have them; or why they cannot be had. */
export type FetchedNode = { readonly node: string; readonly npm: string } | { readonly why: string };

/** What npm answers where the registry is not reached, unlike for what the registry does not have. */
const UNREACHED =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH)\b/;

/** Why no process can be given another root here; undefined where it can. */
export function whyNoRoots(repository: string): string | undefined {
  if (process.env.CORE_BUILD_IMAGE === 'no') return 'CORE_BUILD_IMAGE says no';
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'that needs root on Linux';
  if (!existsSync(join(repository, '.git'))) return 'this is no checkout of git';
  if (![...PROGRAMS, 'git'].every(isThere)) return 'programs of Debian are missing';
  const { status } = spawnSync('unshare', ['--mount', '--net', 'true']);
  return status === 0 ? undefined : 'this machine gives no process a root of its own';
}

/** Fetches a release of Node and the npm of its line from the npm registry, which has every release of Node. */
export async function fetchNode(release: string, folder: string): Promise<FetchedNode> {
  const name = `node-${process.platform}-${process.arch}`;
  const fetched = await npmInstall(folder, [
    `${name}@${release}`,
    `npm@${NPM_OF[release.split('.')[0] ?? '']}`,
  ]);
  if (fetched !== undefined && UNREACHED.test(fetched)) return { why: 'the npm registry cannot be reached' };
  if (fetched !== undefined) throw new Error(fetched);
  const packages = join(folder, 'node_modules');
  return { node: join(packages, name), npm: join(packages, 'npm') };
}

/** The line of npm that comes with a line of Node. */
const NPM_OF: Readonly<Record<string, number>> = { 20: 10, 22: 10, 24: 11 };

/** What npm says when it fails; undefined when it does not. */
function npmInstall(folder: string, packages: readonly string[]): Promise<string | undefined> {
  const words = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', folder];
  return new Promise((resolve) => {
    execFile('npm', [...words, ...packages], { cwd: folder }, (error, _stdout, stderr) =>
      resolve(error === null ? undefined : stderr || error.message),
    );
  });
}
