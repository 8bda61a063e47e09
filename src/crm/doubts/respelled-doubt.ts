import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { VEHICLE_WORDS } from '../../resolution/tables/company-words.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { wholeNames } from '../names/name-standing.ts';
import { oneWordApart, type WordsApart } from '../names/words-apart.ts';
import { writtenApart } from '../names/written-apart.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why two accounts whose names differ in one word may be two companies, as a sentence: the word is the only one that tells whose the name
 * is, and nothing but the country agrees beside it (`Van Dalen Beheer`, `Van Delen Beheer`); or both words say the companies of one
 * buy-out, which are called alike (`Quantock Midco`, `Quantock Bidco`).
 */
export function respelledDoubt(
  pair: readonly [number, number],
  rows: Rows,
  { dataset }: Pick<Situation, 'dataset'>,
): string | undefined {
  const [names, others] = [wholeNames(pair[0], dataset), wholeNames(pair[1], dataset)];
  const apart = oneWordApart(names, others);
  if (apart === undefined || isSame(rows, 'registration')) return undefined;
  const told = () => writtenApart(apart, names, others).map((word) => `"${word}"`);
  if (areVehicles(apart)) return `But ${told().join(' and ')} are two companies of one group.`;
  if (!isOnlyTelling(apart) || agreeBesideName(rows)) return undefined;
  if (areOneEntity(dataset.identity(pair[0]), dataset.identity(pair[1]))) return undefined;
  return `But ${told().join(' and ')} may be two names: no other word tells whose they are, and nothing beside the names agrees.`;
}

function areVehicles({ mine, theirs }: WordsApart): boolean {
  return VEHICLE_WORDS.has(mine) && VEHICLE_WORDS.has(theirs);
}

function isOnlyTelling({ mine, theirs, shared }: WordsApart): boolean {
  return !shared.some(tellsWhose) && wordAgreement(mine, theirs) === 'typo';
}

/** Of a trade, an everyday word or one of many companies, and an initial tell nothing. */
function tellsWhose(word: string): boolean {
  if (word.length <= INITIALS || !isTellingWord(word) || isEverydayWord(word)) return false;
  return backgroundCount(word) <= FEW && tradesOf([word]).size === 0;
}

const INITIALS = 2;
/** A word that more companies bear tells nothing of one. */
const FEW = 50;

function agreeBesideName(rows: Rows): boolean {
  const region = rowOf(rows, 'place')?.region;
  return haveOwnAgreement(rows) || region === 'city' || region === 'postal';
}
