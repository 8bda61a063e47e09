import { isInSameTown } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import { isDistinguishingToken } from '../../resolution/names/distinguishing-tokens.ts';
import { foldWords } from '../../resolution/names/fold.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { countryOfCity } from '../../resolution/tables/cities.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { isTellingWord, weightyWords } from '../../resolution/tables/name-words.ts';
import { isGivenName } from '../../resolution/tables/people.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import type { Situation } from '../actions/situation.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { isNameUnheard, wholeNames } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';

type Named = Pick<NormalName, 'text' | 'tokens'>;

/**
 * Why two accounts whose names have the same words in another order may be two companies, as a sentence: nothing beside the names agrees,
 * and no rare word tells that they are one (`University of Miami`, `Miami University`), or the words that tell have changed places
 * (`Martin Thomas LLP`, `Thomas Martin LLP`), which a rare one outweighs in one town.
 */
export function wordOrderDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  situation: Pick<Situation, 'dataset' | 'world'>,
): string | undefined {
  const { dataset } = situation;
  const isInOneTown = isInSameTown(rows);
  const town = isInOneTown ? normalOfAccount(dataset, pair[0]).place?.city?.split(' ') : undefined;
  const orders = ordersOf(wholeNames(pair[0], dataset), wholeNames(pair[1], dataset), town);
  if (orders === undefined || haveOwnAgreement(rows)) return undefined;
  const hasRareWord = orders.words.some(isRare);
  if (hasRareWord && (!orders.areTellingApart || isInOneTown)) return undefined;
  return isNameUnheard(pair, situation) ? ORDER : undefined;
}

const ORDER =
  'But their names have the same words in another order, and nothing beside the names agrees: they may be two.';

interface Orders {
  readonly words: readonly string[];
  /** The words that tell one company from another stand in two orders, and not only those of trades around them. */
  readonly areTellingApart: boolean;
}

/** Undefined where two names are one, have other words, or one is turned around at a comma; the town where both are is said before or behind a name. */
function ordersOf(
  names: readonly Named[],
  others: readonly Named[],
  town: readonly string[] = [],
): Orders | undefined {
  const wordsOf = ({ tokens }: Named) => weightyWords(tokens).filter((word) => !town.includes(word));
  const pairs = names.flatMap((name) => others.map((other) => [name, other] as const));
  const told = pairs.map(([name, other]) => [wordsOf(name), wordsOf(other)] as const);
  if (told.some(([words, otherWords]) => words.join(' ') === otherWords.join(' '))) return undefined;
  const at = told.findIndex(([words, otherWords]) => sorted(words) === sorted(otherWords));
  const [words, otherWords] = told[at] ?? [];
  if (words === undefined || otherWords === undefined) return undefined;
  if (pairs[at]?.some(isTurned)) return undefined;
  return { words, areTellingApart: tellingOf(words) !== tellingOf(otherWords) };
}

/** `Thomas, Martin`; a comma before the legal form turns nothing. */
function isTurned({ text, tokens }: Named): boolean {
  const [, ...behind] = text.split(',');
  return foldWords(behind.join(' '))
    .split(' ')
    .some((word) => tokens.includes(word));
}

function tellingOf(words: readonly string[]): string {
  return words.filter(isTellingWord).join(' ');
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

const INITIALS = 2;
/** A word that more companies bear tells nothing of one. */
const FEW = 50;

/** Neither an everyday word nor that of a trade, a place or a person. */
function isRare(word: string): boolean {
  if (word.length <= INITIALS || !isTellingWord(word) || isEverydayWord(word)) return false;
  if (isDistinguishingToken(word) || countryOfCity(word) !== undefined || isGivenName(word)) return false;
  return backgroundCount(word) <= FEW && tradesOf([word]).size === 0;
}
