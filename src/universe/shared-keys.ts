import { keyHash } from '../resolution/blocking/key-hash.ts';
import { formerNameKeys } from './former-name.ts';
import { brandBeginnings, coreWords, fingerprint, isCurrent, longestWord, wordSet } from './link-names.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { isVanished } from './vanished-source.ts';

/** A value on more records than this is a placeholder or a group's: it links nothing (found by counting). */
export const MAX_SHARING = 60;

/** A key that more records share than are compared. */
export interface CrowdedKey {
  readonly hash: number;
  readonly records: number;
  /** What it is, when it should name one company; a common name has neither. */
  readonly type?: string;
  readonly value?: string;
}

/** Hashes of the identifiers, websites and names that a record is compared by: records that share one are a pair. */
export function sharedKeyHashes(record: NormalSourceRecord): Float64Array {
  return Float64Array.from(new Set(Array.from(sharedKeys(record), keyHash)));
}

/** The identifier or website behind a hash that too many records have; a common name is none. */
export function crowdedKey(record: NormalSourceRecord, hash: number, records: number): CrowdedKey {
  const key = [...sharedKeys(record)].find((one) => keyHash(one) === hash) ?? '';
  if (key.startsWith('d')) return { hash, records, type: 'website', value: key.slice(1) };
  if (!key.startsWith('i')) return { hash, records };
  const at = key.indexOf('|');
  return { hash, records, type: key.slice(1, at), value: key.slice(at + 1) };
}

/** What records are compared by that have the website. */
export function domainKeyOf(domain: string): string {
  return `d${domain}`;
}

function sharedKeys(record: NormalSourceRecord): ReadonlySet<string> {
  const keys = new Set<string>();
  if (isVanished(record.key)) return keys;
  for (const { type, value } of record.identifiers) keys.add(`i${type}|${value}`);
  for (const domain of record.domains) keys.add(domainKeyOf(domain));
  for (const name of formerNameKeys(record)) keys.add(`f${name}`);
  for (const name of record.names) {
    if (!isCurrent(name)) continue;
    keys
      .add(`n${fingerprint(name)}`)
      .add(`w${wordSet(name)}`)
      .add(`l${coreWords(name)}`);
    for (const brand of brandBeginnings(name)) keys.add(`n${brand}`);
    const word = record.place.city === undefined ? undefined : longestWord(name);
    if (word !== undefined) keys.add(`t${word}|${record.place.country}|${record.place.city}`);
  }
  return keys;
}
