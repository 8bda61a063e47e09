import { WEIGHTS } from '../model/weights.ts';
import { isReading } from '../names/normal-name.ts';
import { compareForms } from './compare-forms.ts';
import type { NameComparison } from './compare-name-pair.ts';
import { meaningOf } from './compare-units.ts';
import { type EvidenceRow, roundedBits } from './evidence.ts';
import type { NameEvidence, OtherNameEvidence } from './name-evidence.ts';

/** Whether the record's name stands beside another one. */
export type BesideOther = Pick<NameEvidence, 'isBesideOther' | 'isOwnAbbreviation'>;

/** What two names agree in and what they do not, as rows of evidence. */
export function nameRows(compared: NameComparison, beside: BesideOther): EvidenceRow[] {
  const { left, right, relation, isGeneric, isByInitial, rarityMargin, onlyLeft, onlyRight } = compared;
  const rows: EvidenceRow[] = [
    {
      comparison: 'name',
      relation,
      isGeneric,
      kindOfName: right.kind,
      left,
      right,
      isBesideOther: beside.isBesideOther,
      isOwnAbbreviation: beside.isOwnAbbreviation,
      isByInitial,
      rarityMargin,
      bits: roundedBits(compared.agreedBits),
    },
    ...readingRow(compared),
    ...besideRow(compared),
    ...formRow(compared),
  ];
  if (compared.extraBits !== 0) {
    const [meaning, bits] = [meaningOf(compared), roundedBits(compared.extraBits)];
    rows.push({ comparison: 'name_words', meaning, onlyLeft, onlyRight, bits });
  }
  return rows;
}

function readingRow({ left, right, readingBits }: NameComparison): readonly EvidenceRow[] {
  if (!isReading(left) && !isReading(right)) return [];
  return [
    {
      comparison: 'name_reading',
      left: isReading(left) ? left.tokens : [],
      right: isReading(right) ? right.tokens : [],
      bits: roundedBits(readingBits),
    },
  ];
}

/** Who bears the name with all that stands in its text comes before. */
function besideRow({ left: { beside } }: NameComparison): readonly EvidenceRow[] {
  if (beside === undefined) return [];
  const bits = roundedBits(WEIGHTS.name.guard.beside);
  return [{ comparison: 'name_beside', what: beside.what, left: beside.said, bits }];
}

/** Also when two forms say the same in two languages, and tell nothing: then both names are legal ones. */
function formRow({ left, right, formBits }: NameComparison): readonly EvidenceRow[] {
  if (left.forms.length === 0 || right.forms.length === 0) return [];
  return [
    {
      comparison: 'name_form',
      relation: compareForms(left, right),
      left: left.forms,
      right: right.forms,
      bits: roundedBits(formBits),
    },
  ];
}

/** Another name of the record, beside the one that fits best. */
export function secondName({
  relation,
  extraBits,
  bracketBits,
  left,
  right,
}: NameComparison): OtherNameEvidence {
  const agrees = relation !== 'different' && extraBits === 0 && bracketBits === 0;
  const bits = agrees ? WEIGHTS.name.second_name.agrees : WEIGHTS.name.second_name.differs;
  return { comparison: 'other_name', agrees, left, right, bits: roundedBits(bits) };
}
