/**
 * Reads a text as a URL; undefined when it is not one. URL.canParse would do, but that of Node 20 and 22 refuses letters
 * beyond ASCII once it has been called some thousand times.
 */
export function webAddressIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
