import type { ProfileName } from '../comparisons/entity-profile.ts';
import { mayBeMunicipality, sayOneMunicipality } from '../tables/municipalities.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';
import { saysOrganisation } from '../tables/organisation-kinds.ts';
import { type AlignedToken, type Alignment, realigned } from './align-tokens.ts';
import type { NormalName } from './normal-name.ts';

const NO_WORDS: readonly string[] = [];
/** The word before which Swedish has a genitive. */
const BEHIND_GENITIVE = 'kommun';

/**
 * `Mairie de Niort` and municipality of Niort: what the names do not share says one thing in two languages, and tells nothing. The
 * rest is a place, for a company has a legal form or says a trade. That it is in the genitive (`Halmstads kommun`) is no difference.
 */
export function withOneMunicipality(
  alignment: Alignment,
  { text, tokens, forms }: NormalName,
  other: ProfileName,
): Alignment {
  const { pairs, leftOver, rightOver } = alignment;
  if (pairs.length === 0 || leftOver.length === 0 || rightOver.length === 0) return alignment;
  // Asked of every pair of names.
  if (!mayBeMunicipality(leftOver) || !mayBeMunicipality(rightOver)) return alignment;
  const mine = { text, tokens, apart: leftOver };
  if (!sayOneMunicipality(mine, { text: other.text, tokens: other.tokens, apart: rightOver }))
    return alignment;
  if (forms.length + other.forms.length > 0 || pairs.some(isOfTrade)) return alignment;
  const isGenitive = leftOver.includes(BEHIND_GENITIVE) || rightOver.includes(BEHIND_GENITIVE);
  return realigned(alignment, {
    pairs: isGenitive ? pairs.map(inNominative) : pairs,
    leftOver: NO_WORDS,
    rightOver: NO_WORDS,
  });
}

function isOfTrade({ left, right }: AlignedToken): boolean {
  return GENERIC_WORDS.has(left) || GENERIC_WORDS.has(right) || saysOrganisation(left);
}

function inNominative(pair: AlignedToken): AlignedToken {
  const { left, right } = pair;
  return left === `${right}s` || right === `${left}s` ? { ...pair, agreement: 'exact' } : pair;
}
