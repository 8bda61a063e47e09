import { areNames, hasOwnIdentifier, isInSameTown, isSame } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { countryOfCity } from '../tables/cities.ts';
import { ANY_TRADE_WORDS, FUND_WORDS, PUT_IN_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';
import { type OrganisationKind, sayKind } from '../tables/organisation-kinds.ts';

/*
 * A word at the head of a name, which says what the organisation is, tells it from others of the town: its university, its
 * medical university and its university of technology. Behind a whole name it does not: `Acme Foods` is Acme.
 */

type Rows = readonly EvidenceRow[];

/** Only one of the names says the field, and neither an identifier nor the house is the entity's own. */
export function isOfOtherField(rows: Rows): boolean {
  if (!areNames(rows, ['record_longer', 'entity_longer', 'overlap'])) return false;
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || isOwn(rows)) return false;
  const fields = [
    ...fieldsAtHead(name.left.tokens, words.onlyLeft),
    ...fieldsAtHead(name.right.tokens, words.onlyRight),
  ];
  if (fields.some((word) => GENERIC_WORDS.has(word))) return true;
  // `Université Mohamed Khider Biskra` bears the name of a person; in one town a single name is none of another, either.
  const isPerson = fields.length > 1 && !fields.some(isEverydayWord);
  return fields.length > 0 && !isPerson && !isInSameTown(rows);
}

/** `Binh Duong University` may be that, and Thai Binh Duong University another: the entity's name has one word more, in front. */
export function isOfOtherFirstName(rows: Rows): boolean {
  if (!areNames(rows, ['entity_longer'])) return false;
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || isOwn(rows) || isInSameTown(rows)) return false;
  const [first = '', ...others] = weightyWords(name.right.tokens);
  if (!words.onlyRight.includes(first) || GENERIC_WORDS.has(first) || countryOfCity(first) !== undefined)
    return false;
  return !isDistinguishingToken(first) && others.some(isOrganisation);
}

function isOwn(rows: Rows): boolean {
  return hasOwnIdentifier(rows) || isSame(rows, 'email') || rowOf(rows, 'place')?.house === 'same';
}

/** Organisations of which a town has several, one for each field. */
const OF_FIELDS: ReadonlySet<OrganisationKind> = new Set([
  'health',
  'education',
  'foundation',
  'museum',
  'society',
]);

const SHORTEST_FIELD = 3;

/** Words that the other name lacks and that stand before the head, or behind one in front. */
function fieldsAtHead(tokens: readonly string[], only: readonly string[]): readonly string[] {
  if (only.length === 0) return only;
  const words = weightyWords(tokens);
  const isAtHead = (word: string, at: number) =>
    only.includes(word) &&
    word.length >= SHORTEST_FIELD &&
    !isDistinguishingToken(word) &&
    (isBeforeHead(words, at, only) || isBehindHead(words, at, only));
  return words.filter(isAtHead);
}

/** `Quantock Medical University`, `Medical University of Quantock`, `Quantock Mortgage Bank`. */
function isBeforeHead(words: readonly string[], at: number, only: readonly string[]): boolean {
  const end = words.findIndex((word, place) => place > at && !only.includes(word));
  const [word = '', head] = [words[at], words[end]];
  if (head === undefined || PUT_IN_WORDS.has(word)) return false;
  const isWithin = words.slice(0, at).some((before) => !only.includes(before));
  if (isOrganisation(head)) return isWithin || GENERIC_WORDS.has(word);
  const behind = words.slice(end);
  return isWithin && isField(word) && behind.every(isOfCompanies) && behind.some(isTrade);
}

/** `Universidad Médica de Quantock`, `Banco de Inversión Quantock`. */
function isBehindHead(words: readonly string[], at: number, only: readonly string[]): boolean {
  const front = words.slice(0, at).filter((before) => !only.includes(before));
  const [word = '', head] = [words[at], front[0]];
  if (head === undefined || at + 1 === words.length || PUT_IN_WORDS.has(word)) return false;
  if (isOrganisation(head))
    return front.every((before) => isOrganisation(before) || GENERIC_WORDS.has(before));
  return front.length === 1 && isTrade(head) && isField(word);
}

/** Of many trusts and funds of one manager others are told by other rules. */
function isOrganisation(word: string): boolean {
  return sayKind([word], OF_FIELDS) && (word === 'foundation' || !FUND_WORDS.has(word));
}

/** `Frozen Foods`; a name is none, as in `Quantock Minolta Systems`. */
function isField(word: string): boolean {
  return isTrade(word) || (isEverydayWord(word) && !GENERIC_WORDS.has(word));
}

/** Says what a company does; `Group` and `Services` say nothing of it. */
function isTrade(word: string): boolean {
  return GENERIC_WORDS.has(word) && !ANY_TRADE_WORDS.has(word) && !FUND_WORDS.has(word);
}

function isOfCompanies(word: string): boolean {
  return GENERIC_WORDS.has(word) && !FUND_WORDS.has(word);
}
