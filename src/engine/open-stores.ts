import { join } from 'node:path';
import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import { prebuiltUniverse } from '../sources/prebuilt-universe.ts';
import { starterSource } from '../sources/source-of.ts';
import { DATABASE_NAME } from '../store/backup/backup-manifest.ts';
import type { ContentStore } from '../store/files/content-store.ts';
import { openContentStore } from '../store/files/open-content-store.ts';
import { openSharedFiles } from '../store/files/open-shared-files.ts';
import { ownedContentStore } from '../store/files/place-owner.ts';
import {
  type OpenedFor,
  openSqliteStores,
  openTemporaryJobs,
  type TemporaryJobs,
} from '../store/sqlite/open-sqlite-stores.ts';
import { givenSecretKey } from '../store/sqlite/secret-key-file.ts';
import { currentIdsIn } from '../store/universe-file/current-ids.ts';
import { sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { publishUniverse, sharedReferenceStore } from '../store/universe-file/shared-universe.ts';
import { createdDraft } from '../universe/universe.ts';
import type { UniverseStores } from '../universe/universe-stores.ts';
import { newIds } from './new-ids.ts';
import type { EngineStores, SharedStores } from './stores.ts';

/** What several machines have in common. */
export interface SharedPlace {
  /** Connection string of the PostgreSQL database. */
  readonly database: string;
  /** `s3://bucket/prefix`, or the path of a folder; for commands that need no files it may be left out. */
  readonly files?: string;
  /** The file with the key by which secrets in the database are encrypted: the same on all machines. */
  readonly secretKeyFile?: string;
  /** Of the environment, as the tools of AWS read them. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Where the stores are, and who tells them the time. */
export interface StorePlace {
  /** Of this machine alone; where the stores are shared it holds copies, and what is being built. */
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** Without, everything is in the data directory. */
  readonly shared?: SharedPlace | undefined;
}

/** Opens the stores. Whoever opens them closes them. Throws CONFIG and STORE_UNREACHABLE as openPostgresStores does. */
export async function openStores(
  { dataDir, clock, shared }: StorePlace,
  opened: OpenedFor = {},
): Promise<EngineStores> {
  const currentIds = currentIdsIn(referenceFolder(dataDir));
  if (shared === undefined) return openSqliteStores(dataDir, { ...partsOf(clock), currentIds }, opened);
  const { database, secretKeyFile } = shared;
  // Loaded here: on one machine nobody needs it.
  const { openPostgresStores } = await import('../store/postgres/open-postgres-stores.ts');
  const stores = await openPostgresStores(database, {
    newId: newIds(clock.now),
    currentIds,
    ...(secretKeyFile !== undefined && { secretKey: givenSecretKey(secretKeyFile) }),
  });
  const files = { content: () => sharedContent(shared, clock, stores.shared), names: stores.shared.names };
  return { ...stores, sharedFiles: openSharedFiles({ ...files, sleep: clock.sleep }) };
}

/** The jobs of a run that leaves nothing behind: they stay on this machine, wherever the stores are. */
export function temporaryJobs(clock: Pick<Clock, 'now'>): TemporaryJobs {
  return openTemporaryJobs(partsOf(clock));
}

function partsOf({ now }: Pick<Clock, 'now'>) {
  return { now, newId: newIds(now) };
}

export interface UniverseOptions extends StorePlace {
  readonly clock: Clock;
  /** Hears what takes a while before it begins. */
  readonly tell?: (line: string) => void;
}

/** Where the universe is kept, with the ids that outlive it. Throws CONFIG where machines share nothing to keep it in. */
export async function universeStores(
  options: UniverseOptions,
  stores: Pick<EngineStores, 'identity' | 'shared'>,
): Promise<UniverseStores> {
  const { dataDir, clock, shared, tell } = options;
  const folder = referenceFolder(dataDir);
  const prebuilt = prebuiltUniverse();
  const parts = { identity: stores.identity, now: () => new Date(clock.now()).toISOString() };
  return {
    reference:
      shared === undefined || stores.shared === undefined
        ? sqliteReferenceStore(folder)
        : sharedReferenceStore({
            ...{ folder, published: stores.shared.universes },
            files: await sharedContent(shared, clock, stores.shared),
            ...{ created: () => createdDraft(parts), now: clock.now },
          }),
    ...parts,
    bundled: [starterSource()],
    ...(prebuilt !== undefined && { prebuilt }),
    sleep: clock.sleep,
    ...(tell !== undefined && { tell }),
  };
}

/** Publishes the universe in a folder for all machines, in the place of whatever was published. */
export async function publishFrom(
  folder: string,
  { clock, shared }: Pick<UniverseOptions, 'clock' | 'shared'>,
  stores: Pick<EngineStores, 'shared'>,
): Promise<void> {
  if (shared === undefined || stores.shared === undefined)
    throw new Error('there is nobody to publish it for');
  const { universes: published } = stores.shared;
  const files = await sharedContent(shared, clock, stores.shared);
  await published.exclusively(() => publishUniverse({ folder, files, published }, clock.now()));
}

async function sharedContent(
  { files, variables }: SharedPlace,
  clock: Pick<Clock, 'sleep'>,
  stores: Pick<SharedStores, 'databaseId'>,
): Promise<ContentStore> {
  if (files !== undefined)
    return ownedContentStore(
      await openContentStore(files, { variables, sleep: clock.sleep }),
      stores.databaseId,
    );
  throw new CoreError('CONFIG', 'machines that share a database need a place for their files', {
    field: '--files',
    fix: 'Name it with --files or CORE_FILES: s3://bucket/prefix, or a folder that all machines see.',
  });
}

export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE_NAME);
}

export function referenceFolder(dataDir: string): string {
  return join(dataDir, 'reference');
}
