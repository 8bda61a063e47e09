import { wholeNameKeys } from '../blocking/blocking-keys.ts';
import type { CandidateIndex } from '../blocking/candidate-index.ts';
import type { NormalName } from '../names/normal-name.ts';
import { weightyWords } from '../tables/name-words.ts';
import { type InstitutionPart, institutionParts } from './unit-of-institution.ts';

interface Known {
  readonly index: CandidateIndex;
  readonly parts: readonly InstitutionPart[];
}

// A record's name is looked up and then compared with all candidates.
const remembered = new WeakMap<NormalName, Known>();

/**
 * The parts of a record's name that somebody bears as a whole name, where the rest says a unit; none within a longer one,
 * and none where somebody bears all of it: a unit may have its own record.
 */
export function knownInstitutions(name: NormalName, index: CandidateIndex): readonly InstitutionPart[] {
  const known = remembered.get(name);
  if (known?.index === index) return known.parts;
  const parts = partsIn(name, index);
  remembered.set(name, { index, parts });
  return parts;
}

function partsIn(name: NormalName, index: CandidateIndex): readonly InstitutionPart[] {
  const parts = institutionParts(name);
  if (parts.length === 0 || isKnown(name, index)) return [];
  return longest(parts.filter(({ reading }) => isKnown(reading, index)));
}

function isKnown(reading: NormalName, index: CandidateIndex): boolean {
  const [key = ''] = wholeNameKeys(reading);
  return index.frequency(key) > 0;
}

/** `University of California` is within `University of California, Davis`. */
function longest(parts: readonly InstitutionPart[]): readonly InstitutionPart[] {
  if (parts.length < 2) return parts;
  const words = parts.map(({ reading }) => weightyWords(reading.tokens));
  return parts.filter(
    (_, at) => !words.some((others, other) => other !== at && isWithin(words[at] ?? [], others)),
  );
}

function isWithin(brief: readonly string[], long: readonly string[]): boolean {
  return brief.length < long.length && brief.every((word) => long.includes(word));
}
