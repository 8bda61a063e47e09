/** Longer texts hardly come again. */
const LONGEST = 80;

/**
 * Remembers what was read of texts that come again and again, such as countries, towns and words; when it is full it forgets
 * the older half.
 */
export function remembered<Value>(limit: number, read: (text: string) => Value): (text: string) => Value {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const readAnew = (text: string): Value => {
    if (text.length > LONGEST) return read(text);
    if (young.size >= limit / 2) {
      old = young;
      young = new Map();
    }
    const value = old.has(text) ? (old.get(text) as Value) : read(text);
    young.set(ownText(text), value);
    return value;
  };
  return (text) => {
    const known = young.get(text);
    return known !== undefined || young.has(text) ? (known as Value) : readAnew(text);
  };
}

/** A cell may be cut out of a text of megabytes, which would be kept with it. */
function ownText(text: string): string {
  return text.split('').join('');
}
