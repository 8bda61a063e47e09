/** The records that an id was given out for, by number. */
export interface Claim {
  readonly id: number;
  readonly records: readonly number[];
}

/** Claims in their order, for millions of them: numbers in typed arrays. */
export interface Claims {
  readonly size: number;
  id(at: number): number;
  records(at: number): Uint32Array;
  /** The records of an id; undefined when nobody claims it. */
  recordsOf(id: number): Uint32Array | undefined;
}

/** Keeps the claims; of two claims of one id the first one counts. */
export function claimsOf(claims: Iterable<Claim>): Claims {
  const ids = growing(Float64Array);
  const ends = growing(Uint32Array);
  const numbers = growing(Uint32Array);
  for (const { id, records } of claims) {
    for (const number of records) numbers.push(number);
    ids.push(id);
    ends.push(numbers.size);
  }
  const idAt = (at: number) => ids.at(at);
  const recordsAt = (at: number) => numbers.part(at === 0 ? 0 : ends.at(at - 1), ends.at(at));
  const order = Uint32Array.from({ length: ids.size }, (_, at) => at);
  order.sort((a, b) => idAt(a) - idAt(b) || a - b);
  return {
    size: ids.size,
    id: idAt,
    records: recordsAt,
    recordsOf(id) {
      const at = order[firstNotBelow(order, id, idAt)];
      return at !== undefined && idAt(at) === id ? recordsAt(at) : undefined;
    },
  };
}

function firstNotBelow(order: Uint32Array, id: number, idAt: (at: number) => number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (idAt(order[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

const FIRST_LENGTH = 1024;

function growing<T extends Float64Array | Uint32Array>(make: new (length: number) => T) {
  let values = new make(FIRST_LENGTH);
  let size = 0;
  return {
    get size() {
      return size;
    },
    push(value: number) {
      if (size === values.length) {
        const longer = new make(size * 2);
        longer.set(values);
        values = longer;
      }
      values[size++] = value;
    },
    at: (at: number) => values[at] ?? 0,
    part: (from: number, to: number) => values.slice(from, to) as T,
  };
}
