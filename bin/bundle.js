import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Puts the compiled command line into a few files: `core` starts in half the time. Its code may look for files beside
 * itself (the worker, found by its name in this folder) or two folders up (package.json, src/). What few commands need,
 * and what is no JavaScript, stays outside.
 */
const OUTSIDE = [
  'better-sqlite3',
  'pg',
  'piscina',
  'pino',
  'fastify',
  '@modelcontextprotocol/sdk',
  'undici',
  'prom-client',
  'selfsigned',
  'ora',
  '@inquirer/prompts',
];

const root = new URL('..', import.meta.url).pathname;
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['dist/cli/main.js', 'dist/engine/resolve-worker.js', 'dist/engine/datasets/judge-worker.js'],
  outdir: 'dist/bundle',
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: OUTSIDE,
  // Some packages are CommonJS inside.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
  metafile: true,
});
// The page of a report: its script and style stand in the report itself.
await build({
  absWorkingDir: root,
  entryPoints: ['src/web/report-page/main.ts', 'src/web/report-page/main.css'],
  outdir: 'dist/report-page',
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome105', 'firefox115', 'safari15.4'],
  charset: 'ascii',
  logLevel: 'warning',
});
// What an earlier build left goes last, so that a running command finds its files as long as may be.
for (const name of readdirSync(join(root, 'dist/bundle')))
  if (!(`dist/bundle/${name}` in metafile.outputs)) rmSync(join(root, 'dist/bundle', name));
