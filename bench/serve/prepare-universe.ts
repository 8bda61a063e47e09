import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCore } from '../run-core.ts';

/**
 * Makes a data directory with the universe of another one, the starter's when there is none, and says what is in it.
 * Versions of the universe never change, so they are linked; one that another core has built is built anew.
 */
export async function prepareUniverse(dataDir: string, from: string): Promise<string> {
  copyUniverse(dataDir, from);
  const { stdout } = await runCore(['reference', 'list', '--json', '--data-dir', dataDir]);
  const { version, entities, sources } = JSON.parse(stdout);
  const names = sources.map(({ name }: { readonly name: string }) => name).join(', ');
  return `${entities} entities of ${names}; version ${version}`;
}

/** Copies the universe in use, without the jobs. */
export function copyUniverse(dataDir: string, from: string): void {
  const [source, target] = [join(from, 'reference'), join(dataDir, 'reference')];
  if (!existsSync(join(source, 'current'))) return;
  mkdirSync(target, { recursive: true });
  const file = `${readFileSync(join(source, 'current'), 'utf8').trim()}.sqlite`;
  linkOrCopy(join(source, file), join(target, file));
  copyFileSync(join(source, 'current'), join(target, 'current'));
}

/** The folder of temporary files may be on another disk. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
