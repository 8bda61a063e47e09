import type { Random } from '../random.ts';
import { DAMAGES } from './damage-words.ts';
import { type Draft, draftOf } from './draft.ts';
import { nameWords } from './name-key.ts';

const DRAWS = 40;

/** A name as somebody may have typed it. */
export interface DamagedName {
  readonly text: string;
  /** The name without what was put behind it. */
  readonly name: string;
  /** What is left of the name, as it was before. */
  readonly left: string;
  /** The words of it that are not abbreviated. */
  readonly legible: readonly string[];
}

/** Damages a name once or twice, and not twice alike, until the result is as wanted; undefined when it never is. */
export function damageName(
  { name, country }: { readonly name: string; readonly country: string | undefined },
  random: Random,
  isWanted: (damaged: DamagedName) => boolean,
): DamagedName | undefined {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const chosen = new Set([random.pick(DAMAGES), random.pick(DAMAGES)]);
    const damaged = DAMAGES.filter((damage) => chosen.has(damage)).reduce(
      (draft: Draft | undefined, damage) => draft && damage(draft, random, country),
      draftOf(name),
    );
    if (damaged === undefined || textOf(damaged) === name) continue;
    const result = resultOf(damaged);
    if (isWanted(result)) return result;
  }
  return undefined;
}

function resultOf(damaged: Draft): DamagedName {
  const legible = damaged.words.filter(({ isAbbreviated }) => !isAbbreviated);
  return {
    text: textOf(damaged),
    name: textOf({ ...damaged, junk: '' }),
    left: damaged.words.flatMap(({ originals }) => originals).join(' '),
    legible: legible.flatMap(({ originals }) => originals).flatMap(nameWords),
  };
}

function textOf({ words, junk }: Draft): string {
  return words.map(({ text }) => text).join(' ') + junk;
}
