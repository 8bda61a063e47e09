import { countryCode } from '../tables/countries.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { PLACE_WORDS, STOP_WORDS } from '../tables/name-words.ts';
import { isAbbreviationOf } from './brackets.ts';
import { foldWords } from './fold.ts';
import { isRemark, withoutRemark } from './remarks.ts';
import { stripForms } from './strip-forms.ts';

/** How a text of two parts with a dash between them is read. */
export interface DashedName {
  readonly name: string;
  /** The text as words of the name, where a part of it was taken off: it is compared as it stands, too. */
  readonly whole?: string;
  /** Its initials. */
  readonly initials?: string;
}

const DASH = /\s[–—-]+\s/;
/** Letters and figures without a blank, and no small ones: `IMET`, `IMET-AS-AP`. */
const HANDLE = /^(?=.*\p{Lu})[\p{Lu}\d]+(?:[-_][\p{Lu}\d]+)*$/u;
/** What a register of networks writes into a handle. */
const OF_NETWORK: ReadonlySet<string> = new Set(['AS', 'ASN', 'AP']);
/** The number of a network; fewer figures are a model or a company (`AS 24`). */
const NETWORK_NUMBER = /^ASN?\d{4,}$/i;
/** A handle without a dash behind it, and what follows. */
const HANDLE_IN_FRONT = /^([\p{L}\d]+(?:[-_][\p{L}\d]+)+|ASN?\d{4,})\s+(?=[\p{L}\d])/iu;
/** What stands in handles beside the name: a network, a country or region, a number. */
const BESIDE_HANDLE = /^(?:[a-z]{2,3}|\p{L}*\d+|networks?|internet)$/iu;
const SHORTEST_INITIALS = 3;
const LONGEST_INITIALS = 10;
/** The beginning of a name that a handle or a name must share to be made of it. */
const SHORTEST_BEGINNING = 4;

/**
 * A name that stands twice is one (`Kudzwa Kenya - Kudzwa Kenya Ltd`); a handle in front (`KUDZWA-1 - Kudzwa Networks`) is none,
 * and initials at either side (`KNI - Kudzwa Networks of India`) are another name of it. Undefined for all others: in `Kudzwa -
 * Healthcare` and `Kudzwa - Sociedade de Crédito S.A.` what follows is a part of the name, or its trade.
 */
export function readDash(text: string): DashedName | undefined {
  if (!DASH.test(text)) return withoutHandle(text);
  const [before = '', behind = '', ...more] = text.split(DASH);
  if (before.trim() === '' || behind.trim() === '' || more.length > 0) return undefined;
  if (isRemark(behind) || withoutRemark(text) !== text) return undefined;
  return readParts(before.trim(), behind.trim());
}

/**
 * `KUDZWA-NET Kudzwa Corporation`, `AS64500 Kudzwa`: behind a handle the name begins anew with a word of it, and the handle says nothing
 * else. `Kudzwa-Pumps Kudzwa AG` may be another company.
 */
function withoutHandle(text: string): DashedName | undefined {
  const [front = '', handle = ''] = HANDLE_IN_FRONT.exec(text) ?? [];
  if (handle === '') return undefined;
  const [name, behind] = [text.slice(front.length), partOf(text.slice(front.length))];
  if (isFormAlone(behind)) return undefined;
  const isOwn = (mark: string) => beginsName(mark, behind) || behind.words.includes(foldWords(mark));
  const marks = handle.split(/[-_]/);
  const isHandle =
    NETWORK_NUMBER.test(handle) ||
    (marks.some((mark) => beginsName(mark, behind)) &&
      marks.every((mark) => isOwn(mark) || BESIDE_HANDLE.test(mark)));
  return isHandle ? { name, whole: text } : undefined;
}

function readParts(before: string, behind: string): DashedName | undefined {
  const [first, second] = [partOf(before), partOf(behind)];
  if (isSaidTwice(first, second)) return { name: first.forms.length > 0 ? before : behind };
  const whole = `${before} ${behind}`;
  if (isHandleOf(before, second))
    return { name: behind, whole, ...(areInitials(before, second) && { initials: before }) };
  if (isTickerOf(before, behind)) return { name: behind, whole };
  if (areInitials(behind, first)) return { name: before, whole, initials: behind };
  return undefined;
}

interface Part {
  readonly all: readonly string[];
  /** All but its legal forms. */
  readonly words: readonly string[];
  readonly forms: readonly string[];
}

function partOf(text: string): Part {
  const forms: string[] = [];
  const all = foldWords(text.replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')).split(' ');
  return { all, words: stripForms(all, { forms, country: undefined }), forms };
}

/** The same words; a legal form may stand on one side alone. */
function isSaidTwice(first: Part, second: Part): boolean {
  if (first.words.join('') !== second.words.join('')) return false;
  const areOneForm = first.forms.join(' ') === second.forms.join(' ');
  return areOneForm || first.forms.length === 0 || second.forms.length === 0;
}

/** It says nothing that the name does not say: its initials, its beginning, or a mark of a network. */
function isHandleOf(text: string, name: Part): boolean {
  if (text.length < SHORTEST_INITIALS || !HANDLE.test(text) || isFormAlone(name)) return false;
  const [head = '', ...marks] = text.split(/[-_]/);
  if (NETWORK_NUMBER.test(head) || marks.some((mark) => OF_NETWORK.has(mark))) return true;
  return areInitials(head, name) || beginsName(head, name);
}

/** With the class of the share: `BRK.B`. */
const TICKER = /^(\p{Lu}{1,5})(?:\.\p{Lu})?$/u;

/**
 * `SIE - Siemens AG`: letters of a name that is whole, with its legal form; in `ABB - Robotics AG` they stand before a part of it. One
 * letter is the first of the name: `F - Ford Motor Company`.
 */
function isTickerOf(text: string, name: string): boolean {
  const [, letters = ''] = TICKER.exec(text) ?? [];
  if (letters === '' || partOf(name).forms.length === 0) return false;
  return letters.length === 1 ? name.startsWith(letters) : isAbbreviationOf(letters, name);
}

function beginsName(head: string, { words }: Part): boolean {
  const [letters, glued, first = ''] = [foldWords(head), words.join(''), words[0]];
  if (letters.length < SHORTEST_BEGINNING || first.length < SHORTEST_BEGINNING)
    return glued === letters || first === letters;
  return glued.startsWith(letters) || letters.startsWith(first);
}

/**
 * Capitals that are made of the beginnings of two words at least, in their order and from the first one on: `IMET` of Institute of
 * Marine Technology, and no `FII` of `Zym Fundo de Investimento Imobiliario`.
 */
function areInitials(text: string, { all, words }: Part): boolean {
  if (text.length < SHORTEST_INITIALS || text.length > LONGEST_INITIALS) return false;
  if (!/^\p{Lu}+$/u.test(text)) return false;
  const letters = foldWords(text);
  if (legalForms().has(letters) || PLACE_WORDS.has(letters) || countryCode(letters) !== undefined)
    return false;
  const first = words.find((word) => !STOP_WORDS.has(word));
  return first?.startsWith(letters.charAt(0)) === true && beginningsUsed(letters, all) > 1;
}

/** Of how many words the letters are the beginnings, each by as many letters as it takes; none where they are not used up. */
function beginningsUsed(letters: string, words: readonly string[]): number {
  if (letters === '') return 0;
  const at = words.findIndex((word) => word.startsWith(letters.charAt(0)));
  if (at === -1) return NONE;
  const [word = '', rest] = [words[at], words.slice(at + 1)];
  for (let taken = 1; letters.startsWith(word.slice(0, taken)) && taken <= word.length; taken++) {
    const used = 1 + beginningsUsed(letters.slice(taken), rest);
    if (used > 0) return used;
  }
  return beginningsUsed(letters, rest);
}

const NONE = Number.NEGATIVE_INFINITY;

function isFormAlone({ words: [word = '', ...others] }: Part): boolean {
  return others.length === 0 && legalForms().has(word);
}
