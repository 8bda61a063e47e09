import { RECORD_MARKS } from '../../resolution/tables/name-words.ts';

/** A name without what people wrote into it about its record (`DUP - Nike Inc`); undefined where they wrote nothing, or nothing else. */
export function unmarkedName(name: string): string | undefined {
  let rest = name;
  for (const { pattern, sign } of RECORD_MARKS) if (sign.test(rest)) rest = rest.replace(pattern, ' ');
  if (rest === name) return undefined;
  const unmarked = rest.replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(unmarked) ? unmarked : undefined;
}
