import { isEverydayWord } from '../tables/everyday-words.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { foldWords } from './fold.ts';
import type { NamePart } from './name-parts.ts';

/** Beside the head office of a company there are those of its regions and divisions, which are units of it. */
const OF_ALL = '(?:(?:corporate|global|world(?:wide)?|main) )*';
const SEATS = [
  `${OF_ALL}(?:hq|h\\.q\\.|headquarters?|head[ -]?office)`,
  '(?:corporate|main|principal) offices?',
  '(?:konzern|unternehmens|firmen)?zentrale|haupt(?:sitz|verwaltung)|firmensitz|hoofdkantoor|huvudkontor|hovedkontor',
  'si[eè]ge(?: (?:social|central|mondial))?|sede(?: (?:centrale?|principale?|legale|sociale?))?|casa matriz|oficinas? central(?:es)?',
  'siedziba(?: główna)?|centrala',
].join('|');
/** A word that many names end in: only a website tells that it is no part of this one. */
const SITES = 'campus';

const BEHIND_NAME = new RegExp(`(?<=\\S)[\\s,–—-]+(?:${SEATS}|(${SITES}))\\s*$`, 'iu');
const WHOLE = new RegExp(`^(?:[\\p{L}.' -]{2,30} )?(?:${SEATS}|${SITES})$`, 'iu');
/** Quickly asked of a text: in no other is there anything to find. */
const SIGN =
  /hq|h\.q|head|office|zentrale|sitz|verwaltung|kantoor|kontor|si[eè]ge|sede|matriz|centra|siedziba|campus/i;
const OF_UNIT = /\b(?:regional|regionale|divisional|territorial|district|area|region|division|branch)$/i;

/** What tells whether the last word of a name says where the company sits. */
export interface ToldOfSeat {
  /** The town that the record says. */
  readonly city: string | undefined;
  /** The domain of its website without the suffix. */
  readonly label: string | undefined;
}

/**
 * `Kudzwa HQ`, `Kudzwa Zentrale` and, of a record in Leeds, `Kudzwa Leeds HQ` are Kudzwa at its seat. The name with the word
 * is compared as well, for some bear it. Where all that is left is common words, the word is part of the name (`Cycle HQ`),
 * unless the website is called by the rest.
 */
export function withoutSeatWords(parts: readonly NamePart[], told: () => ToldOfSeat): readonly NamePart[] {
  if (!parts.some(({ text }) => SIGN.test(text))) return parts;
  const named = parts.filter(({ text, part }) => part !== 'bracket' || !WHOLE.test(text));
  return (named.length === 0 ? parts : named).map((part) => withoutSeatWord(part, told));
}

function withoutSeatWord(part: NamePart, told: () => ToldOfSeat): NamePart {
  const found = BEHIND_NAME.exec(part.text);
  if (found === null || part.withPlace !== undefined) return part;
  const { city, label } = told();
  const rest = withoutTown(part.text.slice(0, found.index), city);
  if (rest === '' || OF_UNIT.test(rest)) return part;
  const isSite = found[1] !== undefined;
  const isPart = (isSite || isCommon(rest)) && !isCalled(rest, label);
  return isPart ? part : { ...part, text: rest, withPlace: [part.text] };
}

/** `Kudzwa Leeds` and `Kudzwa - Leeds`, of a record that is in Leeds. */
function withoutTown(text: string, city = ''): string {
  const town = foldWords(city);
  const gap = [...text.matchAll(GAPS)].find(({ index }) => foldWords(text.slice(index)) === town);
  return gap === undefined || town === '' ? text : text.slice(0, gap.index);
}

const GAPS = /[\s,–—-]+/g;

function isCommon(text: string): boolean {
  return foldWords(text)
    .split(' ')
    .every((word) => !isTellingWord(word) || isEverydayWord(word));
}

function isCalled(text: string, label = ''): boolean {
  return label !== '' && foldWords(text).replaceAll(' ', '').startsWith(label.replaceAll('-', ''));
}
