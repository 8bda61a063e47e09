import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of src/ and what each may import. `types` are rooms of which only types may be imported: the ports that
 * store/ implements and engine/ hands on.
 */
const ROOMS: Readonly<
  Record<string, { readonly may: readonly string[]; readonly types?: readonly string[] }>
> = {
  contract: { may: [] },
  disk: { may: ['contract'] },
  resolution: { may: ['contract'] },
  tabular: { may: ['contract', 'disk'] },
  sources: { may: ['contract', 'disk', 'tabular', 'resolution'] },
  universe: { may: ['contract', 'disk', 'resolution'] },
  crm: { may: ['contract', 'resolution', 'universe'] },
  jobs: { may: ['contract', 'resolution', 'universe', 'crm'], types: ['access', 'webhooks'] },
  access: { may: ['contract'] },
  // What a ticket decides are decisions of people about accounts.
  feedback: { may: ['contract', 'crm'] },
  // Linking an account is a step of the same work that jobs do.
  inbound: { may: ['contract'], types: ['jobs'] },
  // When to look is told to it.
  webhooks: { may: ['contract'], types: ['jobs'] },
  // CRMs: it is handed what is public and what the time is.
  connectors: { may: ['contract'] },
  evaluation: { may: ['contract'] },
  // What it tells of an entity is what an inbound enrichment gives out; queries are read as cells are.
  reconciliation: { may: ['contract', 'tabular', 'inbound'], types: ['resolution', 'universe'] },
  store: {
    // Whether a tick is due is decided in the transaction that claims it.
    may: ['contract', 'disk', 'resolution', 'universe', 'crm', 'inbound'],
    types: ['jobs', 'batch', 'access', 'webhooks', 'feedback', 'connectors', 'engine'],
  },
  engine: {
    may: [
      'contract',
      'resolution',
      'sources',
      'universe',
      'crm',
      'jobs',
      'access',
      'webhooks',
      'connectors',
      'inbound',
      'reconciliation',
      'store',
    ],
    types: ['batch', 'evaluation', 'feedback', 'disk'],
  },
  admin: {
    may: [
      'contract',
      'sources',
      'universe',
      'crm',
      'access',
      'webhooks',
      'connectors',
      'feedback',
      'inbound',
      'store',
      'engine',
    ],
    types: ['batch', 'jobs'],
  },
  // Files that people upload are for the owner of the data directory alone.
  batch: { may: ['contract', 'disk', 'tabular', 'resolution', 'crm'] },
  http: { may: ['contract'] },
  web: { may: ['contract'] },
  // What assistants may ask; who does the work is handed to it.
  mcp: { may: ['contract'] },
  cli: {
    may: [
      'contract',
      'disk',
      'tabular',
      'crm',
      'inbound',
      'batch',
      'engine',
      'admin',
      'evaluation',
      'http',
      'web',
      'mcp',
    ],
    types: ['feedback'],
  },
};

/** Packages and built-ins that belong to some rooms alone. */
const RESERVED: Readonly<Record<string, readonly string[]>> = {
  // Connectors also read and write tables of others.
  'better-sqlite3': ['store', 'connectors'],
  pg: ['connectors', 'store'],
  'graphile-worker': ['store'],
  '@aws-sdk/client-s3': ['store'],
  '@duckdb/node-api': ['store'],
  commander: ['cli'],
  chalk: ['cli'],
  ora: ['cli'],
  '@inquirer/prompts': ['cli'],
  piscina: ['engine'],
  undici: ['sources', 'webhooks', 'http', 'connectors'],
  'ipaddr.js': ['webhooks'],
  fastify: ['http'],
  pino: ['cli'],
  'prom-client': ['http'],
  selfsigned: ['http'],
  yaml: ['contract'],
  'csv-stringify/sync': ['tabular'],
  '@modelcontextprotocol/sdk/server/mcp.js': ['mcp'],
  '@modelcontextprotocol/sdk/server/stdio.js': ['mcp'],
  saxes: ['tabular'],
  yauzl: ['tabular', 'sources'],
  yazl: ['batch'],
  'node:fs': [
    'disk',
    'resolution',
    'store',
    'tabular',
    'batch',
    'sources',
    'universe',
    'connectors',
    'mcp',
    'cli',
  ],
  'node:fs/promises': ['disk', 'store', 'tabular', 'batch', 'sources', 'cli'],
  'node:worker_threads': ['engine'],
};

/** The files that may set timers of their own; everything else is handed a `Clock`. */
const SETS_TIMERS: readonly string[] = [
  // Makes the clock.
  'http/client/clock.ts',
  // The deadline of one request of the client: a socket keeps to no clock but the machine's.
  'http/client/transport.ts',
  // The deadline of what a listener passes on, for the same reason.
  'http/receiver/forward-webhook.ts',
  // Leaves a service that was restarted alone for a while; nobody hands it a clock.
  'batch/crosscheck/load-dataset.ts',
  // Looks again and again whether a named pipe has a reader, for the system does not tell.
  'batch/output/output-target.ts',
  // A database keeps to no clock but its own: when to connect or to look again, how long to gather messages, and to wait for it.
  'store/postgres/postgres-listening.ts',
  'store/postgres/postgres-signals.ts',
  'store/postgres/postgres-turns.ts',
  'store/postgres/silent-database.ts',
  // A page asks again; a browser has no other clock.
  'web/app/parts/use-later.ts',
];

/** The files above store/ that work with a database; everything else is handed ports (engine/stores.ts). */
const OPENS_A_DATABASE: readonly string[] = [
  // Composes the ports.
  'engine/open-stores.ts',
  // A thread of its own has a connection of its own.
  'engine/threads/ended-jobs-worker.ts',
  // A backup is a copy of the file, and so is what is restored from it.
  'admin/backup.ts',
  'admin/restore.ts',
  // Writes the file anew.
  'admin/compact.ts',
  // Completes words for a shell, which waits: it makes, migrates and locks nothing.
  'admin/names-in-use.ts',
];

/** Folders that have levels of their own: each area of the web application has its calls and its pages. */
const LEVELS_BELOW: Readonly<Record<string, number>> = { 'http/ui': 1, 'web/app': 2 };

const SRC = join(import.meta.dirname, '..', 'src');

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isTypeOnly: boolean;
}

const imports = filesBelow(SRC).flatMap(importsOf);

const TRAINING = join(SRC, '..', 'training');

describe('the architecture', () => {
  it('has files and imports to look at', () => {
    expect(imports.length).toBeGreaterThan(200);
  });

  it('has a room for every folder, and a folder for every room', () => {
    expect(readdirSync(SRC).sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it('lets rooms import only what the table allows', () => {
    const broken = imports.filter(({ file, target, isTypeOnly }) => {
      const to = roomOfImport(file, target);
      const from = roomOf(file);
      if (to === undefined || to === from) return false;
      const rules = ROOMS[from];
      const allowed = [...(rules?.may ?? []), ...(isTypeOnly ? (rules?.types ?? []) : [])];
      return !allowed.includes(to);
    });
    expect(broken).toEqual([]);
  });

  it('has no circle of files that import each other', () => {
    const targets = new Map<string, string[]>();
    for (const { file, target } of imports) {
      if (!target.startsWith('.')) continue;
      targets.set(file, [...(targets.get(file) ?? []), relative('.', join(dirname(file), target))]);
    }
    const settled = new Set<string>();
    const circleFrom = (file: string, path: readonly string[]): readonly string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (settled.has(file)) return undefined;
      for (const next of targets.get(file) ?? []) {
        const circle = circleFrom(next, [...path, file]);
        if (circle !== undefined) return circle;
      }
      settled.add(file);
      return undefined;
    };
    const circles = [...targets.keys()].flatMap((file) => circleFrom(file, []) ?? []);
    expect(targets.size).toBeGreaterThan(200);
    expect(circles).toEqual([]);
  });

  it('keeps packages and the file system in the rooms they belong to', () => {
    const broken = imports.filter(({ file, target }) => {
      const rooms = RESERVED[target];
      return rooms !== undefined && !rooms.includes(roomOf(file));
    });
    expect(broken).toEqual([]);
  });

  it('reads clock, randomness and environment only at the rim', () => {
    const pure = filesBelow(SRC).filter((file) => ['contract', 'resolution'].includes(roomOf(file)));
    const impure = pure.filter((file) =>
      /\bDate\.now\(|new Date\(\)|Math\.random|process\.|console\./.test(readFileSync(file, 'utf8')),
    );
    expect(pure.length).toBeGreaterThan(30);
    expect(impure).toEqual([]);
  });

  it('sets timers only where the clock is made, at the rim, and in files that are named', () => {
    const timer = /\bset(?:Timeout|Interval)\b|node:timers|AbortSignal\.timeout/;
    const setting = filesBelow(SRC)
      .filter((file) => roomOf(file) !== 'cli' && timer.test(codeOf(file)))
      .map((file) => relative(SRC, file).split(sep).join('/'));
    expect(setting.sort()).toEqual([...SETS_TIMERS].sort());
  });

  it('works with a database in store/, and above it in files that are named', () => {
    const database =
      /\/store\/(?:backup\/copy-database|sqlite\/(?:[\w-]*database|names-in-use|[\w-]*sqlite-[\w-]+))\.ts$/;
    const working = imports
      .filter(({ file, target }) => roomOf(file) !== 'store' && database.test(target))
      .map(({ file }) => file.split(sep).join('/'));
    expect([...new Set(working)].sort()).toEqual([...OPENS_A_DATABASE].sort());
  });

  it('has one file in resolution/ that reads the disk: that of the tables', () => {
    const readers = imports.filter(
      ({ file, target }) => roomOf(file) === 'resolution' && target.startsWith('node:fs'),
    );
    expect(readers.map(({ file }) => file)).toEqual([join('resolution', 'tables', 'table-text.ts')]);
  });

  it('writes evidence as text in one file of resolution/, and the steps from its sum to the probability in two', () => {
    const wire = join('contract', 'extended.ts');
    const writers = filesBelow(join(SRC, 'resolution')).filter((file) =>
      /import type \{[^}]*\bEvidence\b[^}]*\} from '[./]+\/contract\/extended\.ts'/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(imports.some(({ file, target }) => join(dirname(file), target) === wire)).toBe(true);
    expect(writers.map((file) => relative(join(SRC, 'resolution'), file)).sort()).toEqual([
      join('comparisons', 'shown-evidence.ts'),
      'decision-steps.ts',
      'explanation.ts',
    ]);
  });

  it('gives piscina no module: Node ends the whole process where a thread is ended while it requires one', () => {
    const pools = filesBelow(SRC).filter((file) => readFileSync(file, 'utf8').includes('new Piscina('));
    const asked = pools.map((file) => /\bfilename: .*'(\S+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file);
    const folders = pools.map((file) => join(SRC, '../dist', dirname(relative(SRC, file))));
    expect(asked.length).toBeGreaterThan(3);
    for (const [at, name] of asked.entries())
      for (const folder of [folders[at] ?? '', join(SRC, '../dist/bundle')]) {
        expect(name).toMatch(/\.cjs$/);
        expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^const worker = import\('/);
      }
  });

  it('lets the trainer import the product and its own files, and no benchmark', () => {
    const targets = filesBelow(TRAINING).flatMap((file) => importsOf(file).map(({ target }) => target));
    const strange = targets.filter(
      (target) => target.startsWith('.') && !/^(?:\.|\.\.\/dist)\/[a-z]/.test(target),
    );
    expect(targets.length).toBeGreaterThan(20);
    expect(strange).toEqual([]);
  });

  it('is two levels deep, but for the areas of the web application', () => {
    const deep = filesBelow(SRC)
      .map((file) => relative(SRC, file).split(sep))
      .filter((parts) => parts.length > (LEVELS_BELOW[parts.slice(0, 2).join('/')] ?? 0) + 3);
    expect(deep).toEqual([]);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

/** Without its comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^;]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...found].map(([, type, target = '', dynamic]) => ({
    file: relative(SRC, file),
    target: target === '' ? (dynamic ?? '') : target,
    isTypeOnly: type !== undefined,
  }));
}

function roomOf(file: string): string {
  const inside = file.startsWith(SRC) ? relative(SRC, file) : file;
  return inside.split(sep)[0] ?? '';
}

function roomOfImport(file: string, target: string): string | undefined {
  if (!target.startsWith('.')) return undefined;
  return roomOf(relative('.', join(dirname(file), target)));
}
