import { areNames, isSame } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { kindInCompound } from '../names/compound-words.ts';
import { asWritten } from '../names/normal-name.ts';
import { AUTHORITY_WORDS } from '../tables/local-bodies.ts';
import { STOP_WORDS } from '../tables/name-words.ts';
import { saysOrganisation } from '../tables/organisation-kinds.ts';
import { wordsOnlyIn } from './other-words.ts';

/*
 * Doubts of towns, counties and states: what they run bears their name, and has their website.
 */

type Rows = readonly EvidenceRow[];
type Words = readonly string[];

/** In English, before `of` or behind the name. */
const BEFORE_OF: ReadonlySet<string> = new Set(
  'city town county village borough municipality state commonwealth government province'.split(' '),
);
const BEHIND_PLACE: ReadonlySet<string> = new Set('city county borough kommun kommune'.split(' '));

/** Words by which the authority itself is called. */
const OF_ITSELF = /^(?:government|council|municip|prefect|authority|stadtverwaltung|rat$|rada$)/;
/** What is no kind of organisation elsewhere, or stands at the end of a compound. */
const OF_PARTS =
  /^(?:zoo|tiergarten|tierpark|airport|port|fire|sheriff|transit|housing|stadtwerke)$|(?:amt|archiv|bibliothek|ministerium|museum|klinik|kliniken|klinikum|spital)$/;

/**
 * One name is that of a town, county or state, and the other says what a part of it is: `Stadt Köln` and Historisches Archiv der
 * Stadt Köln, `City of Baltimore` and its Health Department. Town and website are those of all parts; a register tells.
 */
export function isPartOfAuthority(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || areNames(rows, ['same', 'same_words']) || isSame(rows, 'registration'))
    return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  return isAuthorityAndPart(mine, theirs) || isAuthorityAndPart(theirs, mine);
}

/** `Stadt Heidelberg` is no company that bears the name of the town. */
export function isAuthorityOfCompanyName(rows: Rows, { names }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !saysAuthority(asWritten(name.left).tokens) || isSame(rows, 'registration'))
    return false;
  return (
    names.some(({ forms }) => forms.length > 0) && !names.some(({ tokens }) => tokens.some(isOfAuthority))
  );
}

function isAuthorityAndPart(authority: Words, part: Words): boolean {
  if (!saysAuthority(authority)) return false;
  const others = authority.filter((word) => !STOP_WORDS.has(word) && !isOfAuthority(word));
  if (others.length === 0 || !others.every((word) => part.includes(word))) return false;
  return wordsOnlyIn(part, authority).some(isOfPart);
}

/** Whether the words are the name of a town, county or state: `Stadt Köln`, `City of Baltimore`, `Los Angeles County`. */
function saysAuthority(words: Words): boolean {
  const [first = '', second = ''] = words;
  if (words.length < 2) return false;
  if (AUTHORITY_WORDS.has(first) || (BEFORE_OF.has(first) && second === 'of')) return true;
  return BEHIND_PLACE.has(words.at(-1) ?? '');
}

function isOfAuthority(word: string): boolean {
  return AUTHORITY_WORDS.has(word) || BEFORE_OF.has(word) || OF_ITSELF.test(word);
}

function isOfPart(word: string): boolean {
  if (OF_ITSELF.test(word)) return false;
  return OF_PARTS.test(word) || saysOrganisation(word) || kindInCompound(word, 'stadt') !== undefined;
}
