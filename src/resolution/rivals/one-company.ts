import { compareForms } from '../comparisons/compare-forms.ts';
import type { EntityProfile, ProfileName } from '../comparisons/entity-profile.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { wordAgreement } from '../names/word-agreement.ts';
import type { Place } from '../records/normalise-place.ts';
import { compareHouses } from '../records/one-house.ts';
import { streetOf } from '../records/street.ts';
import { areOneTown } from '../records/town-names.ts';

/** Whether two entities are one company by what is on file of them: one name but for a slip, in one house or with one website or telephone. */
export function areOne(one: EntityProfile, other: EntityProfile): boolean {
  if (areOfOneGroup(one, other) || areRegisteredApart(one, other)) return false;
  return haveOneName(one, other) && haveOneDoor(one, other);
}

function areOfOneGroup(one: EntityProfile, other: EntityProfile): boolean {
  return one.groupIds.includes(other.coreId) || other.groupIds.includes(one.coreId);
}

function areRegisteredApart(
  { registrations: mine }: EntityProfile,
  { registrations: theirs }: EntityProfile,
): boolean {
  return (
    mine.length > 0 &&
    theirs.length > 0 &&
    !mine.some(({ number }) => theirs.some((other) => other.number === number))
  );
}

/** In one house; or with one website, telephone or profile where the house of one is not known, and no town is another. */
function haveOneDoor(one: EntityProfile, other: EntityProfile): boolean {
  const pairs = one.places.flatMap((mine) => other.places.map((theirs) => [mine, theirs] as const));
  const inOneTown = pairs.filter(([mine, theirs]) => mayBeOneTown(mine, theirs));
  if (inOneTown.some(([mine, theirs]) => areOneHouse(mine, theirs))) return true;
  if (pairs.length > 0 && inOneTown.every(([mine, theirs]) => areTwoHouses(mine, theirs))) return false;
  return (['domains', 'phones', 'socialSlugs'] as const).some((kind) =>
    one[kind].some((value) => other[kind].includes(value)),
  );
}

function mayBeOneTown(mine: Place, theirs: Place): boolean {
  if (areTwo(mine.country, theirs.country) || areTwo(mine.state, theirs.state)) return false;
  if (areTwo(mine.postalCode, theirs.postalCode)) return false;
  return mine.city === undefined || theirs.city === undefined || areOneTown(mine.city, theirs.city);
}

function areTwo(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function areTwoHouses(mine: Place, theirs: Place): boolean {
  return mine.street !== undefined && theirs.street !== undefined && !areOneHouse(mine, theirs);
}

function areOneHouse(mine: Place, theirs: Place): boolean {
  if (mine.street === undefined || theirs.street === undefined) return false;
  const [left, right] = [streetOf(mine.street), streetOf(theirs.street)];
  if (left === undefined || right === undefined) return mine.street === theirs.street;
  return compareHouses(left, right) === 'same';
}

/** Where both have legal names, these: `UBS AG` and UBS Group AG are both called UBS. */
function haveOneName(one: EntityProfile, other: EntityProfile): boolean {
  const [mine, theirs] = [namesInUse(one), namesInUse(other)];
  const [formal, others] = [mine.filter(isFormal), theirs.filter(isFormal)];
  const [left, right] = formal.length > 0 && others.length > 0 ? [formal, others] : [mine, theirs];
  return left.some((name) =>
    right.some((their) => areFormsOne(name, their) && areOneName(name.tokens, their.tokens)),
  );
}

function namesInUse({ names }: EntityProfile): readonly ProfileName[] {
  return names.filter(({ kind }) => kind === 'legal' || kind === 'trading');
}

function isFormal({ forms }: ProfileName): boolean {
  return forms.length > 0;
}

/**
 * Another form is another company's, and a branch is not the company that it belonged to: `Acme AG` and `Acme GmbH`, `Blue Owl
 * Capital Inc.` and `Blue Owl Capital Corp.`
 */
function areFormsOne(name: ProfileName, other: ProfileName): boolean {
  const relation = compareForms(name, other);
  if (relation === 'missing') return true;
  return relation === 'same' && [...name.forms].sort().join() === [...other.forms].sort().join();
}

/** Word by word, but for a slip in one of them or the letters that the last one lost. */
function areOneName(mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.length !== theirs.length) return false;
  const apart = mine.flatMap((word, at) => (word === theirs[at] ? [] : [at]));
  const [at, ...more] = apart;
  if (at === undefined) return true;
  const [one, other] = [mine[at] ?? '', theirs[at] ?? ''];
  if (more.length > 0 || isDistinguishingToken(one) || isDistinguishingToken(other)) return false;
  return wordAgreement(one, other) === 'typo' || (at === mine.length - 1 && isCutShort(one, other));
}

const MOST_LOST = 2;
const SHORTEST_LEFT = 3;

function isCutShort(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_LEFT && long.length - short.length <= MOST_LOST && long.startsWith(short);
}
