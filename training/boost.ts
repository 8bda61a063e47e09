import { intervalOf } from '../dist/resolution/comparisons/score-tables.js';

/** What the tables of a model are fitted to: feature values, what else is known of the log odds, and the truth. */
export interface Example {
  readonly features: Readonly<Record<string, number>>;
  /** Bits that are fixed: guards, places and other comparisons. */
  readonly offset: number;
  readonly isRight: boolean;
  readonly weight: number;
}

export type Slope = 'rising' | 'falling' | 'any';

export interface TableShape {
  readonly of: readonly string[];
  readonly row: string;
  readonly cuts: readonly (readonly number[])[];
  /** Whether bits may only rise, or only fall, with each feature. */
  readonly slopes?: readonly Slope[];
  /** Least and most bits of each cell, where experience says more than the sets. */
  readonly bounds?: readonly (readonly [least: number, most: number])[];
}

export interface FittedTable extends TableShape {
  readonly bits: readonly number[];
}

export interface FitOptions {
  readonly shapes: readonly TableShape[];
  readonly rounds: number;
  readonly rate: number;
  /** Weight of the wish that a cell is worth nothing. */
  readonly ridge: number;
}

const LN2 = Math.log(2);
const MOST_BITS = 12;
/** Turns of making a table of two features monotone along one and the other. */
const TURNS = 3;

interface Table {
  readonly shape: TableShape;
  readonly cells: Int32Array;
  readonly values: Float64Array;
}

/**
 * Fits an additive model of tables to examples by cyclic gradient boosting in log odds (Lou, Caruana et al. 2013,
 * Accurate intelligible models with pairwise interactions): single features first, pairs of them on what is left.
 */
export function fitTables(
  examples: readonly Example[],
  { shapes, rounds, rate, ridge }: FitOptions,
): { intercept: number; tables: readonly FittedTable[] } {
  const scores = Float64Array.from(examples, (example) => example.offset * LN2);
  const tables = shapes.map((shape) => tableOf(shape, examples));
  const state = { examples, scores, intercept: 0 };
  const singles = tables.filter((table) => table.shape.of.length === 1);
  const pairs = tables.filter((table) => table.shape.of.length > 1);
  for (const group of [singles, pairs]) {
    for (let round = 0; round < rounds; round++) {
      stepIntercept(state);
      for (const table of group) stepTable(table, state, { rate, ridge });
    }
  }
  return {
    intercept: state.intercept / LN2,
    tables: tables.map(({ shape, values }) => ({
      ...shape,
      bits: Array.from(values, (value) => value / LN2),
    })),
  };
}

interface State {
  readonly examples: readonly Example[];
  readonly scores: Float64Array;
  intercept: number;
}

function tableOf(shape: TableShape, examples: readonly Example[]): Table {
  const [first = '', second] = shape.of;
  const [firstCuts = [], secondCuts = []] = shape.cuts;
  const width = secondCuts.length + 1;
  const cells = Int32Array.from(examples, ({ features: values }) => {
    const row = intervalOf(values[first] ?? 0, firstCuts);
    return second === undefined ? row : row * width + intervalOf(values[second] ?? 0, secondCuts);
  });
  return { shape, cells, values: new Float64Array((firstCuts.length + 1) * width) };
}

function stepIntercept(state: State): void {
  let [slope, bend] = [0, 1];
  for (const [at, { isRight, weight }] of state.examples.entries()) {
    const chance = sigmoid(state.scores[at] ?? 0);
    slope += weight * ((isRight ? 1 : 0) - chance);
    bend += weight * chance * (1 - chance);
  }
  const step = slope / bend;
  state.intercept += step;
  for (let at = 0; at < state.scores.length; at++) state.scores[at] = (state.scores[at] ?? 0) + step;
}

function stepTable(
  { shape, cells, values }: Table,
  { examples, scores }: State,
  { rate, ridge }: { rate: number; ridge: number },
): void {
  const slope = new Float64Array(values.length);
  const bend = new Float64Array(values.length);
  for (let at = 0; at < cells.length; at++) {
    const example = examples[at];
    const cell = cells[at] ?? 0;
    if (example === undefined) continue;
    const chance = sigmoid(scores[at] ?? 0);
    slope[cell] = (slope[cell] ?? 0) + example.weight * ((example.isRight ? 1 : 0) - chance);
    bend[cell] = (bend[cell] ?? 0) + example.weight * chance * (1 - chance);
  }
  const before = Float64Array.from(values);
  for (let cell = 0; cell < values.length; cell++) {
    const value = values[cell] ?? 0;
    const pull = (slope[cell] ?? 0) - ridge * value;
    const next = value + (rate * pull) / ((bend[cell] ?? 0) + ridge);
    const [least, most] = shape.bounds?.[cell] ?? [-MOST_BITS, MOST_BITS];
    values[cell] = Math.max(least * LN2, Math.min(most * LN2, next));
  }
  makeMonotone(shape, values, bend);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0;
    scores[at] = (scores[at] ?? 0) + (values[cell] ?? 0) - (before[cell] ?? 0);
  }
}

/** Makes a table rise or fall as its shape asks: along one feature, or along both in turn. */
function makeMonotone({ slopes, cuts }: TableShape, values: Float64Array, weights: Float64Array): void {
  const [first = 'any', second = 'any'] = slopes ?? [];
  const width = (cuts[1]?.length ?? 0) + 1;
  const height = values.length / width;
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_y, y) => y * width + x),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_x, x) => y * width + x),
  );
  for (let turn = 0; turn < (width > 1 ? TURNS : 1); turn++) {
    if (first !== 'any') for (const column of columns) pool(column, first, values, weights);
    if (second !== 'any') for (const row of rows) pool(row, second, values, weights);
  }
}

/** Pools neighbours that break the order (pool adjacent violators), weighed by what is known of each cell. */
function pool(
  cells: readonly number[],
  slope: 'rising' | 'falling',
  values: Float64Array,
  weights: Float64Array,
): void {
  const sign = slope === 'rising' ? 1 : -1;
  const blocks: { value: number; weight: number; size: number }[] = [];
  for (const cell of cells) {
    blocks.push({ value: sign * (values[cell] ?? 0), weight: (weights[cell] ?? 0) + 1e-3, size: 1 });
    for (;;) {
      const [left, right] = [blocks.at(-2), blocks.at(-1)];
      if (left === undefined || right === undefined || left.value <= right.value) break;
      const weight = left.weight + right.weight;
      const pooled = (left.value * left.weight + right.value * right.weight) / weight;
      blocks.splice(-2, 2, { value: pooled, weight, size: left.size + right.size });
    }
  }
  let at = 0;
  for (const block of blocks)
    for (let n = 0; n < block.size; n++) values[cells[at++] ?? 0] = sign * block.value;
}

function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
