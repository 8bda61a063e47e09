import { WEIGHTS } from '../model/weights.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { countryNames } from '../tables/countries.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { remembered } from '../tables/remembered.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import type { NameComparison } from './compare-name-pair.ts';
import type { ComparisonContext } from './comparison.ts';
import type { EntityProfile } from './entity-profile.ts';
import { roundedBits } from './evidence.ts';
import type { OwnerEvidence } from './name-evidence.ts';

type Words = readonly string[];
type Named = { readonly names: readonly { readonly tokens: Words }[] };

/** Owners of owners: `Acme, a Kud company` may belong to a company that belongs to Kud. */
const MOST_LEVELS = 4;

/** The owner that a name says, beside who is known to own the other side; no row where a name of its own says as much. */
export function ownerRow(
  { left, right, relation }: NameComparison,
  { record, profile, index }: ComparisonContext,
): readonly OwnerEvidence[] {
  if ((left.owner ?? right.owner) === undefined || relation === 'different') return NO_ROWS;
  const [mine, theirs] = [wordsOf(left.owner), wordsOf(right.owner)];
  if (mine !== undefined && theirs !== undefined)
    return areOneOwner(mine, theirs) ? NO_ROWS : row('two_owners', left.owner, right.owner);
  if (mine === undefined)
    return theirs === undefined || bears(record, theirs) ? NO_ROWS : row('not_known', undefined, right.owner);
  if (bears(profile, mine)) return NO_ROWS;
  const owners = ownersOf(profile, index);
  const own = owners.find((owner) => bears(owner, mine));
  if (own !== undefined) return row('agrees', left.owner, own.name);
  const [other] = owners;
  return other === undefined ? row('not_known', left.owner) : row('differs', left.owner, other.name);
}

const NO_ROWS: readonly OwnerEvidence[] = [];

const BITS: Readonly<Record<OwnerEvidence['relation'], number>> = {
  agrees: WEIGHTS.name.guard.owner,
  differs: WEIGHTS.name.guard.other_owner,
  two_owners: WEIGHTS.name.guard.two_owners,
  not_known: 0,
};

function row(
  relation: OwnerEvidence['relation'],
  left: string | undefined,
  right?: string,
): readonly OwnerEvidence[] {
  const bits = roundedBits(BITS[relation]);
  return [{ comparison: 'name_owner', relation, left: left ?? null, right: right ?? null, bits }];
}

/** Companies above it, the nearest first. */
function ownersOf(profile: EntityProfile, index: ComparisonContext['index']): readonly EntityProfile[] {
  const found = new Map<string, EntityProfile>();
  let level: readonly EntityProfile[] = [profile];
  for (let above = 0; above < MOST_LEVELS && level.length > 0; above++) {
    level = level
      .flatMap(({ groupIds }) => groupIds)
      .flatMap((coreId) => {
        const entity = found.has(coreId) ? undefined : index.entityOf(coreId);
        return entity === undefined ? [] : [index.profile(entity)];
      });
    for (const owner of level) found.set(owner.coreId, owner);
  }
  found.delete(profile.coreId);
  return [...found.values()];
}

function bears({ names }: Named, owner: Words): boolean {
  return names.some(({ tokens }) => areOneOwner(tokens.filter(isTellingWord), owner));
}

/** The one says no telling word that the other does not: `Kud` and `Kud Consumer Goods`. */
function areOneOwner(left: Words, right: Words): boolean {
  if (left.length === 0 || right.length === 0) return false;
  if (left.join('') === right.join('')) return true;
  return left.every((word) => right.includes(word)) || right.every((word) => left.includes(word));
}

/** What tells who the owner is; undefined where nothing does: `a family company`, `a Delaware company`. */
function wordsOf(owner: string | undefined): Words | undefined {
  const words = owner === undefined ? undefined : tellingWords(owner);
  return words === undefined || words.length === 0 ? undefined : words;
}

const tellingWords = remembered(1_000, (owner: string): Words => {
  const [name] = normaliseName(owner);
  const words = name?.tokens ?? [];
  if (isPlace(words.join(' '))) return [];
  return words.filter((word) => isTellingWord(word) && !DESCRIBING.has(word) && !isPlace(word));
});

function isPlace(word: string): boolean {
  return countryNames().has(word) || subdivisionCode(word) !== undefined;
}

/** What a company is like, and not whose it is. */
const DESCRIBING: ReadonlySet<string> = new Set(
  [
    'family',
    'private',
    'privately',
    'public',
    'publicly',
    'listed',
    'small',
    'local',
    'leading',
    'new',
  ].concat(
    ['women', 'woman', 'minority', 'veteran', 'employee', 'nonprofit', 'profit', 'non', 'startup', 'benefit'],
    ['fortune', 'parent', 'sister', 'portfolio', 'subsidiary', 'certified', 'independent', 'american'],
  ),
);
