import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { findCandidates } from '../dist/resolution/blocking/candidates.js';
import { normaliseRecord } from '../dist/resolution/records/normal-record.js';
import type { ReferenceVersion } from '../dist/universe/reference-store.js';
import { damagedName } from './damage.ts';
import { seededRandom } from './random.ts';

interface Query {
  readonly text: string;
  readonly expected: number;
}

interface Engine {
  readonly name: string;
  /** Ten candidates, best first. */
  find(text: string): readonly number[];
}

/** Candidate look-up by name alone, side by side on the same names and queries. */
export async function compareLookups(
  reference: ReferenceVersion,
  options: { queries: number; seed: number },
): Promise<readonly string[]> {
  const names = Array.from({ length: reference.index.size }, (_, entity) =>
    reference.index.profile(entity).names.map((name) => name.text),
  );
  const random = seededRandom(options.seed);
  const queries: Query[] = Array.from({ length: options.queries }, () => {
    const expected = random.below(names.length);
    return { expected, text: damagedName(random.pick(names[expected] ?? []), random) };
  });
  const engines: readonly (() => Engine)[] = [
    () => coreEngine(reference),
    () => miniSearch(names),
    () => flexSearch(names),
  ];
  const lines = [
    `Candidate look-up, ${queries.length} damaged names, ${names.length} entities, one thread`,
    '',
    'engine      queries/s  hit@1  hit@10',
  ];
  for (const make of engines) lines.push(measure(make(), queries));
  return lines;
}

function measure(engine: Engine, queries: readonly Query[]): string {
  for (const query of queries.slice(0, 50)) engine.find(query.text);
  let first = 0;
  let ten = 0;
  const started = performance.now();
  for (const { text, expected } of queries) {
    const found = engine.find(text);
    if (found[0] === expected) first++;
    if (found.includes(expected)) ten++;
  }
  const perSecond = queries.length / ((performance.now() - started) / 1000);
  const share = (count: number) => (count / queries.length).toFixed(3);
  return `${engine.name.padEnd(10)}  ${perSecond.toFixed(0).padStart(9)}  ${share(first)}  ${share(ten)}`;
}

function coreEngine({ index }: ReferenceVersion): Engine {
  return {
    name: 'core',
    find: (text) => findCandidates(normaliseRecord({ trading_name: text }), index).slice(0, 10),
  };
}

function miniSearch(names: readonly (readonly string[])[]): Engine {
  const engine = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    searchOptions: { fuzzy: 0.2 },
  });
  engine.addAll(names.map((all, id) => ({ id, name: all.join(' ') })));
  return {
    name: 'MiniSearch',
    find: (text) =>
      engine
        .search(text)
        .slice(0, 10)
        .map((hit) => Number(hit.id)),
  };
}

function flexSearch(names: readonly (readonly string[])[]): Engine {
  const engine = new FlexSearch.Index({ tokenize: 'forward' });
  for (const [id, all] of names.entries()) engine.add(id, all.join(' '));
  return {
    name: 'FlexSearch',
    find: (text) => engine.search(text, { limit: 10, suggest: true }).map(Number),
  };
}
