/** A whole number with its unit: `1 source`, `12,000 sources`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}
