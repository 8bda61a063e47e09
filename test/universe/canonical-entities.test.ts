import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import type { CanonicalEntity } from '../../src/universe/entity.ts';
import type { Pin } from '../../src/universe/identify.ts';
import { company, entitiesOf } from '../builders.ts';

const ALIKE = { name: 'Zymergen Laboratories', website: 'zymergen.com' };
const EDGAR = company({ source: 'sec-edgar', id: '1', ...ALIKE });
const ROR = company({ source: 'ror', id: '2', ...ALIKE });
const STARTER = company({ source: 'starter', id: '3', ...ALIKE });
const LIST = company({ source: 'list', id: '4', ...ALIKE });
const STRANGER = company({ source: 'list', id: '5', name: 'Acme' });

describe('the id of an entity', () => {
  it('is the id of its strongest record; those of the others lead to it', () => {
    const [entity] = entitiesOf([STARTER, EDGAR, ROR]);
    expect(entity?.facts.coreId).toBe(mintCoreId('sec-edgar:1'));
    expect([...(entity?.redirects ?? [])].sort()).toEqual(
      [mintCoreId('ror:2'), mintCoreId('starter:3')].sort(),
    );
    expect(entity?.profile.coreId).toBe(entity?.facts.coreId);
  });

  it('does not depend on the order of the records', () => {
    const records = [EDGAR, ROR, STARTER, LIST, STRANGER];
    const inOrder = JSON.stringify(entitiesOf(records));
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (shuffled) => {
        expect(JSON.stringify(entitiesOf(shuffled))).toBe(inOrder);
      }),
    );
  });

  it('puts the entities in ascending order', () => {
    const ids = entitiesOf(['A', 'B', 'C', 'D'].map((name) => company({ name: `${name}corp` }))).map(idOf);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toHaveLength(4);
  });
});

describe('an id that was given out', () => {
  it('stays when a stronger source comes later, and the id of that leads to it', () => {
    const [entity] = entitiesOf([STARTER, EDGAR], [pinOf('starter:3')]);
    expect(entity?.facts.coreId).toBe(mintCoreId('starter:3'));
    expect(entity?.redirects).toEqual([mintCoreId('sec-edgar:1')]);
  });

  it('stays with the first that was given out when two are merged, and the other leads to it', () => {
    const [entity, ...more] = entitiesOf([STARTER, EDGAR, ROR], [pinOf('ror:2'), pinOf('sec-edgar:1')]);
    expect(more).toEqual([]);
    expect(entity?.facts.coreId).toBe(mintCoreId('ror:2'));
    expect(entity?.redirects).toContain(mintCoreId('sec-edgar:1'));
  });

  it('stays with the larger part when an entity is split, also without the record that it was made from', () => {
    const apart = { ...EDGAR, websites: [], names: [{ value: 'Somebody Else', kind: 'trading' as const }] };
    const pin = { coreId: mintCoreId('sec-edgar:1'), recordKeys: ['sec-edgar:1', 'ror:2', 'starter:3'] };
    const entities = entitiesOf([apart, ROR, STARTER], [pin]);
    expect(holderOf(entities, pin.coreId)).toEqual(['ror:2', 'starter:3']);
  });

  it('is not given to the smaller part of a split as well', () => {
    const apart = { ...EDGAR, websites: [], names: [{ value: 'Somebody Else', kind: 'trading' as const }] };
    const pin = { coreId: mintCoreId('sec-edgar:1'), recordKeys: ['sec-edgar:1', 'ror:2', 'starter:3'] };
    const entities = entitiesOf([apart, ROR, STARTER], [pin]);
    expect(new Set(entities.map(idOf)).size).toBe(2);
    expect(entities.flatMap((entity) => entity.redirects)).not.toContain(pin.coreId);
  });

  it('stays with the strongest record when the parts of a split are equal', () => {
    const apart = { ...ROR, websites: [], names: [{ value: 'Somebody Else', kind: 'trading' as const }] };
    const pin = { coreId: mintCoreId('sec-edgar:1'), recordKeys: ['sec-edgar:1', 'ror:2'] };
    expect(holderOf(entitiesOf([apart, EDGAR], [pin]), pin.coreId)).toEqual(['sec-edgar:1']);
  });

  it('stays when the record that it was made from is gone', () => {
    const pin = { coreId: mintCoreId('starter:3'), recordKeys: ['starter:3', 'ror:2'] };
    expect(holderOf(entitiesOf([ROR, EDGAR], [pin]), pin.coreId)).toEqual(['sec-edgar:1', 'ror:2']);
  });

  it('leads nowhere when all of its records are gone', () => {
    expect(holderOf(entitiesOf([STRANGER], [pinOf('starter:3')]), mintCoreId('starter:3'))).toBeUndefined();
  });

  it('belongs to one entity alone, whatever was given out and however the records are grouped', () => {
    const records = [EDGAR, ROR, STARTER, LIST];
    const keys = ['sec-edgar:1', 'ror:2', 'starter:3', 'list:4'];
    const pin = fc.record({
      coreId: fc.constantFrom(...keys.map((key) => mintCoreId(key))),
      recordKeys: fc.subarray(keys, { minLength: 1 }),
    });
    const pins = fc.uniqueArray(pin, { selector: (one) => one.coreId });
    fc.assert(
      fc.property(fc.subarray(keys), pins, (apart, given) => {
        const regrouped = records.map((record, at) =>
          apart.includes(keys[at] ?? '') ? renamed(record) : record,
        );
        const ids = entitiesOf(regrouped, given).map(idOf);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('an entity', () => {
  it('is told from others of its name by no brackets that another of its records leaves out', () => {
    const noteOf = (names: readonly string[]) => {
      const records = names.map((name, at) =>
        company({ source: `s${at}`, id: '1', name, website: 'zymergen.com' }),
      );
      return entitiesOf(records).map(
        ({ profile }) => profile.names.find(({ text }) => /Zymergen/.test(text))?.note,
      );
    };
    expect(noteOf(['Zymergen (Insurance)', 'Zymergen (Insurance)'])).toEqual(['Insurance']);
    expect(noteOf(['Zymergen (Insurance)', 'Zymergen'])).toEqual([undefined]);
  });

  it('gathers the names, websites, places and numbers of its records, each once', () => {
    const more = {
      ...ROR,
      names: [{ value: 'Zymergen', kind: 'trading' as const }, ...ROR.names],
      country: 'US',
      city: 'Boston',
    };
    const [entity] = entitiesOf([
      { ...EDGAR, country: 'US', city: 'Boston', phone: '+1 617 253 1000' },
      more,
    ]);
    expect(entity?.profile.names.map((name) => name.text)).toEqual(['Zymergen Laboratories', 'Zymergen']);
    expect(entity?.profile.domains).toEqual(['zymergen.com']);
    expect(entity?.profile.places).toHaveLength(1);
    expect(entity?.profile.phones).toHaveLength(1);
  });

  it('is shown under its trading name', () => {
    const [entity] = entitiesOf([
      company({ name: '3M', legalName: 'Minnesota Mining and Manufacturing Company' }),
    ]);
    expect(entity?.profile.name).toBe('3M');
  });

  it('counts a name as current when one record has it so and another as former', () => {
    const former = {
      ...STARTER,
      names: [...STARTER.names, { value: 'Acme Robotics', kind: 'former' as const }],
    };
    const current = { ...ROR, names: [...ROR.names, { value: 'Acme Robotics', kind: 'alias' as const }] };
    for (const records of [
      [former, current],
      [{ ...former, source: 'sec-edgar' }, current],
    ]) {
      const [entity] = entitiesOf(records);
      expect(entity?.profile.names.find((name) => name.text === 'Acme Robotics')?.kind).toBe('alias');
    }
  });

  it('counts a name as former that was given up on a known day, unless its words are in use', () => {
    const place = { country: 'US', state: 'CO', city: 'Denver' };
    const filer = company({
      ...{ source: 'sec-edgar', name: 'Quantock Labs, Inc.', cik: '0000000001', ...place },
      ...{ formerName: 'Kudzwa Inc', formerUntil: '2021-12-03' },
    });
    const symbol = company({ source: 'tickers', name: 'Kudzwa Inc.', ...place });
    const kindIn = (entities: readonly CanonicalEntity[]) =>
      entities.map(
        ({ profile }) =>
          profile.names.find(({ forms, tokens }) => forms.length > 0 && tokens[0] === 'kudzwa')?.kind,
      );
    expect(kindIn(entitiesOf([filer, symbol]))).toEqual(['former']);
    const alias = { value: 'Kudzwa', kind: 'alias' as const };
    expect(kindIn(entitiesOf([{ ...filer, names: [...filer.names, alias] }, symbol]))).toEqual(['trading']);
  });

  it('knows its parent and its successor by their entities, not by their records', () => {
    const child = company({
      source: 'starter',
      id: 'youtube',
      name: 'YouTube',
      relations: [{ type: 'parent', id: '3' }],
    });
    const gone = company({
      source: 'starter',
      id: 'old',
      name: 'Old Co',
      status: 'absorbed',
      relations: [{ type: 'successor', id: '3' }],
    });
    const entities = entitiesOf([child, gone, STARTER, EDGAR]);
    const parent = mintCoreId('sec-edgar:1');
    expect(named(entities, 'YouTube')).toMatchObject({
      facts: { parentId: parent },
      profile: { groupIds: [parent], isClosed: false },
    });
    expect(named(entities, 'Old Co')).toMatchObject({
      facts: { successorId: parent },
      profile: { groupIds: [parent], isClosed: true },
    });
  });

  it('has no parent when that is not known, or is itself', () => {
    const orphan = company({ id: 'a', name: 'Orphan', relations: [{ type: 'parent', id: 'unknown' }] });
    const own = company({ id: 'b', name: 'Ownself', relations: [{ type: 'parent', id: 'b' }] });
    expect(entitiesOf([orphan, own]).map((entity) => entity.facts.parentId)).toEqual([null, null]);
  });
});

function pinOf(key: string): Pin {
  return { coreId: mintCoreId(key), recordKeys: [key] };
}

function idOf(entity: CanonicalEntity): string {
  return entity.facts.coreId;
}

/** The records of the entity that has the id, best source first. */
function holderOf(entities: readonly CanonicalEntity[], coreId: string): readonly string[] | undefined {
  return entities.find((entity) => entity.facts.coreId === coreId)?.facts.sources;
}

function named(entities: readonly CanonicalEntity[], name: string): CanonicalEntity | undefined {
  return entities.find((entity) => entity.profile.name === name);
}

/** The record under a name that no other record has. */
function renamed(record: SourceRecord): SourceRecord {
  return { ...record, websites: [], names: [{ value: `Xq${record.id}zzt`, kind: 'trading' }] };
}
