import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { tokenKey } from '../../../src/resolution/blocking/blocking-keys.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { createdRecordOf } from '../../../src/universe/created-entity.ts';
import { createdSource } from '../../../src/universe/read-source.ts';
import type { ReferenceStore, ReferenceVersion } from '../../../src/universe/reference-store.ts';
import { company, draftOf } from '../../builders.ts';
import { tempFolder } from '../../temp-folder.ts';

const KNOWN: readonly SourceRecord[] = [
  company({ name: 'Zymergen', website: 'zymergen.com', city: 'Boston', country: 'US' }),
  company({ name: 'Quantock Castings', city: 'Dayton', country: 'US' }),
  company({ name: 'Lobster Shack', website: 'lobstershack.com', country: 'US' }),
];

const NEW: readonly SourceRecord[] = [
  created({ trading_name: 'Hallenbeck Precision', website: 'hallenbeck.com', country: 'US' }),
  created({ trading_name: 'Hallenbek Precision', website: 'hallenbeck.com', country: 'US' }),
  created({ trading_name: 'Zymergen Tooling', website: 'zymergen.com', country: 'US' }),
  created({ trading_name: 'Greystoke', city: 'Leeds', country: 'GB' }),
];
/** The link rules take it for one of the known companies. */
const OF_KNOWN = created({ trading_name: 'Quantock Castings', city: 'Dayton', country: 'US' });
const CARRIER = { city: 'Houston', country: 'US' };
/** The website is that of another of them, so that whoever was asked for it found nobody. */
const BORROWED = created({ trading_name: 'Kudzwa Regional Airlines', website: 'zymergen.com', ...CARRIER });

describe('entities that callers’ records alone tell of', () => {
  it('stand in a small file beside the large one, which is not written again when there are more', () => {
    const { store, folder } = emptyStore();
    store.replace(draft(KNOWN, NEW.slice(0, 1))).close();
    const [large] = filesIn(folder);
    const version = opened(store.append(createdSource(NEW, '')));
    expect(filesIn(folder)).toEqual([large, `${version.version}.sqlite`]);
    expect([version.index.size, version.entityCount]).toEqual([3, 7]);
    expect(version.sources().map(({ name, recordCount }) => [name, recordCount])).toEqual([
      ['created', 4],
      ['list', 3],
    ]);
  });

  it('do not change how rare the words of the known companies are, nor who is found by them', () => {
    const alone = opened(emptyStore().store.replace(draftOf(KNOWN)));
    const beside = opened(emptyStore().store.replace(draft(KNOWN, NEW)));
    for (const key of ['zymergen', 'precision', 'lobster'].map(tokenKey))
      expect([beside.index.frequency(key), beside.index.entry(key)]).toEqual([
        alone.index.frequency(key),
        alone.index.entry(key),
      ]);
    expect(beside.index.size).toBe(alone.index.size);
  });

  it('make the same universe one after the other as when it is built with all of them at once', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...NEW, OF_KNOWN, BORROWED]),
        fc.array(fc.nat({ max: 6 }), { maxLength: 3 }),
        (records, cuts) => {
          const { store } = emptyStore();
          opened(store.replace(draftOf(KNOWN)));
          for (const cut of [...cuts.sort(), records.length]) {
            const all = createdSource(inOrder(records.slice(0, cut)), '');
            if (all.records.length === 0) continue;
            opened(store.append(all) ?? store.replace(draft(KNOWN, all.records)));
          }
          const atOnce = opened(emptyStore().store.replace(draft(KNOWN, records)));
          expect(contentOf(opened(store.openCurrent()))).toEqual(contentOf(atOnce));
        },
      ),
      { numRuns: 40, examples: [[[OF_KNOWN, NEW[2] as SourceRecord], [1]]] },
    );
  });

  it('are built with the others when one of them is a known company', () => {
    const { store } = emptyStore();
    opened(store.replace(draftOf(KNOWN)));
    expect(store.append(createdSource([OF_KNOWN], ''))).toBeUndefined();
    const built = opened(store.replace(draft(KNOWN, [OF_KNOWN, ...NEW])));
    const joined = built.entityOfRecord(`created:${OF_KNOWN.id}`);
    expect(joined === undefined ? [] : built.facts(joined).sources).toHaveLength(2);
    expect([...built.records('created')]).toHaveLength(5);
  });

  it('are built with the others when they are so many that it takes longer to ask of each whether it is a known company', () => {
    const { store } = emptyStore();
    opened(store.replace(draftOf(KNOWN)));
    const many = Array.from({ length: 51 }, (_, at) =>
      created({ trading_name: `Greystoke ${at} Foundry`, country: 'GB' }),
    );
    expect(store.append(createdSource(inOrder(many), ''))).toBeUndefined();
    opened(store.append(createdSource(inOrder(many.slice(1)), '')));
    // Those that are known already are not counted.
    expect(opened(store.append(createdSource(inOrder(many), ''))).entityCount).toBe(
      KNOWN.length + many.length,
    );
  });

  it('are no known company by name and town where their website is that of another', () => {
    const { store } = emptyStore();
    const known = [...KNOWN, company({ name: 'Kudzwa Regional Airlines', ...CARRIER })];
    opened(store.replace(draftOf(known)));
    const apart = opened(store.append(createdSource([BORROWED], '')));
    const atOnce = opened(emptyStore().store.replace(draft(known, [BORROWED])));
    for (const version of [apart, atOnce]) {
      const entity = version.entityOfRecord(`created:${BORROWED.id}`) ?? -1;
      expect(version.facts(entity).sources).toEqual([`created:${BORROWED.id}`]);
    }
  });

  it('are not taken for complete where their file is gone, and can be written again', () => {
    const { store, folder } = emptyStore();
    const whole = opened(store.replace(draft(KNOWN, NEW)));
    const before = contentOf(whole);
    const { version } = whole;
    const copy = emptyStore();
    const [large = ''] = filesIn(folder);
    copyFileSync(join(folder, large), join(copy.folder, large));
    writeFileSync(join(copy.folder, 'current'), `${version}\n`);
    const lacking = opened(copy.store.openCurrent());
    expect(lacking.sources().map(({ name }) => name)).toEqual(['list']);
    expect(contentOf(opened(copy.store.append(createdSource(inOrder(NEW), ''))))).toEqual(before);
  });
});

function created(input: EntityInput): SourceRecord {
  const made = createdRecordOf(input, normaliseRecord(input));
  if (made === undefined) throw new Error('nothing created');
  return made.record;
}

function inOrder(records: readonly SourceRecord[]): readonly SourceRecord[] {
  return [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function draft(known: readonly SourceRecord[], records: readonly SourceRecord[]) {
  const { sources, pins } = draftOf(known);
  const created = records.length === 0 ? [] : [createdSource(inOrder(records), '')];
  return { sources: [...created, ...sources], pins };
}

function emptyStore(): { readonly store: ReferenceStore; readonly folder: string } {
  const folder = tempFolder();
  return { store: sqliteReferenceStore(folder), folder };
}

function opened(version: ReferenceVersion | undefined): ReferenceVersion {
  if (version === undefined) throw new Error('there is no version');
  onTestFinished(() => version.close());
  return version;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .sort((a, b) => a.length - b.length);
}

/** Every entity with its ids, and what leads to it, whatever its number. */
function contentOf(version: ReferenceVersion) {
  const { index, entityCount, facts } = version;
  const keys = ['hallenbeck', 'zymergen', 'quantock', 'greystoke'].map(tokenKey);
  const found = (key: string) =>
    [...(index.entry(key)?.entities ?? []), ...(index.created?.entry(key)?.entities ?? [])].map(
      (entity) => facts(entity).coreId,
    );
  return {
    entities: Array.from({ length: entityCount }, (_, entity) => [
      facts(entity),
      index.profile(entity),
      index.entityOf(facts(entity).coreId),
      facts(entity).sources.map((key) => version.entityOfRecord(key)),
    ]),
    found: keys.map(found),
    sources: version.sources().map(({ name, contentHash }) => [name, contentHash]),
  };
}
