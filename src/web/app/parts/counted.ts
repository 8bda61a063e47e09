const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number as all pages write it, whatever the language of the browser: their words are English. */
export function numberWords(number: number): string {
  return NUMBER.format(number);
}

/** A number with its unit: `1 source`, `12,000 sources`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${numberWords(count)} ${count === 1 ? one : several}`;
}
