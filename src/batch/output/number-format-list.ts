import { FIRST_OWN_ID } from '../../tabular/workbook/number-formats.ts';
import type { NumberFormat } from '../../tabular/workbook/workbook-cell.ts';

/** The number formats that the cells of a workbook need, each once. */
export interface NumberFormatList {
  /** The number by which cells name the format, from 1. */
  add(format: NumberFormat): number;
  /** The format of each number from 1 on, as a workbook knows it: its id, and the code of one of its own. */
  formats(): readonly NumberFormat[];
}

/** Starts without formats. */
export function numberFormatList(): NumberFormatList {
  const numbers = new Map<number | string, number>();
  const formats: NumberFormat[] = [];
  return {
    add({ id, code }) {
      const key = code ?? id;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const isEverywhere = code === undefined;
      formats.push(isEverywhere ? { id } : { id: FIRST_OWN_ID + formats.length, code });
      numbers.set(key, formats.length);
      return formats.length;
    },
    formats: () => formats,
  };
}
