import { createHash } from 'node:crypto';

const SMALLEST = 1_000_000_000;
const COUNT = 9_000_000_000;

/** The ten-digit id of a text, first digit not zero; `step` gives the next free one on a collision. */
export function mintCoreId(text: string, step = 0): string {
  const digest = createHash('sha256').update(text).digest();
  const number = Number(digest.readBigUInt64BE(0) % BigInt(COUNT));
  return String(SMALLEST + ((number + step) % COUNT));
}

/** Known everywhere: source and id of a record. */
export function recordKey(record: { readonly source: string; readonly id: string }): string {
  return `${record.source}:${record.id}`;
}

/**
 * Gives every record its own id, from `source:id` alone. An id that was pinned belongs to the records it was pinned
 * for; of other records that collide the first by `source:id` takes the id and the rest the next free ones, so that
 * the order of imports does not matter.
 */
export function assignOwnIds(
  keys: readonly string[],
  pins: readonly { readonly coreId: string; readonly recordKeys: readonly string[] }[],
): ReadonlyMap<string, string> {
  const owners = new Map(pins.map((pin) => [pin.coreId, new Set(pin.recordKeys)]));
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const key of [...keys].sort()) {
    const isFree = (id: string) => !taken.has(id) && owners.get(id)?.has(key) !== false;
    const id = nextFree(key, isFree);
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}

function nextFree(key: string, isFree: (id: string) => boolean): string {
  for (let step = 0; ; step++) {
    const id = mintCoreId(key, step);
    if (isFree(id)) return id;
  }
}
