import type { ComparisonName, EvidenceRow } from '../comparisons/evidence.ts';
import type { Pair } from './clause.ts';
import { clauseOf } from './clauses.ts';
import { capital, ended } from './sentences.ts';

/** Of rows that a reasoning does not mention. */
const UNMENTIONED: Readonly<Partial<Record<ComparisonName, string>>> = {
  name_form: 'The legal forms are the same, or stand for each other in two languages.',
  prominence: 'It is better known than others that may bear the name.',
  name_words: 'Each name has small words that the other lacks.',
};

/** Says in a sentence what a row of evidence came to. */
export function sentenceOf(row: EvidenceRow, pair: Pair): string {
  const clause = clauseOf(row, pair);
  if (clause !== undefined) return ended(capital(clause.text));
  return UNMENTIONED[row.comparison] ?? 'It tells nothing by itself.';
}
