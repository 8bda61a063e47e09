import { readFileSync } from 'node:fs';
import type { DocsFiles } from '../../http/server/docs-page.ts';

/** Reads what the page at `/docs` loads: the build has put it beside the bundle. */
export function docsFiles(): DocsFiles {
  return { script: part('main.js'), style: part('main.css') };
}

function part(name: string): string {
  return readFileSync(new URL(`../reference-page/${name}`, import.meta.url), 'utf8');
}
