const CODE = /^(?=(?:.*\d){2})[A-Z\d][A-Z\d._/-]{2,19}$/;
const MOST = 0.8;

/** Whether nearly all cells of a column are codes by which a system calls its records: `C00120`, `K-1024`. */
export function areCodes(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.filter((cell) => CODE.test(cell)).length >= cells.length * MOST;
}

/** Whether the cells only count the rows of a list, be it one of which some rows were taken out. */
export function countsRows(cells: readonly string[]): boolean {
  const numbers = cells.map(Number);
  const isRising = numbers.every(
    (number, at) => Number.isInteger(number) && number > (numbers[at - 1] ?? -1),
  );
  return isRising && (numbers.at(-1) ?? 0) <= cells.length * ROWS_TAKEN_OUT;
}

/** Of ten rows nine. */
const ROWS_TAKEN_OUT = 10;
