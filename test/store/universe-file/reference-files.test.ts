import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import type {
  ReferenceDraft,
  ReferenceStore,
  ReferenceVersion,
} from '../../../src/universe/reference-store.ts';
import { company, draftOf, entitiesOf } from '../../builders.ts';
import { tempFolder } from '../../temp-folder.ts';
import { deadProcess, lockOf } from '../processes.ts';

const RECORDS: readonly SourceRecord[] = [
  company({ source: 'sec-edgar', id: '0000066740', name: '3M Co', website: 'https://3m.com', country: 'US' }),
  company({
    source: 'starter',
    id: '3m',
    name: '3M',
    legalName: '3M Company',
    website: '3m.com',
    country: 'US',
  }),
  company({ source: 'starter', id: 'siemens', name: 'Siemens', legalName: 'Siemens AG', country: 'DE' }),
  company({ source: 'ror', id: '03yrm5c26', name: 'California Digital Library', city: 'Oakland' }),
];

describe('versions of the universe', () => {
  it('are none before the first import', () => {
    expect(sqliteReferenceStore(join(tempFolder(), 'reference')).openCurrent()).toBeUndefined();
  });

  it('are in use as soon as they are written, and for the next process', () => {
    const folder = tempFolder();
    const written = replaced(sqliteReferenceStore(folder), draftOf(RECORDS));
    const current = currentOf(sqliteReferenceStore(folder));
    expect(current?.version).toBe(written.version);
    expect(current?.index.size).toBe(3);
  });

  it('have names of twelve hex digits, and another for other records', () => {
    const store = sqliteReferenceStore(tempFolder());
    const [all, fewer] = [replaced(store, draftOf(RECORDS)), replaced(store, draftOf(RECORDS.slice(1)))];
    expect(all.version).toMatch(/^[0-9a-f]{12}$/);
    expect(fewer.version).not.toBe(all.version);
  });

  it('have the same name and the same bytes of every entity in whatever order the records come', () => {
    const inOrder = contentOf(replaced(sqliteReferenceStore(tempFolder()), draftOf(RECORDS)));
    fc.assert(
      fc.property(fc.shuffledSubarray([...RECORDS], { minLength: RECORDS.length }), (records) => {
        expect(contentOf(replaced(sqliteReferenceStore(tempFolder()), draftOf(records)))).toEqual(inOrder);
      }),
      { numRuns: 20 },
    );
  });

  it('leave the version before in use when writing breaks down in the middle', () => {
    const folder = tempFolder();
    const store = sqliteReferenceStore(folder);
    const before = replaced(store, draftOf(RECORDS)).version;
    expect(() => store.replace(brokenDraft())).toThrow('the disk is gone');
    expect(currentOf(store)?.version).toBe(before);
    expect(currentOf(sqliteReferenceStore(folder))?.index.size).toBe(3);
  });

  it('are written again after a break, and leave nothing of it behind', () => {
    const folder = tempFolder();
    const store = sqliteReferenceStore(folder);
    expect(() => store.replace(brokenDraft())).toThrow('the disk is gone');
    expect(store.openCurrent()).toBeUndefined();
    const { version } = replaced(store, draftOf(RECORDS));
    expect(readdirSync(folder).sort()).toEqual([`${version}.sqlite`, 'current', 'in-use'].sort());
  });

  it('go away when they are out of use, and so does what a crash left', () => {
    const folder = tempFolder();
    const store = sqliteReferenceStore(folder);
    store.replace(draftOf(RECORDS)).close();
    writeFileSync(join(folder, 'building-1.sqlite.partial'), 'left by a crash');
    writeFileSync(join(folder, 'current.partial'), 'left by a crash');
    for (const end of ['building-1.sqlite.partial-journal', 'import-1-2.staged', 'import-1-2.staged-journal'])
      writeFileSync(join(folder, end), 'left by a crash');
    const { version } = replaced(store, draftOf(RECORDS.slice(1)));
    expect(readdirSync(folder).sort()).toEqual([`${version}.sqlite`, 'current', 'in-use'].sort());
  });

  it('stay while a reader has them open, and go when it has died', () => {
    const folder = tempFolder();
    const store = sqliteReferenceStore(folder);
    const first = replaced(store, draftOf(RECORDS)).version;
    store.replace(draftOf(RECORDS.slice(1))).close();
    expect(existsSync(join(folder, `${first}.sqlite`))).toBe(true);
    const [marker = ''] = readdirSync(join(folder, 'in-use'));
    writeFileSync(join(folder, 'in-use', marker), `${hostname()}/999999999/1`);
    store.replace(draftOf(RECORDS.slice(2))).close();
    expect(existsSync(join(folder, `${first}.sqlite`))).toBe(false);
  });

  it('keep working for a reader that opened them before the switch', () => {
    const store = sqliteReferenceStore(tempFolder());
    replaced(store, draftOf(RECORDS));
    const reader = currentOf(store);
    const all = entitiesOf(RECORDS).map((entity) => entity.facts);
    replaced(store, draftOf([]));
    expect(all.map((_, entity) => reader?.facts(entity))).toEqual(all);
    expect([...(reader?.records('starter') ?? [])]).toHaveLength(2);
  });

  it('can be written anew under the name in use while a reader has them open', () => {
    const store = sqliteReferenceStore(tempFolder());
    const first = replaced(store, draftOf(RECORDS));
    const second = replaced(store, draftOf(RECORDS));
    expect(second.version).toBe(first.version);
    expect(contentOf(first)).toEqual(contentOf(second));
  });

  it('are files that a worker thread can open by their name', () => {
    const folder = tempFolder();
    const { version } = replaced(sqliteReferenceStore(folder), draftOf(RECORDS));
    expect(existsSync(referencePath(folder, version))).toBe(true);
  });

  it('count as none when the pointer names a file that is gone', () => {
    const folder = tempFolder();
    const store = sqliteReferenceStore(folder);
    writeFileSync(join(folder, 'current'), 'ffffffffffff\n');
    expect(store.openCurrent()).toBeUndefined();
  });
});

describe('building a version alone', () => {
  it('is refused while another is being built, also in the same process', async () => {
    const store = sqliteReferenceStore(tempFolder());
    const busy = expect.objectContaining({ code: 'STORE_BUSY' });
    await store.exclusively(async () => {
      await expect(store.exclusively(async () => 'two')).rejects.toThrow(busy);
    });
    expect(await store.exclusively(async () => 'one')).toBe('one');
  });

  it('is taken over from a process that died', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'lock'), lockOf(`${hostname()}/${await deadProcess()}/1`));
    const store = sqliteReferenceStore(folder);
    expect(await store.exclusively(async () => replaced(store, draftOf(RECORDS)).index.size)).toBe(3);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});

function replaced(store: ReferenceStore, draft: ReferenceDraft): ReferenceVersion {
  const version = store.replace(draft);
  onTestFinished(() => version.close());
  return version;
}

function currentOf(store: ReferenceStore): ReferenceVersion | undefined {
  const version = store.openCurrent();
  onTestFinished(() => version?.close());
  return version;
}

/** Everything that a version says of its entities. */
function contentOf({ version, index, facts }: ReferenceVersion): readonly string[] {
  const numbers = Array.from({ length: index.size }, (_, entity) => entity);
  return [version, ...numbers.map((entity) => JSON.stringify([facts(entity), index.profile(entity)]))];
}

/** A draft whose records break off after the first, as a full disk or a killed import would. */
function brokenDraft(): ReferenceDraft {
  const { sources, pins } = draftOf(RECORDS);
  const broken = (function* () {
    yield RECORDS[0] ?? company();
    throw new Error('the disk is gone');
  })();
  return { sources: sources.slice(0, 1).map(({ info }) => ({ info, records: broken })), pins };
}
