import { without } from '../tables/beside-name.ts';
import { CRM_JUNK, JUNK_SIGN } from '../tables/name-words.ts';
import { isTellingNote } from './bracket-notes.ts';
import { type Bracket, type NamedPlace, readBracket } from './brackets.ts';
import { type DashedName, readDash } from './dashed-names.ts';
import { companyOfSecurity } from './listed-name.ts';
import type { NormalName } from './normal-name.ts';
import { ownerSaid } from './owner-said.ts';
import { withoutRemark } from './remarks.ts';
import { withoutRepetition } from './repeated-name.ts';

/** One name in a text. */
export interface NamePart {
  /** What is compared. */
  readonly text: string;
  /** What is shown: with its brackets, when they belong to the name. */
  readonly shown: string;
  readonly part: NormalName['part'];
  /** Alpha-2, when a country or a place in it stands in brackets. */
  readonly country?: string;
  /** Folded, when a town stands in brackets. */
  readonly city?: string | undefined;
  /** The text with the place as words of the name, in each spelling: `Bosch Malaysia Sdn Bhd`; with its seat or handle, `Bosch HQ`. */
  readonly withPlace?: readonly string[];
  /** What stands in brackets and may tell the company from others of its name. */
  readonly note?: string | undefined;
  /** Who stands behind `c/o`, where that may be the company of a person in front. */
  readonly host?: string;
  /** Who is said behind the name to own the company: `Acme, a division of Kud`. */
  readonly owner?: string;
}

interface Marker {
  readonly pattern: RegExp;
  readonly after: NormalName['part'] | 'dropped';
  /** Quickly asked of a text: no other has the marker. */
  readonly sign: RegExp;
}

/**
 * What stands between two names of one company, and what the second is: several may trade under one name, and nobody else is also
 * known as the company is. Behind `c/o` stands somebody else.
 */
export const MARKERS: readonly Marker[] = [
  {
    pattern:
      /\s+(?:d\/b\/a|dba|d\.b\.a\.?|(?:carrying on|doing) business as|c\.?o\.?b\.? as|t\/as?|o\/a|(?:trading|trades|operating|operates) as)[\s:]+/i,
    after: 'trading',
    sign: /\sdba[\s:]|\bas\b|[./]/i,
  },
  {
    pattern: /\s+(?:now known as|n\/k\/a|nka|a\/k\/a|aka|a\.k\.a\.?|also known as)[\s:]+/i,
    after: 'also',
    sign: /\s(?:nka|aka)[\s:]|\bas\b|[./]/i,
  },
  {
    // Without its stroke between figures and a name: `10647802 CANADA OA ACME`.
    pattern: /(?<=^\d{5,}\s\p{L}{4,}(?:\s(?:inc|ltd|limited|corp)\.?)?)\s+oa[\s:]+/iu,
    after: 'trading',
    sign: /^\d{5}/,
  },
  {
    pattern: /[\s,;]+(?:f\/k\/a|fka|n[ée]e|formerly(?: known as)?|previously(?: known as)?)[\s:]+/i,
    after: 'former',
    sign: /fka|f\/k|n[ée]e|formerly|previously/i,
  },
  { pattern: /[\s,;]+c\/o[\s:]+/i, after: 'dropped', sign: /c\/o/i },
];

/** Nobody's name is longer; what is pasted into a cell by mistake may be. */
const LONGEST_NAME = 400;
const BRACKET = /[([{]/;
/** One at the end may be open: lists cut names off. */
const BRACKETS = /[([{]([^()[\]{}]*)(?:[)\]}]|$)/g;

/** Finds the names in a text: the name itself first, then those behind markers and in brackets. CRM junk is dropped. */
export function splitNameParts(text: string): readonly NamePart[] {
  const cleaned = withoutRepetition(withoutJunk(text));
  const dashed = readDash(cleaned);
  return dashed === undefined ? partsOf(cleaned) : dashedParts(dashed);
}

function dashedParts({ name, whole, initials }: DashedName): readonly NamePart[] {
  const [head, ...others] = partsOf(name);
  if (head === undefined) return others;
  const first = whole === undefined ? head : { ...head, withPlace: [...(head.withPlace ?? []), whole] };
  return [first, ...others, ...(initials === undefined ? [] : [partOf(initials, 'bracket')])];
}

function partsOf(cleaned: string): readonly NamePart[] {
  const read = BRACKET.test(cleaned) ? readBrackets(cleaned) : withoutBrackets(cleaned);
  const whole = read.names.length === 0 && !read.hasRemark ? cleaned : undefined;
  const parts =
    read.plain.trim() === ''
      ? [{ text: cleaned, shown: cleaned, part: 'whole' as const }]
      : splitAtMarkers(read.plain, whole);
  const [head, ...others] = parts;
  const named =
    head === undefined ? parts : [owned(noted(placed(head, read.place), read.note), read.owner), ...others];
  const all = read.names.length === 0 ? named : [...named, ...read.names];
  return all.every(hasText) ? all : all.filter(hasText);
}

/** Whether the name is all that the text says: nothing was taken off, and no other name stands beside it. */
export function isWholeText({ text, part }: Pick<NormalName, 'text' | 'part'>, whole: string): boolean {
  return part === 'whole' && text === whole && !BRACKET.test(whole);
}

function hasText({ text }: NamePart): boolean {
  return text.trim() !== '';
}

interface ReadBrackets {
  /** The text without its brackets, but for words that belong to the name. */
  readonly plain: string;
  readonly names: readonly NamePart[];
  readonly hasRemark: boolean;
  /** The first bracket that may tell the company from others of its name. */
  readonly note?: string | undefined;
  /** Whom a remark names as the owner. */
  readonly owner?: string | undefined;
  /** The first place that stands in brackets, with the text in which its brackets alone are left out. */
  readonly place?: NamedPlace & { readonly texts: readonly string[] };
}

/** Stands where a place was, which is put back as a word. */
const GAP = '\u0000';

function withoutBrackets(text: string): ReadBrackets {
  const said = withoutRemark(text);
  const plain = said.replace(GAP, ' ');
  if (said === text) return { plain, names: [], hasRemark: false };
  return { plain, names: [], hasRemark: true, owner: ownerBehind(said, text) };
}

/** A remark is the end of a text. */
function ownerBehind(said: string, text: string): string | undefined {
  return said === text ? undefined : ownerSaid(text.slice(said.length).replace(GAP, ' '));
}

function readBrackets(text: string): ReadBrackets {
  const names: NamePart[] = [];
  let hasRemark = false;
  let owner: string | undefined;
  let note: string | undefined;
  let place = undefined as NamedPlace | undefined;
  const gapped = text.replace(BRACKETS, (whole, inner: string, at: number) => {
    if (at === 0 && inner.length < 3) return whole;
    const [before, after] = [text.slice(0, at), text.slice(at + whole.length)];
    const bracket = readBracket(inner, { before, after });
    if (bracket.kind === 'word') return ` ${inner} `;
    note ??= noteIn(bracket, inner, before);
    if (bracket.kind === 'name') names.push(partOf(bracket.text, bracket.part));
    if (bracket.kind === 'remark') {
      hasRemark = true;
      owner ??= ownerSaid(inner);
    }
    if (bracket.kind !== 'place' || place !== undefined) return ' ';
    place = bracket;
    return ` ${GAP} `;
  });
  const said = withoutRemark(gapped);
  const read = {
    plain: said.replace(GAP, ' '),
    names,
    hasRemark: hasRemark || said !== gapped,
    note,
    owner: owner ?? ownerBehind(said, gapped),
  };
  if (place === undefined) return read;
  const { country, city, spellings } = place;
  return {
    ...read,
    place: { country, city, spellings, texts: spellings.map((one) => said.replace(GAP, one)) },
  };
}

function noteIn(bracket: Bracket, inner: string, before: string): string | undefined {
  const mayTell = bracket.kind === 'place' || bracket.kind === 'nothing' || isName(bracket);
  return mayTell && isTellingNote(inner, before) ? tidied(inner) : undefined;
}

/** No former one, and none under which it trades. */
function isName(bracket: Bracket): boolean {
  return bracket.kind === 'name' && bracket.part === 'bracket';
}

function noted(head: NamePart, note: string | undefined): NamePart {
  return note === undefined ? head : { ...head, note };
}

function owned(head: NamePart, owner: string | undefined): NamePart {
  return owner === undefined ? head : { ...head, owner };
}

function placed(head: NamePart, place: ReadBrackets['place']): NamePart {
  if (place === undefined) return head;
  const { country, city, texts } = place;
  const readings = texts.map((text) => splitAtMarkers(text, undefined)[0]?.text ?? text);
  const { text, shown, part } = head;
  return { text, shown, part, country, city, withPlace: readings };
}

/** `whole` is the text with its brackets, when they hold no name of their own. */
function splitAtMarkers(text: string, whole: string | undefined): readonly NamePart[] {
  const first = firstMarker(text);
  if (first === undefined) {
    const part = tidied(text);
    return [{ text: part, shown: whole ?? part, part: 'whole' }];
  }
  const head = partOf(text.slice(0, first.start), 'whole');
  const [next, ...others] = splitAtMarkers(text.slice(first.end), undefined);
  if (next === undefined || first.after === 'dropped') return [head, ...others];
  return [head, { ...next, part: first.after }, ...others];
}

interface FoundMarker {
  readonly after: Marker['after'];
  readonly start: number;
  readonly end: number;
}

function firstMarker(text: string): FoundMarker | undefined {
  let first: FoundMarker | undefined;
  for (const { pattern, after, sign } of MARKERS) {
    if (!sign.test(text)) continue;
    const found = pattern.exec(text);
    if (found === null || found.index === 0 || (first !== undefined && found.index >= first.start)) continue;
    first = { after, start: found.index, end: found.index + found[0].length };
  }
  return first;
}

function partOf(text: string, part: NormalName['part']): NamePart {
  const tidy = tidied(text);
  return { text: tidy, shown: tidy, part };
}

/** Words of ASCII with single spaces between them. */
const TIDY = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

function tidied(text: string): string {
  return TIDY.test(text) ? text : text.replace(/\s+/g, ' ').trim();
}

/** What no name begins or ends with; one may end in a dot. */
const EDGES = ' -–—*_:,;/|';

/** Takes off what people write into a CRM's name field beside the name; a text that is nothing else is left alone. */
function withoutJunk(text: string): string {
  const trimmed = tidied(text).slice(0, LONGEST_NAME);
  let rest = trimmed;
  if (JUNK_SIGN.test(rest)) rest = tidied(without(CRM_JUNK, rest));
  rest = withoutEdges(rest);
  const company = companyOfSecurity(rest);
  if (company !== rest) rest = company.replace(/[\s\-–—*_:,;/|]+$/, '');
  return rest === '' ? trimmed : rest;
}

function withoutEdges(text: string): string {
  const isClean = !EDGES.includes(text.charAt(text.length - 1)) && !`${EDGES}.`.includes(text.charAt(0));
  return isClean ? text : text.replace(/^[\s\-–—*_:,;/|.]+|[\s\-–—*_:,;/|]+$/g, '');
}
