import type { EntityProfile } from '../comparisons/entity-profile.ts';

/** What of an entity is told to people, as its sources write it; null when unknown. */
export interface ToldEntity {
  readonly coreId: string;
  readonly name: string;
  readonly city: string | null;
  /** Alpha-2. */
  readonly country: string | null;
  readonly website: string | null;
}

/** Tells of an entity by its profile, for a universe that keeps no other facts. */
export function toldByProfile({ coreId, name, domains, places }: EntityProfile): ToldEntity {
  const place = places[0];
  return {
    coreId,
    name,
    city: place?.city === undefined ? null : asTitle(place.city),
    country: place?.country ?? null,
    website: domains[0] ?? null,
  };
}

/** Folded words with capitals, where no source's spelling is at hand. */
export function asTitle(words: string): string {
  return words.replace(/(?<=^| )\p{L}+/gu, (word, at: number) => {
    if (CODES.has(word)) return word.toUpperCase();
    return at > 0 && JOINTS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** What countries and regions are called for short: `UK` and no `Uk`. */
const CODES: ReadonlySet<string> = new Set('us usa uk uae eu hk nz prc apac emea latam'.split(' '));
const JOINTS: ReadonlySet<string> = new Set('and of the de del di da do la le am an der'.split(' '));
