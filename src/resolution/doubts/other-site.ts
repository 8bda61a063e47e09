import { hasOwnIdentifier, isInAnotherPlace } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { asWritten } from '../names/normal-name.ts';
import { weightyWords } from '../tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/** A website that is not the entity's, in another town: nothing but the name, and what towns have in common, says that it is it. */
export function isOnSiteElsewhere(rows: Rows): boolean {
  if (rowOf(rows, 'website')?.relation !== 'differs' || !isInAnotherPlace(rows)) return false;
  return !hasOwnIdentifier(rows) && rowOf(rows, 'email')?.relation !== 'same';
}

/** And the name is one word, as of Lucid of Oakland (luciddesigngroup.com) and Lucid of Newark (lucidmotors.com). */
export function isWordOnSiteElsewhere(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !isOnSiteElsewhere(rows)) return false;
  return weightyWords(asWritten(name.left).tokens).length === 1;
}
