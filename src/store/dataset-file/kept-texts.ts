import type { Texts } from '../../crm/dataset.ts';

/** The text of a key, which is worked out when it is asked for first and read back afterwards. */
export function keptTexts(texts: Texts, make: (key: string) => string): (key: string) => string {
  const numbers = new Map<string, number>();
  return (key) => {
    const number = numbers.get(key);
    if (number !== undefined) return texts.at(number);
    const text = make(key);
    numbers.set(key, texts.add(text));
    return text;
  };
}
