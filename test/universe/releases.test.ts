import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mintCoreId } from '../../src/universe/core-id.ts';
import {
  closed,
  elsewhere,
  type Row,
  releaseOf,
  renamed,
  rowOf,
  SOURCES,
  type SourceName,
} from './releases-companies.ts';
import { type Look, type Machine, machine } from './releases-machine.ts';
import { giveOutAll, keptIds, lostIds, machineInUse, machineOf, told } from './releases-told.ts';

const LEI = { vendor: '5493001KJTIIGC8Y1R12', other: '529900T8BM49AURSDO55' } as const;
/** Two companies with a website each, and a record that bears both names and websites. */
const QUORVANE = { name: 'Quorvane Systems', country: 'DE', city: 'Leipzig', website: 'quorvane.com' };
const TESSALINE = { name: 'Tessaline Works', country: 'DE', city: 'Bremen', website: 'tessaline.com' };
const BOTH: Row = {
  id: 'b',
  name: QUORVANE.name,
  aliases: TESSALINE.name,
  country: 'DE',
  website: `${QUORVANE.website}|${TESSALINE.website}`,
};

/** What may happen to a source at any time. */
const HAPPENINGS: readonly ((one: Machine, source: SourceName) => Promise<void>)[] = [
  (one, source) => one.release(source, releaseOf(source)),
  (one, source) => one.release(source, renamed(releaseOf(source))),
  (one, source) => one.release(source, elsewhere(closed(releaseOf(source)))),
  (one, source) =>
    one.release(
      source,
      releaseOf(source).filter((_, at) => at % 3 !== 0),
    ),
  (one, source) => one.release(source, renamed(releaseOf(source).slice(0, 10))),
  (one, source) => one.remove(source),
];

describe('before an id was given out', () => {
  it('two machines have the same ids, in whatever order files and their rows come', async () => {
    const ids = idsOf(await (await machineOf(SOURCES)).look());
    const order = fc.shuffledSubarray([...SOURCES], { minLength: SOURCES.length });
    const check = fc.asyncProperty(order, fc.nat(1000), async (sources, turn) => {
      const other = machine();
      for (const source of sources) await other.release(source, turned(releaseOf(source), turn));
      expect(idsOf(await other.look())).toEqual(ids);
    });
    await fc.assert(check, { numRuns: 3 });
  });

  it('a machine that saw earlier releases has the ids of one that saw the last one alone', async () => {
    const [old, young] = [await machineOf(SOURCES), machine()];
    for (const source of SOURCES) {
      const last = renamed(releaseOf(source)).slice(3);
      await old.release(source, last);
      await young.release(source, last);
    }
    expect(idsOf(await old.look())).toEqual(idsOf(await young.look()));
  });

  it('a source that was imported and removed leaves no trace', async () => {
    const [plain, tried] = [await machineOf(['register', 'vendors']), await machineOf(SOURCES)];
    await tried.remove('partners');
    expect(idsOf(await tried.look())).toEqual(idsOf(await plain.look()));
  });
});

describe('an id that was given out', () => {
  const EVENTS: Readonly<Record<string, (one: Machine) => Promise<void>>> = {
    'a source renames its companies': (one) => one.release('vendors', renamed(releaseOf('vendors'))),
    'all sources rename their companies': async (one) => {
      for (const source of SOURCES) await one.release(source, renamed(releaseOf(source)));
    },
    'websites change and companies close': (one) =>
      one.release('vendors', closed(elsewhere(releaseOf('vendors')))),
    'a source has new companies': (one) =>
      one.release('register', [
        ...[41, 85, 130].map((number) => rowOf('register', number)),
        ...releaseOf('register'),
      ]),
    'records vanish that are not the only ones of their companies': (one) =>
      one.release('partners', [rowOf('partners', 15)]),
    'a source is removed and imported again': async (one) => {
      await one.remove('partners');
      await one.release('partners', releaseOf('partners'));
    },
    'all sources are removed and imported again in another order': async (one) => {
      for (const source of SOURCES) await one.remove(source);
      for (const source of SOURCES.toReversed()) await one.release(source, releaseOf(source));
    },
    'an update of core builds the universe anew': async (one) => one.updateCore(),
    'a further source, first by its name, knows the same companies': (one) =>
      one.release('alumni', releaseOf('register')),
  };

  it.each(Object.keys(EVENTS))('stays the one of its company when %s', async (event) => {
    const { one, ids } = await machineInUse(['vendors', 'register', 'partners']);
    await EVENTS[event]?.(one);
    expect(ids).toHaveLength(37);
    expect(keptIds(await one.look(), ids)).toEqual(ids.map(({ coreId }) => coreId));
  });

  it('answers with the company through any run of releases, itself or by an id given out before it', async () => {
    const step = fc.tuple(fc.constantFrom(...SOURCES), fc.constantFrom(...HAPPENINGS), fc.boolean());
    const check = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 5 }), async (steps) => {
      const { one, ids: first } = await machineInUse(['vendors', 'register', 'partners']);
      let ids = first;
      for (const [source, happens, isGivenOut] of steps) {
        await happens(one, source);
        expect(lostIds(await one.look(), ids)).toEqual([]);
        if (isGivenOut) ids = await giveOutAll(one, ids);
      }
    });
    await fc.assert(check, { numRuns: 3 });
  });

  it('is closed when its company is, and says so', async () => {
    const one = await machineOf(['register']);
    const id = await told(one, 'register:r-1');
    await one.release('register', closed(releaseOf('register')));
    expect((await one.look()).answer(id)?.status).toBe('closed');
  });

  it('goes on with the records that joined its company since, though it was not given out again', async () => {
    const one = await machineOf(['vendors']);
    const id = await told(one, 'vendors:v-6');
    await one.release('register', releaseOf('register'));
    await one.remove('vendors');
    await one.release('partners', releaseOf('partners'));
    await one.remove('register');
    expect((await one.look()).answer(id)).toMatchObject({ coreId: id, sources: ['partners:p-6'] });
  });

  it('goes on with them when an update of core builds the universe anew', async () => {
    const one = await machineOf(['vendors']);
    const id = await told(one, 'vendors:v-6');
    await one.release('register', releaseOf('register'));
    await one.remove('vendors');
    one.updateCore();
    expect((await one.look()).answer(id)).toMatchObject({ coreId: id, sources: ['register:r-6'] });
  });

  it('stays when core created its entity and a source knows it later', async () => {
    const one = machine();
    one.create('name/quorvanesystems/DE/leipzig', 'Quorvane Systems');
    const id = await told(one, 'created:name/quorvanesystems/DE/leipzig');
    await one.release('vendors', [{ id: 'v', name: 'Quorvane Systems' }]);
    expect((await one.look()).answer(id)?.sources).toContain('vendors:v');
  });
});

describe('two entities whose ids were given out', () => {
  const apart = async () => {
    const one = machine();
    await one.release('vendors', [{ id: 'q', ...QUORVANE }]);
    await one.release('partners', [{ id: 't', ...TESSALINE }]);
    return one;
  };

  it.each([
    ['vendors:q', 'partners:t'],
    ['partners:t', 'vendors:q'],
  ])(
    'are one when a record joins them: %s was given out first and stays, the other leads there',
    async (first, second) => {
      const one = await apart();
      await one.giveOut(first, second);
      await one.release('alumni', [BOTH]);
      const look = await one.look();
      expect(look.entities).toMatchObject([{ coreId: mintCoreId(first) }]);
      expect(look.answer(mintCoreId(second))?.coreId).toBe(mintCoreId(first));
    },
  );

  it('stay one, under the same id, when others are given out later', async () => {
    const one = await apart();
    await one.giveOut('vendors:q', 'partners:t');
    await one.release('alumni', [BOTH]);
    await one.giveOut('alumni:b');
    await one.release('zebra', [{ id: 'z', ...QUORVANE }]);
    expect((await one.look()).entities).toMatchObject([{ coreId: mintCoreId('vendors:q') }]);
  });

  it('are two again, each under its own id, when the record that joined them goes', async () => {
    const one = await apart();
    await one.giveOut('vendors:q', 'partners:t');
    await one.release('alumni', [BOTH]);
    await one.remove('alumni');
    const look = await one.look();
    expect(look.idOf('vendors:q')).toBe(mintCoreId('vendors:q'));
    expect(look.idOf('partners:t')).toBe(mintCoreId('partners:t'));
  });

  it('are two again under their own ids, however many records the other has', async () => {
    const one = await apart();
    await one.release('resellers', [{ id: 't', ...TESSALINE }]);
    await one.giveOut('vendors:q', 'partners:t');
    await one.release('alumni', [BOTH]);
    await one.remove('alumni');
    const look = await one.look();
    expect(look.idOf('vendors:q')).toBe(mintCoreId('vendors:q'));
    expect(look.idOf('partners:t')).toBe(mintCoreId('partners:t'));
  });

  it('are one when a register gives the company a new number: the first given out stays', async () => {
    const one = machine();
    const old: Row = { id: '1', name: 'Quorvane Systems GmbH', country: 'DE', city: 'Leipzig' };
    const next: Row = { ...old, id: '2', city: 'Bremen' };
    await one.release('register', [old, next]);
    await one.giveOut('register:2', 'register:1');
    await one.release('register', [{ ...old, status: 'merged into', successor_id: '2' }, next]);
    const look = await one.look();
    expect(look.entities).toMatchObject([{ coreId: mintCoreId('register:2') }]);
    expect(look.answer(mintCoreId('register:1'))).toBe(look.answer(mintCoreId('register:2')));
  });

  it('stay two when one absorbs the other, and the absorbed one names its successor', async () => {
    const one = await machineOf(['register']);
    const [gone, kept] = [await told(one, 'register:r-1'), await told(one, 'register:r-2')];
    const [first, ...rest] = releaseOf('register');
    await one.release('register', [
      { id: 'r-1', ...first, status: 'merged into', successor_id: 'r-2' },
      ...rest,
    ]);
    const look = await one.look();
    expect(look.answer(gone)).toMatchObject({ coreId: gone, status: 'absorbed', successorId: kept });
    expect(look.answer(kept)?.coreId).toBe(kept);
  });
});

describe('an entity that splits after its id was given out', () => {
  /** Partners are first by name: the id is made from their record. */
  const whole = async (sources: readonly string[]) => {
    const one = machine();
    for (const source of sources)
      await one.release(source, [
        { id: 'q', ...QUORVANE, ...(source === 'partners' ? {} : { lei: LEI.vendor }) },
      ]);
    return { one, id: await told(one, `${sources[0]}:q`) };
  };
  const split = (one: Machine) => one.release('partners', [{ id: 'q', ...QUORVANE, lei: LEI.other }]);

  it('leaves its id to the larger part, though the id was made from a record of the smaller one', async () => {
    const { one, id } = await whole(['partners', 'register', 'vendors']);
    await split(one);
    const look = await one.look();
    expect(id).toBe(mintCoreId('partners:q'));
    expect(look.answer(id)?.sources).toEqual(['register:q', 'vendors:q']);
    expect(look.idOf('partners:q')).not.toBe(id);
  });

  it('takes both parts back under its id when it is whole again, also the id that the part got', async () => {
    const { one, id } = await whole(['partners', 'register', 'vendors']);
    await split(one);
    const partId = await told(one, 'partners:q');
    await one.release('partners', [{ id: 'q', ...QUORVANE }]);
    const look = await one.look();
    expect(look.entities).toMatchObject([{ coreId: id }]);
    expect(look.answer(partId)?.coreId).toBe(id);
  });

  it('leaves its id to one of two halves, where it stays in later releases', async () => {
    const { one, id } = await whole(['partners', 'vendors']);
    await split(one);
    const half = (await one.look()).answer(id)?.sources;
    expect(half).toHaveLength(1);
    await one.release('zebra', [
      { id: 'z', ...QUORVANE, lei: half?.[0] === 'vendors:q' ? LEI.other : LEI.vendor },
    ]);
    expect((await one.look()).answer(id)?.sources).toEqual(half);
  });

  it('does not leave it to the other part when the part that kept it vanishes', async () => {
    const { one, id } = await whole(['partners', 'register', 'vendors']);
    await split(one);
    const partId = await told(one, 'partners:q');
    await one.remove('register');
    await one.remove('vendors');
    const look = await one.look();
    expect(look.idOf('partners:q')).toBe(partId);
    expect(look.answer(id)?.sources).not.toContain('partners:q');
  });
});

describe('an id whose records have all vanished', () => {
  it('answers again when its record is back', async () => {
    const one = await machineOf(['register']);
    const id = await told(one, 'register:r-1');
    await one.release('register', releaseOf('register').slice(1));
    await one.release('register', releaseOf('register'));
    expect((await one.look()).answer(id)).toMatchObject({ coreId: id, sources: ['register:r-1'] });
  });

  it('still answers with the name that was known last, also after further releases', async () => {
    const one = await machineOf(['register']);
    const id = await told(one, 'register:r-1');
    await one.release('register', releaseOf('register').slice(1));
    await one.release('vendors', releaseOf('vendors'));
    expect((await one.look()).answer(id)).toMatchObject({
      coreId: id,
      tradingName: { value: 'Corvandor Foods SAS' },
    });
  });

  it('no longer says that its company is active', async () => {
    const one = await machineOf(['register']);
    const id = await told(one, 'register:r-1');
    expect((await one.look()).answer(id)?.status).toBe('active');
    await one.release('register', releaseOf('register').slice(1));
    expect((await one.look()).answer(id)).toMatchObject({ status: expect.not.stringMatching('active') });
  });

  it('still answers when its source was removed', async () => {
    const one = await machineOf(SOURCES);
    const id = await told(one, 'partners:p-15');
    await one.remove('partners');
    expect((await one.look()).answer(id)?.coreId).toBe(id);
  });

  it('still answers when an update of core builds the universe anew', async () => {
    const one = await machineOf(['register']);
    const id = await told(one, 'register:r-1');
    await one.release('register', releaseOf('register').slice(1));
    one.updateCore();
    expect((await one.look()).answer(id)?.coreId).toBe(id);
  });

  it('still answers when its company was absorbed before', async () => {
    const one = await machineOf(['register']);
    const [id, successorId] = [await told(one, 'register:r-1'), await told(one, 'register:r-2')];
    const [first, ...rest] = releaseOf('register');
    await one.release('register', [
      { id: 'r-1', ...first, status: 'absorbed', successor_id: 'r-2' },
      ...rest,
    ]);
    await one.release('register', rest);
    expect((await one.look()).answer(id)).toMatchObject({ successorId });
  });
});

/** The id of every record, of the record's own making or another's. */
function idsOf({ entities }: Look): Readonly<Record<string, string>> {
  return Object.fromEntries(entities.flatMap(({ coreId, sources }) => sources.map((key) => [key, coreId])));
}

function turned<T>(values: readonly T[], by: number): readonly T[] {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}
