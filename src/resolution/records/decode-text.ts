import type { EntityInput } from '../../contract/entity-input.ts';
import { decodeHtml } from './decode-html.ts';
import { repairEncoding } from './repair-encoding.ts';

/** What a text says where it was escaped for HTML, or was UTF-8 and has been read in another encoding. */
export function decodeText(text: string): string {
  return repairEncoding(decodeHtml(text));
}

/** Decodes every text of a request; what a caller sent stays as it is. */
export function decodeInput(input: EntityInput): EntityInput {
  const decoded = Object.entries(input).map(
    ([field, value]) => [field, typeof value === 'string' ? decodeText(value) : value] as const,
  );
  // Texts stay texts, so the shape is that of the input.
  return Object.fromEntries(decoded) as EntityInput;
}
