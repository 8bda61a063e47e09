import { join, resolve } from 'node:path';
import { homeFolder } from './home-folder.ts';

/** `--data-dir`, then CORE_DATA_DIR, then `core` in the folder of the XDG base directory rules. */
export function dataDirectory(option: string | undefined, env: NodeJS.ProcessEnv): string {
  const chosen = option ?? env.CORE_DATA_DIR;
  if (chosen !== undefined && chosen !== '') return resolve(chosen);
  const base = env.XDG_DATA_HOME;
  return base?.startsWith('/') ? join(base, 'core') : join(homeFolder(), '.local', 'share', 'core');
}
