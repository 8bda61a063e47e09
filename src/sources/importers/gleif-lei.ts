/** Says what is wrong with a legal entity identifier (ISO 17442); undefined when its check digits are right. */
export function leiFault(text: string): string | undefined {
  if (text === '') return 'no LEI';
  if (!/^[A-Z0-9]{18}[0-9]{2}$/.test(text)) return `"${text}" is no LEI: it is not 20 letters and digits`;
  return remainder(text) === 1 ? undefined : `"${text}" is no LEI: its check digits are wrong`;
}

/** ISO 7064 mod 97-10, where letters stand for 10 to 35. */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
