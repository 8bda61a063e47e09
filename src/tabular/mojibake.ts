/** "Ã¼" for "ü", "â€“" for a dash: UTF-8 that was read as Windows-1252 and saved like that. */
const MOJIBAKE = /\u00c3[\u0080-\u009f\u00a1-\u00bf]|\u00e2\u20ac./g;

/** A sample of text that was decoded wrongly before it was saved; undefined when a text shows none. */
export function mojibakeIn(text: string): string | undefined {
  const found = text.match(MOJIBAKE) ?? [];
  // One alone may be a word in capitals.
  return found.length > 1 ? found[0] : undefined;
}
