/** Numbers of 53 bits in so many parts, to which they are added in any order. */
export interface PartedNumbers {
  add(part: number, number: number): void;
  /** Those of a part, in any order; good until another part is asked for. */
  of(part: number): Float64Array;
}

/** Numbers of one part that lie side by side: the first of them says where those before end, 0 for none. */
const CHUNK = 32;
/** Numbers that are made room for at once. */
const SLAB = 2 ** 15;

/**
 * Each number goes to another part than the one before, far in memory: the parts grow by small chunks, of which the last
 * ones stay near the processor, and none is copied to a longer list.
 */
export function partedNumbers(parts: number): PartedNumbers {
  const slabs: Float64Array[] = [];
  /** Where the next number of each part goes: a new chunk where that is the end of one, as it is at first. */
  const ends = new Uint32Array(parts);
  // No chunk begins at 0.
  let size = CHUNK;
  const slabOf = (at: number) => slabs[Math.floor(at / SLAB)] ?? NONE;
  const chunkBehind = (end: number) => {
    const start = size;
    size += CHUNK;
    while (slabs.length * SLAB < size) slabs.push(new Float64Array(SLAB));
    slabOf(start)[start % SLAB] = end;
    return start + 1;
  };
  let scratch = new Float64Array(CHUNK);
  return {
    add(part, number) {
      const end = ends[part] ?? 0;
      const at = end % CHUNK === 0 ? chunkBehind(end) : end;
      slabOf(at)[at % SLAB] = number;
      ends[part] = at + 1;
    },
    of(part) {
      let length = 0;
      for (let end = ends[part] ?? 0; end !== 0; ) {
        const start = Math.floor((end - 1) / CHUNK) * CHUNK;
        const chunk = slabOf(start).subarray(start % SLAB, (start % SLAB) + end - start);
        if (length + CHUNK > scratch.length) scratch = widened(scratch);
        scratch.set(chunk.subarray(1), length);
        length += chunk.length - 1;
        end = chunk[0] ?? 0;
      }
      return scratch.subarray(0, length);
    },
  };
}

const NONE = new Float64Array(0);

function widened(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(2 * numbers.length);
  wider.set(numbers);
  return wider;
}
