import { accessSync, constants, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From src/sources, from dist/sources when compiled, and from dist/bundle. */
const FOLDER = new URL('../../dist/starter/', import.meta.url);

/** The universe of the companies that come with core, as bin/bundle.js builds it once; undefined where there is none to be read. */
export function prebuiltUniverse(): string | undefined {
  try {
    const name = readdirSync(FOLDER).find((file) => file.endsWith('.sqlite'));
    const path = name && fileURLToPath(new URL(name, FOLDER));
    if (path !== undefined) accessSync(path, constants.R_OK);
    return path;
  } catch {
    return undefined;
  }
}
