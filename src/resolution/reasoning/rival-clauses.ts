import { type RowOf, rowOf } from '../comparisons/evidence.ts';
import { asWritten } from '../names/normal-name.ts';
import { type Clause, opposing, type Pair, supporting } from './clause.ts';

/** Says how well known it is among those who bear the name; of those only who bear it letter by letter, that most is known of it. */
export function prominenceClause({ bits, bearers }: RowOf<'prominence'>, pair: Pair): Clause | undefined {
  const isExact = isLetterByLetter(pair);
  if (bits <= 0) return opposing(`others of ${isExact ? 'that' : 'a like'} name are better known`, 3);
  return bearers > 1 && isExact ? supporting(MORE_KNOWN, 1) : undefined;
}

const MORE_KNOWN = 'it is the best known with exactly this name';

function isLetterByLetter({ candidate }: Pair): boolean {
  const name = rowOf(candidate.evidence, 'name');
  if (name?.relation !== 'same') return false;
  return asWritten(name.left).tokens.join('') === asWritten(name.right).tokens.join('');
}

/** Says that others may well be called so. */
export function partClause({ of }: RowOf<'part'>, { candidate }: Pair): Clause {
  if (of !== 'initials')
    return opposing('it may be a part or relative of the company that is meant', 4, 'name');
  const name = rowOf(candidate.evidence, 'name');
  // What is written as a word, `Nest`, is hardly meant as initials.
  const areInitials = name?.kindOfName === 'acronym' && name.left.text === name.left.text.toUpperCase();
  return opposing(`others may ${areInitials ? 'have the same initials' : 'be called the same'}`, 4, 'name');
}

/** Says that name and website lead to two companies: of the one that was preferred, and of the other. */
export function biasClause({ bias, bits }: RowOf<'bias'>, { record }: Pair): Clause {
  const isBySite = bias === 'URL_BIAS';
  if (bits > 0)
    return opposing(
      `website and name point to different companies and the ${isBySite ? 'website' : 'name'} was preferred`,
      8,
    );
  const other = isBySite ? `the website ${record.website?.domain ?? ''} is` : 'the name is';
  return opposing(`${other} on file for another company`.replace('  ', ' '), 8);
}
