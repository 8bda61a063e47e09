import type { Evidence } from '../contract/extended.ts';
import { compareNames, type NameComparison } from './compare-name.ts';
import { type Comparison, type ComparisonContext, evidence } from './comparison.ts';
import { WEIGHTS } from './model/weights.ts';
import type { NormalName } from './normal-name.ts';

/** Compares the record's names with all names of the entity; the best pair counts, a second name adds or takes a little. */
export const compareAllNames: Comparison = (context) => {
  const best = context.record.names.map((name) => bestFor(name, context));
  const primary = best.reduce<NameComparison | undefined>(
    (top, next) => (top === undefined || isBetter(next, top) ? next : top),
    undefined,
  );
  if (primary === undefined) return [];
  const rows = nameRows(primary);
  const second = best.find(
    (comparison) => comparison !== primary && isIndependent(comparison.left, primary.left),
  );
  return second === undefined ? rows : [...rows, secondName(second)];
};

function bestFor(name: NormalName, context: ComparisonContext): NameComparison {
  const comparisons = context.profile.names.map((entityName) =>
    compareNames(name, entityName, context.rarity),
  );
  const best = comparisons.reduce((top, next) => (isBetter(next, top) ? next : top));
  const formal = comparisons.find((other) => other.right.forms.length > 0 && isSameName(other, best));
  const isFormDue = name.forms.length > 0 && best.right.forms.length === 0;
  return isFormDue && formal !== undefined ? formal : best;
}

/** The same name with and without its legal form: the one with it tells more. */
function isSameName(left: NameComparison, right: NameComparison): boolean {
  return left.right.tokens.join(' ') === right.right.tokens.join(' ') && left.right.kind !== 'former';
}

function isBetter(left: NameComparison, right: NameComparison): boolean {
  return left.totalBits > right.totalBits;
}

function isIndependent(left: NormalName, right: NormalName): boolean {
  return left.part === 'whole' && right.part === 'whole' && left.tokens.join('') !== right.tokens.join('');
}

function nameRows(comparison: NameComparison): readonly Evidence[] {
  const { left, right, level } = comparison;
  const agreed = comparison.agreedBits + comparison.levelBits;
  const label = right.kind === 'legal' || right.kind === 'trading' ? level : `${level}_${right.kind}`;
  const rows = [
    evidence('name', label, { left: left.text, right: right.text, bits: agreed }),
    ...formRow(comparison),
  ];
  if (comparison.extraBits === 0) return rows;
  const kind = comparison.siblingWords.length > 0 ? 'sibling_words' : 'extra_words';
  const leftOnly = shown(comparison.onlyLeft);
  const rightOnly = shown(comparison.onlyRight);
  return [
    ...rows,
    evidence('name_words', kind, { left: leftOnly, right: rightOnly, bits: comparison.extraBits }),
  ];
}

function formRow({ left, right, formBits }: NameComparison): readonly Evidence[] {
  if (formBits === 0) return [];
  const values = { left: left.forms.join(', '), right: right.forms.join(', '), bits: formBits };
  return [evidence('name_form', formBits > 0 ? 'same' : 'different', values)];
}

function secondName(comparison: NameComparison): Evidence {
  const agrees = comparison.level !== 'different' && comparison.extraBits === 0;
  const bits = agrees ? WEIGHTS.name.second_name.agrees : WEIGHTS.name.second_name.differs;
  return evidence('other_name', agrees ? 'agrees' : 'differs', {
    left: comparison.left.text,
    right: comparison.right.text,
    bits,
  });
}

function shown(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.join(' ');
}
