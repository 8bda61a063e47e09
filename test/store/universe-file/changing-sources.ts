import type { SourceInfo } from '../../../src/resolution/records/source.ts';
import { CREATED_SOURCE } from '../../../src/resolution/records/source.ts';
import type { RecordRelation, SourceRecord } from '../../../src/resolution/records/source-record.ts';
import type { DraftSource, ImportedSource } from '../../../src/universe/reference-store.ts';
import { company, sourceOf } from '../../builders.ts';

/** Sources as they are at one time. */
export type Sources = ReadonlyMap<string, ChangingSource>;

export interface ChangingSource {
  readonly info: ImportedSource;
  readonly records: readonly SourceRecord[];
  /** Nothing of it changed in the last step. */
  readonly isAsBefore: boolean;
}

/** Gives whole numbers below a limit. */
export type Below = (limit: number) => number;

const NAMES = ['lei', 'ror', 'tickers', 'vendors', CREATED_SOURCE.name] as const;
/** So many companies that some words are on more entities than are looked up, and some values on more than 60 records. */
const COMPANIES = 50;
/** In most names, so that which of them are common and which are the rarest changes all the time. */
const COMMON = ['global', 'northern', 'precision', 'castings', 'logistics', 'harbour', 'meridian', 'foundry'];
const BRANDS = ['Quantock', 'Zymergen', 'Hallenbeck', 'Tessaline', 'Corvandor', 'Mistral', 'Rophexa'];
const CITIES = ['Leipzig', 'Nantes', 'Toledo'];
const COUNTRIES = ['DE', 'FR', 'US'];
const FORMS = ['', '', ' GmbH', ' Inc', ' SAS'];
/** A website and a number of so many records that some releases have sixty of them and some have more. */
const SHARED = { website: 'https://sharedportal.com', isin: 'US0378331005' } as const;

/** Sources at the beginning. */
export function firstSources(below: Below): Sources {
  return new Map(NAMES.slice(0, 3).map((name) => [name, sourceWith(name, below)]));
}

/** What may happen to them next. */
export function changedSources(sources: Sources, below: Below): Sources {
  const next = new Map([...sources].map(([name, source]) => [name, { ...source, isAsBefore: true }]));
  const name = pick(NAMES, below);
  const source = next.get(name);
  const turn = below(8);
  if (source === undefined) next.set(name, sourceWith(name, below));
  else if (turn === 0) next.delete(name);
  else if (turn === 1) next.set(name, { ...source, info: believed(source.info, below), isAsBefore: false });
  else next.set(name, { ...source, records: changedRecords(source.records, below), isAsBefore: false });
  return next;
}

/** The records of all sources at hand. */
export function plain(sources: Sources): readonly DraftSource[] {
  return [...sources.values()]
    .map(({ info, records }) => ({ info, records }))
    .sort((a, b) => (a.info.name < b.info.name ? -1 : 1));
}

/** Numbers that look random, the same ones for a seed (mulberry32, Tommy Ettinger). */
export function numbersOf(seed: number): Below {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function sourceWith(name: string, below: Below): ChangingSource {
  const ids = Array.from({ length: COMPANIES }, (_, id) => id).filter(() => below(10) < 7);
  const records = ids.map((id) => recordOf(name, id, below));
  return {
    info: infoOf(name === CREATED_SOURCE.name ? CREATED_SOURCE : sourceOf(name)),
    records,
    isAsBefore: false,
  };
}

function infoOf(source: SourceInfo): ImportedSource {
  const counted = { files: [`${source.name}.csv`], recordCount: 1, rejected: [] };
  return { ...source, importedAt: '2026-01-31T00:00:00.000Z', contentHash: 'content', ...counted };
}

function believed(info: ImportedSource, below: Below): ImportedSource {
  return { ...info, trust: 10 + 10 * below(9) };
}

/** Some records go, some are others, some come, and the order may be another. */
function changedRecords(records: readonly SourceRecord[], below: Below): readonly SourceRecord[] {
  const changing = 1 + below(4);
  const isHit = () => below(records.length + 1) < changing;
  const kept = records.filter(() => !isHit());
  const changed = kept.map((record) =>
    isHit() ? recordOf(record.source, Number(record.id), below) : record,
  );
  const known = new Set(records.map(({ id }) => id));
  const [first] = records;
  const free = Array.from({ length: COMPANIES }, (_, id) => id).filter((id) => !known.has(String(id)));
  const added = free.filter(isHit).map((id) => recordOf(first?.source ?? 'vendors', id, below));
  const next = [...changed, ...added];
  return below(4) === 0 ? next.toReversed() : next;
}

function recordOf(source: string, id: number, below: Below): SourceRecord {
  const words = COMMON.filter(() => below(10) < 7);
  const place = {
    country: COUNTRIES[id % 3] ?? 'DE',
    city: CITIES[(id + (below(6) === 0 ? 1 : 0)) % 3] ?? '',
  };
  const brand = `${BRANDS[id % BRANDS.length]}${id % 4 === 0 ? '' : id}`;
  return company({
    ...{ source, id: String(id), ...place },
    name: `${[brand, ...words.map(capital)].join(' ')}${pick(FORMS, below)}`,
    ...(below(3) === 0 && { alias: `${brand} ${capital(pick(COMMON, below))}` }),
    ...websiteOf(brand, below),
    ...(below(3) === 0 && { isin: below(3) > 0 ? SHARED.isin : `US00000${10_000 + id}` }),
    relations: relationsOf(id, below),
  });
}

function websiteOf(brand: string, below: Below): { readonly website?: string } {
  const turn = below(8);
  if (turn < 4) return { website: SHARED.website };
  return turn < 6 ? { website: `https://${brand.toLowerCase()}.com` } : {};
}

function relationsOf(id: number, below: Below): readonly RecordRelation[] {
  const owner = below(COMPANIES);
  if (owner === id || below(3) > 0) return [];
  return [{ type: below(4) === 0 ? 'successor' : 'parent', id: String(owner) }];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function pick<T>(values: readonly T[], below: Below): T {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('nothing to pick');
  return value;
}
