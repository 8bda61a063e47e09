import type { ComparedField, SideBySide } from '../../contract/review.ts';
import { fitted, oneLine, widthOf } from './terminal-text.ts';

const GAP = 2;
const WIDEST_LABEL = 22;
const WIDEST_VALUE = 44;

/** Records side by side as lines, each no wider than the width; values are cut where they have to be. */
export function sideBySide(
  { headings, fields }: SideBySide,
  {
    width,
    painted,
  }: { readonly width: number; readonly painted: (line: string, field: ComparedField) => string },
): readonly string[] {
  const labelWidth = Math.min(WIDEST_LABEL, Math.max(0, ...fields.map(({ label }) => widthOf(label))));
  const remarkWidth = Math.max(0, ...fields.map(({ remark }) => widthOf(remark)));
  const room = width - labelWidth - remarkWidth - GAP * (headings.length + 1);
  const valueWidth = Math.max(8, Math.min(WIDEST_VALUE, Math.floor(room / Math.max(1, headings.length))));
  const line = (label: string, values: readonly string[], remark: string) =>
    [fitted(oneLine(label), labelWidth), ...values.map((value) => fitted(oneLine(value), valueWidth)), remark]
      .join(' '.repeat(GAP))
      .trimEnd();
  return [
    line('', headings, ''),
    ...fields.map((field) => painted(line(field.label, field.values, field.remark), field)),
  ];
}
