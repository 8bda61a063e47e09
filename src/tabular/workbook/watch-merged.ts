import type { Remarks } from '../remarks.ts';
import type { SheetReading } from './sheet-rows.ts';

/** Tells of merged cells: a program shows their value in all of them, and the file has it in the first alone. */
export function watchMerged(noted: Remarks): Pick<SheetReading, 'onMerged'> {
  const areas = new Set<string>();
  return {
    onMerged(cells) {
      areas.add(cells);
      const [first = ''] = areas;
      const where =
        areas.size === 1
          ? `the cells ${first} are merged`
          : `${areas.size.toLocaleString('en-US')} areas of cells are merged, the first is ${first}`;
      noted.revise(
        'merged',
        `${where}: only the first cell of each has the value, the others are empty; unmerge them and fill them in first`,
      );
    },
  };
}
