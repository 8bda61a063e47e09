import { describe, expect, it } from 'vitest';
import { openReferenceFile } from '../../../src/store/universe-file/reference-reader.ts';
import { company, draftOf, entitiesOf, universeOf } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';

const SIEMENS = company({
  source: 'starter',
  id: 'siemens',
  name: 'Siemens',
  legalName: 'Siemens AG',
  formerName: 'Siemens & Halske AG',
  website: 'https://www.siemens.com/de',
  socialUrl: 'https://www.linkedin.com/company/siemens',
  country: 'Germany',
  city: 'München',
  identifiers: [{ type: 'registration', value: 'HRB 6684', country: 'DE' }],
  headcount: { value: 318000 },
});

describe('a version that was opened', () => {
  it('tells the same after it has forgotten what it remembered', () => {
    const universe = universeOf([SIEMENS, company({ source: 'ror' })]);
    const before = [0, 1].map((entity) => universe.index.profile(entity));
    universe.rest();
    expect([0, 1].map((entity) => universe.index.profile(entity))).toEqual(before);
  });

  it('gives the records of a source back as they were, in their order', () => {
    const records = [
      SIEMENS,
      company({ source: 'starter', id: 'b', name: 'Beta' }),
      company({ source: 'starter', id: 'a', name: '东方 "Alpha"' }),
    ];
    const universe = universeOf([...records, company({ source: 'ror' })]);
    expect([...universe.records('starter')]).toEqual(records);
    expect([...universe.records('nobody')]).toEqual([]);
  });

  it('lists its sources by name with what the import said', () => {
    const universe = universeOf([SIEMENS, company({ source: 'ror' }), company({ source: 'list' })]);
    expect(universe.sources().map(({ name, trust, recordCount }) => [name, trust, recordCount])).toEqual([
      ['list', 40, 1],
      ['ror', 70, 1],
      ['starter', 60, 1],
    ]);
    expect(universe.sources()).toEqual(
      draftOf([SIEMENS, company({ source: 'ror' }), company()]).sources.map(({ info }) => info),
    );
  });

  it('gives facts and profiles of every entity as they were made, in order of their ids', () => {
    const records = [SIEMENS, company({ name: 'Acme' }), company({ name: 'Beta Corp' })];
    const universe = universeOf(records);
    const entities = entitiesOf(records);
    expect(entities.map((_, at) => universe.facts(at))).toEqual(entities.map((entity) => entity.facts));
    expect(entities.map((_, at) => universe.index.profile(at))).toEqual(
      entities.map((entity) => entity.profile),
    );
    const ids = entities.map((_, at) => universe.facts(at).coreId);
    expect(ids).toEqual([...ids].sort());
  });

  it('finds an entity by its own id and by those of its other records', () => {
    const universe = universeOf([SIEMENS, { ...SIEMENS, source: 'ror', id: '059mq0909' }]);
    const { coreId } = universe.facts(0);
    const other = entitiesOf([SIEMENS])[0]?.facts.coreId ?? '';
    expect(universe.index.size).toBe(1);
    expect(other).not.toBe(coreId);
    expect([coreId, other, '1000000001'].map(universe.index.entityOf)).toEqual([0, 0, undefined]);
  });

  it('lists the entities of a key in ascending order, and counts them', () => {
    const universe = universeOf(['Acme Steel', 'Acme Rubber', 'Zenith'].map((name) => company({ name })));
    const { index } = universe;
    const named = (word: string) => [0, 1, 2].filter((entity) => index.profile(entity).name.includes(word));
    expect([...(index.entry('tacme')?.entities ?? [])]).toEqual(named('Acme'));
    expect(index.frequency('tacme')).toBe(2);
    expect([...(index.entry('tzenith')?.entities ?? [])]).toEqual(named('Zenith'));
  });

  it('finds an entity by domain, social profile and registration', () => {
    const { index } = universeOf([SIEMENS, company({ name: 'Acme' })]);
    const at = index.profile(0).name === 'Siemens' ? 0 : 1;
    const [registration] = index.profile(at).registrations;
    const keys = ['dsiemens.com', 'ssiemens', `rDE|${registration?.number}`];
    expect(keys.map((key) => [...(index.entry(key)?.entities ?? [])])).toEqual([[at], [at], [at]]);
  });

  it('counts places without listing who is there', () => {
    const { index } = universeOf([SIEMENS, company({ country: 'DE' })]);
    expect(index.frequency('yDE')).toBe(2);
    expect(index.entry('yDE')?.entities).toHaveLength(0);
  });

  it('knows nothing of a key that no entity has', () => {
    const { index } = universeOf([SIEMENS]);
    expect([index.entry('tnobody'), index.frequency('tnobody')]).toEqual([undefined, 0]);
  });

  it('answers again what it answered before', () => {
    const { index } = universeOf([SIEMENS]);
    expect(index.entry('tsiemens')).toEqual(index.entry('tsiemens'));
    expect(index.profile(0)).toEqual(index.profile(0));
  });

  it('holds no entities when there are no records', () => {
    const universe = universeOf([]);
    expect([universe.index.size, universe.sources(), universe.index.entityOf('1234567890')]).toEqual([
      0,
      [],
      undefined,
    ]);
  });

  it('cannot be opened where there is none', () => {
    expect(() => openReferenceFile(tempPath('missing.sqlite'))).toThrow();
  });
});

describe('a word that is in too many names to look up', () => {
  const records = Array.from({ length: 450 }, (_, at) =>
    company({ id: String(at), name: `Bank ${wordOf(at)}` }),
  );

  it('keeps its frequency, but not the list of its entities', () => {
    const { index } = universeOf(records);
    expect(index.frequencyCap).toBeLessThan(450);
    expect(index.frequency('tbank')).toBe(450);
    expect(index.entry('tbank')?.entities).toHaveLength(0);
  });

  it('leaves the rare words of the same names to be looked up', () => {
    const { index } = universeOf(records);
    const [entity = -1] = index.entry(`t${wordOf(7)}`)?.entities ?? [];
    expect(index.profile(entity).name).toBe(`Bank ${wordOf(7)}`);
  });
});

/** A word of its own for every number. */
function wordOf(at: number): string {
  const letters = 'bcdfghjklm';
  return [...String(at).padStart(3, '0')].map((digit) => `${letters[Number(digit)]}o`).join('');
}
