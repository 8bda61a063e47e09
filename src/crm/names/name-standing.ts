import type { NameKind, ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { hasFormOfBank, saysBank } from '../../resolution/names/banks.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { partedTokens } from '../../resolution/names/unblanked-parts.ts';
import { STOP_WORDS, weightyWords } from '../../resolution/tables/name-words.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import type { Dataset } from '../dataset.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { normalOfAccount } from '../normal-account.ts';
import { isWayOfWriting, spelledOf } from './way-of-writing.ts';

/**
 * What the name of an account is to a company: `unknown` where no source has it as a name of that company, `written` where it is only
 * another way to write its legal or trading name.
 */
export type NameStanding = NameKind | 'written' | 'unknown';

/** In use now, the one that says most first. */
export const PRESENT: readonly NameStanding[] = ['legal', 'trading', 'acronym', 'written'];
const ORDER: readonly NameStanding[] = [...PRESENT, 'alias', 'former', 'unknown'];

const IN_USE: ReadonlySet<NormalName['part']> = new Set(['whole', 'trading', 'also']);

/** Of `Harrowgate LLC dba Lobster Shack` both; of a name in brackets neither. */
export function wholeNames(at: number, dataset: Pick<Dataset, 'account' | 'normal'>): readonly NormalName[] {
  return normalOfAccount(dataset, at).names.filter(({ part }) => IN_USE.has(part));
}

/** All that an entity is called; nothing where nobody can tell. */
export function namesOfEntity(
  coreId: string | null,
  { names }: Pick<Family, 'names'>,
): readonly ProfileName[] {
  return (coreId === null ? undefined : names?.(coreId)) ?? [];
}

/** What the best of some names is among those of an entity. */
export function standingOf(names: readonly NormalName[], known: readonly ProfileName[]): NameStanding {
  const found = names.map((name) => standingAmong(name, known));
  const best = ORDER.find((one) => found.includes(one)) ?? 'unknown';
  if (best !== 'alias') return best;
  const present = known.filter(({ kind }) => kind === 'legal' || kind === 'trading');
  return names.some((name) => present.some((other) => isWayOfWriting(name, other))) ? 'written' : 'alias';
}

/** What the best of an account's names is among those of its entity. */
export function nameStandingOf(
  at: number,
  {
    dataset,
    world,
  }: {
    readonly dataset: Pick<Dataset, 'account' | 'normal' | 'identity'>;
    readonly world: Pick<Hierarchy, 'family'>;
  },
): NameStanding {
  return standingOf(wholeNames(at, dataset), namesOfEntity(dataset.identity(at).coreId, world.family));
}

/** No source has both names as those of one company. */
export function isNameUnheard(
  [one, other]: readonly [number, number],
  known: Parameters<typeof nameStandingOf>[1],
): boolean {
  const { identity } = known.dataset;
  if (!areOneEntity(identity(one), identity(other))) return true;
  return [one, other].some((at) => nameStandingOf(at, known) === 'unknown');
}

/** A name with a legal form is that of the names with this form, where there are such: `Google Inc.` is not `Google LLC`. */
function standingAmong(name: NormalName, known: readonly ProfileName[]): NameStanding {
  const own = spelledOf(name);
  const same = known.filter((other) => spelledOf(other) === own);
  const formed =
    name.forms.length === 0 ? [] : same.filter(({ forms }) => forms.join() === name.forms.join());
  // `USAA Federal Savings Bank` is not what USAA is called.
  if (formed.length === 0 && hasFormOfBank(name) && !saysBank(name)) return 'unknown';
  const kinds: readonly NameStanding[] = (formed.length > 0 ? formed : same).map(({ kind }) => kind);
  return ORDER.find((standing) => kinds.includes(standing)) ?? 'unknown';
}

type Spelled = Pick<NormalName, 'text' | 'tokens'>;

/** The words that one name has more than another, all of whose words it has; none where it lacks one of these. */
export function wordsMore(name: Spelled, other: Spelled): readonly string[] {
  const parted = partedTokens(name, other);
  const tokens = parted?.left ?? name.tokens;
  const shared = weightyWords(parted?.right ?? other.tokens);
  if (shared.length === 0 || !shared.every((word) => tokens.includes(word))) return [];
  return tokens.filter((word) => !STOP_WORDS.has(word) && !shared.includes(word));
}

/** Whether one of some names has all words of one of the others, and more. */
export function sayMore(names: readonly Spelled[], others: readonly Spelled[]): boolean {
  return names.some((name) => others.some((other) => wordsMore(name, other).length > 0));
}
