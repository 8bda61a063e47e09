import { normaliseName } from '../resolution/names/normalise-name.ts';
import type { Source } from '../resolution/records/source.ts';
import { starterSource } from '../sources/source-of.ts';

/** Reads the names of the companies that come with core, and says of a text whether it is one of them, but for its form. */
export async function wellKnownNames(
  source: Pick<Source, 'read'> = starterSource(),
): Promise<(text: string) => boolean> {
  const known = new Set<string>();
  for await (const item of source.read()) {
    if (!('record' in item)) continue;
    for (const { value } of item.record.names) for (const key of keysOf(value)) known.add(key);
  }
  return (text) => keysOf(text).some((key) => known.has(key));
}

function keysOf(text: string): readonly string[] {
  return normaliseName(text).map(({ tokens }) => tokens.join(' '));
}
