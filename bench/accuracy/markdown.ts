/** A table; every column but the first is of figures. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const marks = headings.map((_, index) => (index === 0 ? '---' : '--:'));
  return [headings, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A share with three digits; – when there is none. */
export function share(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : value.toFixed(3);
}

/** A whole number with its thousands apart. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** A share in words of a sentence: `64 %`. */
export function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

/** Lines to be typed into a shell. */
export function shell(lines: readonly string[]): string {
  return ['```sh', ...lines, '```'].join('\n');
}
