/** Columns on either side of a bar's axis; a narrow terminal has no room for bars. */
export function halfBarOf(terminalWidth: number): number {
  if (terminalWidth < 60) return 0;
  return terminalWidth < 100 ? 4 : 8;
}

/** A bar for a share from -1 to 1 of its half, in half columns: to the right of the axis what is positive, else to the left. */
export function barOf(share: number, half: number): string {
  if (half === 0) return '';
  const halves = share === 0 ? 0 : Math.max(1, Math.round(Math.abs(share) * half * 2));
  const whole = '█'.repeat(Math.floor(halves / 2));
  if (share < 0) return `${`${halves % 2 === 1 ? '▐' : ''}${whole}`.padStart(half)}│`;
  return `${' '.repeat(half)}│${whole}${halves % 2 === 1 ? '▌' : ''}`;
}
