import { createHash } from 'node:crypto';
import { CoreError } from '../contract/errors.ts';
import { canonicalEntities, type Pin } from './canonical-entities.ts';
import { CREATED_SOURCE } from './created-source.ts';
import type { IdentityStore } from './identity-store.ts';
import { hashFiles } from './importers/hash-files.ts';
import type { Importer, ImportFiles } from './importers/importer.ts';
import { starter, starterFiles } from './importers/starter.ts';
import { type NormalSourceRecord, normaliseSourceRecord } from './normal-source-record.ts';
import {
  type ImportedSource,
  REFERENCE_FORMAT,
  type ReferenceStore,
  type ReferenceVersion,
} from './reference-store.ts';
import type { RejectedLine, SourceRecord } from './source-record.ts';

const BUILD_WAIT_MS = 60_000;
const BUILD_LOOK_MS = 200;

/** Where the universe is kept. */
export interface UniverseStores {
  readonly reference: ReferenceStore;
  readonly identity: IdentityStore;
  /** ISO 8601 of now. */
  readonly now: () => string;
  /** Hears what takes a while before it begins. */
  readonly tell?: (line: string) => void;
}

export interface ImportReport {
  readonly source: ImportedSource;
  readonly entityCount: number;
  /** The source was there already with the same content: nothing was done. */
  readonly isUnchanged: boolean;
}

interface LoadedSource {
  readonly info: ImportedSource;
  readonly records: readonly SourceRecord[];
}

/** A source that comes by itself, known by its hash and loaded only when that has changed. */
interface BundledSource {
  readonly name: string;
  readonly contentHash: string;
  load(): Promise<LoadedSource>;
}

/**
 * Opens the universe in use; builds it first when there is none, when the bundled or created records have changed,
 * or when another version of core built it. While another process builds, the one in use is good enough.
 */
export async function openUniverse(stores: UniverseStores): Promise<ReferenceVersion> {
  const current = stores.reference.openCurrent();
  const isUsable = current?.format === REFERENCE_FORMAT;
  const known = current?.sources() ?? [];
  const changed = (await bundledSources(stores)).filter((source) => !isCurrent(source, known));
  if (isUsable && changed.length === 0) return current;
  const loaded = await Promise.all(changed.map((source) => source.load()));
  stores.tell?.(buildingLine(loaded));
  try {
    const next = stores.reference.exclusively(() => rebuild(stores, loaded));
    current?.close();
    return next;
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'STORE_BUSY') throw error;
    if (isUsable) return current;
    current?.close();
    return openWhenBuilt(stores, error);
  }
}

/** Another process builds the first universe: it is opened as soon as that is done. */
async function openWhenBuilt(stores: UniverseStores, busy: CoreError): Promise<ReferenceVersion> {
  for (let waitedMs = 0; waitedMs < BUILD_WAIT_MS; waitedMs += BUILD_LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, BUILD_LOOK_MS));
    const built = stores.reference.openCurrent();
    if (built?.format === REFERENCE_FORMAT) return built;
    built?.close();
  }
  throw busy;
}

/** Reads the files of a source and switches to a universe with its records in place of its earlier ones. */
export async function importSource(
  stores: UniverseStores,
  importer: Importer,
  given: ImportFiles,
): Promise<ImportReport> {
  const isBundled = importer.name === starter.name && given.paths.length === 0;
  const files = isBundled ? { ...given, paths: starterFiles() } : given;
  const contentHash = await hashFiles(importer.name, files);
  const universe = await openUniverse(stores);
  const known = universe.sources().find((source) => source.name === importer.name);
  if (known?.contentHash === contentHash) {
    const entityCount = universe.index.size;
    universe.close();
    return { source: known, entityCount, isUnchanged: true };
  }
  universe.close();
  const loaded = await load(importer, files, { contentHash, importedAt: stores.now() });
  stores.identity.setRemoved(importer.name, false);
  const next = stores.reference.exclusively(() => rebuild(stores, [loaded]));
  const entityCount = next.index.size;
  next.close();
  return { source: loaded.info, entityCount, isUnchanged: false };
}

/** Switches to a universe without the source; ids that were given out stay known where another record bears them. */
export async function removeSource(stores: UniverseStores, name: string): Promise<boolean> {
  const universe = await openUniverse(stores);
  const isKnown = universe.sources().some((source) => source.name === name);
  universe.close();
  if (!isKnown) return false;
  stores.identity.setRemoved(name, true);
  stores.reference.exclusively(() => rebuild(stores, [], name)).close();
  return true;
}

function buildingLine(loaded: readonly LoadedSource[]): string {
  if (loaded.length === 0) return 'Building the universe anew for this version of core …';
  const parts = loaded.map(
    ({ info }) => `${info.recordCount.toLocaleString('en-US')} companies of ${info.name}`,
  );
  return `Building the universe with ${parts.join(' and ')} …`;
}

function isCurrent({ name, contentHash }: BundledSource, known: readonly ImportedSource[]): boolean {
  return known.some((source) => source.name === name && source.contentHash === contentHash);
}

/** The starter universe unless it was removed, and the entities that were created from records. */
async function bundledSources({ identity, now }: UniverseStores): Promise<readonly BundledSource[]> {
  const sources: BundledSource[] = [];
  const removed = identity.removedSources();
  if (!removed.has(starter.name)) {
    const files: ImportFiles = { paths: starterFiles(), options: {} };
    const contentHash = await hashFiles(starter.name, files);
    sources.push({
      name: starter.name,
      contentHash,
      load: () => load(starter, files, { contentHash, importedAt: now() }),
    });
  }
  const created = identity.createdRecords();
  if (created.length > 0 && !removed.has(CREATED_SOURCE.name)) {
    const source = createdSource(created, now());
    sources.push({ name: source.info.name, contentHash: source.info.contentHash, load: async () => source });
  }
  return sources;
}

function createdSource(records: readonly SourceRecord[], importedAt: string): LoadedSource {
  const contentHash = createHash('sha256').update(JSON.stringify(records)).digest('hex');
  const info = {
    ...CREATED_SOURCE,
    importedAt,
    contentHash,
    files: [],
    recordCount: records.length,
    rejected: [],
  };
  return { info, records };
}

async function load(
  importer: Importer,
  files: ImportFiles,
  { contentHash, importedAt }: { contentHash: string; importedAt: string },
): Promise<LoadedSource> {
  const records: SourceRecord[] = [];
  const rejected: RejectedLine[] = [];
  for await (const item of importer.read(files)) {
    if ('record' in item) records.push(item.record);
    else rejected.push(item.rejected);
  }
  const { name, trust, kind } = importer;
  const info = {
    name,
    trust,
    kind,
    importedAt,
    contentHash,
    files: files.paths,
    recordCount: records.length,
    rejected,
  };
  return { info, records };
}

/** Builds a version of the sources in use, with `replacing` in place of theirs and without `removed`. */
function rebuild(
  stores: UniverseStores,
  replacing: readonly LoadedSource[],
  removed?: string,
): ReferenceVersion {
  const current = stores.reference.openCurrent();
  const pins = currentPins(stores.identity.pins(), current);
  const kept = (current?.sources() ?? [])
    .filter((info) => info.name !== removed && !replacing.some((source) => source.info.name === info.name))
    .map((info) => ({ info, records: [...(current?.records(info.name) ?? [])] }));
  current?.close();
  const sources = [...kept, ...replacing].sort((a, b) => (a.info.name < b.info.name ? -1 : 1));
  const normal: NormalSourceRecord[] = sources.flatMap(({ info, records }) =>
    records.map((record) =>
      normaliseSourceRecord(record, { name: info.name, trust: info.trust, kind: info.kind }),
    ),
  );
  const entities = canonicalEntities(normal, pins);
  return stores.reference.replace({ sources, entities });
}

/** Pins with every record that their entities have by now, so that an id outlives the record it was told for. */
function currentPins(pins: readonly Pin[], current: ReferenceVersion | undefined): readonly Pin[] {
  if (current === undefined || current.format !== REFERENCE_FORMAT) return pins;
  return pins.map(({ coreId, recordKeys }) => {
    const entity = current.index.entityOf(coreId);
    const sources = entity === undefined ? [] : current.facts(entity).sources;
    return { coreId, recordKeys: [...new Set([...recordKeys, ...sources])] };
  });
}
