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
  return words.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}
