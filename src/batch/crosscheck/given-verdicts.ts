import type { GivenVerdict } from '../../crm/situate-alone.ts';

/** What was answered about accounts, by position: ten bytes for each, for there may be a million. */
export interface GivenVerdicts {
  readonly length: number;
  /** Of the next account; undefined for one that is judged by the file alone. */
  add(verdict: GivenVerdict | undefined): void;
  at(position: number): GivenVerdict | undefined;
}

/** Most accounts share it. */
export const NOTHING_TO_DO: GivenVerdict = { action: 'None', group: null, type: null, duplicateOf: null };

const SHORTEST = 1024;
const ALONE = 255;
/** Other than `NOT_HERE`. */
const NOBODY = -2;

/** An empty list. */
export function givenVerdicts(): GivenVerdicts {
  const kinds = numbered<Pick<GivenVerdict, 'action' | 'type'>>(({ action, type }) => `${action} ${type}`);
  const groups = numbered<string>((group) => group);
  let columns = widened(undefined);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(verdict) {
      if (length === columns.kind.length) columns = widened(columns);
      const { action, type, group, duplicateOf } = verdict ?? NOTHING_TO_DO;
      columns.kind[length] = verdict === undefined ? ALONE : kinds.numberOf({ action, type });
      columns.group[length] = group === null ? NOBODY : groups.numberOf(group);
      columns.duplicateOf[length] = duplicateOf ?? NOBODY;
      length++;
    },
    at(position) {
      const kind = kinds.at(columns.kind[position] ?? ALONE);
      if (position >= length || kind === undefined) return undefined;
      const [group, of] = [columns.group[position] ?? NOBODY, columns.duplicateOf[position] ?? NOBODY];
      return {
        ...kind,
        group: group === NOBODY ? null : (groups.at(group) ?? null),
        duplicateOf: of === NOBODY ? null : of,
      };
    },
  };
}

/** Gives each value a number, the same to equal ones. */
function numbered<Value>(keyOf: (value: Value) => string) {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  return {
    numberOf(value: Value): number {
      const key = keyOf(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
    at: (number: number): Value | undefined => values[number],
  };
}

interface Columns {
  readonly kind: Uint8Array;
  readonly group: Int32Array;
  readonly duplicateOf: Int32Array;
}

function widened(before: Columns | undefined): Columns {
  const size = before === undefined ? SHORTEST : 2 * before.kind.length;
  const columns = {
    kind: new Uint8Array(size),
    group: new Int32Array(size),
    duplicateOf: new Int32Array(size),
  };
  if (before === undefined) return columns;
  columns.kind.set(before.kind);
  columns.group.set(before.group);
  columns.duplicateOf.set(before.duplicateOf);
  return columns;
}
