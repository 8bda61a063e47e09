/**
 * What entities share with a record, by their numbers: a hash table in typed arrays (open addressing, linear probing), which
 * is used again for the next record. Places are given in the order of arrival, so that whoever looks through all of them
 * reads memory in order.
 */
export interface EntityScores {
  /** Number of places in use. */
  size: number;
  /** The entity of each place. */
  entities: Uint32Array;
  /** Bits of the keys that the entity of a place shares; `UNSCORED` when it was only marked. */
  scores: Float64Array;
  /** What else is known of the entity of a place, in bits that the user of the table defines. */
  marks: Uint8Array;
  /** The slot of each place. */
  slotOf: Uint32Array;
  /** A place and one, 0 where none is; a power of two, twice as many as places. */
  slots: Uint32Array;
}

export const UNSCORED = -1;

const LEAST_PLACES = 1024;
/** Knuth's multiplier: consecutive numbers fall far from each other. */
const MULTIPLIER = 2654435769;

export function entityScores(places: number = LEAST_PLACES): EntityScores {
  return {
    size: 0,
    entities: new Uint32Array(places),
    scores: new Float64Array(places),
    marks: new Uint8Array(places),
    slotOf: new Uint32Array(places),
    slots: new Uint32Array(places * 2),
  };
}

/** Forgets everybody. */
export function clearScores(table: EntityScores): void {
  const { slots, slotOf } = table;
  for (let place = 0; place < table.size; place++) slots[slotOf[place] ?? 0] = 0;
  table.size = 0;
}

/** Where the entity stands; it is taken up, without a score, when it was not there. */
export function placeFor(table: EntityScores, entity: number): number {
  const slot = slotFor(table, entity);
  const taken = table.slots[slot] ?? 0;
  if (taken !== 0) return taken - 1;
  if (table.size === table.entities.length) {
    grow(table);
    return placeFor(table, entity);
  }
  const place = table.size++;
  table.slots[slot] = place + 1;
  table.slotOf[place] = slot;
  table.entities[place] = entity;
  table.scores[place] = UNSCORED;
  table.marks[place] = 0;
  return place;
}

/** Where the entity stands; -1 when it was never taken up. */
export function placeOf(table: EntityScores, entity: number): number {
  return (table.slots[slotFor(table, entity)] ?? 0) - 1;
}

/** The slot of the entity, or the free one where it belongs. */
function slotFor({ slots, entities }: EntityScores, entity: number): number {
  const mask = slots.length - 1;
  let slot = (Math.imul(entity, MULTIPLIER) >>> 7) & mask;
  for (;;) {
    const taken = slots[slot] ?? 0;
    if (taken === 0 || entities[taken - 1] === entity) return slot;
    slot = (slot + 1) & mask;
  }
}

function grow(table: EntityScores): void {
  const { size, entities, scores, marks } = table;
  const larger = entityScores(entities.length * 2);
  larger.entities.set(entities);
  larger.scores.set(scores);
  larger.marks.set(marks);
  for (let place = 0; place < size; place++) {
    const slot = slotFor(larger, entities[place] ?? 0);
    larger.slots[slot] = place + 1;
    larger.slotOf[place] = slot;
  }
  Object.assign(table, larger, { size });
}
