const LONGEST = 500;

/** Words of another machine as one line of bounded length that does not steer a terminal. */
export function cleanWords(words: string): string {
  return words
    .slice(0, LONGEST)
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim();
}
