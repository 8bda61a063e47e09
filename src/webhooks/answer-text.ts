import type { Readable } from 'node:stream';

const KEPT_CHARACTERS = 1024;
// Enough for so many characters, should each of them take two units of UTF-16.
const ENOUGH_UNITS = 2 * KEPT_CHARACTERS;

/** The first 1,024 characters of a body; the rest is dropped, and so is a body that breaks off. */
export async function answerText(body: Readable): Promise<string> {
  // A receiver that breaks off after its headers has answered all the same.
  body.on('error', () => {});
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= ENOUGH_UNITS) break;
    }
    text += decoder.decode();
  } catch {
    // What came before is kept.
  }
  return [...text.slice(0, ENOUGH_UNITS)].slice(0, KEPT_CHARACTERS).join('');
}
