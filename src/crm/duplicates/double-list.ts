import { Confidence } from '../../contract/confidence.ts';
import type { Texts } from '../dataset.ts';
import { type Double, type Doubles, DUPLICATE_KINDS } from '../verdict.ts';

/** Takes doubles in: few bytes are kept of each, for of a million accounts there are several millions. */
export interface DoubleList extends Doubles {
  add(double: Double): void;
}

const SHORTEST = 1024;
/** Flag of pairs that agree with each other in more than the entity. */
const OWN_AGREEMENT = 128;

/** An empty list. Reasonings are kept as texts, and read back when they are asked for. */
export function doubleList(texts: Texts): DoubleList {
  let columns = widened(undefined);
  let length = 0;
  const doubleAt = (number: number): Double => {
    const told = columns.told[number] ?? 0;
    const bits = columns.bits[number] ?? Number.NaN;
    return {
      a: columns.a[number] ?? 0,
      b: columns.b[number] ?? 0,
      // Packed below.
      kind: DUPLICATE_KINDS[(told & ~OWN_AGREEMENT) >> 2] as Double['kind'],
      confidence: Confidence.options[told & 3] as Confidence,
      hasOwnAgreement: (told & OWN_AGREEMENT) !== 0,
      get reasoning() {
        return texts.at(columns.reasoning[number] ?? 0);
      },
      ...(!Number.isNaN(bits) && { bits }),
    };
  };
  return {
    get length() {
      return length;
    },
    add({ a, b, kind, confidence, hasOwnAgreement, reasoning, bits }) {
      if (length === columns.a.length) columns = widened(columns);
      columns.a[length] = a;
      columns.b[length] = b;
      columns.told[length] =
        Confidence.options.indexOf(confidence) |
        (DUPLICATE_KINDS.indexOf(kind) << 2) |
        (hasOwnAgreement ? OWN_AGREEMENT : 0);
      columns.bits[length] = bits ?? Number.NaN;
      columns.reasoning[length] = texts.add(reasoning);
      length++;
    },
    at: (number) => (number < length ? doubleAt(number) : undefined),
    *[Symbol.iterator]() {
      for (let number = 0; number < length; number++) yield doubleAt(number);
    },
  };
}

/** Texts in memory, for datasets that have no place for them. */
export function textsInMemory(): Texts {
  const texts: string[] = [];
  return { add: (text) => texts.push(text) - 1, at: (number) => texts[number] ?? '' };
}

interface Columns {
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  /** Confidence, kind and whether it has an agreement of its own. */
  readonly told: Uint8Array;
  readonly bits: Float64Array;
  readonly reasoning: Uint32Array;
}

function widened(before: Columns | undefined): Columns {
  const size = before === undefined ? SHORTEST : 2 * before.a.length;
  const columns = {
    a: new Uint32Array(size),
    b: new Uint32Array(size),
    told: new Uint8Array(size),
    bits: new Float64Array(size),
    reasoning: new Uint32Array(size),
  };
  if (before === undefined) return columns;
  columns.a.set(before.a);
  columns.b.set(before.b);
  columns.told.set(before.told);
  columns.bits.set(before.bits);
  columns.reasoning.set(before.reasoning);
  return columns;
}
