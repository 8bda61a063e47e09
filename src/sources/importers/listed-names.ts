import { z } from 'zod';
import type { RecordName } from '../../resolution/records/source-record.ts';
import { distinctNames } from './record-parts.ts';

/** The member `names` of what `core reference export` writes. */
const ListedNames = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['legal', 'trading', 'alias', 'former', 'acronym']),
    until: z.iso.date().nullish(),
  }),
);

/** Reads names with their kinds and dates out of JSON; undefined when it is no such list. */
export function listedNames(text: string): readonly RecordName[] | undefined {
  const { data } = ListedNames.safeParse(jsonOf(text));
  if (data === undefined) return undefined;
  return distinctNames(
    data.map(({ name, kind, until }) => ({ value: name.trim(), kind, ...(until && { until }) })),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
