import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = new URL('..', import.meta.url).pathname;
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/**
 * Puts the compiled command line into a few files: `core` starts in half the time. Its code may look for files beside
 * itself (the worker, found by its name in this folder) or two folders up (package.json, src/). What few commands need,
 * what need not be installed, and what is no JavaScript, stays outside.
 */
const OUTSIDE = [
  ...Object.keys(optionalDependencies),
  'better-sqlite3',
  'piscina',
  'pino',
  'fastify',
  '@modelcontextprotocol/sdk',
  'undici',
  'prom-client',
  'selfsigned',
  'ora',
  '@inquirer/prompts',
  'open',
];

const OF_PAGES = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome105', 'firefox115', 'safari15.4'],
  charset: 'ascii',
  logLevel: 'warning',
};
// Before the command line is loaded, which tells it.
writeFileSync(join(root, 'dist/build.json'), `${JSON.stringify({ build: buildOf() })}\n`);

const COMPLETION = 'completion.json';
/** The code of threads, by name. */
const WORKERS = {
  'resolve-worker': 'dist/engine/threads/resolve-worker.js',
  'ended-jobs-worker': 'dist/engine/threads/ended-jobs-worker.js',
  'early-worker': 'dist/engine/datasets/early-worker.js',
  'scoring-worker': 'dist/engine/datasets/scoring-worker.js',
};
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'dist/cli/main.js',
    completion: 'dist/cli/completion/main.js',
    'judge-worker': 'dist/engine/datasets/judge-worker.js',
    ...WORKERS,
  },
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
// Piscina asks for the code of a thread by `require`, and Node ends the whole process where a thread is ended while it
// requires a module. What is required here is no module, and imports it: that may be cut off at any moment.
for (const [name, compiled] of Object.entries(WORKERS)) {
  const functions = metafile.outputs[`dist/bundle/${name}.js`].exports;
  const asked = functions.map((one) => `exports.${one} = worker.then((functions) => functions.${one});\n`);
  const text = `const worker = import('./${name}.js');\n${asked.join('')}`;
  for (const folder of ['dist/bundle', dirname(compiled)])
    writeFileSync(join(root, folder, `${name}.cjs`), text);
}
// What Tab is answered by, so that the command line need not be loaded for it.
const { commandLine } = await import('../dist/cli/main.js');
const { completedCommand } = await import('../dist/cli/completion/completed-command.js');
writeFileSync(join(root, 'dist/bundle', COMPLETION), JSON.stringify(completedCommand(commandLine())));
// The page of a report: its script and style stand in the report itself.
await build({
  ...OF_PAGES,
  entryPoints: ['src/web/report-page/main.ts', 'src/web/report-page/main.css'],
  outdir: 'dist/report-page',
});
// The reference of the HTTP interface: Redoc, without the picture that it loads from its makers.
const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
await build({
  ...OF_PAGES,
  entryPoints: ['src/web/reference-page/main.ts', 'src/web/reference-page/main.css'],
  outdir: 'dist/reference-page',
  banner: {
    js: without(
      readFileSync(redoc, 'utf8'),
      /[\w$]+\.createElement\([\w$]+,null\),(?="API docs by Redocly")/g,
    ).replaceAll(LOGO, ''),
  },
});
copyFileSync(`${redoc}.LICENSE.txt`, join(root, 'dist/reference-page/redoc.standalone.js.LICENSE.txt'));
copyFileSync(join(redoc, '../../LICENSE'), join(root, 'dist/reference-page/redoc.LICENSE.txt'));

/** By which builds of one version are told apart: the day of the commit and the commit; without a repository today. */
function buildOf() {
  try {
    const format = ['-c', 'core.abbrev=8', 'log', '-1', '--date=format:%Y%m%d', '--format=%cd.%h'];
    const said = execFileSync('git', format, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return String(said).trim();
  } catch {
    return new Date().toISOString().slice(0, 10).replaceAll('-', '');
  }
}

/** Without what the pattern finds; a release of Redoc in which that is not found once is to be looked at. */
function without(text, pattern) {
  if (text.match(pattern)?.length !== 1) throw new Error(`redoc has changed: ${pattern} is to be found once`);
  return text.replace(pattern, '');
}

// The web application: its names are those of their content, so that browsers may keep them.
const { metafile: webFiles } = await build({
  ...OF_PAGES,
  entryPoints: { app: 'src/web/app/main.tsx', link: 'src/web/app/link.ts', style: 'src/web/app/app.css' },
  entryNames: '[name]-[hash]',
  outdir: 'dist/web-app',
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  metafile: true,
});
const webNames = Object.keys(webFiles.outputs).map((path) => path.replace('dist/web-app/', ''));
writeFileSync(join(root, 'dist/web-app/files.json'), JSON.stringify(webNames));
for (const name of readdirSync(join(root, 'dist/web-app')))
  if (name !== 'files.json' && !webNames.includes(name)) rmSync(join(root, 'dist/web-app', name));
// What an earlier build left goes last, so that a running command finds its files as long as may be.
for (const name of readdirSync(join(root, 'dist/bundle')))
  if (name !== COMPLETION && !(`dist/bundle/${name.replace('.cjs', '.js')}` in metafile.outputs))
    rmSync(join(root, 'dist/bundle', name));

// The universe of the companies that come with core, so that the first command need not build it: that takes seconds.
const STARTER = join(root, 'dist/starter');
/** What such a universe is made of and by. */
const MADE_OF = ['contract', 'resolution', 'sources', 'universe', 'store/universe-file'].map(
  (name) => `dist/${name}`,
);
const hash = hashOf([...MADE_OF, 'src/sources/starter', 'src/resolution/tables']);
if (!existsSync(join(STARTER, hash))) buildStarter();

function buildStarter() {
  rmSync(STARTER, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(root, 'dist/building-'));
  try {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CORE_')));
    const words = [join(root, 'bin/core.js'), 'reference', 'list', '--data-dir', dataDir];
    execFileSync(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    mkdirSync(STARTER);
    for (const name of readdirSync(join(dataDir, 'reference')).filter((file) => file.endsWith('.sqlite'))) {
      renameSync(join(dataDir, 'reference', name), join(STARTER, name));
      // Whoever installs core need not be who uses it.
      chmodSync(join(STARTER, name), 0o644);
    }
    writeFileSync(join(STARTER, hash), '');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function hashOf(folders) {
  const sum = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (file.isFile()) sum.update(`${file.name} `).update(readFileSync(join(file.parentPath, file.name)));
  return sum.digest('hex').slice(0, 12);
}
