import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { openReferenceFile } from '../../../src/store/universe-file/reference-reader.ts';
import { writeReferenceFile } from '../../../src/store/universe-file/reference-writer.ts';
import { stageRecords } from '../../../src/store/universe-file/stage-records.ts';
import { currentPins, lastKnown } from '../../../src/universe/current-pins.ts';
import type { EntityFacts } from '../../../src/universe/entity.ts';
import type { Pin } from '../../../src/universe/identify.ts';
import type { DraftSource, ReferenceDraft, ReferenceVersion } from '../../../src/universe/reference-store.ts';
import { company, draftOf, sourceOf, universeOf } from '../../builders.ts';
import { tempFolder } from '../../temp-folder.ts';
import {
  type Below,
  changedSources,
  firstSources,
  numbersOf,
  plain,
  type Sources,
} from './changing-sources.ts';
import { dumpOf } from './table-dump.ts';

describe('a version that goes on from the one before', () => {
  it('has the same rows in every table as one that is built from nothing, through any run of releases', async () => {
    const releases = fc.asyncProperty(fc.integer(), fc.integer({ min: 2, max: 5 }), async (seed, steps) => {
      const below = numbersOf(seed);
      const folder = tempFolder();
      let [sources, pins]: [Sources, readonly Pin[]] = [firstSources(below), []];
      let before = join(folder, '0.sqlite');
      writeReferenceFile(before, { sources: plain(sources), pins: [] });
      for (let step = 1; step <= steps; step++) {
        sources = changedSources(sources, below);
        const current = openReferenceFile(before);
        const known = new Set(pins.map(({ coreId }) => coreId));
        pins = [...pins, ...givenOut(current, below).filter(({ coreId }) => !known.has(coreId))];
        const [updated, anew] = [join(folder, `${step}.sqlite`), join(folder, `${step}-anew.sqlite`)];
        const own = await mixed(sources, { folder, current: before, step, below });
        writeReferenceFile(anew, draftWith(plain(sources), pins, current));
        writeReferenceFile(updated, draftWith(own, pins, current), { current: before });
        current.close();
        expect(dumpOf(updated)).toEqual(dumpOf(anew));
        before = updated;
      }
    });
    await fc.assert(releases, { numRuns: Number(process.env.RUNS ?? 25) });
  });

  it('takes entities over that nothing has touched, without looking at their records', () => {
    const { before, after } = updatedWith({ mark: MARK });
    expect(before.map(({ industry }) => industry)).toEqual(['marked', 'marked', 'marked']);
    expect(after.map(({ sources: [key], industry }) => [key, industry])).toEqual([
      ['list:acme', 'marked'],
      ['list:acme-tools', null],
      ['list:quantock', null],
      ['list:zymergen', 'marked'],
    ]);
  });

  it('judges all pairs again when the one before was built with another model', () => {
    const { after } = updatedWith({ mark: `${MARK}; UPDATE meta SET value = 'older' WHERE name = 'model'` });
    expect(after.filter(({ industry }) => industry !== null)).toEqual([]);
  });

  it('judges all pairs again when hardly any record is as it was', () => {
    const others = Array.from({ length: 9 }, (_, at) => company({ name: `Newcomer ${at}x` }));
    const { after } = updatedWith({ mark: MARK, more: others });
    expect(after.filter(({ industry }) => industry !== null)).toEqual([]);
  });

  it('is refused when its records were read beside another version', async () => {
    const folder = tempFolder();
    const [one, other] = ['one', 'other'].map((name) => join(folder, `${name}.sqlite`)) as [string, string];
    writeReferenceFile(one, draftOf(RECORDS));
    writeReferenceFile(other, draftOf(RECORDS.slice(1)));
    const path = join(folder, 'list.staged');
    await stageRecords(path, sourceOf('list'), { records: oneByOne(RECORDS), current: one });
    const [source] = draftOf(RECORDS).sources;
    const sources = source === undefined ? [] : [{ ...source, records: { path, remove: () => {} } }];
    const write = () =>
      writeReferenceFile(join(folder, 'next.sqlite'), { sources, pins: [] }, { current: other });
    expect(write).toThrow('was read beside another version of the universe');
  });

  it('counts a value once that stands on too many records and on two that nothing else tells apart', () => {
    const rows = Array.from({ length: 61 }, (_, at) => at).map((at) =>
      company({
        id: String(at),
        name: at < 2 ? 'Quantock Castings' : `Stranger ${at}x`,
        isin: 'US0378331005',
      }),
    );
    const version = universeOf(rows);
    expect(version.reused()).toEqual([{ type: 'isin', value: 'US0378331005', records: 61 }]);
  });
});

const RECORDS = ['Acme', 'Quantock', 'Zymergen'].map((name) => company({ name, country: 'DE' }));
/** What no record says: it is in the next version only when the entity is taken over. */
const MARK = "UPDATE fact SET facts = json_set(facts, '$.industry', 'marked')";

/** A version of three companies that is marked, and the next one: the first one has a sister, the second another city. */
function updatedWith({
  mark,
  more = [],
}: {
  readonly mark: string;
  readonly more?: readonly SourceRecord[];
}) {
  const folder = tempFolder();
  const [current, next] = ['current', 'next'].map((name) => join(folder, `${name}.sqlite`)) as [
    string,
    string,
  ];
  writeReferenceFile(current, draftOf(RECORDS));
  const database = new Database(current);
  database.exec(mark);
  database.close();
  const [acme, quantock, zymergen] = RECORDS as [SourceRecord, SourceRecord, SourceRecord];
  const changed = [acme, company({ name: 'Acme Tools' }), { ...quantock, city: 'Bremen' }, zymergen, ...more];
  writeReferenceFile(next, draftOf(changed), { current });
  return { before: factsIn(current), after: factsIn(next) };
}

function factsIn(path: string): readonly EntityFacts[] {
  const version = openReferenceFile(path);
  const facts = Array.from({ length: version.entityCount }, (_, entity) => version.facts(entity));
  version.close();
  return facts.sort((a, b) => ((a.sources[0] ?? '') < (b.sources[0] ?? '') ? -1 : 1));
}

/** The same as an import has them: taken over from the version in use, staged beside it, or at hand. */
async function mixed(
  sources: Sources,
  {
    folder,
    current,
    step,
    below,
  }: { readonly folder: string; readonly current: string; readonly step: number; readonly below: Below },
): Promise<readonly DraftSource[]> {
  const drafts = plain(sources).map(async ({ info }): Promise<DraftSource> => {
    const { records, isAsBefore } = sources.get(info.name) ?? { records: [], isAsBefore: false };
    if (isAsBefore && below(3) > 0) return { info, records: 'current' };
    if (below(3) === 0) return { info, records };
    const path = join(folder, `${step}-${info.name}.staged`);
    const { name, trust, kind } = info;
    await stageRecords(path, { name, trust, kind }, { records: oneByOne(records), current });
    return { info, records: { path, remove: () => {} } };
  });
  return Promise.all(drafts);
}

async function* oneByOne(records: readonly SourceRecord[]): AsyncIterable<SourceRecord> {
  yield* records;
}

/** Some ids leave the store, each with the records that its entity has. */
function givenOut(current: ReferenceVersion, below: Below): readonly Pin[] {
  const given = Array.from({ length: below(4) }, () => {
    const { coreId, sources } = current.facts(below(current.entityCount));
    return [coreId, { coreId, recordKeys: sources }] as const;
  });
  return [...new Map(given).values()];
}

function draftWith(
  sources: readonly DraftSource[],
  pins: readonly Pin[],
  current: ReferenceVersion,
): ReferenceDraft {
  return {
    sources,
    pins: [...currentPins(pins, current)],
    lastKnown: ({ recordKeys, laterKeys = [] }) => lastKnown([...laterKeys, ...recordKeys], current),
  };
}
