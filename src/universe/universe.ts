import { CoreError } from '../contract/errors.ts';
import { CREATED_SOURCE, type Source, type SourceInfo } from '../resolution/records/source.ts';
import { currentPins, lastKnown } from './current-pins.ts';
import { noticeLost } from './lost-sources.ts';
import { isOwnTable } from './own-table.ts';
import { bundledSource, createdSource, sourceAgain, stagedSource } from './read-source.ts';
import {
  type CreatedDraft,
  type DraftSource,
  type ImportedSource,
  REFERENCE_FORMAT,
  type ReferenceVersion,
  type StagedPins,
} from './reference-store.ts';
import { refuseShrinking } from './shrinking-source.ts';
import { takenOver } from './taken-over.ts';
import type { UniverseStores } from './universe-stores.ts';

const BUILD_WAIT_MS = 60_000;
const BUILD_LOOK_MS = 200;

export interface ImportReport {
  readonly source: ImportedSource;
  readonly entityCount: number;
  /** Identifiers and websites that stand on records of several companies, and link nothing. */
  readonly reusedCount: number;
  /** Rows of a user's own table that are one company with an earlier row of it. */
  readonly repeatedCount: number;
  /** The source was there already with the same content: nothing was done. */
  readonly isUnchanged: boolean;
}

/** A source that comes by itself, known by its hash and loaded only when that has changed. */
interface BundledSource {
  readonly name: string;
  readonly contentHash: string;
  load(): Promise<DraftSource>;
}

/**
 * Opens the universe in use; builds it first when there is none, when the bundled or created records have changed,
 * or when another version of core built it. While another process builds, the one in use is good enough.
 */
export async function openUniverse(
  stores: UniverseStores,
  { mayLackSources = false } = {},
): Promise<ReferenceVersion> {
  // Noted after the switch to them: in this order all of them are in what is opened.
  const imported = await stores.identity.importedSources();
  await stores.reference.takeUp();
  const current = stores.reference.openCurrent();
  const isUsable = current?.format === REFERENCE_FORMAT;
  if (!mayLackSources) await noticeLost(stores, imported, current);
  const changed = await changedSources(stores, current);
  if (isUsable && changed.length === 0) return current;
  try {
    const next = await stores.reference.exclusively(() => builtAnew(stores));
    current?.close();
    return next;
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'STORE_BUSY') throw error;
    if (isUsable) return current;
    current?.close();
    return openWhenBuilt(stores, error);
  }
}

/** Another process may have built what is needed between the look and the lock. */
async function builtAnew(stores: UniverseStores): Promise<ReferenceVersion> {
  const current = stores.reference.openCurrent() ?? (await takenOver(stores));
  const isUsable = current?.format === REFERENCE_FORMAT;
  const changed = await changedSources(stores, current);
  if (isUsable && changed.length === 0) return current;
  current?.close();
  return withChanged(stores, changed, isUsable);
}

/** The sources that come by themselves and are not in the version as they are. */
async function changedSources(
  stores: UniverseStores,
  current: ReferenceVersion | undefined,
): Promise<readonly BundledSource[]> {
  const known = current?.sources() ?? [];
  return (await bundledSources(stores)).filter((source) => !isCurrent(source, known));
}

/** What was created stands beside the version in use, if it may; anything else needs another one. */
async function withChanged(
  stores: UniverseStores,
  changed: readonly BundledSource[],
  isUsable: boolean,
): Promise<ReferenceVersion> {
  const created = await createdDraft(stores);
  const isAllCreated = changed.every(({ name }) => name === CREATED_SOURCE.name);
  if (isUsable && isAllCreated && created !== undefined) {
    const appended = stores.reference.append(created);
    if (appended !== undefined) return appended;
  }
  const loaded = await Promise.all(changed.map((source) => source.load()));
  stores.tell?.(buildingLine(loaded.map((source) => source.info)));
  return rebuild(stores, loaded);
}

/** Another process builds the first universe: it is opened as soon as that is done. */
async function openWhenBuilt(stores: UniverseStores, busy: CoreError): Promise<ReferenceVersion> {
  for (let waitedMs = 0; waitedMs < BUILD_WAIT_MS; waitedMs += BUILD_LOOK_MS) {
    await stores.sleep(BUILD_LOOK_MS);
    await stores.reference.takeUp();
    const built = stores.reference.openCurrent();
    if (built?.format === REFERENCE_FORMAT) return built;
    built?.close();
  }
  throw busy;
}

export interface ImportSourceOptions {
  /** It may have lost more than half of its records. */
  readonly mayShrink?: boolean;
}

/**
 * Reads a source and switches to a universe with its records in place of its earlier ones. Throws SOURCE_FORMAT when none can
 * be read, and CONFLICT when more than half would leave.
 */
export async function importSource(
  stores: UniverseStores,
  source: Source,
  { mayShrink = false }: ImportSourceOptions = {},
): Promise<ImportReport> {
  (await openUniverse(stores, { mayLackSources: true })).close();
  // From its first row on, so that a second import is refused before it has read any.
  return stores.reference.exclusively(async () => {
    const report = await importAlone(stores, source, mayShrink);
    if (!stores.bundled.includes(source)) await stores.identity.setImported(source.name, true);
    return report;
  });
}

async function importAlone(
  stores: UniverseStores,
  source: Source,
  mayShrink: boolean,
): Promise<ImportReport> {
  const contentHash = await source.hash();
  const unchanged = unchangedReport(stores, source.name, contentHash);
  if (unchanged !== undefined) return unchanged;
  const staged = await stagedSource(stores, { source, contentHash });
  try {
    refuseShrinking(staged.info, { known: knownSource(stores, source.name), mayShrink });
    await stores.identity.setRemoved(source.name, false);
    const next = await rebuild(stores, [staged]);
    const report = { source: staged.info, ...countsOf(next, staged.info), isUnchanged: false };
    next.close();
    return report;
  } finally {
    staged.records.remove();
  }
}

function unchangedReport(
  { reference }: UniverseStores,
  name: string,
  contentHash: string,
): ImportReport | undefined {
  const universe = reference.openCurrent();
  const known = universe?.sources().find((source) => source.name === name);
  const report =
    universe !== undefined && known?.contentHash === contentHash
      ? { source: known, ...countsOf(universe, known), isUnchanged: true }
      : undefined;
  universe?.close();
  return report;
}

function knownSource({ reference }: UniverseStores, name: string): ImportedSource | undefined {
  const universe = reference.openCurrent();
  const known = universe?.sources().find((source) => source.name === name);
  universe?.close();
  return known;
}

function countsOf(
  universe: ReferenceVersion,
  source: SourceInfo,
): Pick<ImportReport, 'entityCount' | 'reusedCount' | 'repeatedCount'> {
  return {
    entityCount: universe.entityCount,
    reusedCount: universe.reused().length,
    repeatedCount: isOwnTable(source) ? universe.repeatedRecords(source.name) : 0,
  };
}

/** Switches to a universe without the source; ids that were given out stay known. */
export async function removeSource(stores: UniverseStores, name: string): Promise<boolean> {
  const universe = await openUniverse(stores, { mayLackSources: true });
  const isKnown = universe.sources().some((source) => source.name === name);
  universe.close();
  if (!isKnown && !(await stores.identity.importedSources()).has(name)) return false;
  await stores.reference.exclusively(async () => {
    await stores.identity.setRemoved(name, true);
    await stores.identity.setImported(name, false);
    (await rebuild(stores, [], name)).close();
  });
  return true;
}

function buildingLine(loaded: readonly ImportedSource[]): string {
  if (loaded.length === 0) return 'Building the universe anew for this version of core …';
  const parts = loaded.map(({ name, recordCount }) => {
    const companies = `${recordCount.toLocaleString('en-US')} ${recordCount === 1 ? 'company' : 'companies'}`;
    return name === CREATED_SOURCE.name ? `${companies} that core has created` : `${companies} of ${name}`;
  });
  return `Building the universe with ${parts.join(' and ')} …`;
}

function isCurrent({ name, contentHash }: BundledSource, known: readonly ImportedSource[]): boolean {
  return known.some((source) => source.name === name && source.contentHash === contentHash);
}

/** The bundled sources unless they were removed, and the entities that were created from records. */
async function bundledSources({ identity, bundled, now }: UniverseStores): Promise<readonly BundledSource[]> {
  const removed = await identity.removedSources();
  const used = bundled.filter(({ name }) => !removed.has(name));
  const sources = await Promise.all(
    used.map(async (source): Promise<BundledSource> => {
      const contentHash = await source.hash();
      const load = () => bundledSource(source, { contentHash, importedAt: now() });
      return { name: source.name, contentHash, load };
    }),
  );
  const created = await createdDraft({ identity, now });
  if (created !== undefined) {
    const { name, contentHash } = created.info;
    sources.push({ name, contentHash, load: async () => created });
  }
  return sources;
}

/** All records that were created; undefined when there are none, or when they were removed. */
export async function createdDraft({
  identity,
  now,
}: Pick<UniverseStores, 'identity' | 'now'>): Promise<CreatedDraft | undefined> {
  const records = await identity.createdRecords();
  if (records.length === 0 || (await identity.removedSources()).has(CREATED_SOURCE.name)) return undefined;
  return createdSource(records, now());
}

/** Builds a version of the sources in use, with `replacing` in place of theirs and without `removed`. */
async function rebuild(
  stores: UniverseStores,
  changed: readonly DraftSource[],
  removed?: string,
): Promise<ReferenceVersion> {
  // A version does not have all created records in one file, so that they are not taken over from it.
  const created = await createdDraft(stores);
  const others = changed.filter(({ info }) => info.name !== CREATED_SOURCE.name);
  const replacing: readonly DraftSource[] = created === undefined ? others : [...others, created];
  const current = stores.reference.openCurrent();
  let staged: StagedPins | undefined;
  try {
    staged = await stores.reference.stagePins(stores.identity.pins());
    const given = staged.pins;
    const isReplaced = (name: string) => replacing.some(({ info }) => info.name === name);
    const kept = (current?.sources() ?? [])
      .filter(({ name }) => name !== removed && name !== CREATED_SOURCE.name && !isReplaced(name))
      .map((info) => keptSource(info, current));
    const sources = [...kept, ...replacing].sort((a, b) => (a.info.name < b.info.name ? -1 : 1));
    // Read anew by each who asks, for there may be millions.
    const pins = { [Symbol.iterator]: () => currentPins(given, current)[Symbol.iterator]() };
    return stores.reference.replace({
      sources,
      pins,
      lastKnown: ({ recordKeys, laterKeys = [] }) => lastKnown([...laterKeys, ...recordKeys], current),
      ...(stores.tell !== undefined && { tell: stores.tell }),
    });
  } finally {
    staged?.remove();
    current?.close();
    stores.reference.tidy();
  }
}

/** Records of another version of core are normalised anew. */
function keptSource(info: ImportedSource, current: ReferenceVersion | undefined): DraftSource {
  if (current === undefined || current.format === REFERENCE_FORMAT) return { info, records: 'current' };
  return sourceAgain(info, () => current.records(info.name));
}
