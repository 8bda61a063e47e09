import { hasFormOfBank, saysBank } from '../../resolution/names/banks.ts';
import { HEAD_WORDS } from '../../resolution/tables/company-words.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import type { Dataset } from '../dataset.ts';
import { isKnown } from '../duplicates/known-entity.ts';
import { namesOfEntity, PRESENT, standingOf, wholeNames, wordsMore } from './name-standing.ts';

const [UNASKED, NO, YES] = [0, 1, 2];

/**
 * Whether an account bears the name of a store or unit of its company: no source knows the name, and it says more than one of the
 * company's (`Wexford Foods Lamar`). Asked of accounts that have doubles, and remembered.
 */
export function unitTest(dataset: Dataset, { family }: Pick<Hierarchy, 'family'>): (at: number) => boolean {
  const answers = new Uint8Array(dataset.size).fill(UNASKED);
  return (at) => {
    if (answers[at] === UNASKED) answers[at] = isUnit(at, dataset, family) ? YES : NO;
    return answers[at] === YES;
  };
}

function isUnit(at: number, dataset: Dataset, family: Hierarchy['family']): boolean {
  const identity = dataset.identity(at);
  if (!isKnown(identity)) return false;
  const known = namesOfEntity(identity.coreId, family);
  const names = wholeNames(at, dataset);
  if (known.length === 0 || names.length === 0 || standingOf(names, known) !== 'unknown') return false;
  // No words more, but the legal form of a bank, which the company is not.
  const isBank = known.some((one) => PRESENT.includes(one.kind) && (saysBank(one) || hasFormOfBank(one)));
  if (names.some(hasFormOfBank) && !isBank) return true;
  return names.some((name) =>
    known.some(
      (other) => other.kind !== 'acronym' && wordsMore(name, other).some((word) => !HEAD_WORDS.has(word)),
    ),
  );
}
