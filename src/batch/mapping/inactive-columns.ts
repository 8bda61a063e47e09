import { cellText } from '../../tabular/cell-text.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { inactiveReader, saysInactiveAccount } from './inactive-words.ts';

/** A column in which a row may say that its account is inactive, blocked, archived or to be deleted. */
interface InactiveColumn {
  readonly at: number;
  isInactive(cell: string): boolean;
}

export type InactiveColumns = readonly InactiveColumn[];

/** Those of flags and states, and those of types: `Account Status` tells both. */
export function inactiveColumns(columns: readonly string[], mapping: ColumnMapping): InactiveColumns {
  const { is_inactive: flags = [], account_type: types = [] } = mapping;
  return [
    ...flags.map((at) => ({ at, isInactive: remembered(inactiveReader(columns[at] ?? '')) })),
    ...types.map((at) => ({ at, isInactive: remembered(saysInactiveAccount) })),
  ];
}

export function isInactiveRow(cells: readonly string[], columns: InactiveColumns): boolean {
  return columns.some(({ at, isInactive }) => {
    const cell = cellText(cells[at] ?? '');
    return cell !== '' && isInactive(cell);
  });
}

/** Columns of flags and states have few different cells. */
const REMEMBERED = 1000;

function remembered(reader: (cell: string) => boolean): (cell: string) => boolean {
  const known = new Map<string, boolean>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const says = reader(cell);
    if (known.size < REMEMBERED) known.set(cell, says);
    return says;
  };
}
