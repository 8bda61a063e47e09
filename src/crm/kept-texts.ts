import type { Texts } from './dataset.ts';

/** The text of a key: it is made when it is asked for first, and read back afterwards. */
export type KeptTexts<Key> = (key: Key, make: () => string) => string;

export function keptTexts<Key>(texts: Texts): KeptTexts<Key> {
  const numbers = new Map<Key, number>();
  return (key, make) => {
    const number = numbers.get(key);
    if (number !== undefined) return texts.at(number);
    const text = make();
    numbers.set(key, texts.add(text));
    return text;
  };
}
