import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells two builds of the product apart by what they are made of, whenever they were made. */
export function buildHash(): string {
  const hash = createHash('sha256');
  const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' }).sort();
  for (const path of paths.filter((name) => /\.js(?:on)?$/.test(name))) {
    hash.update(`${path}\n`).update(readFileSync(join('dist', path)));
  }
  return hash.digest('hex');
}
