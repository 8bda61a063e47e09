import type { EntityInput } from '../../contract/entity-input.ts';
import { decodeHtml } from './decode-html.ts';
import { repairEncoding } from './repair-encoding.ts';

/** Without an `&` or a character with which one of UTF-8 begins there is nothing to decode. */
const MAY_BE_ENCODED = /[&\u00c2-\u00f4]/;

/** What a text says where it was escaped for HTML, or was UTF-8 and has been read in another encoding. */
export function decodeText(text: string): string {
  return MAY_BE_ENCODED.test(text) ? repairEncoding(decodeHtml(text)) : text;
}

/** Decodes every text of a request; what a caller sent stays as it is. */
export function decodeInput(input: EntityInput): EntityInput {
  let decoded: Record<string, unknown> | undefined;
  for (const field of Object.keys(input)) {
    const value = input[field as keyof EntityInput];
    if (typeof value !== 'string' || !MAY_BE_ENCODED.test(value)) continue;
    decoded ??= { ...input };
    decoded[field] = decodeText(value);
  }
  // Texts stay texts, so the shape is that of the input.
  return decoded === undefined ? input : (decoded as EntityInput);
}
