import { domainKey, wholeNameKeys } from '../../resolution/blocking/blocking-keys.ts';
import type { AccountIndex } from './account-index.ts';
import type { AccountUniverse } from './account-universe.ts';
import type { Likeness } from './compare-accounts.ts';
import { relatedReasoning } from './double-reasoning.ts';
import { areAtDifferentPlaces, type Judged, judgePair } from './judge-pair.ts';
import { ofPeople } from './of-people.ts';
import { withOtherGuess } from './other-guess.ts';
import type { Pair } from './pair-number.ts';
import { areStrangers } from './strangers.ts';
import { toldApart } from './told-apart.ts';
import { wordsOfCityIn } from './words-of-city.ts';

interface Judging extends Pick<AccountUniverse, 'index'> {
  readonly priorBits: number;
  /** The first of the pair may leave out words of the other; false where it is not told. */
  readonly mayBeShortened?: boolean;
}

/** How sure two accounts that were compared are one company; undefined when they are not near, or strangers. */
export function judgeLikeness(
  pair: Pair,
  likeness: Likeness,
  { index, priorBits, mayBeShortened = false }: Judging,
): Judged | undefined {
  const judged = judgePair(likeness, {
    priorBits,
    isChain: isChain(pair, likeness, index),
    isAmbiguous: pair.some((one) => index.accounts.identity(one).outcome === 'ambiguous'),
    mayBeShortened,
    wordsOfCity: wordsOfCityIn(pair, index.accounts),
  });
  if (judged === undefined) return undefined;
  const { rows } = likeness;
  const apart = toldApart(pair, index.accounts, rows);
  if (apart !== undefined)
    return { ...judged, kind: 'related', confidence: 'LOW', reasoning: relatedReasoning(rows, apart) };
  if (areStrangers(judged, rows)) return undefined;
  const compared = { pair, rows };
  return ofPeople(withOtherGuess(judged, compared, index.accounts), compared, index.accounts);
}

/** A company has few places in a CRM; a chain or a franchise has many under one name and one website. */
const PLACES_OF_A_CHAIN = 4;

function isChain([a]: Pair, { rows }: Likeness, index: AccountIndex): boolean {
  if (!areAtDifferentPlaces(rows)) return false;
  const { names, website } = index.accounts.record(a);
  const keys = [
    ...names.slice(0, 1).flatMap(wholeNameKeys).slice(0, 1),
    ...(website === undefined || website.isShared ? [] : [domainKey(website.domain)]),
  ];
  return keys.some((key) => index.placesOf(key) >= PLACES_OF_A_CHAIN);
}

const ORDER: readonly Judged['confidence'][] = ['LOW', 'MEDIUM', 'HIGH'];

export function surer(first: Judged, second: Judged | undefined): Judged {
  if (second === undefined) return first;
  return ORDER.indexOf(second.confidence) > ORDER.indexOf(first.confidence) ? second : first;
}
