import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import { remembering } from '../../universe/remembering.ts';

/** Profiles that a reader keeps where nobody says how many. */
export const FEWEST_PROFILES = 20_000;
/** Of a universe of millions only those that come again and again are worth their room. */
const OF_LARGE = 2_000;

/** The profiles of entities, by their number; read again when they were forgotten. */
export interface ProfileMemory {
  profile(entity: number): EntityProfile;
  /** Forgets them and keeps few from now on, for work that needs the room. */
  rest(): void;
}

export interface RememberedProfiles {
  /** Number of entities. */
  readonly size: number;
  /** How many profiles there is room for. */
  readonly most: number;
  /** Whether the universe has more entities than are kept in memory. */
  readonly isLarge: boolean;
}

/**
 * Reading a profile takes as long as comparing it. Where there is room for all of them, none is read twice; with room for a part
 * of them most are read again and again, because rows come in no order.
 */
export function profileMemory(
  { size, most, isLarge }: RememberedProfiles,
  read: (entity: number) => EntityProfile,
): ProfileMemory {
  let at = holdsAll({ size, most, isLarge })
    ? readOnce(size, read)
    : remembering(isLarge ? OF_LARGE : most, read);
  return {
    profile: (entity) => at(entity),
    rest() {
      at = remembering(isLarge ? OF_LARGE : FEWEST_PROFILES, read);
    },
  };
}

/** Whether all of them are kept. */
export function holdsAll({ size, most, isLarge }: RememberedProfiles): boolean {
  return size <= most && !isLarge;
}

function readOnce(size: number, read: (entity: number) => EntityProfile): (entity: number) => EntityProfile {
  const known: (EntityProfile | undefined)[] = new Array(size);
  return (entity) => {
    let profile = known[entity];
    if (profile === undefined) {
      profile = read(entity);
      known[entity] = profile;
    }
    return profile;
  };
}
