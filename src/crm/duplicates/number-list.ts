/** A growing list of numbers of 53 bits, for there may be more than an array or a set can hold. */
export interface NumberList {
  readonly length: number;
  add(number: number): void;
  addAll(numbers: Float64Array): void;
  /** What was added, in the order in which it was; good until more is added. */
  numbers(): Float64Array;
  /** Ascending, each once; takes the list apart. */
  distinct(): Float64Array;
}

const SHORTEST = 1024;

export function numberList(): NumberList {
  let numbers = new Float64Array(SHORTEST);
  let length = 0;
  const makeRoom = (least: number) => {
    if (least <= numbers.length) return;
    const longer = new Float64Array(Math.max(least, 2 * numbers.length));
    longer.set(numbers.subarray(0, length));
    numbers = longer;
  };
  return {
    get length() {
      return length;
    },
    add(number) {
      makeRoom(length + 1);
      numbers[length++] = number;
    },
    addAll(more) {
      makeRoom(length + more.length);
      numbers.set(more, length);
      length += more.length;
    },
    numbers: () => numbers.subarray(0, length),
    distinct: () => distinctOf(numbers.subarray(0, length).sort()),
  };
}

/** Of ascending numbers each once, in the place of the first ones. */
export function distinctOf(ascending: Float64Array): Float64Array {
  let length = 0;
  for (let at = 0; at < ascending.length; at++) {
    const number = ascending[at] ?? 0;
    if (length === 0 || number !== ascending[length - 1]) ascending[length++] = number;
  }
  return ascending.subarray(0, length);
}
