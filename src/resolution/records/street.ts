import { lazily } from '../tables/lazily.ts';
import { isStreetFiller, partedStreet, streetKindsOf } from '../tables/street-words.ts';
import { partsOfAddress } from './address-parts.ts';

/** A street address as it is compared. */
export interface Street {
  /** The house, or the first of `3180-82`. */
  readonly number: string;
  /** The last house of `3180-82`. */
  readonly upTo?: string | undefined;
  /** Read only when it is asked for: most houses differ in their number. */
  readonly name: () => StreetName;
}

interface StreetName {
  /** The words that tell the street; what it is called beside them where nothing else does (`The Square`). */
  readonly words: readonly string[];
  /** Kinds of street that it says to be: `road` or `lane`. */
  readonly kinds: readonly string[];
  /** `n` of `100 N Main St`. */
  readonly directions: readonly string[];
}

const BOX: StreetName = { words: ['box'], kinds: [], directions: [] };

/** Takes a normalised street apart; undefined without a house number: then it says where, not which house. */
export function streetOf(text: string): Street | undefined {
  const { before, behind, house, box } = partsOfAddress(text);
  if (house === undefined) return box === undefined ? undefined : { number: box, name: () => BOX };
  if (before.length + behind.length === 0) return undefined;
  const { number, upTo } = house;
  return { number, upTo, name: lazily(() => nameOf(before, behind)) };
}

function nameOf(before: readonly string[], behind: readonly string[]): StreetName {
  const told = withoutBuilding(sorted(before), sorted(behind, true));
  if (told.words.length > 0) return told;
  const all = [...before, ...behind];
  const bare = all.filter((word) => !isStreetFiller(word));
  return { words: bare.length > 0 ? bare : all, kinds: [], directions: [] };
}

/** `Westfield Mall, 865 Market St` and `Calle Serrano 88 Torre B`: the side that says a kind of street has its name. */
function withoutBuilding(before: StreetName, behind: StreetName): StreetName {
  const [isBefore, isBehind] = [before, behind].map(
    ({ words, kinds }) => words.length > 0 && kinds.length > 0,
  );
  if (isBehind === true && before.kinds.length === 0) return behind;
  if (isBefore === true && behind.kinds.length === 0) return before;
  return {
    words: [...before.words, ...behind.words],
    kinds: [...before.kinds, ...behind.kinds],
    directions: [...before.directions, ...behind.directions],
  };
}

const DIRECTION = /^(?:[nsew]|[ns][ew])$/;
const LETTER = /^[a-z]$/;
/** Kinds that stand behind the name in English, so that a word before them is the name: `Court St`. */
const BEHIND = new Set('st ave rd blvd dr ln ct sq pkwy hwy pl ter way cir aly trl'.split(' '));
/** Shorter words behind the kind tell streets apart (`County Rd PD`); longer ones are the town. */
const MIN_TOWN_LENGTH = 3;

/** Which words tell the street, and what it is called beside them. What English writes behind a house and its street is the town. */
function sorted(texts: readonly string[], isBehindNumber = false): StreetName {
  const [words, kinds, directions]: [string[], string[], string[]] = [[], [], []];
  let isNamed = false;
  for (const [at, text] of texts.entries()) {
    const next = texts[at + 1];
    const said = kindsSaid(text, at, next);
    if (DIRECTION.test(text)) directions.push(text);
    else if (text === 'st' && words.length === 0 && isName(next)) words.push('saint');
    else if (said !== undefined) {
      kinds.push(...said);
      isNamed ||= isBehindNumber && words.length > 0 && BEHIND.has(text);
    } else if (!isStreetFiller(text) && !(isNamed && text.length >= MIN_TOWN_LENGTH)) {
      const parted = partedStreet(text);
      kinds.push(...(parted?.kinds ?? []));
      words.push(parted?.name ?? text);
    }
  }
  return { words, kinds, directions };
}

function isName(word: string | undefined): boolean {
  return word !== undefined && streetKindsOf(word) === undefined && !DIRECTION.test(word);
}

/** A letter is short for a kind of street only in front: `C/ Serrano`, but `Avenue C` and `C St`. */
function kindsSaid(word: string, at: number, next: string | undefined): readonly string[] | undefined {
  if (LETTER.test(word) && (at > 0 || !isName(next))) return undefined;
  if (next !== undefined && BEHIND.has(word) && BEHIND.has(next)) return undefined;
  return streetKindsOf(word);
}
