import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { writtenWords } from '../../resolution/reasoning/words-clause.ts';
import type { Place } from '../../resolution/records/normalise-place.ts';
import { nameAuthority } from '../../resolution/tables/authorities.ts';
import { countryCode } from '../../resolution/tables/countries.ts';
import { isBodysOwn, mentionsApart, saysBody } from '../../resolution/tables/institution-units.ts';
import { weightyWords } from '../../resolution/tables/name-words.ts';
import { subdivisionCode } from '../../resolution/tables/subdivisions.ts';
import type { Situation } from '../actions/situation.ts';
import { isNameUnheard, wholeNames } from '../names/name-standing.ts';

type Pair = readonly [number, number];
type Rows = readonly EvidenceRow[];
type Words = readonly string[];

/**
 * Why one of two accounts may be a unit of a body of which the other has the bare name, as a sentence: `City of Dalton - Utilities`,
 * `Dalton Hospital Pharmacy`, `Ohio State Board of Nursing` beside `State of Ohio`. The house, telephone and website that they share
 * are the body's, and say nothing of who they are. So with a credit union or an alumni association beside anybody.
 */
export function bodyDoubt(pair: Pair, rows: Rows, situation: Situation): string | undefined {
  const [mine, theirs] = pair.map((at) => wholeNames(at, situation.dataset)[0]);
  if (mine === undefined || theirs === undefined || isSame(rows, 'registration')) return undefined;
  const places = placesOf(rows);
  const more = unitWords(mine, theirs, places) ?? unitWords(theirs, mine, places);
  if (more === undefined || !isNameUnheard(pair, situation)) return undefined;
  const [told = ''] = [writtenWords(more, `${mine.text} ${theirs.text}`, '').join(' ')];
  return `But "${told || more.join(' ')}" in one name alone may make it a unit of the other, or a body of its own beside it.`;
}

function placesOf(rows: Rows): readonly Place[] {
  const place = rowOf(rows, 'place');
  return place === undefined ? [] : [place.left, place.right];
}

/** The words by which the longer name is that of a unit; undefined where it has none, or the shorter is no body. */
function unitWords(longer: NormalName, shorter: NormalName, places: readonly Place[]): Words | undefined {
  const [words, others] = [weightyWords(longer.tokens), weightyWords(shorter.tokens)];
  const own = words.filter((word) => !others.includes(word) && !isBodysOwn(word));
  if (own.length === 0 || arePlace(own, places)) return undefined;
  const shared = words.filter((word) => others.includes(word));
  // Two agencies of a state have no more than its name in common.
  if (isRegion(shared, places)) return own;
  if (shared.length === 0 || !others.every((word) => words.includes(word))) return undefined;
  return isBody(shorter, others) || mentionsApart(own) ? own : undefined;
}

function isBody({ tokens }: NormalName, weighty: Words): boolean {
  return nameAuthority(tokens) || (weighty.length > 1 && weighty.some(saysBody));
}

/** The town, state or country where one of them is. */
function arePlace(words: Words, places: readonly Place[]): boolean {
  const towns = places.flatMap(({ city }) => city?.split(' ') ?? []);
  const others = words.filter((word) => !towns.includes(word)).join(' ');
  if (others === '' || countryCode(others) !== undefined) return true;
  return places.some(({ country }) => subdivisionCode(others, country) !== undefined);
}

function isRegion(shared: Words, places: readonly Place[]): boolean {
  const name = shared.filter((word) => word !== 'state').join(' ');
  return name !== '' && places.some(({ country }) => subdivisionCode(name, country) !== undefined);
}
