import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A data folder of its own with the universe of another, whose files never change and are shared. */
export function copyOfData(dataDir: string, copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  const [from, to] = [join(dataDir, 'reference'), join(copy, 'reference')];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  copyFileSync(join(dataDir, 'core.sqlite'), join(copy, 'core.sqlite'));
  copyFileSync(join(from, 'current'), join(to, 'current'));
  for (const file of readdirSync(from).filter((name) => name.endsWith('.sqlite')))
    linkSync(join(from, file), join(to, file));
  return copy;
}
