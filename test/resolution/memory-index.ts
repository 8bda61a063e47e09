import { entityKeys, nameInTownKeys, tokenKeys } from '../../src/resolution/blocking/blocking-keys.ts';
import type { CandidateIndex, KeyEntry } from '../../src/resolution/blocking/candidate-index.ts';
import { readingsOf } from '../../src/resolution/names/normal-name.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { frequencyCap } from '../../src/universe/frequencies.ts';
import { entitiesOf } from '../builders.ts';

/** The universe of the records in memory, as the file of a version has it: entities by number, keys and their frequency. */
export function memoryIndex(records: readonly SourceRecord[]): CandidateIndex {
  const entities = entitiesOf(records);
  const profiles = entities.map(({ profile }) => profile);
  const numbers = new Map(
    entities.flatMap(({ profile, redirects }, at) => [profile.coreId, ...redirects].map((id) => [id, at])),
  );
  const words = new Map<string, number>();
  for (const { names } of profiles)
    for (const key of new Set(names.flatMap(readingsOf).flatMap(tokenKeys)))
      words.set(key, (words.get(key) ?? 0) + 1);
  const cap = frequencyCap(words.values(), profiles.length);
  const entries = new Map<string, { bearers: number[]; isListed: boolean }>();
  for (const [at, profile] of profiles.entries()) {
    const keys = entityKeys(profile, (key) => words.get(key) ?? 0, cap);
    const listed = new Set([...keys.listed, ...nameInTownKeys(profile)]);
    const { counted } = keys;
    for (const key of new Set([...listed, ...counted])) {
      const entry = entries.get(key) ?? { bearers: [], isListed: false };
      entry.bearers.push(at);
      entries.set(key, { ...entry, isListed: entry.isListed || listed.has(key) });
    }
  }
  const entryOf = (key: string): KeyEntry | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const isListed = entry.isListed && entry.bearers.length <= cap;
    return { frequency: entry.bearers.length, entities: Uint32Array.from(isListed ? entry.bearers : []) };
  };
  return {
    size: profiles.length,
    frequencyCap: cap,
    entry: entryOf,
    frequency: (key) => entries.get(key)?.bearers.length ?? 0,
    profile(entity) {
      const profile = profiles[entity];
      if (profile === undefined) throw new Error(`no entity has the number ${entity}`);
      return profile;
    },
    entityOf: (coreId) => numbers.get(coreId),
  };
}
